"""The rows of the settings about sound."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escoba.language import gettext as _
from escoba.ui.sound import Effect

if TYPE_CHECKING:
    from escoba.ui.scenes.settings import SettingsScene


def sound_rows(sheet: SettingsScene, *, can_sound: bool) -> None:
    """Add the rows to the sheet; all of them are grey where nothing can be heard."""
    app, settings = sheet.app, sheet.app.settings

    def set_effects(volume: int) -> None:
        app.change(effects_volume=volume)
        # As loud as it will be at the table.
        app.sound.play(Effect.LAND)

    if not can_sound:
        sheet.note("no_sound", _("No sound device found"))
    sheet.switch(
        "sound",
        _("Sound"),
        _("M switches it off and on at any time."),
        not settings.mute,
        lambda on: app.change(mute=not on),
        enabled=can_sound,
    )
    can_set = can_sound and not settings.mute
    sheet.volume("effects", _("Effects"), settings.effects_volume, set_effects, enabled=can_set)
    sheet.volume(
        "music",
        _("Music"),
        settings.music_volume,
        lambda volume: app.change(music_volume=volume),
        enabled=can_set,
    )
    sheet.switch(
        "mute_in_background",
        _("Silent in the background"),
        _("No sound while another window is in front."),
        settings.mute_in_background,
        lambda on: app.change(mute_in_background=on),
        enabled=can_set,
    )
