"""The screen as a tree of nodes with a role, a name and a state, in no system's own terms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from escoba.language import gettext as _
from escoba.ui.geometry import Box
from escoba.ui.scene import Element, Role

Kind = Literal[
    "window",
    "group",
    "dialog",
    "list",
    "option",
    "button",
    "switch",
    "combo",
    "radios",
    "radio",
    "text",
    "label",
    "log",
]
Live = Literal["off", "polite", "assertive"]

ROOT: Final = 0
_SCENE: Final = 1
_LOG: Final = 2
_FIRST_FREE: Final = 3
# So many of the last lines can be read again.
_KEPT_LINES: Final = 12

_KINDS: Final[dict[Role, Kind]] = {
    "button": "button",
    "card": "option",
    "choice": "combo",
    "toggle": "switch",
    "text": "text",
    "row": "option",
    "pile": "button",
    "seat": "label",
    "label": "label",
    "stock": "label",
    "list": "group",
}
PRESSABLE: Final = frozenset({"button", "card", "choice", "toggle", "text", "row", "pile"})


@dataclass(frozen=True, slots=True)
class Node:
    """One thing that a screen reader finds.

    key: the id of its element; empty for those that only hold others or tell
    selected, on: None for what cannot be
    place: which it is in its list, from 0
    """

    kind: Kind
    name: str = ""
    detail: str = ""
    value: str = ""
    key: str = ""
    box: Box | None = None
    children: tuple[int, ...] = ()
    selected: bool | None = None
    on: bool | None = None
    enabled: bool = True
    pressable: bool = False
    live: Live = "off"
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Tree:
    """The nodes by number, and the number of the one with the focus."""

    nodes: dict[int, Node]
    focus: int


@dataclass(frozen=True, slots=True)
class Line:
    """Something told once; `urgent` for what must not wait for other lines."""

    text: str
    urgent: bool = False


class TreeBuilder:
    """Makes the tree of one screen after the other; a thing keeps its number as long as it lives.

    lines: what was told since the scene appeared
    """

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._lines: list[tuple[int, Line]] = []
        self._next = _FIRST_FREE

    def _number(self, key: str) -> int:
        if key not in self._numbers:
            self._numbers[key] = self._take_number()
        return self._numbers[key]

    def _take_number(self) -> int:
        self._next += 1
        return self._next - 1

    def key_of(self, number: int) -> str:
        """Return the id of the element with that number, or nothing."""
        return next((key for key, other in self._numbers.items() if other == number), "")

    def tell(self, line: Line) -> None:
        """Add a line; the same words again are another line."""
        self._lines = [*self._lines, (self._take_number(), line)][-_KEPT_LINES:]

    def forget_lines(self) -> None:
        """Drop all lines: the next scene may be another person's."""
        self._lines = []

    def build(
        self, elements: Sequence[Element], *, title: str, is_dialog: bool, size: tuple[int, int]
    ) -> Tree:
        """Return the tree of a scene.

        elements: in reading order; title: how the scene is called; size: of the window in pixels
        """
        nodes: dict[int, Node] = {}
        window = Box(0, 0, *size)
        top = self._add_all(elements, title, nodes)
        nodes[_SCENE] = Node(
            "dialog" if is_dialog else "group", title, box=window, children=tuple(top)
        )
        for number, line in self._lines:
            nodes[number] = Node(
                "label", line.text, box=window, live="assertive" if line.urgent else "polite"
            )
        told = tuple(number for number, _line in self._lines)
        nodes[_LOG] = Node("log", _("What happened"), box=window, children=told)
        nodes[ROOT] = Node("window", "Escoba", box=window, children=(_SCENE, _LOG))
        focused = next((e for e in elements if e.focused), None)
        return Tree(nodes, _SCENE if focused is None else self._number(focused.id))

    def _add_all(
        self, elements: Sequence[Element], title: str, nodes: dict[int, Node]
    ) -> Iterator[int]:
        """Add the elements and the lists that they are in; yield the numbers at the top."""
        parts: dict[str, list[Element]] = {}
        lists: dict[str, list[Element]] = {}
        choices = {e.id for e in elements if e.role == "choice"}
        for element in elements:
            owner = element.id.rpartition(":")[0]
            if owner in choices:
                parts.setdefault(owner, []).append(element)
            elif element.role in ("card", "row"):
                lists.setdefault(owner, []).append(element)
        for element in elements:
            owner = element.id.rpartition(":")[0]
            if owner in choices:
                continue
            if owner not in lists or element.role not in ("card", "row"):
                yield self._add(element, parts.get(element.id, ()), nodes)
            elif element is lists[owner][0]:
                yield self._add_list(owner, lists[owner], title, nodes)

    def _add(self, element: Element, parts: Sequence[Element], nodes: dict[int, Node]) -> int:
        number = self._number(element.id)
        kind = _KINDS[element.role]
        is_open = any(part.selected for part in parts)
        for part in parts:
            nodes[self._number(part.id)] = _part(element, part, is_option=is_open)
        nodes[number] = Node(
            "radios" if is_open else kind,
            _name(element),
            detail="" if kind in ("label", "combo") else element.detail,
            value=_value(element),
            key=element.id,
            box=element.box,
            children=tuple(self._number(part.id) for part in parts),
            on=_is_on(element),
            enabled=element.enabled,
            pressable=element.enabled and element.role in PRESSABLE,
        )
        return number

    def _add_list(
        self, owner: str, members: Sequence[Element], title: str, nodes: dict[int, Node]
    ) -> int:
        for index, element in enumerate(members):
            nodes[self._number(element.id)] = Node(
                "option",
                element.label,
                detail=element.detail,
                key=element.id,
                box=element.box,
                selected=element.selected,
                enabled=element.enabled,
                pressable=element.enabled,
                place=index,
            )
        number = self._number(f"list:{owner}")
        nodes[number] = Node(
            "list",
            {"hand": _("Your hand"), "table": _("On the table")}.get(owner, title),
            box=_around([element.box for element in members]),
            children=tuple(self._number(element.id) for element in members),
        )
        return number


def _part(choice: Element, part: Element, *, is_option: bool) -> Node:
    sign = part.id.rpartition(":")[2]
    step = {"less": _("less"), "more": _("more")}.get(sign, part.label)
    return Node(
        "radio" if is_option else "button",
        part.label if is_option else f"{choice.label}: {step}",
        detail=part.detail,
        key=part.id,
        box=part.box,
        on=part.selected if is_option else None,
        enabled=part.enabled,
        pressable=part.enabled,
    )


def _name(element: Element) -> str:
    if element.role not in ("label", "seat", "stock"):
        return element.label
    value = element.value if element.role == "seat" else ""
    return ". ".join(text.rstrip(".") for text in (element.label, value, element.detail) if text)


def _value(element: Element) -> str:
    if element.role == "choice":
        return element.detail or element.value or ""
    return element.value or "" if element.role == "text" else ""


def _is_on(element: Element) -> bool | None:
    if element.role == "toggle":
        return element.value == "on"
    return True if element.role == "button" and element.selected else None


def _around(boxes: Sequence[Box]) -> Box:
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
