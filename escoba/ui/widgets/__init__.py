"""The program's own small set of widgets, with one model of focus."""

from escoba.ui.widgets.base import Action, State, Widget, draw_focus
from escoba.ui.widgets.button import Button, ButtonKind, button_detail_width, button_width
from escoba.ui.widgets.choices import (
    Choice,
    Dropdown,
    OpenChoice,
    Option,
    Segments,
    Stepper,
    Swatches,
    Toggle,
)
from escoba.ui.widgets.dialog import Answer, DialogScene
from escoba.ui.widgets.label import (
    Divider,
    Label,
    RowWords,
    draw_row_words,
    paragraph_height,
    row_height,
)
from escoba.ui.widgets.scene import WidgetScene
from escoba.ui.widgets.scroll import ScrollArea
from escoba.ui.widgets.textfield import TextField

__all__ = [
    "Action",
    "Answer",
    "Button",
    "ButtonKind",
    "Choice",
    "DialogScene",
    "Divider",
    "Dropdown",
    "Label",
    "OpenChoice",
    "Option",
    "RowWords",
    "ScrollArea",
    "Segments",
    "State",
    "Stepper",
    "Swatches",
    "TextField",
    "Toggle",
    "Widget",
    "WidgetScene",
    "button_detail_width",
    "button_width",
    "draw_focus",
    "draw_row_words",
    "paragraph_height",
    "row_height",
]
