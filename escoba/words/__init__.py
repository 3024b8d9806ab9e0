"""The game in words: every name and sentence that more than one part of the program says.

All functions look their text up when called, so a change of language shows at once.
"""

from escoba.words.cards import (
    DeckKind,
    card_name,
    rank_name,
    suit_name,
    suit_title,
    the_card,
    value_label,
)
from escoba.words.options import (
    option_sentence,
    option_title,
    option_value_label,
    preset_summary,
    preset_title,
)

__all__ = [
    "DeckKind",
    "card_name",
    "option_sentence",
    "option_title",
    "option_value_label",
    "preset_summary",
    "preset_title",
    "rank_name",
    "suit_name",
    "suit_title",
    "the_card",
    "value_label",
]
