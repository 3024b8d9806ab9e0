"""The program in its window: the loop, the stack of scenes, settings that apply at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame

from escoba.engine import Move, Seat
from escoba.language import current, set_language
from escoba.language import gettext as _
from escoba.session import (
    DataPaths,
    Game,
    PlayOptions,
    Settings,
    SettingsFile,
    Store,
    default_chairs,
)
from escoba.ui import theme
from escoba.ui.access import Access, hooks
from escoba.ui.cards import CardCache
from escoba.ui.deck_drop import DeckDrop
from escoba.ui.decks import Deck, find_decks
from escoba.ui.input import Device, InputEvent, Interrupted, Key, Pad, Press, as_key, device_of
from escoba.ui.input_bindings import Bindings, Command, key_id
from escoba.ui.input_sources import InputSources
from escoba.ui.kit import Kit
from escoba.ui.pad import PadKind
from escoba.ui.paint import Painter
from escoba.ui.resources import Icons, assets_dir
from escoba.ui.scene import Scene
from escoba.ui.sound import Mixer, Sound
from escoba.ui.text import TextRenderer
from escoba.ui.theme import Sizes
from escoba.ui.uilog import UiLog
from escoba.ui.window import GameWindow, start_display

FRAME_RATE: Final = 60
IDLE_RATE: Final = 30
# Staying at full speed for a moment after an input hides the latency of the slow loop.
AWAKE_MS: Final = 500
# A window dragged on Windows stops the loop; a longer step would make everything jump.
LONGEST_STEP_MS: Final = 100
# Pictures are made anew only when the window has kept its size for so long.
SETTLE_MS: Final = 150
KEY_REPEAT: Final = (400, 35)
# A new scene fades in; the second click of a burst must not land on what has just appeared.
FADE_MS: Final = 140
# Settings after which whatever was drawn has another size.
SIZING: Final = frozenset(("language", "text_scale", "fullscreen"))
BURST_MS: Final = 150


class App:
    """Owns the window, the stack of scenes and everything they share.

    kit: the drawing tools; sound: what is heard
    store: the saved games; settings: those in force now
    decks: the usable packs; deck_faults: reason by folder name for the others
    device: what the player has used last; bindings: the keys in force
    """

    def __init__(self, options: PlayOptions, paths: DataPaths, log: UiLog) -> None:
        self.options = options
        self.paths = paths
        self.log = log
        self._settings_file = SettingsFile(paths.settings)
        self._saved = self._settings_file.load()
        self._overrides: dict[str, Any] = _overrides(options)
        self.settings: Settings = replace(self._saved, **self._overrides)
        set_language(self.settings.language)
        self.store = Store.open(paths.database)
        notice = self._settings_file.notice
        self.notices = [] if notice is None else [notice]
        self.find_decks()
        self.window = GameWindow(
            size=options.size,
            remembered=self.settings.window_size,
            position=self.settings.window_position,
        )
        self.access = Access(self.window.handle)
        self.window.appear(fullscreen=self.settings.fullscreen)
        text = TextRenderer()
        self.kit = Kit(
            sizes=Sizes(*self.window.surface.get_size(), self.settings.text_scale),
            text=text,
            paint=Painter(),
            icons=Icons(),
            cards=CardCache(text, fault=self._deck_failed),
        )
        self.sound = Sound(assets_dir() / "sounds", Mixer())
        self.stack: list[Scene] = []
        self._input = InputSources()
        self.device: Device = "pointer"
        self.bindings = Bindings()
        self._drop = DeckDrop(self)
        self._clock = pygame.time.Clock()
        self._running = True
        self._dirty = True
        self._rested = False
        self._has_drawn = False
        self._is_rough = False
        self._awake_ms = 0.0
        self._settle_ms = 0.0
        self._burst_ms = 0.0
        self._fade_ms = 0.0
        self._faded: pygame.Surface | None = None
        self._typing = False
        self._apply_settings()
        pygame.key.stop_text_input()
        hooks.begin(self)

    # Scenes

    @property
    def scene(self) -> Scene:
        """The scene on top, which gets the input."""
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top of the others."""
        self.stack.append(scene)
        self._arrived()

    def pop(self) -> None:
        """Take the top scene away; the last one stays."""
        if len(self.stack) > 1:
            self.stack.pop().on_leave()
            self._arrived()

    def replace(self, scene: Scene) -> None:
        """Put a scene in place of the top one."""
        if self.stack:
            self.stack.pop().on_leave()
        self.push(scene)

    def show(self, *scenes: Scene) -> None:
        """Make these the whole stack, the last one on top."""
        while self.stack:
            self.stack.pop().on_leave()
        for scene in scenes:
            self.stack.append(scene)
            scene.resize()
        self._arrived()

    def _arrived(self) -> None:
        self.access.arrived()
        self.scene.resize()
        self.scene.on_enter()
        self.log.moving()
        self._burst_ms = BURST_MS
        # The first frame of all has nothing to fade from.
        self._fade_ms = FADE_MS * min(1.0, self.kit.speed) if self._has_drawn else 0.0
        self._faded = self.window.surface.copy() if self._fade_ms > 0 else None
        self.redraw()

    def go_home(self) -> None:
        """Leave everything and show the home screen."""
        from escoba.ui.scenes.home import HomeScene

        self.show(HomeScene(self))

    def play(self, game: Game, word: str = "") -> None:
        """Show the table of `game` over the home screen; a first hand is dealt with `word`."""
        from escoba.ui.scenes.home import HomeScene
        from escoba.ui.scenes.table import TableScene

        self.show(HomeScene(self), TableScene(self, game, word))

    def quit(self) -> None:
        """End the program after this frame; every move is on disk already."""
        self._running = False

    # Telling

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Say a line to those who listen instead of look; an `urgent` one does not wait."""
        self.log.say(text)
        self.access.say(text, urgent=urgent)

    def log_move(self, move: Move, seat: Seat, hand: int, ply: int) -> None:
        """Note a move that has just been stored; hand and ply count from 0."""
        self.log.move(move, seat, hand, ply)

    def redraw(self) -> None:
        """Have the screen drawn again with the next frame."""
        self._dirty = True

    # Settings

    def change(self, **changes: Any) -> None:
        """Change settings: they apply at once and are saved."""
        self._saved = replace(self._saved, **changes)
        self._overrides = {k: v for k, v in self._overrides.items() if k not in changes}
        self.settings = replace(self._saved, **self._overrides)
        if "language" in changes:
            set_language(self.settings.language)
        if "fullscreen" in changes:
            self.window.set_fullscreen(self.settings.fullscreen)
        self._save()
        self._apply_settings()
        if SIZING.isdisjoint(changes):
            self._lay_out()
        else:
            self._resized()

    def _save(self) -> None:
        if not self._settings_file.save(self._saved):
            notice = self._settings_file.notice
            if notice is not None and notice not in self.notices:
                self.notices.append(notice)

    def _apply_settings(self) -> None:
        settings, kit = self.settings, self.kit
        kit.cloth = theme.CLOTHS.get(settings.felt or "", theme.DEFAULT_CLOTH)
        kit.speed = theme.SPEEDS[settings.speed]
        kit.reduced_motion = settings.reduced_motion
        self.bindings = Bindings.of(settings.keys)
        kit.cards.use(self.deck(), settings.back)
        self.sound.use(
            effects=settings.effects_volume,
            music=settings.music_volume,
            muted=settings.mute,
            only_in_front=settings.mute_in_background,
        )
        self.redraw()

    def find_decks(self) -> None:
        """Look at the decks of the game and of the player again."""
        self.decks, self.deck_faults = find_decks(self.paths.decks)

    def deck(self) -> Deck | None:
        """Return the deck in force; None means the plain one that the program draws."""
        usual = "spanish-classic" if current() == "es" else "french"
        by_id = {deck.id: deck for deck in self.decks}
        first = self.decks[0] if self.decks else None
        return by_id.get(self.settings.deck or usual) or by_id.get(usual) or first

    def _deck_failed(self, deck_id: str, reason: str) -> None:
        self.deck_faults[deck_id] = reason

    def toggle_fullscreen(self) -> None:
        """Switch between full screen and the former window."""
        self.change(fullscreen=not self.window.is_fullscreen)

    def toggle_mute(self) -> None:
        """Switch all sound off, or on again."""
        self.change(mute=not self.settings.mute)
        if self.settings.mute:
            self.scene.notice(_("Sound off"))
        elif self.sound.look_for_device():
            self.scene.notice(_("Sound on"))
        else:
            self.scene.notice(_("No sound device found"))

    # The loop

    def run(self) -> int:
        """Show the window until the player leaves; return the exit code."""
        try:
            self.frame()
            self._input.pads.start()
            while self._running:
                self.frame()
        finally:
            self.close()
        return 0

    def frame(self) -> None:
        """Take the input, advance the scene, draw if something changed, and wait."""
        for event in pygame.event.get():
            self._take(event)
            if not self._running:
                return
        hooks.serve(self)
        awake = self.scene.busy or self._awake_ms > 0 or self._settle_ms > 0
        rate = FRAME_RATE if awake or self._dirty else IDLE_RATE
        dt = min(self._clock.tick(rate), LONGEST_STEP_MS)
        self.advance(dt)

    def advance(self, dt: float) -> None:
        """Advance everything by `dt` milliseconds and draw what changed."""
        for event in self._input.advance(dt):
            self.send(event)
        self._awake_ms = max(0.0, self._awake_ms - dt)
        self._burst_ms = max(0.0, self._burst_ms - dt)
        self._settle(dt)
        self._fade(dt)
        self.sound.advance(dt)
        moving = self.scene.update(dt)
        moving = self._drop.advance() or moving
        self._set_typing(self.scene.typing)
        if moving:
            self._awake_ms = max(self._awake_ms, 2.0 * LONGEST_STEP_MS)
            self.log.moving()
        if not self._running:
            return
        if moving or self._dirty:
            self._dirty = False
            self._draw()
            self._rested = False
        if self._is_rough or self._settle_ms > 0 or self._faded is not None:
            self.redraw()
            self.log.moving()
        elif not (moving or self._dirty or self._rested or self._burst_ms > 0):
            self._rested = True
            # Looking for a device may take a while; nothing moves now that could stumble.
            self.sound.wake()
            self.log.rest(
                self.scene.name, self.scene.awaiting, self.scene.elements(), self.window.scale
            )
            self.access.changed()
        hooks.tell(self)

    def _draw(self) -> None:
        surface = self.window.surface
        self.kit.cards.begin_frame()
        self.kit.paint.begin_frame()
        bottom = max((i for i, s in enumerate(self.stack) if s.opaque), default=0)
        for scene in self.stack[bottom:]:
            if not scene.opaque:
                self.kit.paint.dim(surface, scene.dim)
            scene.draw(surface)
        if self._faded is not None:
            self._faded.set_alpha(round(255 * self._fade_ms / FADE_MS))
            surface.blit(self._faded, (0, 0))
        self._has_drawn = True
        # What was shown stretched is drawn now, or in a later frame, and shown after that.
        cards, paint = self.kit.cards, self.kit.paint
        self._is_rough = cards.pending or paint.pending
        if self._settle_ms <= 0 and not paint.pending:
            cards.hold(False)
        cards.work()
        self.window.show()

    def _fade(self, dt: float) -> None:
        if self._faded is not None:
            self._fade_ms -= dt
            if self._fade_ms <= 0:
                self._faded = None
            self.redraw()

    def _settle(self, dt: float) -> None:
        if self._settle_ms <= 0:
            return
        self._settle_ms -= dt
        if self._settle_ms <= 0:
            self.kit.paint.hold(False)
            self.kit.icons.hold(False)
            self.redraw()

    def _take(self, event: pygame.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self.kit.cards.hold(True)
            self.kit.paint.hold(True)
            self.kit.icons.hold(True)
            self._settle_ms = SETTLE_MS
            self._resized()
        elif event.type == pygame.DROPFILE:
            self._drop.take(Path(event.file))
            self.redraw()
        elif event.type == pygame.WINDOWEXPOSED:
            self.redraw()
        else:
            if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self.sound.come_to_front(event.type == pygame.WINDOWFOCUSGAINED)
            self._input.fit(self.window.surface.get_size(), self.window.scale)
            for ours in self._input.take(event, pygame.time.get_ticks()):
                self.send(ours)

    def wake(self) -> None:
        """Run at full speed for a moment: something was asked for."""
        self._awake_ms = AWAKE_MS
        self.redraw()

    def send(self, event: InputEvent) -> None:
        """Hand an input event to the scene on top, after the keys of the whole program."""
        self.wake()
        self.device = device_of(event) or self.device
        if isinstance(event, Pad):
            self.access.interrupted()
            if not self.scene.knows_pads:
                self._send_pad(event)
                return
        if isinstance(event, Key):
            self.access.interrupted()
            action = self._program_key(event)
            if action is not None:
                action()
                return
        if isinstance(event, Press) and self._burst_ms > 0:
            return
        self.scene.handle(event)

    def _send_pad(self, pad: Pad) -> None:
        """Let a button of a pad do what a key does, on a scene that knows of keys only."""
        key = as_key(pad)
        if pad.button == "back":
            self.show_keys()
        elif pad.button == "start" and self.scene.opaque:
            return  # it opens the menu at the table, and closes what lies over it
        elif key is not None:
            self.scene.handle(key)

    @property
    def key_names(self) -> Mapping[str, str]:
        """What the player's keyboard has printed at the places of a US keyboard, as far as seen."""
        return self._input.key_names

    @property
    def pad_kind(self) -> PadKind:
        """What is printed on the buttons of the pad in use."""
        return self._input.pads.kind

    def _program_key(self, key: Key) -> Callable[[], None] | None:
        if self.scene.grabs_keys:
            return None
        # What is written into a text must do nothing else.
        is_text = self.scene.typing and len(key_id(key)) == 1
        command = None if key.ctrl or key.alt or is_text else self.bindings.command(key)
        if command is Command.FULLSCREEN or (key.name == "enter" and key.alt):
            return (lambda: None) if key.repeat else self.toggle_fullscreen
        if key.name == "q" and key.ctrl:
            return self.quit
        if command is Command.KEYS or (key.name == "?" and not self.scene.typing):
            return (lambda: None) if key.repeat else self.show_keys
        if command is Command.VOICE:
            return (lambda: None) if key.repeat else partial(hooks.toggle_voice, self)
        if command is Command.MUTE:
            return (lambda: None) if key.repeat else self.toggle_mute
        return None

    def show_keys(self) -> None:
        """Show the keys over the scene on top, or close them."""
        from escoba.ui.scenes.keys import KeysScene
        from escoba.ui.scenes.table import TableScene

        if isinstance(self.scene, KeysScene):
            self.pop()
            return
        if any(isinstance(scene, KeysScene) for scene in self.stack):
            return
        table = next((s for s in self.stack if isinstance(s, TableScene)), None)
        self.push(KeysScene(self, None if table is None else table.game))

    def _resized(self) -> None:
        size = self.window.refresh().get_size()
        self._faded = None
        # Where something was held is another place now.
        self._input.forget()
        if self.stack:
            self.scene.handle(Interrupted())
        self.kit.sizes = Sizes(*size, self.settings.text_scale)
        self.kit.paint.clear()
        self.kit.icons.clear()
        self._lay_out()

    def _lay_out(self) -> None:
        for scene in self.stack:
            scene.resize()
        self.redraw()

    def _set_typing(self, typing: bool) -> None:
        if typing == self._typing:
            return
        self._typing = typing
        if typing:
            pygame.key.start_text_input()
            pygame.key.set_repeat(*KEY_REPEAT)
        else:
            pygame.key.stop_text_input()
            pygame.key.set_repeat()

    def close(self) -> None:
        """Remember the window's place, close the files and the window."""
        for scene in reversed(self.stack):
            scene.on_leave()
        self.stack.clear()
        self._input.pads.stop()
        size, position = self.window.normal_place
        if self.options.size is None:
            self._saved = replace(self._saved, window_size=size, window_position=position)
            self._save()
        self.store.close()
        self.access.close()
        self.sound.close()
        self.window.close()
        self.log.close()


def _overrides(options: PlayOptions) -> dict[str, Any]:
    wanted = {
        "deck": options.deck,
        "language": options.language,
        "speed": options.speed,
        "reduced_motion": options.reduced_motion or None,
        "mute": options.mute or None,
        "fullscreen": options.fullscreen or None,
    }
    return {name: value for name, value in wanted.items() if value is not None}


def run(options: PlayOptions) -> int:
    """Open the window and play until the player leaves; return the exit code.

    Raises EscobaError, one sentence, when no window can be opened or the log not be written.
    """
    paths = DataPaths.at(options.data) if options.data is not None else DataPaths.default()
    start_display()
    log = UiLog(options.ui_log)
    app = App(options, paths, log)
    if options.rules is not None:
        name = app.settings.player_name
        chairs = default_chairs(options.rules, options.levels, name)
        app.play(Game.new(app.store, options.rules, chairs, seed=options.seed))
    else:
        app.go_home()
    try:
        return app.run()
    finally:
        pygame.display.quit()
