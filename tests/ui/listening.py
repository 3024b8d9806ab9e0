"""A screen reader and a voice that only remember what they were given."""

from __future__ import annotations

from escoba.ui.access.system import Act
from escoba.ui.access.tree import ROOT, Node, Tree
from escoba.ui.app import App
from escoba.ui.geometry import Box


class Reader:
    """Stands in for the system's accessibility interface; `trees` are all that it was shown."""

    def __init__(self) -> None:
        self.trees: list[Tree] = []
        self.asked: list[tuple[Act, int]] = []
        self.places: list[tuple[Box, bool]] = []
        self.is_closed = False

    def is_listening(self) -> bool:
        return True

    @property
    def needs_tree(self) -> bool:
        return not self.trees

    def acts(self) -> list[tuple[Act, int]]:
        asked, self.asked = self.asked, []
        return asked

    def stand(self, frame: Box, *, has_focus: bool) -> None:
        self.places.append((frame, has_focus))

    def show(self, tree: Tree) -> None:
        self.trees.append(tree)

    def close(self) -> None:
        self.is_closed = True

    def ask(self, act: Act, key: str) -> None:
        """Ask for what a screen reader does with the node of that id."""
        found = [number for number, node in self.trees[-1].nodes.items() if node.key == key]
        assert found, f"{key} is not among {[n.key for n in self.trees[-1].nodes.values()]}"
        self.asked.append((act, found[0]))


class Voice:
    """Stands in for the system's voice; `spoken` has None where it was hushed."""

    def __init__(self) -> None:
        self.spoken: list[str | None] = []
        self.languages: set[str] = set()
        self.is_closed = False
        self.is_broken = False

    def speak(self, text: str, language: str) -> None:
        self.spoken.append(text)
        self.languages.add(language)

    def hush(self) -> None:
        self.spoken.append(None)

    def close(self) -> None:
        self.is_closed = True


def listen(app: App) -> Reader:
    """Put a reader in front of the program."""
    reader = Reader()
    app.access._system = reader
    return reader


def reachable(tree: Tree) -> list[Node]:
    """Return the nodes in reading order; each must be found exactly once."""
    found: list[int] = []

    def walk(number: int) -> None:
        found.append(number)
        for child in tree.nodes[number].children:
            walk(child)

    walk(ROOT)
    assert len(found) == len(set(found)), "a node hangs in two places"
    assert set(found) == set(tree.nodes), "a node hangs nowhere"
    return [tree.nodes[number] for number in found]


def told_lines(tree: Tree) -> list[str]:
    """Return the announcements of a tree."""
    return [node.name for node in reachable(tree) if node.live != "off"]
