"""Settings: they apply at once and are saved at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeVar

import pygame

from escoba.language import available, current
from escoba.language import gettext as _
from escoba.ui import theme
from escoba.ui.decks import built_in_backs
from escoba.ui.decks_preview import TablePreview, draw_back, draw_deck, draw_felt
from escoba.ui.geometry import Box
from escoba.ui.scenes.sound_settings import sound_rows
from escoba.ui.scenes.titled import TitledScene
from escoba.ui.widgets import (
    Button,
    Divider,
    Label,
    Option,
    RowWords,
    ScrollArea,
    Segments,
    Stepper,
    Swatches,
    Toggle,
    Widget,
    button_width,
    paragraph_height,
    row_height,
)

if TYPE_CHECKING:
    from escoba.ui.app import App

T = TypeVar("T")

TEXT_SIZES: Final = (1.0, 1.25, 1.5)
VOLUMES: Final = tuple(range(0, 101, 10))


def _felt_names() -> dict[str, str]:
    return {
        "green": _("Green"),
        "wine": _("Wine"),
        "night": _("Night"),
        "azulejo": _("Tiles"),
        "slate": _("Slate"),
    }


def _back_name(stem: str) -> str:
    titles = {
        "azulejo-blue": _("Blue tiles"),
        "carnations": _("Carnations"),
        "fans": _("Fans"),
        "girih": _("Stars"),
        "oranges": _("Oranges"),
        "plain": _("Lozenges"),
        "terracotta": _("Terracotta"),
    }
    return titles.get(stem, stem)


def _even_columns(count: int, fit: int) -> int:
    """Return into how many columns `count` pictures go, at most `fit`, with the rows filled best.

    Two rows that differ much in length look like a mistake: five go in one row, or three and two.
    """
    most = max(1, min(5, fit))
    rows = -(-count // most)
    return max(1, -(-count // rows))


class SettingsScene(TitledScene):
    """One sheet: cards and table above, how to play below."""

    name = "settings"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._can_sound = app.sound.look_for_device()
        self._y = 0.0
        self._area = Box(0, 0, 0, 0)
        self._found: list[Widget] = []
        self._faults_told = 0

    @property
    def title(self) -> str:
        """The words at the top."""
        return _("Settings")

    @property
    def _panel(self) -> Box:
        body, sizes = self.body, self.kit.sizes
        wanted = 1060 * self.u * sizes.t / max(1.0, self.u)
        return Box.around(body.cx, body.cy, min(body.w, wanted), body.h)

    def update(self, dt_ms: float) -> bool:
        """Tell of a deck whose pictures turned out wrong when they were drawn."""
        if len(self.app.deck_faults) != self._faults_told:
            self.rebuild()
        return super().update(dt_ms)

    def build(self) -> Iterable[Widget]:
        """Lay out the sheet from top to bottom."""
        u, sizes = self.u, self.kit.sizes
        frame = self._panel.inset((36 if sizes.wide else 18) * u, 12 * u)
        self._area = Box(frame.x, frame.y, frame.w - 24 * u, frame.h)
        self._y, self._found = frame.y, []
        self._cards()
        self._table()
        self._divider()
        self._choices()
        self._switches()
        self._divider("sound")
        sound_rows(self, can_sound=self._can_sound)
        content_h = self._y - frame.y
        yield ScrollArea("list:settings", self.title, frame, self._found, content_h=content_h)
        yield from self.header()

    # Parts of the sheet; each one adds its widgets and moves down

    def _heading(self, name: str, text: str, box: Box | None = None) -> None:
        height = self.kit.sizes.text(theme.SUBSECTION) * 1.9
        place = box or self._area
        self._found.append(
            Label(
                f"label:{name}",
                text,
                Box(place.x, self._y, place.w, height),
                size=theme.SUBSECTION,
                face="title",
            )
        )

    def _cards(self) -> None:
        u, area, app = self.u, self._area, self.app
        preview = Box(area.x, self._y, area.w, min(168 * u, area.w * 0.19))
        self._found.append(TablePreview("preview", _("Deck"), preview))
        self._y = preview.bottom + 8 * u
        self._heading("deck", _("Deck"))
        self._y += self.kit.sizes.text(theme.SUBSECTION) * 1.9
        self._faults_told = len(app.deck_faults)
        # Above the decks, where it is seen in a small window too.
        for folder, reason in app.deck_faults.items():
            text = _("The deck {name} cannot be used: {reason}.")
            self.note(f"fault_{folder}", text.format(name=folder, reason=reason.rstrip(".")))
        if app.deck_faults:
            self._y += 8 * u
        deck = app.deck()
        if deck is not None:
            gap = 14 * u
            least = 164 * self.kit.sizes.t  # so that the names are whole
            columns = _even_columns(len(app.decks), int((area.w + gap) / (least + gap)))
            w = (area.w - gap * (columns - 1)) / columns
            h = min(w * 0.62, 160 * u) + self.kit.sizes.text(theme.LABEL) * 2.4
            boxes = [
                Box(
                    area.x + i % columns * (w + gap),
                    self._y + i // columns * (h + gap),
                    w,
                    h,
                )
                for i in range(len(app.decks))
            ]
            rows = (len(boxes) + columns - 1) // columns
            whole = Box(area.x, self._y, area.w, rows * (h + gap) - gap)
            self._found.append(
                Swatches(
                    "choice:deck",
                    _("Deck"),
                    whole,
                    [Option(d, d.name(), d.id) for d in app.decks],
                    deck,
                    lambda chosen: app.change(deck=chosen.id),
                    boxes=boxes,
                    paint=draw_deck,
                )
            )
            self._y = whole.bottom + 8 * u
        self._y += 8 * u

    def note(self, name: str, text: str) -> None:
        """Add a sentence about something that does not work."""
        height = paragraph_height(self.kit, text, theme.LABEL, self._area.w)
        self._found.append(
            Label(
                f"label:{name}",
                text,
                Box(self._area.x, self._y, self._area.w, height),
                size=theme.LABEL,
                colour=theme.ERROR,
                wrap=True,
            )
        )
        self._y += height

    def _table(self) -> None:
        """Backs at the left, felts at the right; one under the other where it is narrow."""
        u, area, app = self.u, self._area, self.app
        deck = app.deck()
        head = self.kit.sizes.text(theme.SUBSECTION) * 1.9
        left, right = area.columns(2, 24 * u)
        height = 84 * u
        # The game's own come first in every deck, so that choosing a deck moves none of them.
        own = deck.backs if deck is not None else ()
        names = list(dict.fromkeys(path.stem for path in (*built_in_backs(), *own)))
        self._heading("back", _("Card back"), left)
        self._heading("felt", _("Table"), right)
        self._y += head
        backs_end = self._y
        if deck is not None and names:
            back_w, gap = height * 0.65 + 6 * u, 7 * u
            columns = max(1, int((left.w + gap) / (back_w + gap)))
            boxes = [
                Box(
                    left.x + i % columns * (back_w + gap),
                    self._y + i // columns * (height + gap),
                    back_w,
                    height,
                )
                for i in range(len(names))
            ]
            backs_end = boxes[-1].bottom
            self._found.append(
                Swatches(
                    "choice:back",
                    _("Card back"),
                    Box(left.x, self._y, left.w, backs_end - self._y),
                    [Option(name, _back_name(name), name) for name in names],
                    deck.back_file(app.settings.back).stem,
                    lambda name: app.change(back=name),
                    boxes=boxes,
                    paint=draw_back,
                )
            )
        felts = _felt_names()
        gap = 10 * u
        w = min(92 * u, (right.w - gap * (len(felts) - 1)) / len(felts))
        felt_boxes = [
            Box(right.x + i * (w + gap), self._y, w, min(height, w * 0.72))
            for i in range(len(felts))
        ]
        name_h = self.kit.sizes.text(theme.SMALL) * 1.5
        for (name, title), box in zip(felts.items(), felt_boxes, strict=True):
            self._found.append(
                Label(
                    f"label:felt_{name}",
                    title,
                    Box(box.x - gap / 2, box.bottom + 2 * u, box.w + gap, name_h),
                    size=theme.SMALL,
                    align="centre",
                )
            )
        self._found.append(
            Swatches(
                "choice:felt",
                _("Table"),
                Box(right.x, self._y, (w + gap) * len(felts) - gap, felt_boxes[0].h),
                [Option(name, title, name) for name, title in felts.items()],
                app.settings.felt if app.settings.felt in felts else "green",
                lambda name: app.change(felt=name),
                boxes=felt_boxes,
                paint=draw_felt,
            )
        )
        self._y = max(backs_end, felt_boxes[0].bottom + name_h) + 14 * u

    def _divider(self, name: str = "settings") -> None:
        box = Box(self._area.x, self._y, self._area.w, 4 * self.u)
        self._found.append(Divider(f"line:{name}", "", box))
        self._y += 16 * self.u

    def _choices(self) -> None:
        app, settings = self.app, self.app.settings
        languages = [Option(code, name, code) for code, name in available().items()]
        if len(languages) > 1:
            self._choice(
                "language",
                _("Language"),
                languages,
                current(),
                lambda code: app.change(language=code),
            )
        self._choice(
            "speed",
            _("Speed"),
            [
                Option("slow", _("Slow"), "slow"),
                Option("normal", _("Normal"), "normal"),
                Option("fast", _("Fast"), "fast"),
                Option("instant", _("Instant"), "instant"),
            ],
            settings.speed,
            lambda speed: app.change(speed=speed),
        )
        self._choice(
            "text_size",
            _("Text size"),
            [
                Option(scale, label, str(scale))
                for scale, label in zip(
                    TEXT_SIZES, (_("Standard"), _("Large"), _("Largest")), strict=True
                )
            ],
            min(TEXT_SIZES, key=lambda scale: abs(scale - settings.text_scale)),
            lambda scale: app.change(text_scale=scale),
        )
        self._choice(
            "warn_before_drop",
            _("Warn before dropping"),
            [
                Option("never", _("Never"), "never"),
                Option("first_games", _("First 5 games"), "first_games"),
                Option("always", _("Always"), "always"),
            ],
            settings.warn_before_drop,
            lambda when: app.change(warn_before_drop=when),
            detail=_("Asks once when the card you drop could take something."),
        )

    def _choice(
        self,
        name: str,
        title: str,
        options: list[Option[T]],
        value: T,
        change: Callable[[T], None],
        *,
        detail: str = "",
    ) -> None:
        u, area = self.u, self._area
        control_w = min(area.w * 0.56, max(420 * u, 26 * self.kit.sizes.text(theme.LABEL)))
        words_w = area.w - control_w - 24 * u
        height = row_height(self.kit, detail, words_w) + 8 * u
        control_h = min(height - 8 * u, max(44 * u, self.kit.sizes.text(theme.LABEL) * 2.3))
        row = Box(area.x, self._y, area.w, height)
        self._found.append(
            RowWords(f"label:{name}", title, Box(row.x, row.y, words_w, row.h), detail)
        )
        control = Box(row.right - control_w, row.cy - control_h / 2, control_w, control_h)
        self._found.append(Segments(f"choice:{name}", title, control, options, value, change))
        self._y += height

    def _switches(self) -> None:
        app, settings = self.app, self.app.settings
        self.switch(
            "reduced_motion",
            _("Reduced motion"),
            _("Cards fade to their places instead of flying."),
            settings.reduced_motion,
            lambda on: app.change(reduced_motion=on),
        )
        self.switch(
            "preselect",
            _("Choose the only way for me"),
            _("A card that can take in one way only is chosen together with what it takes."),
            settings.preselect,
            lambda on: app.change(preselect=on),
        )
        self.switch(
            "play_at_once",
            _("Play it at once"),
            _("One click on a card with a single capture takes it."),
            settings.play_at_once,
            lambda on: app.change(play_at_once=on),
        )
        self.switch(
            "lay_last_card",
            _("Play the last card for me"),
            _("A last card that can only be played in one way needs no click."),
            settings.lay_last_card,
            lambda on: app.change(lay_last_card=on),
        )
        self.switch(
            "table_talk",
            _("Table talk"),
            _("The computer's players say a few words now and then."),
            settings.table_talk,
            lambda on: app.change(table_talk=on),
        )
        self.switch(
            "fullscreen",
            _("Full screen"),
            _("F11 does the same at any time."),
            app.window.is_fullscreen,
            lambda on: app.change(fullscreen=on),
        )

        self._keys()

    def _keys(self) -> None:
        u = self.u
        height = max(44 * u, self.kit.sizes.text(theme.LABEL) * 2.3)
        label = _("Keys and pad")
        width = button_width(self.kit, label)
        box = Box(self._area.x, self._y + 8 * u, width, height)
        self._found.append(Button("button:keys", label, box, self.app.show_keys))
        self._y += height + 16 * u

    def volume(
        self,
        name: str,
        title: str,
        value: int,
        change: Callable[[int], None],
        *,
        enabled: bool,
    ) -> None:
        """Add a row with a volume of 0 to 100, in steps of ten."""
        u, area = self.u, self._area
        height = row_height(self.kit, "", area.w) + 8 * u
        control_h = min(height - 8 * u, max(44 * u, self.kit.sizes.text(theme.LABEL) * 2.3))
        control_w = max(220 * u, 4.4 * control_h)
        row = Box(area.x, self._y, area.w - control_w - 24 * u, height)
        self._found.append(RowWords(f"label:{name}", title, row, enabled=enabled))
        control = Box(area.right - control_w, row.cy - control_h / 2, control_w, control_h)
        options = [Option(v, str(v), str(v)) for v in VOLUMES]
        nearest = min(VOLUMES, key=lambda volume: abs(volume - value))
        self._found.append(
            Stepper(f"choice:{name}", title, control, options, nearest, change, enabled=enabled)
        )
        self._y += height

    def switch(
        self,
        name: str,
        title: str,
        detail: str,
        on: bool,
        change: Callable[[bool], None],
        *,
        enabled: bool = True,
    ) -> None:
        """Add a row that is on or off."""
        u, area = self.u, self._area
        height = row_height(self.kit, detail, area.w - 68 * u) + 8 * u
        box = Box(area.x, self._y, area.w, height)
        self._found.append(
            Toggle(f"toggle:{name}", title, box, on, change, detail=detail, enabled=enabled)
        )
        self._y += height

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet."""
        super().paint(surface)
        self.kit.paint.panel(surface, self._panel, "paper", self.u)
