"""The rules in force on one card: values, what a house changed, and the fair deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from escoba import words
from escoba.engine import OPTIONS, PRESETS, Card, Rules, Suit, card
from escoba.language import gettext as _
from escoba.session import Game
from escoba.ui import theme
from escoba.ui.geometry import Box
from escoba.ui.input import InputEvent, Key
from escoba.ui.kit import Kit
from escoba.ui.scenes.game_scene import BarButton, button_bar
from escoba.ui.scenes.hex_code import grouped
from escoba.ui.scenes.score_rows import hand_accounts
from escoba.ui.scenes.sheet_layout import sheet_box
from escoba.ui.scenes.sheet_parts import draw_heading
from escoba.ui.widgets import Label, ScrollArea, State, Widget, WidgetScene, paragraph_height

if TYPE_CHECKING:
    from escoba.ui.app import App

# Chosen per game and no matter of house rules.
_PER_GAME: Final = ("players", "partners")


def nearest_preset(rules: Rules) -> str:
    """Return the preset from which `rules` differ in the fewest options."""
    return min(PRESETS, key=lambda name: len(changed_options(rules, name)))


def changed_options(rules: Rules, preset: str) -> tuple[str, ...]:
    """Return the options that `rules` set otherwise than `preset`, in record order."""
    base = PRESETS[preset]
    return tuple(
        name
        for name in OPTIONS
        if name not in _PER_GAME and getattr(rules, name) != getattr(base, name)
    )


class CardValues(Widget):
    """The ten ranks as real cards, with what each is worth for making fifteen."""

    def __init__(self, widget_id: str, label: str, box: Box) -> None:
        super().__init__(widget_id, label, box)

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw cards of one suit with their values below."""
        u, box = kit.sizes.u, self.place
        cards = _suit_cards()
        px = kit.sizes.text(theme.SUBSECTION)
        card_h = box.h - px * 1.5
        step = min(
            (box.w - kit.cards.width(card_h)) / (len(cards) - 1), 1.12 * kit.cards.width(card_h)
        )
        for i, one in enumerate(cards):
            place = Box(box.x + i * step, box.y, kit.cards.width(card_h), card_h)
            kit.cards.draw(surface, one, place)
            is_face = one.value != one.rank
            text = str(one.value)
            at = (place.cx, place.bottom + px * 0.85)
            if is_face:
                tag = Box.around(place.cx, at[1], px * 1.9, px * 1.3)
                kit.paint.fill(surface, tag, theme.COBALT, radius=5 * u)
            colour = theme.WHITE if is_face else theme.INK
            kit.text.draw(surface, text, at, px, colour, "black", align="centre")


def _suit_cards() -> Sequence[Card]:
    return [card(f"{rank}{Suit.OROS.letter}") for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]


class MarkedLabel(Label):
    """A paragraph with a bar at its left: a rule that the house has changed."""

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the bar and the text."""
        u, place = kit.sizes.u, self.place
        bar = Box(place.x - 12 * u, place.y + 2 * u, 4 * u, place.h - 4 * u)
        kit.paint.fill(surface, bar, theme.SAFFRON_DARK, radius=2 * u)
        super().draw(surface, kit, state)


class RulesCardScene(WidgetScene):
    """Everything that holds in this game; with a `game`, also how to check its deal."""

    name = "rules_card"
    opaque = False
    dim = 0.55

    def __init__(self, app: App, rules: Rules, game: Game | None = None) -> None:
        super().__init__(app)
        self.rules = rules
        self.game = game
        self._focus = "button:back"

    def build(self) -> Iterable[Widget]:
        """Lay the sections out, in two columns where there is room."""
        u, sizes = self.u, self.kit.sizes
        self._sheet = sheet_box(sizes, 1120, 672)
        pad = (40 if sizes.wide else 20) * u
        inner = self._sheet.inset(pad, 0)
        self._title = Box(inner.x, self._sheet.y + 12 * u, inner.w, 48 * u)
        bar = Box(inner.x, self._sheet.bottom - 60 * u, inner.w, 44 * u)
        top = self._title.bottom + 8 * u
        area = Box(inner.x, top, inner.w, bar.y - 12 * u - top)
        text_w = area.w - 24 * u
        children: list[Widget] = []
        values_h = (150 if sizes.wide else 112) * u + sizes.text(theme.SUBSECTION)
        children.append(
            CardValues(
                "label:values",
                _("What each card is worth"),
                Box(area.x, area.y, text_w, values_h),
            )
        )
        y = area.y + values_h + 18 * u
        sections = [*self._sections()]
        columns = 2 if sizes.wide and sizes.t / sizes.u < 1.6 else 1
        placed, bottom = self._place(sections, Box(area.x, y, text_w, 0), columns)
        children += placed
        self._area = ScrollArea(
            "list:rules", _("Rules"), area, children, content_h=bottom - area.y + 12 * u
        )
        yield self._area
        proof = [BarButton("fair_deal", _("Fair deal"), self._open_fair_deal)]
        yield from button_bar(
            self.kit,
            bar,
            proof if self.game is not None and self.game.events else [],
            [BarButton("back", _("Back"), self.back, kind="primary")],
        )

    def _open_fair_deal(self) -> None:
        from escoba.ui.scenes.fair_deal import FairDealScene

        assert self.game is not None
        self.app.push(FairDealScene(self.app, self.game))

    def _sections(self) -> Iterator[tuple[str, list[tuple[str, bool]]]]:
        """Yield headings with their paragraphs; True marks what the house has changed."""
        preset = nearest_preset(self.rules)
        changed = changed_options(self.rules, preset)
        if changed:
            lines = [
                (
                    _("{option}: {value} (usually: {usual})").format(
                        option=words.option_title(name),
                        value=words.option_value_label(name, getattr(self.rules, name)),
                        usual=words.option_value_label(name, getattr(PRESETS[preset], name)),
                    ),
                    True,
                )
                for name in changed
            ]
            title = words.preset_title(preset)
            yield _("House rules, compared with: {preset}").format(preset=title), lines
        for heading, text in words.rules_text(self.rules, self.kit.cards.kind):
            yield heading, [(text, False)]
        if self.game is not None:
            yield _("Fair deal"), [(text, False) for text in self._fair_deal(self.game)]

    @staticmethod
    def _fair_deal(game: Game) -> Iterator[str]:
        yield _(
            "Each hand's deck comes from a secret number and from a word that you may give. "
            "A fingerprint of the secret is published first, so that it cannot be changed later; "
            "after the hand the secret itself is shown."
        )
        accounts = hand_accounts(game.events, game.rules)
        if accounts:
            latest = accounts[-1]
            number = latest.number + 1
            yield _("Fingerprint of hand {number}: {code}").format(
                number=number, code=grouped(latest.commitment)
            )
            if latest.salt is not None:
                yield _("Secret of hand {number}: {code}").format(
                    number=number, code=grouped(latest.salt)
                )
            if latest.word:
                yield _("Your word: {word}").format(word=latest.word)
        yield _(
            "To check everything yourself, save the record at the end of the game and run: "
            "escoba verify FILE"
        )

    def _place(
        self, sections: Sequence[tuple[str, list[tuple[str, bool]]]], area: Box, columns: int
    ) -> tuple[list[Widget], float]:
        """Return the labels of all sections, and how far down they reach."""
        u = self.u
        gap = 40 * u
        width = (area.w - gap * (columns - 1)) / columns
        heights = [self._section_height(section, width) for section in sections]
        half = sum(heights) / columns
        labels: list[Widget] = []
        x, y, bottom, filled = area.x, area.y, area.y, 0.0
        for index, (section, height) in enumerate(zip(sections, heights, strict=True)):
            if x == area.x and columns == 2 and filled + height / 2 > half:
                x, y = area.x + width + gap, area.y
            labels += self._section_labels(index, section, Box(x, y, width, height))
            filled += height
            y += height
            bottom = max(bottom, y)
        return labels, bottom

    def _section_height(self, section: tuple[str, list[tuple[str, bool]]], width: float) -> float:
        u, kit = self.u, self.kit
        heading, paragraphs = section
        height = paragraph_height(kit, heading, theme.SUBSECTION, width, "bold") + 4 * u
        for text, marked in paragraphs:
            room = width - (12 * u if marked else 0.0)
            height += paragraph_height(kit, text, theme.LABEL, room) + 4 * u
        return height + 14 * u

    def _section_labels(
        self, index: int, section: tuple[str, list[tuple[str, bool]]], box: Box
    ) -> Iterator[Label]:
        u, kit = self.u, self.kit
        heading, paragraphs = section
        h = paragraph_height(kit, heading, theme.SUBSECTION, box.w, "bold")
        yield Label(
            f"label:heading_{index}",
            heading,
            Box(box.x, box.y, box.w, h),
            size=theme.SUBSECTION,
            face="bold",
            wrap=True,
        )
        y = box.y + h + 4 * u
        for number, (text, marked) in enumerate(paragraphs):
            indent = 12 * u if marked else 0.0
            h = paragraph_height(kit, text, theme.LABEL, box.w - indent)
            kind = MarkedLabel if marked else Label
            yield kind(
                f"label:text_{index}_{number}",
                text,
                Box(box.x + indent, y, box.w - indent, h),
                size=theme.LABEL,
                colour=theme.INK if marked else theme.INK_SOFT,
                wrap=True,
            )
            y += h + 4 * u

    def handle(self, event: InputEvent) -> None:
        """Scroll with the arrow keys too."""
        if isinstance(event, Key) and event.name in ("up", "down"):
            step = (90 if event.name == "down" else -90) * self.u
            self._area.scroll_to(self._area.offset + step)
        else:
            super().handle(event)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet and its title."""
        self.kit.paint.panel(surface, self._sheet, "paper", self.u)
        preset = words.preset_title(self.rules.preset)
        draw_heading(self.kit, surface, self._title, _("Rules in force"), preset)
