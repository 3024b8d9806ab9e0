"""The sheet beside the felt on which a new game is set up: players, target, rules and deck."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from escoba import words
from escoba.engine import PRESETS, Rules
from escoba.language import gettext as _
from escoba.ui import theme
from escoba.ui.decks import Deck
from escoba.ui.decks_preview import chosen_frame, draw_cards
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.widgets import (
    Button,
    Dropdown,
    Label,
    Option,
    ScrollArea,
    Segments,
    Swatches,
    Widget,
)

if TYPE_CHECKING:
    from escoba.ui.scenes.new_game import NewGameScene

TARGETS: Final = (11, 15, 21, 31)
CUSTOM: Final = "custom"


class GameChoices:
    """Makes the widgets of the sheet of one scene, and does what they ask for."""

    def __init__(self, scene: NewGameScene) -> None:
        self.scene = scene

    @property
    def _kit(self) -> Kit:
        return self.scene.kit

    @property
    def _rules(self) -> Rules:
        return self.scene.plan.rules

    def area(self, area: Box) -> ScrollArea:
        """Return the choices, spread over the height of `area`."""
        u, sizes = self.scene.u, self._kit.sizes
        head_h = sizes.text(theme.SUBSECTION) * 1.5
        control_h = max((46 if sizes.wide else 44) * u, sizes.text(theme.LABEL) * 2.4)
        deck_h = self._deck_height(area.w)
        blocks = [control_h, control_h, control_h, deck_h]
        if self._rules.players == 4:
            blocks.append(control_h)
        needed = sum(blocks) + len(blocks) * head_h
        gap = max(8 * u, min(22 * u, (area.h - needed) / max(1, len(blocks) - 1)))
        width = area.w - (14 * u if needed + gap * (len(blocks) - 1) > area.h + 1 else 0)
        found: list[Widget] = []
        y = area.y

        def block(name: str, title: str, height: float) -> Box:
            nonlocal y
            title_w = self._kit.text.width(title, sizes.text(theme.SUBSECTION), "title")
            found.append(
                Label(
                    f"label:{name}",
                    title,
                    Box(area.x, y, min(width, title_w), head_h),
                    size=theme.SUBSECTION,
                    face="title",
                )
            )
            box = Box(area.x, y + head_h, width, height)
            y = box.bottom + gap
            return box

        rules = self._rules
        box = block("players", _("Players"), control_h)
        found.append(self._players(box))
        if rules.players == 4:
            box = block("teams", _("Teams"), control_h)
            found.append(self._teams(box))
        box = block("target", _("Play to"), control_h)
        found.append(self._target(box))
        box = block("rules", _("Rules"), control_h)
        found.append(self._preset(box))
        found.append(self._house_rules_link(box, head_h))
        deck = self.scene.app.deck()
        if deck is not None:
            box = block("deck", _("Deck"), self._deck_height(width))
            found.append(self._deck_choice(box, deck))
            name_w = box.w - self._kit.text.width(_("Deck"), sizes.text(theme.SUBSECTION), "title")
            found.append(
                Label(
                    "label:deck_name",
                    deck.name(),
                    Box(box.right - name_w + 12 * u, box.y - head_h, name_w - 12 * u, head_h),
                    size=theme.LABEL,
                    colour=theme.INK_SOFT,
                    align="right",
                )
            )
        content_h = y - gap - area.y
        return ScrollArea("list:choices", self.scene.title, area, found, content_h=content_h)

    def _players(self, box: Box) -> Widget:
        options = [Option(n, str(n), str(n)) for n in (2, 3, 4)]
        return Segments(
            "choice:players", _("Players"), box, options, self._rules.players, self._set_players
        )

    def _teams(self, box: Box) -> Widget:
        options = [
            Option(True, _("Partners"), "partners"),
            Option(False, _("Each alone"), "alone"),
        ]
        return Segments(
            "choice:teams",
            _("Teams"),
            box,
            options,
            self._rules.partners,
            lambda partners: self.set_rules(self._rules.replace(partners=partners)),
        )

    def _target(self, box: Box) -> Widget:
        target = self._rules.target
        values = sorted({*TARGETS, target})
        options = [Option(n, str(n), str(n)) for n in values]
        return Segments(
            "choice:target",
            _("Play to"),
            box,
            options,
            target,
            lambda n: self.set_rules(self._rules.replace(target=n)),
        )

    def _preset(self, box: Box) -> Widget:
        preset = self._rules.preset
        names = [*PRESETS, *([CUSTOM] if preset == CUSTOM else [])]
        options = [
            Option(name, words.preset_title(name), name, words.preset_summary(name))
            for name in names
        ]
        return Dropdown(
            "choice:preset",
            _("Rules"),
            box,
            options,
            preset,
            self._set_preset,
            open_list=self.scene.open_list,
            on_white=True,
        )

    def _house_rules_link(self, box: Box, head_h: float) -> Widget:
        """Return the way to all options, at the right of the heading over `box`."""
        text = _("House rules")
        px = self._kit.sizes.text(theme.LABEL)
        width = self._kit.text.width(text, px, "bold")
        return Button(
            "button:house_rules",
            text,
            Box(box.right - width, box.y - head_h, width, head_h),
            self._house_rules,
            kind="link",
            size=theme.LABEL,
        )

    def _deck_height(self, width: float) -> float:
        roomy = 118 if self._rules.players < 4 else 96
        return min((roomy if self._kit.sizes.wide else roomy - 34) * self.scene.u, width / 4 * 1.25)

    def _deck_choice(self, box: Box, deck: Deck) -> Widget:
        decks = self.scene.app.decks
        if len(decks) > 6:
            options = [Option(d.id, d.name(), d.id) for d in decks]
            height = min(box.h, max(46 * self.scene.u, self._kit.sizes.text(theme.LABEL) * 2.4))
            return Dropdown(
                "choice:deck",
                _("Deck"),
                Box(box.x, box.y, box.w, height),
                options,
                deck.id,
                lambda chosen: self.scene.app.change(deck=chosen),
                open_list=self.scene.open_list,
                on_white=True,
            )
        return Swatches(
            "choice:deck",
            _("Deck"),
            box,
            [Option(d, d.name(), d.id) for d in decks],
            deck,
            lambda chosen: self.scene.app.change(deck=chosen.id),
            boxes=_deck_boxes(box, len(decks), 10 * self.scene.u),
            paint=_draw_deck,
        )

    # What they ask for

    def set_rules(self, rules: Rules) -> None:
        """Play by other rules."""
        self.scene.set_plan(replace(self.scene.plan, rules=rules))

    def _set_players(self, players: int) -> None:
        self.scene.set_plan(self.scene.plan.with_players(players))

    def _set_preset(self, name: str) -> None:
        if name != CUSTOM:
            rules = self._rules
            self.set_rules(Rules.from_preset(name, players=rules.players, partners=rules.partners))

    def _house_rules(self) -> None:
        from escoba.ui.scenes.house_rules import HouseRulesScene

        app = self.scene.app
        app.push(HouseRulesScene(app, self._rules, self.set_rules))


def _deck_boxes(box: Box, count: int, gap: float) -> list[Box]:
    columns = max(2, count)
    width = (box.w - gap * (columns - 1)) / columns
    return [Box(box.x + i * (width + gap), box.y, width, box.h) for i in range(count)]


def _draw_deck(surface: pygame.Surface, kit: Kit, deck: Deck, box: Box, chosen: bool) -> None:
    u = kit.sizes.u
    radius = theme.RADIUS_CONTROL * u
    kit.paint.fill(surface, box, kit.felt, radius=radius)
    count = 4 if box.w > 1.4 * box.h else 2 if box.w > 0.7 * box.h else 1
    draw_cards(surface, kit, deck, box.inset((9 if count > 1 else 6) * u), count=count)
    chosen_frame(surface, kit, box, chosen, radius)
