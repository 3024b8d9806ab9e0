"""The live counts: for each thing that gives points, what the sides have of it in this hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

import pygame

from escoba import words
from escoba.engine import Card, CardSet, Rules, Side, best_prime_cards, prime_key
from escoba.language import gettext as _
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.table.model import TableModel
from escoba.ui.table.phrases import card_short
from escoba.ui.theme import SideLook

# Heights in text units: the heading with the marks of the sides, each row, what remains below.
_HEAD, _ROW, _FOOT = 20.0, 27.0, 14.0
# Letters of the counts are never drawn smaller than this part of the usual size at text size 1.
_LEAST: Final = 0.84
_PRIME_LEAST: Final = 0.75  # the same for the ranks of a prime, within their column

# What each category counts; two that count the same thing are one row.
_COUNTED: Final = {
    "escobas": "escobas",
    "most_cards": "cards",
    "most_coins": "coins",
    "seven_of_coins": "seven_of_coins",
    "prime": "prime",
    "most_sevens": "sevens",
    "all_sevens": "sevens",
    "all_coins": "coins",
}
TITLED: Final = {"cards": "most_cards", "coins": "most_coins", "sevens": "most_sevens"}
_ICONS: Final = {
    "escobas": "broom",
    "cards": "cards",
    "seven_of_coins": "seven",
    "prime": "prime",
    "sevens": "sevens",
}


@lru_cache(maxsize=4)  # asked for by every cell of every frame
def counted(rules: Rules) -> tuple[str, ...]:
    """Return what is counted in the piles under these rules, in reading order."""
    return tuple(dict.fromkeys(_COUNTED[name] for name in words.categories_shown(rules)))


def counts_height(rules: Rules, t: float) -> float:
    """Return the height of the counts where a unit of text is `t` pixels."""
    return (_HEAD + _ROW * len(counted(rules)) + _FOOT) * t


def least_counts_height(rules: Rules, u: float) -> float:
    """Return the least height in which the counts can be read, at any text size."""
    return counts_height(rules, u * _LEAST)


_TICK, NOTHING = "✓", "–"


@dataclass(frozen=True, slots=True)
class Cell:
    """The count of one side: a text or a tick; `leads` when no other has as much."""

    text: str
    leads: bool = False

    @property
    def is_tick(self) -> bool:
        """Whether a tick stands for it."""
        return self.text == _TICK


def prime_text(rules: Rules, pile: CardSet, kind: words.DeckKind) -> str:
    """Return a prime in short: the best card of each suit (`7 7 6 S`), or how many of each rank.

    By the method that counts, these are the 7s, 6s, 1s and 5s (`2·1·0·3`).
    """
    if rules.prime_method == "counts":
        amounts = prime_key(rules, pile)
        return "·".join(map(str, amounts)) if any(amounts) else NOTHING

    def worth(card: Card) -> tuple[int, ...]:
        return prime_key(rules, CardSet.of((card,)))

    best = sorted(best_prime_cards(rules, pile), key=worth, reverse=True)
    return " ".join(card_short(card, kind)[0] for card in best) or NOTHING


class CountsPainter:
    """Draws the counts of one table in a box; what is too low for them shrinks their letters.

    order: the sides, that of the first person first; looks: how each is told apart, by side
    """

    def __init__(
        self, kit: Kit, rules: Rules, order: Sequence[Side], looks: dict[Side, SideLook]
    ) -> None:
        self.kit, self.rules = kit, rules
        self.order, self.looks = tuple(order), looks

    def unit(self, box: Box) -> float:
        """Return the pixels of a unit of text in that box."""
        t = self.kit.sizes.t
        return t * min(1.0, box.h / counts_height(self.rules, t))

    def px(self, size: float, box: Box) -> int:
        """Return a size of letters in that box, in pixels."""
        part = self.unit(box) / self.kit.sizes.t
        return max(1, int(self.kit.sizes.text(size) * part))

    def _column(self, box: Box) -> float:
        """The width that each side has."""
        wanted = 58 if "prime" in counted(self.rules) else 46
        return min(wanted * self.unit(box), box.w * 0.5 / len(self.order))

    def _cell_width(self, box: Box) -> float:
        """The width of what stands in a column, apart from the next."""
        return self._column(box) - 10 * self.kit.sizes.u

    def _xs(self, box: Box) -> list[float]:
        """The middles of the columns, in the order of the sides."""
        count, column = len(self.order), self._column(box)
        right = box.right - 8 * self.kit.sizes.u
        return [right - column * (count - i - 0.5) for i in range(count)]

    def row_centre(self, box: Box, key: str, side: Side) -> tuple[float, float]:
        """Return where the count of a side stands within the counts at `box`."""
        row = counted(self.rules).index(key) + 1
        return self._xs(box)[self.order.index(side)], box.y + (_HEAD + _ROW * row) * self.unit(box)

    def label_room(self, box: Box) -> tuple[float, float]:
        """Return where the labels of the rows begin, and how wide they may be."""
        left = box.x + 36 * self.kit.sizes.u
        return left, self._xs(box)[0] - self._column(box) * 0.5 - left

    def spells_primes(self, box: Box) -> bool:
        """Tell whether the columns are wide enough for the ranks of a prime."""
        least = self.px(theme.LABEL * _PRIME_LEAST, box)
        return self.kit.text.width("7 7 7 7", least, "black") <= self._cell_width(box)

    def draw(self, surface: pygame.Surface, box: Box, model: TableModel) -> None:
        """Draw what each side has taken so far."""
        kit, t = self.kit, self.unit(box)
        y = box.y + _HEAD * t
        at = (box.x + 8 * kit.sizes.u, y)
        small, body = self.px(theme.SMALL, box), self.px(theme.LABEL, box)
        kit.text.draw(surface, _("This hand"), at, small, theme.CHALK_SOFT, "bold")
        xs = self._xs(box)
        for side, x in zip(self.order, xs, strict=True):
            look = self.looks[side]
            kit.paint.shape(surface, look.shape, (x, y), 10 * t, look.light)
        left, _room = self.label_room(box)
        for key, row in self.rows(box, model):
            y += _ROW * t
            label, px, is_short = self.row_label(key, box)
            self._row_icon(surface, key, box, y, as_suit=is_short)
            kit.text.draw(surface, label, (left, y), px, theme.CHALK)
            for side, x in zip(self.order, xs, strict=True):
                self._cell(surface, row[side], (x, y), body, self._cell_width(box))

    def rows(self, box: Box, model: TableModel) -> Iterator[tuple[str, list[Cell]]]:
        """Return what the rows of the counts at `box` tell, each with its cells by side."""
        score = model.score()
        for key in counted(self.rules):
            if key == "seven_of_coins":
                yield key, [Cell(_TICK if s.seven_of_coins else NOTHING) for s in score]
            elif key == "prime":
                texts = [prime_text(self.rules, pile, self.kit.cards.kind) for pile in model.piles]
                if not self.spells_primes(box):
                    texts = [_TICK if s.points["prime"] else NOTHING for s in score]
                leads = (s.points["prime"] > 0 for s in score)
                yield key, [Cell(*cell) for cell in zip(texts, leads, strict=True)]
            else:
                values = [int(getattr(s, key)) for s in score]
                best = max(values)
                yield key, [Cell(str(v), v == best and values.count(v) == 1) for v in values]

    def _cell(
        self,
        surface: pygame.Surface,
        cell: Cell,
        at: tuple[float, float],
        px: int,
        room: float,
    ) -> None:
        kit = self.kit
        if cell.is_tick:
            icon = kit.icons.get("tick", px, theme.CHALK)
            w, h = icon.get_size()
            surface.blit(icon, (round(at[0] - w / 2), round(at[1] - h / 2)))
            return
        colour = theme.CHALK if cell.leads else theme.CHALK_SOFT
        px = kit.text.fit(cell.text, px, room, "black")
        face: Literal["black", "regular"] = "black" if cell.leads else "regular"
        kit.text.draw(surface, cell.text, at, px, colour, face, align="centre")

    def _row_icon(
        self, surface: pygame.Surface, key: str, box: Box, y: float, *, as_suit: bool
    ) -> None:
        kit, px = self.kit, self.px(18, box)
        if key == "coins" or as_suit:
            icon = kit.cards.suit(self.rules.coins, px)
        else:
            colour = theme.SAFFRON if key != "cards" else theme.CHALK_SOFT
            icon = kit.icons.get(_ICONS[key], px, colour)
        w, h = icon.get_size()
        x = box.x + 18 * kit.sizes.u
        surface.blit(icon, (round(x - w / 2), round(y - h / 2)))

    def row_label(self, key: str, box: Box) -> tuple[str, int, bool]:
        """Return the label of a row at `box`, its size, and if the suit goes before it.

        It is never cut: a short form comes first, then smaller letters.
        """
        kit, kind = self.kit, self.kit.cards.kind
        name = TITLED.get(key, key)
        px, room = self.px(theme.LABEL, box), self.label_room(box)[1]
        title = words.category_title(name, self.rules, kind)
        if kit.text.width(title, px) <= room:
            return title, px, False
        short = words.category_short(name, self.rules, kind)
        return short, kit.text.fit(short, px, room), short != title
