"""The game in words: every name and sentence that more than one part of the program says.

All functions look their text up when called, so a change of language shows at once.
"""

from escoba.words.cards import (
    DeckKind,
    card_name,
    index_label,
    rank_name,
    suit_name,
    suit_title,
    the_card,
    the_rank,
    value_label,
)
from escoba.words.faults import fault_sentence, system_reason
from escoba.words.options import (
    option_sentence,
    option_title,
    option_value_label,
    preset_summary,
    preset_title,
)
from escoba.words.plays import (
    illegal_reason,
    leftovers_caption,
    opening_caption,
    sum_text,
    wrong_sum,
)
from escoba.words.rulebook import rules_text
from escoba.words.scores import (
    categories_shown,
    category_note,
    category_reason,
    category_rule,
    category_short,
    category_title,
    coins_of,
    concession,
    extra_hand,
    game_outcome,
    hand_outcome,
    prime_text,
    to_go,
)
from escoba.words.sides import Sides, listed
from escoba.words.talk import Occasion, has_voice, remark

__all__ = [
    "DeckKind",
    "Occasion",
    "Sides",
    "card_name",
    "categories_shown",
    "category_note",
    "category_reason",
    "category_rule",
    "category_short",
    "category_title",
    "coins_of",
    "concession",
    "extra_hand",
    "fault_sentence",
    "game_outcome",
    "hand_outcome",
    "has_voice",
    "illegal_reason",
    "index_label",
    "leftovers_caption",
    "listed",
    "opening_caption",
    "option_sentence",
    "option_title",
    "option_value_label",
    "preset_summary",
    "preset_title",
    "prime_text",
    "rank_name",
    "remark",
    "rules_text",
    "suit_name",
    "suit_title",
    "sum_text",
    "system_reason",
    "the_card",
    "the_rank",
    "to_go",
    "value_label",
    "wrong_sum",
]
