"""What decks cost: their files, drawing a card, changing the deck or the window, checking packs.

    python -m benchmarks.decks [--size 1920x1080]

Times are in milliseconds of this machine. A change of deck or of window size is made with all
forty cards' worth of a four-player table on screen; its frames are timed until each picture has
the size in use. The wrong packs are those of the tests.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from benchmarks.frame import open_table
from escoba.engine import CARDS, DeckPackError
from escoba.ui.app import App
from escoba.ui.decks import Deck, check_pictures, find_decks, load_deck
from escoba.ui.text import TextRenderer
from tests.ui.packs import LINKS, MANIFESTS, PICTURES, make_pack

CARD_PX = 320
STEP_MS = 16.0


def milliseconds(work: Callable[[], object]) -> float:
    """Return how long `work` takes."""
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1000


def files(deck: Deck) -> tuple[float, float]:
    """Return the size of the forty faces in MB, plain and compressed together."""
    data = [path.read_bytes() for path in deck.cards.values()]
    return sum(map(len, data)) / 1e6, len(gzip.compress(b"".join(data))) / 1e6


def card_times(deck: Deck) -> list[float]:
    """Return the milliseconds that each face takes at 320 pixels, the better of two."""
    text = TextRenderer()
    size = (round(CARD_PX * deck.ratio), CARD_PX)

    def draw(index: int) -> float:
        return milliseconds(lambda: deck.card_picture(CARDS[index], size, text))

    return [min(draw(i), draw(i)) for i in range(len(CARDS))]


def frames_until_sharp(app: App) -> Iterator[float]:
    """Yield the time of each frame until every picture has the size in use."""
    for _ in range(600):
        yield milliseconds(lambda: app.advance(STEP_MS))
        if not (app._is_rough or app._settle_ms > 0):
            return


def change_costs(size: tuple[int, int], data: Path) -> Iterator[tuple[str, list[float]]]:
    """Yield what was changed and the times of the frames after it."""
    app, _ = open_table(size, data, "instant")
    for _ in range(200):
        app.advance(STEP_MS)
    for deck in (*app.decks[1:], app.decks[0]):
        first = milliseconds(lambda chosen=deck: app.change(deck=chosen.id))  # type: ignore[misc]
        yield f"to {deck.id}", [first, *frames_until_sharp(app)]
    smaller = (size[0] * 3 // 4, size[1] * 3 // 4)
    for new in (smaller, size):
        pygame.display.set_mode(new, pygame.RESIZABLE)
        event = pygame.Event(pygame.WINDOWSIZECHANGED, x=new[0], y=new[1])
        first = milliseconds(lambda told=event: app._take(told))  # type: ignore[misc]
        yield f"to {new[0]}x{new[1]}", [first, *frames_until_sharp(app)]
    app.close()


def check_time(spoil: Callable[[Path], object]) -> float:
    """Return the time until a wrong pack is refused."""
    with tempfile.TemporaryDirectory() as room:
        pack = make_pack(Path(room))
        spoil(pack)

        def check() -> None:
            try:
                list(check_pictures(load_deck(pack)))
            except DeckPackError:
                return
            raise AssertionError("a wrong pack was taken for a good one")

        return milliseconds(check)


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--size", default="1920x1080")
    w, h = map(int, parser.parse_args().size.split("x"))
    pygame.display.init()
    pygame.font.init()
    print(f"{'deck':20} {'MB':>6} {'gzip':>6} {'card at 320 px: mean':>22} {'most':>6}")
    for deck in find_decks()[0]:
        plain, packed = files(deck)
        times = card_times(deck)
        mean = statistics.mean(times)
        print(f"{deck.id:20} {plain:6.2f} {packed:6.2f} {mean:22.1f} {max(times):6.1f}")
    print(f"\n{'change at ' + f'{w}x{h}':30} {'frames':>7} {'longest':>8} {'all':>7}")
    with tempfile.TemporaryDirectory() as data:
        for what, times in change_costs((w, h), Path(data)):
            print(f"{what:30} {len(times):7} {max(times):8.1f} {sum(times):7.0f}")
    slowest = sorted(
        ((check_time(w.spoil), w.name) for w in (*MANIFESTS, *LINKS, *PICTURES)), reverse=True
    )
    print(f"\n{len(slowest)} wrong packs, the slowest to refuse:")
    for spent, name in slowest[:5]:
        print(f"{name:30} {spent:7.0f}")


if __name__ == "__main__":
    main()
