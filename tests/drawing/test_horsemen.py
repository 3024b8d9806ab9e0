from __future__ import annotations

import pytest
from shapely.geometry import Polygon
from shapely.ops import unary_union

from drawing.figures.hands import symbol
from drawing.figures.horse_anatomy import skull
from drawing.figures.horse_coats import HORSES
from drawing.figures.horse_poses import POSES, Pose
from drawing.figures.horses import hoof
from drawing.figures.rider_habits import HABITS
from drawing.figures.riders import GROUND, seat_frame
from drawing.pen import Pen
from drawing.suits import SUITS
from tests.drawing.svg_geometry import paths


def soles(pose: Pose) -> list[float]:
    """How low each hoof reaches."""
    return [hoof(leg).polygon().bounds[3] for leg in (*pose.near, *pose.far)]


def test_each_suit_has_a_horse_in_a_pose_of_its_own() -> None:
    assert sorted(HORSES) == sorted(HABITS) == sorted(SUITS)
    assert {horse.pose for horse in HORSES.values()} == set(POSES)


@pytest.mark.parametrize("name", POSES)
def test_horses_stand_on_the_ground_and_lift_a_hoof(name: str) -> None:
    reached = soles(POSES[name])
    assert max(reached) == pytest.approx(GROUND, abs=5)
    assert min(reached) < GROUND - 20


@pytest.mark.parametrize("suit", SUITS)
def test_turf_lies_under_every_hoof_that_stands(suit: str) -> None:
    pose = POSES[HORSES[suit].pose]
    hooves = [hoof(leg).polygon().bounds for leg in (*pose.near, *pose.far)]
    standing = [bounds for bounds in hooves if bounds[3] > GROUND - 5]
    left, right = HABITS[suit].turf
    assert left < min(bounds[0] for bounds in standing)
    assert max(bounds[2] for bounds in standing) < right


@pytest.mark.parametrize("suit", SUITS)
def test_the_emblem_stands_clear_of_the_horses_head(suit: str) -> None:
    pose = POSES[HORSES[suit].pose]
    pen = Pen()
    with pen.placed(*seat_frame(pose)):
        symbol(pen, HABITS[suit].grip)
    outlines = [line for path in paths(pen.svg()) if path.filled for line in path.lines]
    emblem = unary_union([Polygon(line).buffer(0) for line in outlines if len(line) > 2])
    assert emblem.area > 5000
    assert emblem.distance(skull(pose.head)) > 8
