"""What the screen says when there is no voice to speak with."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from escoba.language import gettext as _
from escoba.ui.widgets.dialog import Answer, DialogScene

if TYPE_CHECKING:
    from escoba.ui.app import App


def voice_missing() -> str:
    """Return that this system has no voice, and what would give it one."""
    if sys.platform in ("win32", "darwin"):
        return _("The game cannot speak: the voice of this system was not found.")
    return _(
        "The game cannot speak: no voice was found on this system. "
        "Install speech-dispatcher or espeak-ng, then press F8 again."
    )


def voice_dialog(app: App) -> DialogScene:
    """Return the scene that says so."""
    read = Answer("ok", _("Go on"), lambda: None, kind="primary")
    return DialogScene(app, _("No voice found"), voice_missing(), [read])
