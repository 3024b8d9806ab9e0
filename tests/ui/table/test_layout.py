import itertools

import pytest

from escoba.ui.geometry import Box
from escoba.ui.table.layout import layout
from escoba.ui.table.places import (
    AtGroup,
    BeforeSeat,
    Crosswise,
    InHand,
    InSlot,
    InStock,
    OnPile,
    Spot,
    spot_of,
)
from escoba.ui.table.poses import CARD_RATIO, GRID_SLOTS, TableLayout
from escoba.ui.theme import FELT_LINE

SIZES = [
    (800, 600),
    (1024, 600),
    (1024, 768),
    (1000, 1000),
    (1280, 720),
    (1280, 800),
    (1100, 758),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
]
TABLES = [(2, False), (3, False), (4, False), (4, True)]
TINY = [(300, 200), (200, 300), (1, 1), (1200, 200), (300, 2000)]


def regions(table: TableLayout) -> dict[str, Box]:
    found = {
        "grid": table.grid,
        "tray": table.tray,
        "hand": table.hand,
        "stock": table.stock,
        "stock label": table.stock_label,
    }
    for seat, spot in table.seats.items():
        found[f"plate {seat}"] = spot.plate
        found[f"caption {seat}"] = spot.caption
        if spot.spot is not Spot.BOTTOM:
            found[f"backs {seat}"] = table.backs(seat)
    for side, pile in table.piles.items():
        found[f"pile {side}"] = pile.block
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_regions_do_not_overlap_and_lie_on_the_felt(size, seats, text_scale):
    table = layout(size, seats[0], partners=seats[1], text_scale=text_scale)
    found = regions(table)
    outside = [name for name, box in found.items() if not table.felt.contains(box, slack=0.5)]
    overlapping = [
        (a, b)
        for a, b in itertools.combinations(found, 2)
        if found[a].overlaps(found[b], slack=0.5)
    ]
    assert (outside, overlapping) == ([], [])
    assert not table.felt.overlaps(table.rail)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", TABLES)
def test_everything_that_is_pressed_is_large_enough(size, seats):
    table = layout(size, seats[0], partners=seats[1])
    targets = [table.slot(0), table.hand, table.stock, table.tray]
    targets += [pile.block for pile in table.piles.values()]
    assert min(min(box.w, box.h) for box in targets) >= 44


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("viewer", [0, 1])
def test_plates_touch_neither_the_line_along_the_felt_nor_anything_else(size, seats, viewer):
    table = layout(size, seats[0], partners=seats[1], viewer=viewer)
    inside = table.felt.inset((FELT_LINE + 1) * table.u)
    found = regions(table)
    for seat, spot in table.seats.items():
        with_ring = spot.plate.grow(5 * table.u)
        assert inside.contains(with_ring, slack=0.5)
        own = f"plate {seat}"
        near = {name for name, box in found.items() if name != own and box.overlaps(with_ring)}
        assert near == set()


@pytest.mark.parametrize("size", SIZES + TINY)
@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_no_size_is_negative_at_any_window_size(size, seats, text_scale):
    table = layout(size, seats[0], partners=seats[1], text_scale=text_scale)
    boxes = regions(table)
    assert {name: box for name, box in boxes.items() if box.w <= 0 or box.h <= 0} == {}
    for seat in range(seats[0]):
        assert table.pose(InHand(seat, 0, 3)).h > 0


@pytest.mark.parametrize("size", SIZES)
def test_cards_keep_their_proportion(size):
    table = layout(size, 2)
    slot, pile = table.slot(5), table.piles[0].box
    assert slot.w / slot.h == pytest.approx(CARD_RATIO)
    assert pile.w / pile.h == pytest.approx(CARD_RATIO)


@pytest.mark.parametrize("size", SIZES)
def test_twelve_cards_lie_beside_each_other(size):
    table = layout(size, 4)
    slots = [table.slot(i) for i in range(GRID_SLOTS)]
    assert not any(a.overlaps(b, slack=0.01) for a, b in itertools.combinations(slots, 2))
    assert all(table.grid.contains(slot, slack=0.01) for slot in slots)


@pytest.mark.parametrize("capacity", range(13, 41))
def test_more_cards_overlap_but_each_index_stays_in_sight(capacity):
    table = layout((1280, 720), 2)
    slots = [table.slot(i, capacity) for i in range(capacity)]
    assert all(table.felt.contains(slot) for slot in slots)
    assert not any(slot.overlaps(table.tray) for slot in slots)
    assert len({(round(s.x), round(s.y)) for s in slots}) == capacity
    for a, b in itertools.combinations(slots, 2):
        if abs(a.y - b.y) < 1:
            assert abs(a.x - b.x) >= 0.44 * a.w


def test_slots_fill_from_the_middle():
    table = layout((1280, 720), 2)
    middle = [table.slot(i).cx for i in range(4)]
    assert sum(middle) / 4 == pytest.approx(table.grid.cx)
    assert table.slot(8).x == pytest.approx(table.grid.x)


def test_the_reference_window_has_the_measures_of_the_design():
    table = layout((1280, 720), 2)
    assert table.felt == pytest.approx((12, 12, 968, 696))
    assert table.rail == pytest.approx((1000, 16, 264, 688))
    assert table.h_table == pytest.approx(148, abs=0.5)
    assert table.h_hand == pytest.approx(172, abs=0.5)
    assert table.tray == pytest.approx((168, 424, 656, 56), abs=0.5)
    assert table.seats[0].plate == pytest.approx((40, 640, 208, 48))
    assert table.piles[0].box.x == pytest.approx(792)


def test_the_hand_is_centred_at_any_count():
    table = layout((1280, 720), 2)
    for count in (1, 2, 3):
        xs = [table.pose(InHand(0, i, count)).x for i in range(count)]
        assert sum(xs) / count == pytest.approx(table.felt.cx)


@pytest.mark.parametrize(
    ("seats", "viewer", "spots"),
    [
        (2, 0, "bottom top"),
        (2, 1, "top bottom"),
        (3, 0, "bottom right left"),
        (4, 0, "bottom right top left"),
        (4, 2, "top left bottom right"),
    ],
)
def test_seats_go_round_anticlockwise_from_the_viewer(seats, viewer, spots):
    assert [spot_of(s, seats, viewer).value for s in range(seats)] == spots.split()


def test_partners_sit_opposite_and_share_a_pile():
    table = layout((1280, 720), 4, viewer=1, partners=True)
    assert table.seats[3].spot is Spot.TOP
    assert sorted(table.piles) == [0, 1]
    assert table.piles[1].upwards


@pytest.mark.parametrize("seats", TABLES)
def test_every_place_has_a_pose(seats):
    table = layout((1280, 720), seats[0], partners=seats[1])
    window = Box(0, 0, 1280, 720)
    sides = range(2 if seats[1] else seats[0])
    places = [InSlot(3), InStock(), AtGroup((0, 5)), AtGroup(())]
    places += [OnPile(s) for s in sides]
    places += [Crosswise(s, i, 5) for s in sides for i in range(5)]
    places += [BeforeSeat(s) for s in range(seats[0])]
    for place in places:
        assert window.contains(table.pose(place).box)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", TABLES)
def test_the_sum_lies_amid_its_group_and_hides_no_index(size, seats):
    table = layout(size, seats[0], partners=seats[1])
    w, h = 200 * table.sizes.t, 45 * table.sizes.t
    for slots in [(0,), (4, 1), (0, 1, 2, 3), (2, 11), (8, 9, 10, 11)]:
        group = AtGroup(slots)
        box = table.sum_box(group, w, h)
        cards = [table.slot(slot) for slot in slots]
        middle = (min(c.x for c in cards) + max(c.right for c in cards)) / 2
        assert table.felt.contains(box)
        assert box.bottom < table.tray.y
        assert box.cx == pytest.approx(middle)
        for card in [*map(table.slot, range(12)), table.pose(group).box]:
            lower_right = card.moved(0.7 * card.w, 0.8 * card.h)
            for corner in (card, lower_right):
                index = corner._replace(w=0.3 * card.w, h=0.2 * card.h)
                assert not index.overlaps(box), (slots, card)


def test_a_wide_sum_at_the_edge_stays_on_the_felt():
    table = layout((800, 600), 2)
    for slot in range(12):
        assert table.felt.contains(table.sum_box(AtGroup((slot,)), 500, 60))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5])
def test_drawn_cards_and_their_names_lie_apart_before_their_seats(size, seats, text_scale):
    table = layout(size, seats[0], partners=seats[1], text_scale=text_scale)
    found = {"tray": table.tray}
    for seat, spot in table.seats.items():
        found[f"plate {seat}"] = spot.plate
        found[f"card {seat}"] = table.pose(BeforeSeat(seat)).box
        found[f"name {seat}"] = table.drawn_name(seat)
    for (one, a), (other, b) in itertools.combinations(found.items(), 2):
        assert not a.inset(0.5).overlaps(b.inset(0.5)), (one, other)
    assert all(table.felt.contains(box, slack=0.5) for box in found.values())


def test_crosswise_cards_stay_in_the_block_of_their_pile():
    table = layout((1280, 720), 4)
    for pile in table.piles.values():
        for i in range(5):
            assert pile.block.contains(
                table.pose(Crosswise(pile.side, i, 5)).box.clipped(pile.block), slack=0.5
            )
            assert table.pose(Crosswise(pile.side, i, 5)).box.y >= pile.block.y - 0.5
            assert table.pose(Crosswise(pile.side, i, 5)).box.right <= pile.block.right + 0.5


def test_a_side_keeps_its_place_when_the_text_grows():
    plain, large = layout((1920, 1080), 2), layout((1920, 1080), 2, text_scale=1.5)
    assert large.rail.w == pytest.approx(plain.rail.w * 1.275)
    assert large.felt.right < plain.felt.right
