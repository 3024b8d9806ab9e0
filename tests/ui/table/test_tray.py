import itertools

import pytest

from escoba.engine import CardSet, Move, card, parse_cards
from escoba.ui.geometry import Box
from escoba.ui.selection import Selection
from escoba.ui.table.tray import TrayActs, tray_buttons, view_of_selection

NOTHING = TrayActs(*(lambda: None for _ in range(6)))


@pytest.fixture
def kit(make_app):
    return make_app().kit


def selection(moves: str, hand: str = "7o 1e", table: str = "3o 5c 2e 6c", **options):
    return Selection.of(
        parse_cards(hand),
        CardSet.parse(table),
        tuple(Move.parse(text) for text in moves.split("; ")),
        **options,
    )


CHOICE = "7o; 7o x 3o 5c; 7o x 2e 6c; 1e"


def names(selection, kit):
    buttons = tray_buttons(selection, Box(100, 400, 656, 56), kit, NOTHING)
    return [button.id.removeprefix("button:") for button in buttons]


def text(selection, kit):
    return view_of_selection(selection, kit).message


def test_the_states_of_the_tray_have_their_words_and_buttons(kit):
    s = selection(CHOICE)
    assert (text(s, kit), names(s, kit)) == ("Your turn. Choose a card.", [])
    held = s.press_hand(card("7o"))
    assert text(held, kit) == "needs 8 more"
    assert names(held, kit) == ["previous_way", "next_way", "drop"]
    part = held.press_table(card("3o"))
    assert text(part, kit) == "needs 5 more"
    assert names(part, kit) == ["previous_way", "next_way", "drop", "clear"]
    full = part.press_table(card("5c"))
    assert names(full, kit) == ["previous_way", "next_way", "drop", "take"]
    assert view_of_selection(full, kit).total == 15


def test_a_card_that_takes_nothing_makes_dropping_the_main_act(kit):
    s = selection(CHOICE).press_hand(card("1e"))
    (drop,) = tray_buttons(s, Box(100, 400, 656, 56), kit, NOTHING)
    assert (drop.id, drop.kind) == ("button:drop", "primary")
    assert text(s, kit) == "Nothing makes 15 with the 1"


def test_a_sweep_is_named(kit):
    s = selection("7o x 3o 5c", table="3o 5c").press_hand(card("7o"))
    (take,) = tray_buttons(s, Box(100, 400, 656, 56), kit, NOTHING)
    assert take.label == "Sweep! +1"


def test_no_drop_is_offered_when_capturing_is_compulsory(kit):
    s = selection("7o x 3o 5c; 7o x 2e 6c").press_hand(card("7o"))
    assert "drop" not in names(s, kit)
    assert text(s, kit) == "needs 8 more · you must take"


def test_a_warning_names_the_capture(kit):
    s = selection("7o; 7o x 3o 5c", warns=True).press_hand(card("7o")).drop()
    assert text(s, kit) == "You could take the 3 and the 5. Drop anyway?"
    assert names(s, kit) == ["show", "drop"]


def test_refusals_give_the_arithmetic(kit):
    s = selection(CHOICE).press_hand(card("7o")).press_table(card("3o")).press_table(card("6c"))
    view = view_of_selection(s, kit)
    assert (view.message, view.bad) == ("7 + 3 + 6 = 16, 1 too many", True)


def test_table_cards_first_name_what_is_needed(kit):
    s = selection(CHOICE).press_table(card("3o")).press_table(card("5c"))
    assert text(s, kit) == "needs a 7 from your hand"


@pytest.mark.parametrize("width", [656, 560, 480])
def test_buttons_stay_in_the_tray_beside_each_other(kit, width):
    box = Box(100, 400, width, 56)
    s = selection(CHOICE).press_hand(card("7o")).cycle()
    buttons = tray_buttons(s, box, kit, NOTHING)
    assert all(box.contains(button.box, slack=1) for button in buttons)
    for a, b in itertools.pairwise(buttons):
        assert not a.box.overlaps(b.box, slack=1)
        assert min(a.box.w, a.box.h) >= 44
