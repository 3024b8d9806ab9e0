"""What the table sounds like: each beat at the moments at which it is seen, and each choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from escoba.engine import Card, CardsDealt, Suit
from escoba.ui.selection import Selection
from escoba.ui.sound import Effect, Heard
from escoba.ui.table.celebration_times import RAYS, WORD, letter_touches
from escoba.ui.table.choreography import Beat, Celebration, PileRing, Tween
from escoba.ui.table.places import (
    AtGroup,
    BeforeSeat,
    Crosswise,
    InHand,
    InSlot,
    InStock,
    OnPile,
)

_SEVEN: Final = 7


def sounded(beat: Beat, coins: Suit, *, reduced: bool) -> Beat:
    """Return the beat with its sounds; `coins` is the suit that rings when it is taken."""
    heard = [*_cues(beat, reduced=reduced)]
    if any(isinstance(event, CardsDealt) for event in beat.events):
        heard += _deal(beat)
    else:
        heard += [*_played(beat.tweens), *_taken(beat.tweens, coins), *_drawn(beat.tweens)]
    return replace(beat, heard=tuple(sorted(heard, key=lambda one: one.at)))


def _deal(beat: Beat) -> Iterator[Heard]:
    """The riffle before the first cards of a hand; each card of the table, or of a later deal."""
    is_first = any(isinstance(e, CardsDealt) and not e.deal_number for e in beat.events)
    if is_first:
        yield Heard(Effect.RIFFLE, 0.0)
    for tween in beat.tweens:
        if not is_first or isinstance(tween.end, InSlot):
            yield Heard(Effect.SLIDE, tween.at)
    own = [t.over for t in beat.tweens if isinstance(t.end, InHand) and t.face_up[1]]
    if own:
        yield Heard(Effect.FLIP, max(own))


def _played(tweens: tuple[Tween, ...]) -> Iterator[Heard]:
    """A card that leaves a hand, and comes down on the felt or on the cards that it takes."""
    for tween in tweens:
        if isinstance(tween.start, InHand) and isinstance(tween.end, InSlot | AtGroup):
            yield Heard(Effect.SLIDE, tween.at)
            yield Heard(Effect.LAND, tween.over)


def _taken(tweens: tuple[Tween, ...], coins: Suit) -> Iterator[Heard]:
    """Cards pushed together and put on a pile; coins among them ring, the seven by its chime."""
    gathered = [
        t.at
        for t in tweens
        if isinstance(t.start, InSlot) and isinstance(t.end, AtGroup | OnPile | Crosswise)
    ]
    if gathered:
        yield Heard(Effect.GATHER, min(gathered))
    away = [t for t in tweens if isinstance(t.end, OnPile | Crosswise)]
    if not away:
        return
    over = max(t.over for t in away)
    yield Heard(Effect.PILE, over)
    ranks = [t.thing.rank for t in away if isinstance(t.thing, Card) and t.thing.suit == coins]
    if ranks and _SEVEN not in ranks:
        yield Heard(Effect.COIN, over)


def _drawn(tweens: tuple[Tween, ...]) -> Iterator[Heard]:
    """The cards drawn for the first deal, and how they go back."""
    for tween in tweens:
        if isinstance(tween.end, BeforeSeat):
            yield Heard(Effect.SLIDE, tween.at)
            yield Heard(Effect.FLIP, tween.over)
    if any(isinstance(t.end, InStock) for t in tweens):
        yield Heard(Effect.GATHER, 0.0)


def _cues(beat: Beat, *, reduced: bool) -> Iterator[Heard]:
    for cue in beat.cues:
        if isinstance(cue.what, PileRing):
            yield Heard(Effect.SEVEN_OF_COINS, cue.at)
        elif isinstance(cue.what, Celebration) and reduced:
            # The sign is there at once.
            yield Heard(Effect.TILE, cue.at)
            yield Heard(Effect.ESCOBA_GUITAR, cue.at)
        elif isinstance(cue.what, Celebration):
            yield Heard(Effect.ESCOBA_BROOM, cue.at)
            for index in range(len(WORD)):
                yield Heard(Effect.TILE, cue.at + letter_touches(index))
            yield Heard(Effect.ESCOBA_GUITAR, cue.at + RAYS[0])


def chosen(before: Selection, after: Selection) -> Effect:
    """Return what a change of the selection sounds like."""
    if after.refused is not None and after.refused is not before.refused:
        return Effect.KNOCK
    return Effect.DESELECT if len(after.cards) < len(before.cards) else Effect.SELECT
