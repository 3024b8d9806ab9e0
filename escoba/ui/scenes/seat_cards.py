"""What stands on a seat of a new game: its plate, and who sits there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from escoba.engine import Seat
from escoba.language import gettext as _
from escoba.session import CHARACTERS, HUMAN, Character
from escoba.ui import theme
from escoba.ui.avatars import draw_avatar, picture_of
from escoba.ui.geometry import Box
from escoba.ui.kit import Kit
from escoba.ui.people import level_title
from escoba.ui.widgets import Choice, Option, State, Widget

# The inner edge of a plate to its border, in layout units.
BORDER: Final = 4.0


def sitter_options() -> list[Option[str]]:
    """Return who may sit on a seat: a person, or a character by its avatar's id."""
    person = Option(HUMAN, _("Person"), HUMAN, _("Plays at this screen."), icon="person")
    return [person, *(_character_option(one) for one in CHARACTERS)]


def _character_option(one: Character) -> Option[str]:
    return Option(
        one.avatar,
        one.name,
        one.avatar,
        one.about(),
        note=level_title(one.level),
        picture=picture_of(one.avatar),
    )


class SeatPlate(Widget):
    """The paper plate of a seat, with an avatar in the colour and with the mark of its side."""

    role = "seat"

    def __init__(
        self, seat: Seat, label: str, box: Box, side: int, avatar: Callable[[], str], radius: float
    ) -> None:
        super().__init__(f"seat:{seat}", label, box)
        self.look = theme.SIDE_LOOKS[side]
        self.avatar = avatar  # asked at every drawing: a new name brings a new face
        self.avatar_radius = radius

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the avatar."""
        inset = self.avatar_radius + 0.1 * self.box.h
        return self.box.x + inset, self.box.y + inset

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw plate, border and avatar; who sits there is a widget of its own."""
        u, box = kit.sizes.u, self.place
        kit.paint.panel(surface, box, "plate", u)
        kit.paint.fill(
            surface,
            box.inset(BORDER * u),
            None,
            radius=4 * u,
            border=self.look.colour,
            width=max(1.0, 2 * u),
        )
        draw_avatar(surface, kit, self.avatar(), self.look, self.centre, self.avatar_radius)


class CharacterCard(Choice[str]):
    """The words on the plate of a character: name, level and how it plays; opens the list of all.

    head: the upper part of the plate, right of the avatar
    """

    radius = theme.RADIUS_PLATE

    def __init__(
        self,
        widget_id: str,
        character: Character,
        box: Box,
        head: Box,
        change: Callable[[str], None],
        *,
        open_list: Callable[[Choice[str]], None],
    ) -> None:
        level, about = level_title(character.level), character.about()
        label = f"{character.name}. {level}. {about}"
        super().__init__(widget_id, label, box, sitter_options(), character.avatar, change)
        self.character = character
        self.head = head
        self.open_list = open_list

    def press(self) -> None:
        """Open the list of who may sit here."""
        self.open_list(self)

    def draw(self, surface: pygame.Surface, kit: Kit, state: State) -> None:
        """Draw the words, and the arrow that tells of the list."""
        u, head = kit.sizes.u, self.head
        box = self.place.inset((BORDER - 1) * u)
        if state.hovered:
            tint = theme.blend(theme.PAPER, theme.COBALT, 0.35)
            kit.paint.fill(surface, box, None, radius=4 * u, border=tint, width=max(1.0, 2 * u))
        side = max(16 * u, 0.9 * kit.sizes.text(theme.LABEL))
        arrow = kit.icons.get("chevron-down", side, theme.COBALT)
        surface.blit(arrow, (round(head.right - side), round(head.cy - side / 2)))
        room = head.w - side - 8 * u
        px, small = kit.sizes.text(theme.SUBSECTION), kit.sizes.text(theme.LABEL)
        part = min(1.0, head.h / ((px + small) * 1.25))
        px, small = max(1, int(px * part)), max(1, int(small * part))
        name, level = self.character.name, level_title(self.character.level)
        px = kit.text.fit(name, px, room, "bold")
        small = kit.text.fit(level, small, room)
        half = (px + small) * 0.31
        kit.text.draw(surface, name, (head.x, head.cy - half), px, theme.INK, "bold")
        kit.text.draw(surface, level, (head.x, head.cy + half), small, theme.INK_SOFT)
        self._draw_about(surface, kit, Box(box.x, head.bottom, box.w, box.bottom - head.bottom))

    def _draw_about(self, surface: pygame.Surface, kit: Kit, room: Box) -> None:
        """Draw the sentence under the head, as large as it fits."""
        u, text = kit.sizes.u, self.character.about()
        area = room.inset(10 * u, 4 * u)
        usual = kit.sizes.text(theme.LABEL)
        for px in range(usual, max(7, round(usual * 0.6)), -1):
            lines, step = kit.text.wrap(text, px, area.w), px * 1.25
            if len(lines) * step <= area.h:
                break
        y = area.cy - step * (len(lines) - 1) / 2
        for line in lines:
            kit.text.draw(surface, line, (area.x, y), px, theme.INK)
            y += step
