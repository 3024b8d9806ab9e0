"""Opening the window as each system wants it, and its size, place and full screen."""

from __future__ import annotations

import os
from typing import Final

import pygame

from escoba.engine import EscobaError
from escoba.language import gettext as _
from escoba.ui.geometry import Box
from escoba.ui.resources import assets_dir

USUAL_SIZE: Final = (1280, 720)
SMALLEST: Final = (800, 600)
_DESKTOP_PART: Final = 0.8
UNSEEN: Final = frozenset({"dummy", "offscreen"})


def start_display() -> None:
    """Start pygame's display and fonts, nothing else; raises EscobaError without a screen."""
    # Windows blurs windows of programs that do not say that they know about pixel density.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    # Desktops find the icon and the launcher of a window by its class. Importing pygame has named
    # it after the script already, so this is no matter of a default.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = "escoba"
    try:
        pygame.display.init()
        pygame.font.init()
    except pygame.error as error:
        raise EscobaError(_("No window can be opened: {reason}").format(reason=error)) from error
    # Where there is no screen SDL settles for a window that nobody sees.
    if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()
        raise EscobaError(_("No window can be opened: there is no screen."))
    if pygame.display.get_driver() == "x11":
        # SDL would upload the whole surface through OpenGL, ten times slower without a real GPU.
        # Other drivers need that path: on Wayland get_surface() fails without it.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def fitting_size(wanted: tuple[int, int] | None, desktop: tuple[int, int]) -> tuple[int, int]:
    """Return a window size: the one remembered, else 1280x720, within the desktop."""
    if wanted is not None:
        return min(wanted[0], desktop[0]), min(wanted[1], desktop[1])
    part = (int(desktop[0] * _DESKTOP_PART), int(desktop[1] * _DESKTOP_PART))
    return min(USUAL_SIZE[0], part[0]), min(USUAL_SIZE[1], part[1])


def place_on_screen(
    position: tuple[int, int] | None, desktops: list[tuple[int, int]]
) -> tuple[int, int] | None:
    """Return the remembered place unless its screen is gone."""
    if position is None:
        return None
    # Screens are assumed side by side: SDL 2 tells their sizes through pygame, not their places.
    width, height = sum(w for w, _h in desktops), max(h for _w, h in desktops)
    x, y = position
    return position if 0 <= x < width - 100 and 0 <= y < height - 100 else None


class GameWindow:
    """The window and its drawing surface.

    scale: surface pixels per window point, 2 on a high-density screen
    """

    def __init__(
        self,
        *,
        size: tuple[int, int] | None,
        remembered: tuple[int, int] | None,
        position: tuple[int, int] | None,
    ) -> None:
        try:
            desktops = pygame.display.get_desktop_sizes()
            chosen = size or fitting_size(remembered, desktops[0])
            place = None if size is not None else place_on_screen(position, desktops)
            self._window = pygame.Window(
                "Escoba",
                chosen,
                place if place is not None else pygame.WINDOWPOS_CENTERED,
                resizable=True,
                allow_high_dpi=True,
                # What reads the window out must be there before the window is shown.
                hidden=True,
            )
            self._window.minimum_size = (min(SMALLEST[0], chosen[0]), min(SMALLEST[1], chosen[1]))
            self.surface = self._window.get_surface()
        except pygame.error as error:
            raise EscobaError(
                _("No window can be opened: {reason}").format(reason=error)
            ) from error
        self.is_fullscreen = False
        self._normal = (self._window.size, self._window.position)
        self._set_icon()

    def appear(self, *, fullscreen: bool) -> None:
        """Show the window for the first time."""
        self._window.show()
        if fullscreen:
            self.set_fullscreen(True)

    @property
    def handle(self) -> int | None:
        """What the system calls the window, 0 when it does not tell; None when nobody sees it."""
        return None if pygame.display.get_driver() in UNSEEN else int(self._window.handle)

    @property
    def has_focus(self) -> bool:
        """Whether the keys go to this window."""
        return bool(self._window.focused)

    @property
    def frame(self) -> Box:
        """Where the window is on the desktop, in window points."""
        return Box(*self._window.position, *self._window.size)

    def _set_icon(self) -> None:
        try:
            self._window.set_icon(pygame.image.load(assets_dir() / "icon" / "escoba-128.png"))
        except (OSError, pygame.error):
            return  # a window without a picture of its own is still a window

    @property
    def scale(self) -> float:
        """Surface pixels per window point."""
        return self.surface.get_width() / max(1, self._window.size[0])

    def refresh(self) -> pygame.Surface:
        """Return the drawing surface at the window's present size."""
        self.surface = self._window.get_surface()
        return self.surface

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        self._window.flip()

    def set_fullscreen(self, wanted: bool) -> None:
        """Cover the window's screen without a border, or go back to the former size."""
        if wanted == self.is_fullscreen:
            return
        if wanted:
            self._normal = (self._window.size, self._window.position)
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            self._window.size = self._normal[0]
        self.is_fullscreen = wanted

    @property
    def normal_place(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Size and position when not full screen."""
        if self.is_fullscreen:
            (w, h), (x, y) = self._normal
        else:
            (w, h), (x, y) = self._window.size, self._window.position
        return (int(w), int(h)), (int(x), int(y))

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()
