"""AccessKit gets the tree in its own terms; without it, or when it fails, nothing happens."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import SimpleNamespace

import pytest

from escoba.ui.access.system import System, as_node
from escoba.ui.access.tree import Node, Tree
from escoba.ui.geometry import Box

accesskit = pytest.importorskip("accesskit")  # there is none for Windows on ARM

BOX = Box(10, 20, 30, 40)
LEAF = Node("button", "Take", key="button:take", box=BOX, pressable=True)
TREE = Tree(
    {
        0: Node("window", "Escoba", box=BOX, children=(1, 2)),
        1: Node("group", "T", box=BOX, children=(3,)),
        2: Node("log", "What happened", box=BOX),
        3: LEAF,
    },
    focus=3,
)


class Panic(BaseException):
    """What AccessKit raises when it panics is no Exception."""


class Adapter:
    """Stands in for the one of the system; `updates` are those it was given."""

    def __init__(self, on, act, off) -> None:
        self.on, self.act, self.off = on, act, off
        self.updates, self.focus, self.bounds = [], [], []
        self.is_broken = False

    def update_if_active(self, factory) -> None:
        if self.is_broken:
            raise Panic
        self.updates.append(factory())

    def update_window_focus_state(self, has_focus) -> None:
        self.focus.append(has_focus)

    def set_root_window_bounds(self, outer, inner) -> None:
        self.bounds.append((outer.x0, outer.y0, outer.x1, outer.y1))


@pytest.fixture
def system(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    names = {name: getattr(accesskit, name) for name in accesskit.__all__}
    kit = SimpleNamespace(**names | {"unix": SimpleNamespace(Adapter=Adapter)})
    return System(kit, 0)


def switched_on(system: System) -> System:
    system._adapter.on()
    while not system.is_listening():
        pass
    return system


def test_nothing_is_given_before_somebody_listens(system):
    assert not system.is_listening()
    system._adapter.on()
    # The lock that the adapter holds while it asks must be free again.
    assert [system.is_listening() for _ in range(4)] == [False, False, True, True]
    assert system.needs_tree
    system._adapter.off()
    assert not system.is_listening()


def test_the_first_tree_is_whole_and_the_next_only_what_changed(system):
    switched_on(system).show(TREE)
    (first,) = system._adapter.updates
    assert first.tree.root == 0
    assert [number for number, _node in first.nodes] == [0, 1, 2, 3]
    system.show(TREE)
    assert len(system._adapter.updates) == 1
    system.show(replace(TREE, focus=1))
    assert (system._adapter.updates[1].focus, system._adapter.updates[1].nodes) == (1, [])
    nodes = TREE.nodes | {3: replace(LEAF, enabled=False, pressable=False)}
    system.show(Tree(nodes, focus=1))
    ((number, node),) = system._adapter.updates[2].nodes
    assert (number, node.is_disabled) == (3, True)
    assert system._adapter.updates[2].tree is None


def test_whoever_comes_back_gets_everything_again(system):
    switched_on(system).show(TREE)
    system._adapter.off()
    switched_on(system)
    assert system.needs_tree
    system.show(TREE)
    assert len(system._adapter.updates[1].nodes) == 4


def test_wishes_wait_for_the_loop(system):
    wish = SimpleNamespace(action=accesskit.Action.CLICK, target=3)
    system._adapter.act(wish)
    system._adapter.act(SimpleNamespace(action=accesskit.Action.FOCUS, target=1))
    system._adapter.act(SimpleNamespace(action=accesskit.Action.SCROLL_UP, target=1))
    assert system.acts() == [("press", 3), ("focus", 1)]
    assert system.acts() == []


def test_the_window_is_told_once(system):
    switched_on(system)
    for _ in range(3):
        system.stand(BOX, has_focus=True)
    assert system._adapter.focus == [True]
    assert system._adapter.bounds == [(10, 20, 40, 60)]


def test_one_that_fails_is_left_alone(system):
    switched_on(system)
    system._adapter.is_broken = True
    system.show(TREE)
    assert not system.is_listening()
    system.stand(BOX, has_focus=True)
    assert system._adapter.focus == []


def test_without_accesskit_there_is_no_system(monkeypatch):
    monkeypatch.setitem(sys.modules, "accesskit", None)
    assert System.open(0) is None


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_an_adapter_that_cannot_be_made_is_none(monkeypatch, platform):
    def panic(*_arguments):
        raise Panic

    monkeypatch.setattr(sys, "platform", platform)
    for name in ("unix", "windows", "macos"):
        broken = SimpleNamespace(
            Adapter=panic,
            SubclassingAdapter=panic,
            add_focus_forwarder_to_window_class=panic,
        )
        monkeypatch.setattr(accesskit, name, broken, raising=False)
    assert System.open(77) is None


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_the_other_systems_get_the_handle_of_the_window(monkeypatch, platform):
    made = []

    class Subclassing:
        def __init__(self, *arguments):
            made.append(arguments)

        for_window = classmethod(lambda cls, *arguments: cls(*arguments))

        def update_view_focus_state(self, has_focus):
            made.append(("focus", has_focus))

    native = SimpleNamespace(
        SubclassingAdapter=Subclassing,
        add_focus_forwarder_to_window_class=lambda name: made.append((name,)),
    )
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(accesskit, "windows", native, raising=False)
    monkeypatch.setattr(accesskit, "macos", native, raising=False)
    system = System.open(77)
    assert made[-1] == (77, system._switched_on, system._asked_for)
    system.stand(BOX, has_focus=True)
    assert (made[-1] == ("focus", True)) == (platform == "darwin")
    assert System.open(0) is None, "no handle, no adapter"


def test_a_node_says_all_it_is():
    node = as_node(accesskit, replace(LEAF, detail="Why", on=True, enabled=False))
    assert node.role == accesskit.Role.BUTTON
    assert (node.label, node.description, node.author_id) == ("Take", "Why", "button:take")
    assert (node.bounds.x0, node.bounds.y0, node.bounds.x1, node.bounds.y1) == (10, 20, 40, 60)
    assert node.toggled == accesskit.Toggled.TRUE
    assert node.is_disabled
    assert node.supports_action(accesskit.Action.CLICK)
    assert node.supports_action(accesskit.Action.FOCUS)


def test_a_card_is_a_selectable_option_in_its_list():
    option = as_node(accesskit, Node("option", "ace", selected=True, place=1))
    assert option.role == accesskit.Role.LIST_BOX_OPTION
    assert option.is_selected
    assert option.position_in_set == 1
    held = as_node(accesskit, Node("list", "Your hand", children=(4, 5)))
    assert (held.children, held.size_of_set) == ([4, 5], 2)


def test_a_line_is_live_text_and_a_dialog_modal():
    line = as_node(accesskit, Node("label", "Escoba!", live="assertive"))
    assert (line.value, line.live) == ("Escoba!", accesskit.Live.ASSERTIVE)
    assert as_node(accesskit, Node("dialog", "Menu")).is_modal
