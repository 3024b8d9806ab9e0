"""The buttons of the table: those of the tray come with the selection, those of the rail stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escoba.ui.table.rail import rail_buttons
from escoba.ui.table.tray import TrayActs, tray_buttons
from escoba.ui.widgets import Button

if TYPE_CHECKING:
    from escoba.ui.scenes.table import TableScene


class TableButtons:
    """The buttons of one table as they are now; see `build`."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.tray: list[Button] = []
        self.rail: list[Button] = []

    def build(self) -> None:
        """Lay them out anew, after anything that they depend on has changed."""
        scene = self.scene
        kit, picture = scene.app.kit, scene.picture
        acts = TrayActs(
            take=lambda: scene.act(scene.selection.take()),
            drop=lambda: scene.act(scene.selection.drop()),
            clear=lambda: scene.act(scene.selection.clear()),
            show=lambda: scene.act(scene.selection.cycle()),
            previous=lambda: scene.act(scene.selection.cycle(-1)),
            following=lambda: scene.act(scene.selection.cycle()),
        )
        self.tray = []
        if scene.is_composing:
            self.tray = tray_buttons(scene.selection, picture.table.tray, kit, acts)
        self.rail = rail_buttons(
            kit,
            picture.table,
            picture.rail,
            scene.timeline.shown.commitment,
            scene.app.settings.speed,
            {
                "menu": scene.over.menu,
                "speed": scene.next_speed,
                "rules": scene.over.rules,
                "counts": scene.toggle_counts,
                "seal": scene.over.rules,
            },
        )

    @property
    def every(self) -> list[Button]:
        """The buttons of tray and rail."""
        return [*self.tray, *self.rail]

    def is_on_rail(self, element_id: str | None) -> bool:
        """Return whether a button of the rail has that id; it stays where it is, whatever moves."""
        return any(button.id == element_id for button in self.rail)
