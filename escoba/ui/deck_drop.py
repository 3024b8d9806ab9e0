"""Deck packs dropped on the window: checked and copied between frames, then offered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from escoba.engine import DeckPackError
from escoba.language import gettext as _
from escoba.ui.deck_install import Installation
from escoba.ui.decks import Deck
from escoba.ui.widgets import Answer, DialogScene

if TYPE_CHECKING:
    from escoba.ui.app import App


class DeckDrop:
    """Takes in what is dropped, one pack after the other, a picture a frame."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._dropped: list[Path] = []
        self._running: Installation | None = None

    def take(self, path: Path) -> None:
        """Note a file or folder that was dropped; many come at once when many are dragged."""
        self._dropped.append(path)

    def advance(self) -> bool:
        """Go on with the pack at hand; tell whether there is one."""
        if self._running is None:
            source = self._next_source()
            if source is None:
                return False
            self._running = Installation(source, self._app.paths.decks)
        running = self._running
        try:
            if running.step():
                return True
        except DeckPackError as error:
            self._running = None
            self._tell_fault(running.source, str(error))
            return True
        self._running = None
        if running.deck is not None:
            self._offer(running.deck)
        return True

    def _next_source(self) -> Path | None:
        # Whoever drags all the files of a pack means the pack, not each of its pictures.
        packs = [p for p in self._dropped if p.is_dir() or p.name == "deck.toml"]
        waiting = packs or self._dropped[:1]
        self._dropped = waiting[1:]
        return waiting[0] if waiting else None

    def _tell_fault(self, source: Path, reason: str) -> None:
        done = Answer("ok", _("Go on"), lambda: None, "primary")
        text = _("{folder}: {reason}.").format(folder=source.name, reason=reason.rstrip("."))
        self._show(_("This deck cannot be used"), text, done)

    def _offer(self, deck: Deck) -> None:
        app = self._app
        renewed = any(known.id == deck.id for known in app.decks)
        app.find_decks()
        app.kit.cards.forget(deck.id)
        # What is on the table already is drawn from the new pack alone, whatever is answered.
        app.change()
        title = _("The deck {name} was renewed") if renewed else _("New deck: {name}")
        title = title.format(name=deck.name())
        in_force = app.deck()
        if in_force is not None and in_force.id == deck.id:
            text = _("Drawn by {author}. The new cards are on the table.")
            done = Answer("ok", _("Go on"), lambda: None, "primary")
            self._show(title, text.format(author=deck.author), done)
            return
        text = _("Drawn by {author}. It is among the decks of the settings from now on.")
        later = Answer("later", _("Not now"), lambda: None)
        use = Answer("use", _("Play with it"), lambda: app.change(deck=deck.id), "primary")
        self._show(title, text.format(author=deck.author), later, use)

    def _show(self, title: str, text: str, *answers: Answer) -> None:
        self._app.push(DialogScene(self._app, title, text, answers))
        self._app.say(f"{title}. {text}")
