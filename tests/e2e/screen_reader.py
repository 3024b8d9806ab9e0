"""A screen reader that knows names, states and actions only, as AT-SPI gives them on D-Bus."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from jeepney import DBusAddress, MatchRule, Message, MessageType, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.e2e.screen import PATIENCE_S, Stuck

ATSPI = "org.a11y.atspi."
# Numbers of AT-SPI states and roles.
FOCUSED, SELECTED, SENSITIVE, CHECKED = 12, 23, 24, 4


@contextmanager
def session_bus(folder: Path) -> Iterator[str]:
    """Run a session bus of its own, as a desktop has one; yields its address."""
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    )
    assert bus.stdout is not None
    try:
        yield bus.stdout.readline().strip()
    finally:
        bus.terminate()
        bus.communicate()


def reader_missing() -> list[str]:
    """What this machine lacks for AT-SPI."""
    service = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
    missing = [] if service.exists() else ["at-spi2-core"]
    return missing if shutil.which("dbus-daemon") else [*missing, "dbus"]


@dataclass(frozen=True)
class Node:
    """One node as the screen reader finds it; `inside` names the nodes around it."""

    path: str
    role: int
    name: str
    description: str
    states: frozenset[int]
    actions: int
    extents: tuple[int, int, int, int]
    inside: tuple[str, ...]

    @property
    def is_selected(self) -> bool:
        """Whether it is chosen."""
        return SELECTED in self.states


class ScreenReader:
    """Looks at one program and presses what it finds there; `heard` are the announcements."""

    def __init__(self, session: str) -> None:
        self._session = open_dbus_connection(session)
        place = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        address = self._ask(self._session, new_method_call(place, "GetAddress"))[0]
        self._status = place.with_interface("org.a11y.Status")
        self.listen(True)
        self._bus = open_dbus_connection(address)
        rule = MatchRule(type="signal", interface=ATSPI + "Event.Object", member="Announcement")
        daemon = DBusAddress(
            "/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus"
        )
        self._ask(self._bus, new_method_call(daemon, "AddMatch", "s", (rule.serialise(),)))
        self._signals: deque[Message] = deque()
        self._filter = self._bus.filter(rule, queue=self._signals)
        self._filter.__enter__()
        self._program = ""
        self._heard: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._filter.__exit__(None, None, None)
        self._bus.close()
        self._session.close()

    @staticmethod
    def _ask(connection: DBusConnection, message: Message) -> tuple[Any, ...]:
        reply = connection.send_and_get_reply(message, timeout=PATIENCE_S)
        if reply.header.message_type is not MessageType.method_return:
            raise LookupError(reply.body)
        return reply.body

    def _call(self, path: str, interface: str, method: str, *arguments: Any) -> tuple[Any, ...]:
        place = DBusAddress(path, self._program, ATSPI + interface)
        signature = {int: "i", str: "s"}
        types = "".join(signature[type(one)] for one in arguments) if arguments else None
        if method == "GetExtents":
            types = "u"
        return self._ask(self._bus, new_method_call(place, method, types, arguments))

    def _property(self, path: str, interface: str, name: str) -> Any:
        place = DBusAddress(path, self._program, ATSPI + interface)
        return self._ask(self._bus, Properties(place).get(name))[0][1]

    def listen(self, on: bool) -> None:
        """Tell the programs of the session whether anybody listens."""
        self._ask(self._session, Properties(self._status).set("IsEnabled", "b", on))

    def find_program(self) -> None:
        """Wait until the registry knows a program, and look at that one."""
        registry, root = ATSPI + "Registry", "/org/a11y/atspi/accessible/root"
        place = DBusAddress(root, registry, ATSPI + "Accessible")
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            found = self._ask(self._bus, new_method_call(place, "GetChildren"))[0]
            if found:
                self._program = found[0][0]
                return
            time.sleep(0.1)
        raise Stuck("no program came to the accessibility bus")

    @property
    def heard(self) -> list[str]:
        """What was announced so far."""
        while self._signals:
            self._heard.append(self._signals.popleft().body[3][1])
        return self._heard

    def nodes(self) -> list[Node]:
        """Return all nodes; a tree that changes meanwhile is read again."""
        for _ in range(20):
            try:
                return list(self._walk("/org/a11y/atspi/accessible/root", ()))
            except LookupError:
                time.sleep(0.02)
        raise Stuck("the tree never stays as it is")

    def _walk(self, path: str, inside: tuple[str, ...]) -> Iterator[Node]:
        name = self._property(path, "Accessible", "Name")
        if inside:
            low, high = self._call(path, "Accessible", "GetState")[0]
            bits = low | high << 32
            interfaces = self._call(path, "Accessible", "GetInterfaces")[0]
            acts = ATSPI + "Action" in interfaces
            yield Node(
                path,
                self._call(path, "Accessible", "GetRole")[0],
                name,
                self._property(path, "Accessible", "Description"),
                frozenset(i for i in range(64) if bits >> i & 1),
                self._property(path, "Action", "NActions") if acts else 0,
                self._call(path, "Component", "GetExtents", 1)[0],
                inside,
            )
        for _program, child in self._call(path, "Accessible", "GetChildren")[0]:
            yield from self._walk(child, (*inside, name))

    def wait(self, until: Callable[[list[Node]], bool], what: str) -> list[Node]:
        """Look again and again until what is there satisfies `until`."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            found = self.nodes()
            if until(found):
                return found
            if time.monotonic() > deadline:
                raise Stuck(f"{what} never came; there are {[node.name for node in found]}")

    def press(self, node: Node) -> None:
        """Do the default action of a node."""
        assert node.actions, f"{node.name} cannot be pressed"
        assert SENSITIVE in node.states, f"{node.name} is disabled"
        assert self._call(node.path, "Action", "DoAction", 0)[0]


def named(nodes: list[Node], name: str, inside: str = "") -> Node | None:
    """Return the node of that name, in the list of the name `inside` if that is given."""
    found = (n for n in nodes if n.name == name and (not inside or inside in n.inside))
    return next(found, None)
