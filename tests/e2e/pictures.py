"""Takes a picture of every screen, for looking at.

   python -m tests.e2e.pictures FOLDER [--size WxH]... [--lang L]

The pictures are of the real window, reached by clicks.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from tests.e2e.hand_player import play_until
from tests.e2e.screen import Program, virtual_display

SIZES = ("800x600", "1280x720", "1920x1080", "3840x2160")
TABLES = {
    "2": ["--players", "2"],
    "3": ["--players", "3"],
    "4": ["--players", "4"],
    "partners": ["--players", "4", "--partners"],
    "french": ["--players", "2", "--deck", "french"],
}


def take_all(folder: Path, size: str, lang: str) -> None:
    """Visit every screen at one size and save what it shows."""
    width, height = (int(side) for side in size.split("x"))
    common = ["--size", size, "--lang", lang, "--speed", "instant"]

    def shot(program: Program, name: str) -> None:
        # Cards of a new size are drawn a few a frame.
        time.sleep(1.5 if height < 2000 else 4)
        program.picture(folder / f"{name}_{lang}_{size}.png")
        print(f"{name} {size}", flush=True)

    with virtual_display(width, height) as display, tempfile.TemporaryDirectory() as scratch:
        data = Path(scratch)
        for name, arguments in TABLES.items():
            with Program(display, data / name, [*common, "--seed", "11", *arguments]) as program:
                rest = program.wait_scene("table")
                shot(program, f"table_{name}")
                program.press(rest.ids("hand:")[0])
                shot(program, f"table_{name}_chosen")
                rest = play_until(program, {"hand_result"}, Random(5))
                shot(program, f"hand_result_{name}")
                for button in ("captured", "score_sheet"):
                    program.press(f"button:{button}")
                    shot(program, f"{button}_{name}")
                    program.press("button:back")
                if name == "2":
                    program.press("button:cut")
                    shot(program, "cut")
                    program.press("button:cancel")
                    play_until(program, {"game_over"}, Random(5))
                    shot(program, "game_over")
                    program.press("button:fair_deal")
                    shot(program, "fair_deal")
                    program.press("button:back")
                    program.press("button:home")
                    shot(program, "home_after")
        with Program(display, data / "3", common) as program:
            program.wait_scene("home")
            shot(program, "home")
            for button in ("new_game", "games", "rules", "settings"):
                program.press(f"button:{button}")
                shot(program, button)
                program.press("button:back")
            program.press("button:continue")
            if program.wait_scene("table", "hand_result").scene == "hand_result":
                program.press("button:next_hand")
            program.press("button:menu")
            shot(program, "menu")


def main() -> None:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description="Take a picture of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append", metavar="WxH")
    parser.add_argument("--lang", default="en")
    options = parser.parse_args()
    for size in options.size or SIZES:
        take_all(options.folder, size, options.lang)


if __name__ == "__main__":
    main()
