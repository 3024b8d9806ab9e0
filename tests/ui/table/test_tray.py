import itertools

import pygame
import pytest

from escoba.engine import CardSet, Move, card, parse_cards
from escoba.ui.geometry import Box
from escoba.ui.selection import Selection
from escoba.ui.table.tray import TrayActs, draw_tray, tray_buttons, view_of_selection

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
    assert take.label == "Escoba! +1"


def test_no_drop_is_offered_when_capturing_is_compulsory(kit):
    s = selection("7o x 3o 5c; 7o x 2e 6c").press_hand(card("7o"))
    assert "drop" not in names(s, kit)
    assert text(s, kit) == "needs 8 more · you must take"


def test_a_warning_names_the_capture(kit):
    s = selection("7o; 7o x 3o 5c", warns=True).press_hand(card("7o")).drop()
    assert text(s, kit) == "You could take the 3 and the 5. Drop anyway?"
    assert names(s, kit) == ["show", "drop"]


def shown(selection, kit):
    view = view_of_selection(selection, kit)
    chips = " ".join(str(chip) for chip in view.chips)
    return chips, view.has_hand, view.total, view.message, view.bad


def test_a_refusal_keeps_the_sum_with_the_card_that_does_not_fit(kit):
    s = selection(CHOICE).press_hand(card("7o")).press_table(card("3o")).press_table(card("6c"))
    assert shown(s, kit) == ("7o 3o 6c", True, 16, "1 too many", True)
    assert names(s, kit) == ["previous_way", "next_way", "drop", "clear"]
    assert shown(s.settled(), kit) == ("7o 3o", True, 10, "needs 5 more", False)
    s = s.take()
    assert shown(s, kit) == ("7o 3o", True, 10, "needs 5 more", True)


def test_a_refusal_that_is_not_about_a_sum_keeps_what_is_chosen(kit):
    s = selection(CHOICE).press_hand(card("1e")).press_table(card("3o"))
    assert shown(s, kit) == ("1e", True, 1, "Nothing makes 15 with the 1", True)
    s = selection("7o x 3o 5c").press_hand(card("7o")).drop()
    assert shown(s, kit)[:3] == ("7o 3o 5c", True, 15)
    assert shown(selection(CHOICE).take(), kit)[2:] == (
        None,
        "Choose a card from your hand first",
        True,
    )


def test_refusals_without_a_hand_card_say_what_is_wrong(kit):
    s = selection("12o", hand="12o", table="3o 1c 11b")
    s = s.press_table(card("3o")).press_table(card("1c")).press_table(card("11b"))
    assert s.refused is None
    s = selection("12o", hand="12o", table="3o 5c 7b")
    for lying in ("3o", "5c", "7b"):
        s = s.press_table(card(lying))
    assert shown(s, kit) == ("3o 5c 7b", False, 15, "one card must come from your hand", True)
    s = s.press_hand(card("12o"))
    assert shown(s, kit) == ("12o 3o 5c", True, 18, "3 too many", True)
    s = selection(CHOICE + "; 7o x 4b 1c 3o", table="3o 5c 2e 6c 4b 1c")
    s = s.press_hand(card("7o")).press_table(card("5c")).press_table(card("1c"))
    assert shown(s, kit)[2:] == (13, "nothing on the table completes it", True)


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


@pytest.mark.parametrize("width", [656, 560, 420])
def test_each_card_of_a_sum_shows_its_suit_in_any_room(kit, monkeypatch, width):
    s = selection(CHOICE).press_hand(card("7o")).press_table(card("3o")).press_table(card("6c"))
    box = Box(100, 400, width, 56)
    suits = []
    draw = kit.cards.suit
    monkeypatch.setattr(kit.cards, "suit", lambda *args: suits.append(args[0]) or draw(*args))
    buttons = tray_buttons(s, box, kit, NOTHING)
    draw_tray(pygame.Surface((900, 600)), kit, box, view_of_selection(s, kit), buttons)
    assert [suit.letter for suit in suits] == ["o", "o", "c"]
