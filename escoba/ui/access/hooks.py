"""Where the program and what listens to it meet: at the start, in each frame, and on F8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escoba.language import gettext as _
from escoba.ui.access.notice import voice_dialog, voice_missing

if TYPE_CHECKING:
    from escoba.ui.app import App


def begin(app: App) -> None:
    """Speak from the start if the settings want it."""
    if app.settings.self_voicing and not app.access.use_voice(True):
        app.notices.append(voice_missing())


def serve(app: App) -> None:
    """Do what a screen reader asked for; say so on the screen if the voice has failed."""
    for act, element_id in app.access.acts():
        app.wake()
        app.scene.focus(element_id)
        if act == "press":
            app.scene.press(element_id)
    if app.access.lost_voice():
        app.change(self_voicing=False)
        app.push(voice_dialog(app))


def tell(app: App) -> None:
    """Tell what a frame has changed."""
    window = app.window
    size = window.surface.get_size()
    app.access.advance(app.scene, window.frame, size, has_focus=window.has_focus)


def toggle_voice(app: App) -> None:
    """Switch the game's own voice on or off; say on the screen when there is none."""
    wanted = not app.settings.self_voicing
    if not app.access.use_voice(wanted):
        app.push(voice_dialog(app))
        return
    app.change(self_voicing=wanted)
    if wanted:
        app.say(_("The game speaks. F8 ends it."))
