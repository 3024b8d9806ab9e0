"""The system's accessibility interface: AT-SPI, UI Automation or NSAccessibility, by AccessKit."""

from __future__ import annotations

import sys
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final, Literal

from escoba.ui.access.tree import ROOT, Node, Tree
from escoba.ui.geometry import Box

Act = Literal["press", "focus"]
# The handlers wait for the interpreter while the adapter holds a lock that every call of ours
# waits for too. Two frames after it was switched on, it has let go of that lock for certain.
_SETTLING_FRAMES: Final = 2
# AccessKit panics where it meets something odd, which is no Exception.
_LET_THROUGH: Final = (KeyboardInterrupt, SystemExit, GeneratorExit)


class System:
    """Hands trees to whatever screen reader listens; costs nothing while none does.

    `open` returns None where AccessKit is missing or fails.
    """

    def __init__(self, kit: Any, handle: int) -> None:
        self._kit = kit
        self._asked: SimpleQueue[tuple[Act, int]] = SimpleQueue()
        self._is_on = False
        self._frames = 0
        self._sent: dict[int, Node] | None = None
        self._focus = ROOT
        self._has_window_focus: bool | None = None
        self._frame: Box | None = None
        self._adapter = self._open(handle)

    @classmethod
    def open(cls, handle: int) -> System | None:
        """Return the interface of the window with that native handle, before it is shown."""
        try:
            import accesskit

            return cls(accesskit, handle)
        except BaseException as error:
            if isinstance(error, _LET_THROUGH):
                raise
            return None

    def _open(self, handle: int) -> Any:
        if sys.platform in ("darwin", "win32") and not handle:
            raise ValueError("the system does not tell which window it is")
        if sys.platform == "darwin":
            # SDL gives the focus of the keys to its window, not to the view inside.
            self._kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return self._kit.macos.SubclassingAdapter.for_window(
                handle, self._switched_on, self._asked_for
            )
        if sys.platform == "win32":
            return self._kit.windows.SubclassingAdapter(handle, self._switched_on, self._asked_for)
        return self._kit.unix.Adapter(self._switched_on, self._asked_for, self._switched_off)

    # Called by the system, on any thread

    def _switched_on(self) -> None:
        # The tree follows from the loop of the program: no scene is looked at from here.
        self._sent = None
        self._frames = 0
        self._is_on = True

    def _switched_off(self) -> None:
        self._is_on = False

    def _asked_for(self, request: Any) -> None:
        act: Act | None = None
        if request.action == self._kit.Action.CLICK:
            act = "press"
        elif request.action == self._kit.Action.FOCUS:
            act = "focus"
        if act is not None:
            self._asked.put((act, request.target))

    # Called by the loop

    def acts(self) -> list[tuple[Act, int]]:
        """Return what was asked for since the last time, with the numbers of the nodes."""
        found = []
        while True:
            try:
                found.append(self._asked.get_nowait())
            except Empty:
                return found

    def is_listening(self) -> bool:
        """Tell, once each frame, whether anybody wants trees now."""
        if not self._is_on:
            return False
        self._frames = min(self._frames + 1, _SETTLING_FRAMES + 1)
        return self._frames > _SETTLING_FRAMES

    @property
    def needs_tree(self) -> bool:
        """Whether the one who listens has not got any tree yet."""
        return self._sent is None

    def stand(self, frame: Box, *, has_focus: bool) -> None:
        """Tell where the window is on the desktop and whether the keys go to it."""
        if self._kit is None or (frame, has_focus) == (self._frame, self._has_window_focus):
            return
        self._frame, self._has_window_focus = frame, has_focus
        if sys.platform == "darwin":
            self._guarded(lambda: self._adapter.update_view_focus_state(has_focus))
        elif sys.platform != "win32":  # Windows asks the window itself
            place = self._kit.Rect(*frame[:2], frame.right, frame.bottom)
            self._guarded(lambda: self._adapter.set_root_window_bounds(place, place))
            self._guarded(lambda: self._adapter.update_window_focus_state(has_focus))

    def show(self, tree: Tree) -> None:
        """Hand over what differs from the tree before."""
        before = self._sent or {}
        changed = {n: node for n, node in tree.nodes.items() if before.get(n) != node}
        if not changed and tree.focus == self._focus and self._sent is not None:
            return
        is_first = self._sent is None
        self._sent, self._focus = tree.nodes, tree.focus

        def update() -> Any:
            told = self._kit.TreeUpdate(tree.focus)
            if is_first:
                told.tree = self._kit.Tree(ROOT)
            told.nodes = [(n, as_node(self._kit, node)) for n, node in changed.items()]
            return told

        self._guarded(lambda: self._adapter.update_if_active(update))

    def _guarded(self, call: Callable[[], Any]) -> None:
        """Call the adapter; one that fails is not called again."""
        try:
            events = call()
            if events is not None:
                events.raise_events()
        except BaseException as error:
            if isinstance(error, _LET_THROUGH):
                raise
            self._is_on = False
            self._kit = None

    def close(self) -> None:
        """Take the tree away."""
        self._is_on = False
        self._adapter = None


_ROLES: Final = {
    "window": "WINDOW",
    "group": "GROUP",
    "dialog": "DIALOG",
    "list": "LIST_BOX",
    "option": "LIST_BOX_OPTION",
    "button": "BUTTON",
    "switch": "CHECK_BOX",
    "combo": "COMBO_BOX",
    "radios": "RADIO_GROUP",
    "radio": "RADIO_BUTTON",
    "text": "TEXT_INPUT",
    "label": "LABEL",
    "log": "LOG",
}


def as_node(kit: Any, node: Node) -> Any:
    """Return a node in the terms of AccessKit, the module `kit`."""
    made = kit.Node(getattr(kit.Role, _ROLES[node.kind]))
    if node.kind == "label":
        made.set_value(node.name)  # the words of a label are its value
    else:
        made.set_label(node.name)
    if node.value:
        made.set_value(node.value)
    if node.detail:
        made.set_description(node.detail)
    if node.key:
        made.set_author_id(node.key)
    if node.box is not None:
        box = node.box
        made.set_bounds(kit.Rect(box.x, box.y, box.right, box.bottom))
    if node.children:
        made.set_children(list(node.children))
    if node.selected is not None:
        made.set_selected(node.selected)
    if node.on is not None:
        made.set_toggled(kit.Toggled.TRUE if node.on else kit.Toggled.FALSE)
    if not node.enabled:
        made.set_disabled()
    if node.pressable:
        made.add_action(kit.Action.CLICK)
        made.add_action(kit.Action.FOCUS)
    if node.live != "off":
        made.set_live(kit.Live.ASSERTIVE if node.live == "assertive" else kit.Live.POLITE)
    if node.kind == "dialog":
        made.set_modal()
    if node.kind == "list":
        made.set_size_of_set(len(node.children))
    if node.place is not None:
        made.set_position_in_set(node.place)
    return made
