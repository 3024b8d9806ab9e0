"""Taking a deck pack that was dropped on the window into the player's own decks."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from escoba.engine import DeckPackError
from escoba.language import gettext as _
from escoba.ui.decks import Deck, check_pictures, load_deck


class Installation:
    """Checks and copies one pack, a picture at a time, so that no frame is late.

    source: the pack's folder, or its deck.toml; root: the folder of the player's own decks
    deck: the deck where it is now, once all is done
    """

    def __init__(self, source: Path, root: Path) -> None:
        self.source = source.parent if source.name == "deck.toml" else source
        self.root = root
        self.deck: Deck | None = None
        self._steps = self._run()

    def step(self) -> bool:
        """Do the next part; tell whether there is more to do.

        Raises DeckPackError that says why the pack was not taken; then nothing has changed.
        """
        try:
            next(self._steps)
        except StopIteration:
            return False
        except OSError as error:
            raise DeckPackError(
                _("the deck cannot be copied: {reason}").format(reason=error.strerror or error)
            ) from error
        return True

    def _run(self) -> Iterator[None]:
        if not self.source.is_dir():
            raise DeckPackError(
                _("only a folder with a deck.toml can be taken in; unpack an archive first")
            )
        deck = load_deck(self.source)
        for _path in check_pictures(deck):
            yield
        goal = self.root / deck.id
        if goal.exists() and goal.samefile(self.source):
            self.deck = deck
            return
        self.root.mkdir(parents=True, exist_ok=True)
        # Copied beside its place and moved there whole: a crash leaves no half a deck behind.
        with tempfile.TemporaryDirectory(prefix=".taking-", dir=self.root) as room:
            fresh = Path(room) / deck.id
            for path in (deck.folder / "deck.toml", *deck.pictures):
                place = fresh / path.resolve().relative_to(deck.folder.resolve())
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place)
                yield
            load_deck(fresh)
            if goal.exists():
                goal.rename(Path(room) / "former")
            fresh.rename(goal)
        self.deck = load_deck(goal)
