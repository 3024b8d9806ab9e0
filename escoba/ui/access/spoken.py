"""How the game's own voice calls what has the focus."""

from __future__ import annotations

from escoba.language import gettext as _
from escoba.ui.scene import Element


def spoken_element(element: Element) -> str:
    """Return an element as it is spoken: name, kind, what it holds, and how it stands."""
    parts = [element.label, _kind(element)]
    if element.role == "toggle":
        parts.append(_("on") if element.value == "on" else _("off"))
    elif element.role == "text":
        parts.append(element.value or _("empty"))
    parts.append(element.detail)
    if element.selected and element.role != "toggle":
        parts.append(_("selected"))
    if not element.enabled:
        parts.append(_("unavailable"))
    return ", ".join(part for part in parts if part)


def _kind(element: Element) -> str:
    if element.role in ("button", "pile"):
        return _("button")
    if element.role == "choice":
        return _("choice")
    if element.role == "toggle":
        return _("switch")
    return _("text field") if element.role == "text" else ""
