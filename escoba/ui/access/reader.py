"""Tells the screen on top to a screen reader, to the game's own voice, or to neither."""

from __future__ import annotations

from collections.abc import Iterator

from escoba.language import current
from escoba.ui.access.spoken import spoken_element
from escoba.ui.access.system import Act, System
from escoba.ui.access.tree import Line, TreeBuilder
from escoba.ui.access.voice import Speaker, find_speaker
from escoba.ui.geometry import Box
from escoba.ui.scene import Element, Scene


class Access:
    """What the program does for people who listen.

    handle: what the system calls the window, which is not shown yet; 0 when it does not tell,
        None when there is nothing to be seen or read
    """

    def __init__(self, handle: int | None) -> None:
        self._system = None if handle is None else System.open(handle)
        self._builder = TreeBuilder()
        self._speaker: Speaker | None = None
        self._lines: list[Line] = []
        self._is_stale = True
        self._focus = ""

    # What is told

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Tell a line; an `urgent` one does not wait for others."""
        if self._speaker is not None:
            if urgent:
                self._speaker.hush()
            self._speaker.speak(text, current())
        self._lines.append(Line(text, urgent))

    def arrived(self) -> None:
        """Forget what was told: another scene is on top, maybe before another person."""
        self._lines.clear()
        self._builder.forget_lines()
        self._focus = ""
        self._is_stale = True

    def changed(self) -> None:
        """Note that the screen has come to rest after a change."""
        self._is_stale = True

    def interrupted(self) -> None:
        """Stop speaking: a key was pressed."""
        if self._speaker is not None:
            self._speaker.hush()

    # The voice

    def use_voice(self, wanted: bool) -> bool:
        """Switch the game's own voice on or off; return False when the system has none."""
        if wanted and self._speaker is None:
            self._speaker = find_speaker()
            self._focus = ""
            self._is_stale = True
            return self._speaker is not None
        if not wanted and self._speaker is not None:
            self._speaker.close()
            self._speaker = None
        return True

    def lost_voice(self) -> bool:
        """Tell whether the voice has just failed; it is off then."""
        if self._speaker is None or not self._speaker.is_broken:
            return False
        self.use_voice(False)
        return True

    # The loop

    def acts(self) -> Iterator[tuple[Act, str]]:
        """Return what a screen reader asked for, with the ids of the elements."""
        if self._system is not None:
            for act, number in self._system.acts():
                key = self._builder.key_of(number)
                if key:
                    yield act, key

    def advance(self, scene: Scene, frame: Box, size: tuple[int, int], *, has_focus: bool) -> None:
        """Tell what has changed, once each frame.

        frame: the window on the desktop; size: of its surface in pixels
        """
        listens = self._system is not None and self._system.is_listening()
        if self._system is not None and listens:
            self._system.stand(frame, has_focus=has_focus)
            self._is_stale = self._is_stale or self._system.needs_tree
        if not (self._is_stale or self._lines):
            return
        lines, self._lines = self._lines, []
        was_stale, self._is_stale = self._is_stale, False
        if not listens:
            for line in lines:
                self._builder.tell(line)
        if not (listens or self._speaker is not None):
            return
        elements = scene.readable()
        if self._system is not None and listens:
            self._show(self._system, scene, elements, size, lines)
        if was_stale:
            self._speak_focus(elements)

    def _show(
        self,
        system: System,
        scene: Scene,
        elements: list[Element],
        size: tuple[int, int],
        lines: list[Line],
    ) -> None:
        title = next((e.label for e in elements if e.id == "label:title"), "Escoba")

        def show() -> None:
            is_dialog = not scene.opaque
            system.show(self._builder.build(elements, title=title, is_dialog=is_dialog, size=size))

        # The screen goes first; lines of one update would be read in no order.
        show()
        for line in lines:
            self._builder.tell(line)
            show()

    def _speak_focus(self, elements: list[Element]) -> None:
        if self._speaker is None:
            return
        focused = next((e for e in elements if e.focused), None)
        text = "" if focused is None else spoken_element(focused)
        if text and text != self._focus:
            self._speaker.speak(text, current())
        self._focus = text

    def close(self) -> None:
        """End the voice and take the tree away."""
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None
        if self._system is not None:
            self._system.close()
            self._system = None
