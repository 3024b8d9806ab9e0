from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame
import pytest

from escoba.ui import theme
from escoba.ui.app import App
from escoba.ui.geometry import Box
from escoba.ui.input import Motion, Press, Release, Text, Wheel
from escoba.ui.widgets import (
    Answer,
    Button,
    DialogScene,
    Dropdown,
    Label,
    Option,
    ScrollArea,
    Segments,
    State,
    Stepper,
    TextField,
    Toggle,
    Widget,
    WidgetScene,
)
from tests.ui.conftest import MakeApp
from tests.ui.screens import click, element, focused, key, settle

LETTERS = [Option(letter, letter.upper(), letter) for letter in "abc"]


class Sheet(WidgetScene):
    """One of each widget, and what happened to them."""

    name = "sheet"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told: list[object] = []
        self.letter = "a"
        self.number = 1
        self.name_text = "Lola"
        self.on = False

    def build(self) -> Iterable[Widget]:
        yield Button("button:one", "One", Box(10, 10, 100, 44), lambda: self.told.append("one"))
        yield Button(
            "button:off",
            "Off",
            Box(120, 10, 100, 44),
            lambda: self.told.append("off"),
            enabled=False,
        )
        yield Toggle("toggle:x", "X", Box(10, 70, 300, 44), self.on, self._set_on)
        yield Segments(
            "choice:letter", "L", Box(10, 130, 300, 44), LETTERS, self.letter, self._pick
        )
        numbers = [Option(n, str(n), str(n)) for n in range(3)]
        yield Stepper("choice:n", "N", Box(10, 190, 300, 44), numbers, self.number, self._count)
        yield TextField(
            "text:name", "Name", Box(10, 250, 300, 44), self.name_text, self._write, most=8
        )
        yield Dropdown(
            "choice:drop",
            "D",
            Box(10, 310, 300, 44),
            LETTERS,
            self.letter,
            self._pick,
            open_list=self.open_list,
        )
        rows = [
            Button(f"button:row{i}", str(i), Box(400, 10 + 50 * i, 200, 44), self._row(i))
            for i in range(20)
        ]
        yield ScrollArea("list:rows", "Rows", Box(400, 10, 200, 200), rows, content_h=1000)

    def _set_on(self, on: bool) -> None:
        self.on = on
        self.rebuild()

    def _pick(self, letter: str) -> None:
        self.letter = letter
        self.rebuild()

    def _count(self, number: int) -> None:
        self.number = number
        self.rebuild()

    def _write(self, text: str) -> None:
        self.name_text = text

    def _row(self, i: int):  # type: ignore[no-untyped-def]
        return lambda: self.told.append(i)

    def paint(self, surface) -> None:  # type: ignore[no-untyped-def]
        surface.fill((0, 60, 40))


@pytest.fixture
def app(make_app: MakeApp) -> App:
    return make_app((800, 600))


@pytest.fixture
def sheet(app: App) -> Sheet:
    scene = Sheet(app)
    app.show(scene)
    settle(app)
    return scene


def test_a_click_presses_a_button_only_if_it_ends_where_it_began(app: App, sheet: Sheet) -> None:
    click(app, "button:one")
    assert sheet.told == ["one"]
    app.send(Press(20, 20))
    app.send(Release(20, 500))
    assert sheet.told == ["one"]


def test_a_button_that_is_off_cannot_be_pressed_in_any_way(app: App, sheet: Sheet) -> None:
    click(app, "button:off")
    sheet.press("button:off")
    sheet.focus("button:off")
    key(app, "enter")
    assert "off" not in sheet.told
    assert not element(app, "button:off").enabled


def test_tab_walks_through_all_that_can_be_pressed_and_round(app: App, sheet: Sheet) -> None:
    seen = []
    for _ in range(26):
        seen.append(focused(app) or sheet._focus)
        key(app, "tab")
    assert seen[:6] == [
        "button:one",
        "toggle:x",
        "choice:letter",
        "choice:n",
        "text:name",
        "choice:drop",
    ]
    assert seen[25] == "button:row19"
    assert sheet._focus == "button:one"
    key(app, "tab", shift=True)
    assert sheet._focus == "button:row19"


def test_arrows_move_to_the_nearest_in_that_direction(app: App, sheet: Sheet) -> None:
    key(app, "down")
    assert focused(app) == "toggle:x"
    key(app, "right")
    assert focused(app) == "button:row1"
    key(app, "left")
    assert focused(app) == "toggle:x"
    key(app, "up")
    assert focused(app) == "button:one"


@pytest.mark.parametrize("name", ["enter", "space"])
def test_enter_and_space_press_what_has_the_focus(app: App, sheet: Sheet, name: str) -> None:
    key(app, name)
    assert sheet.told == ["one"]
    key(app, name, repeat=True)
    assert sheet.told == ["one"]


def test_the_focus_ring_is_drawn_after_a_key_and_not_after_a_click(app: App, sheet: Sheet) -> None:
    def ring() -> bool:
        settle(app)
        return app.window.surface.get_at((60, 6))[:3] == (255, 255, 255)

    assert not ring()
    key(app, "tab")
    key(app, "tab", shift=True)
    assert ring()
    click(app, "button:one")
    assert not ring()


def test_a_toggle_switches_over(app: App, sheet: Sheet) -> None:
    click(app, "toggle:x")
    assert element(app, "toggle:x").value == "on"
    sheet.focus("toggle:x")
    key(app, "space")
    assert element(app, "toggle:x").value == "off"


def test_segments_are_chosen_by_click_arrow_and_id(app: App, sheet: Sheet) -> None:
    click(app, "choice:letter:c")
    assert element(app, "choice:letter").value == "c"
    assert element(app, "choice:letter:c").selected
    key(app, "left")
    assert sheet.letter == "b"
    sheet.press("choice:letter:a")
    assert sheet.letter == "a"
    key(app, "left")
    assert sheet.letter == "a"


def test_a_stepper_stays_within_its_numbers(app: App, sheet: Sheet) -> None:
    for _ in range(3):
        click(app, "choice:n:more")
    assert sheet.number == 2
    for _ in range(5):
        sheet.press("choice:n:less")
    assert sheet.number == 0


def test_writing_in_a_text_field(app: App, sheet: Sheet) -> None:
    assert not sheet.typing
    click(app, "text:name")
    assert sheet.typing
    key(app, "end")
    app.send(Text("ña"))
    assert sheet.name_text == "Lolaña"
    key(app, "backspace")
    key(app, "home")
    key(app, "delete")
    app.send(Text("¡"))
    assert sheet.name_text == "¡olañ"
    app.send(Text("123456789"))
    assert sheet.name_text == "¡123olañ"
    assert element(app, "text:name").value == "¡123olañ"


def test_letters_typed_into_a_field_are_no_shortcuts(app: App, sheet: Sheet) -> None:
    click(app, "text:name")
    key(app, "space")
    app.send(Text(" "))
    assert sheet.typing
    assert sheet.told == []
    click(app, "button:one")
    assert not sheet.typing


def test_a_click_beside_a_text_field_ends_the_writing(app: App, sheet: Sheet) -> None:
    click(app, "text:name")
    app.send(Press(700, 590))
    app.send(Release(700, 590))
    assert not sheet.typing


def test_a_rebuilt_field_keeps_its_caret(app: App, sheet: Sheet) -> None:
    click(app, "text:name")
    key(app, "home")
    sheet.rebuild()
    app.send(Text("¡"))
    assert sheet.name_text == "¡Lola"


def test_an_open_list_chooses_and_closes(app: App, sheet: Sheet) -> None:
    click(app, "choice:drop")
    settle(app)
    assert app.scene.name == "choice"
    assert element(app, "row:a").selected
    click(app, "row:b")
    assert app.scene is sheet
    assert sheet.letter == "b"


def test_an_open_list_by_keyboard_begins_at_the_choice_and_esc_leaves_it(
    app: App, sheet: Sheet
) -> None:
    sheet.focus("choice:drop")
    key(app, "enter")
    assert focused(app) == "row:a"
    key(app, "down")
    key(app, "esc")
    assert app.scene is sheet
    assert sheet.letter == "a"


def test_a_click_beside_an_open_list_closes_it(app: App, sheet: Sheet) -> None:
    click(app, "choice:drop")
    settle(app)
    app.send(Press(790, 10))
    assert app.scene is sheet


def test_rows_out_of_sight_cannot_be_clicked_and_focus_brings_them_in(
    app: App, sheet: Sheet
) -> None:
    shown = [e.id for e in sheet.elements() if e.id.startswith("button:row")]
    assert shown == ["button:row0", "button:row1", "button:row2", "button:row3"]
    sheet.focus("button:row10")
    assert element(app, "button:row10").box.h == 44
    area = Box(400, 10, 200, 200)
    assert area.contains(element(app, "button:row10").box)


def test_the_wheel_scrolls_no_further_than_there_is(app: App, sheet: Sheet) -> None:
    app.send(Wheel(450, 100, -100))
    assert element(app, "button:row19").box.bottom <= 210
    app.send(Wheel(450, 100, 1000))
    assert element(app, "button:row0").box.y == 10


def test_dragging_scrolls_and_presses_nothing(app: App, sheet: Sheet) -> None:
    app.send(Press(450, 150))
    app.send(Motion(450, 120, held=True))
    app.send(Motion(450, 50, held=True))
    app.send(Release(450, 50))
    assert sheet.told == []
    assert element(app, "button:row2").box.y < 60


def test_dragging_the_thumb_scrolls_all_the_way(app: App, sheet: Sheet) -> None:
    app.send(Press(597, 15))
    app.send(Motion(597, 400, held=True))
    app.send(Release(597, 400))
    assert element(app, "button:row19").box.bottom <= 210


def test_scrolling_survives_a_rebuild(app: App, sheet: Sheet) -> None:
    app.send(Wheel(450, 100, -3))
    before = element(app, "button:row4").box
    sheet.rebuild()
    assert element(app, "button:row4").box == before


def test_esc_in_a_dialog_is_the_answer_that_changes_nothing(app: App, sheet: Sheet) -> None:
    told: list[str] = []
    answers = [
        Answer("keep", "Keep it", lambda: told.append("keep")),
        Answer("delete", "Delete", lambda: told.append("delete"), "danger"),
    ]
    app.push(DialogScene(app, "Delete?", "Really?", answers))
    settle(app)
    # Enter in a hurry must not destroy anything.
    assert focused(app) == "button:keep"
    key(app, "esc")
    assert told == ["keep"]
    assert app.scene is sheet


def test_a_dialog_that_is_harmless_has_its_last_answer_in_focus(app: App, sheet: Sheet) -> None:
    answers = [Answer("a", "A", lambda: None), Answer("b", "B", lambda: None, "primary")]
    app.push(DialogScene(app, "T", "text", answers))
    assert focused(app) == "button:b"


def test_a_paragraph_breaks_into_lines_that_fit(app: App) -> None:
    label = Label("label:x", "some words that are too long for it", Box(0, 0, 90, 200), wrap=True)
    lines = label.lines(app.kit)
    assert len(lines) > 2
    assert all(app.kit.text.width(line, 17) <= 90 for line in lines)


def texts_of(app: App, button: Button, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Draw a button and return the texts on it."""
    drawn: list[str] = []
    draw = app.kit.text.draw

    def note(target: pygame.Surface, text: str, *args: Any, **options: Any) -> float:
        drawn.append(text)
        return draw(target, text, *args, **options)

    monkeypatch.setattr(app.kit.text, "draw", note)
    button.draw(app.window.surface, app.kit, State())
    return drawn


def test_a_detail_that_is_too_long_takes_a_second_line(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    detail = "Hand 2 against Lola, Paco and Inés. You are behind, 5 to 7"
    app = make_app()
    high = Button("button:a", "Go on", Box(0, 0, 300, 88), lambda: None, detail=detail)
    assert " ".join(texts_of(app, high, monkeypatch)[1:]) == detail
    low = Button("button:a", "Go on", Box(0, 0, 300, 50), lambda: None, detail=detail)
    px = app.kit.sizes.text(theme.LABEL)
    cut = app.kit.text.ellipsis(detail, px, 252)
    assert texts_of(app, low, monkeypatch)[1:] == [cut]


def test_a_note_gives_way_to_the_label(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app()
    wide = Button("button:a", "A new game", Box(0, 0, 400, 50), lambda: None, note="2 to 4 players")
    assert set(texts_of(app, wide, monkeypatch)) == {"A new game", "2 to 4 players"}
    narrow = Button("button:a", "A new game", Box(0, 0, 170, 50), lambda: None, note="2 to 4")
    assert texts_of(app, narrow, monkeypatch) == ["A new game"]
