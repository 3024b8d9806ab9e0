"""Every test of this folder drives a real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.screen import tools_missing, virtual_display


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what stands in this folder, and only that."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A screen on which a 1280x720 window has room."""
    missing = tools_missing()
    assert not missing, f"install {', '.join(missing)} to drive the real window"
    with virtual_display(1600, 1000) as name:
        yield name
