"""In words what the table only draws: what lies there, the sum, the score, the last plays."""

from __future__ import annotations

from collections.abc import Iterator

from escoba import words
from escoba.language import gettext as _
from escoba.ui.scene import Element
from escoba.ui.table.counts import NOTHING, TITLED, counted, prime_text
from escoba.ui.table.model import Caption, TableModel
from escoba.ui.table.narration import spoken_tray
from escoba.ui.table.phrases import Phrases
from escoba.ui.table.picture import TablePicture
from escoba.ui.table.tray import TrayView
from escoba.words import DeckKind

LAST_PLAYS = 6


def readout(picture: TablePicture, model: TableModel, tray: TrayView) -> list[Element]:
    """Return labels with what `model` shows and the tray tells, nothing that is face down."""
    kind = picture.kit.cards.kind
    found = [
        Element("label:table", "label", _described(picture, model, tray), picture.table.tray),
        Element("label:score", "label", _score(picture, model), picture.rail.slate),
    ]
    counts = " ".join(_counts(picture, model))
    if counts:
        box = picture.rail.counts or picture.rail.slate
        found.append(Element("label:counts", "label", counts, box))
    if model.plays:
        told = plays_told(tuple(model.plays[:LAST_PLAYS]), picture.phrases, kind)
        box = picture.rail.plays or picture.rail.slate
        found.append(Element("label:plays", "label", told, box))
    return found


def plays_told(plays: tuple[Caption, ...], phrases: Phrases, kind: DeckKind) -> str:
    """Return the last plays as sentences, in the order given."""
    return " ".join((_("Last plays") + ":", *(f"{phrases.spoken(p, kind)}." for p in plays)))


def _described(picture: TablePicture, model: TableModel, tray: TrayView) -> str:
    kind = picture.kit.cards.kind
    laid = [words.card_name(c, kind) for c in sorted(model.slots, key=lambda c: model.slots[c])]
    held = [words.card_name(card, kind) for card in model.hand_of(picture.bottom)]
    text = [
        _("On the table: {cards}.").format(cards=words.listed(laid))
        if laid
        else _("The table is empty.")
    ]
    if held:
        text.append(_("Your hand: {cards}.").format(cards=words.listed(held)))
    if tray.chips:
        picked = words.listed([words.card_name(card, kind) for card in tray.chips])
        text.append(_("Picked: {cards}.").format(cards=picked))
    if told := spoken_tray(tray):
        text.append(told)
    return " ".join(text)


def _score(picture: TablePicture, model: TableModel) -> str:
    points = ", ".join(f"{picture.sides.label(s)}: {model.totals[s]}" for s in picture.order)
    hand = _("Hand {n}").format(n=model.number + 1)
    goal = _("first to {n}").format(n=picture.rules.target)
    return f"{hand}, {goal}. {points}."


def _counts(picture: TablePicture, model: TableModel) -> Iterator[str]:
    rules, kind, score = picture.rules, picture.kit.cards.kind, model.score()
    for key in counted(rules):
        amounts = []
        for side in picture.order:
            if key == "prime":
                spelled = prime_text(rules, model.piles[side], kind)
                amount = _("none") if spelled == NOTHING else spelled
            else:
                amount = str(int(getattr(score[side], key)))
            amounts.append(f"{picture.sides.label(side)} {amount}")
        yield f"{words.category_title(TITLED.get(key, key), rules, kind)}: {', '.join(amounts)}."
