"""Text at its final pixel size: Lato for all that is read, a serif for titles."""

from __future__ import annotations

import re
from collections import OrderedDict
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

import pygame

from escoba.ui.theme import LINE_HEIGHT, Colour

Face = Literal["regular", "bold", "black", "italic", "title", "title_italic"]
Align = Literal["left", "centre", "right"]

# Face -> (package, file, bold, italic if a system font must stand in).
_FILES: dict[Face, tuple[str, str, bool, bool]] = {
    "regular": ("font_lato", "Lato-Regular.ttf", False, False),
    "bold": ("font_lato", "Lato-Bold.ttf", True, False),
    "black": ("font_lato", "Lato-Black.ttf", True, False),
    "italic": ("font_lato", "Lato-Italic.ttf", False, True),
    "title": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf", True, False),
    "title_italic": ("font_source_serif_pro", "SourceSerifPro-SemiboldIt.ttf", True, True),
}
_SYSTEM = "lato,notosans,dejavusans,segoeui,helveticaneue,arial,liberationsans"
_SYSTEM_SERIF = "sourceserifpro,notoserif,dejavuserif,georgia,timesnewroman,liberationserif"
_KEPT = 1500
_DIGITS = re.compile(r"(\d+)")
# Digits inside a title are set in Lato Black a little smaller: they match the serif's x-height.
_TITLE_DIGITS = 0.92
# Lato's own space is 0.19 of the size; in whole pixels words would run into each other.
_LEAST_SPACE = 0.25


FACES: Final[tuple[Face, ...]] = get_args(Face)
"""Every face in use, for what packs the program."""


def font_file(face: Face) -> Path | None:
    """Return the font file of `face`, or None when its package is not installed."""
    package, name, _, _ = _FILES[face]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    path = Path(next(iter(spec.submodule_search_locations))) / "files" / name
    return path if path.is_file() else None


class _Piece(NamedTuple):
    text: str
    font: pygame.Font
    advance: int


class TextRenderer:
    """Renders, measures and wraps text; what was rendered lately is kept."""

    def __init__(self) -> None:
        self._fonts: dict[tuple[Face, int], pygame.Font] = {}
        self._cache: OrderedDict[tuple[str, Face, int, Colour, bool], pygame.Surface] = (
            OrderedDict()
        )

    def font(self, face: Face, px: int) -> pygame.Font:
        """Return the font of `face` at `px` pixels, a system font if the file is missing."""
        key = (face, max(1, px))
        if key not in self._fonts:
            self._fonts[key] = self._open(*key)
        return self._fonts[key]

    @staticmethod
    def _open(face: Face, px: int) -> pygame.Font:
        path = font_file(face)
        if path is not None:
            return pygame.Font(path, px)
        _, _, bold, italic = _FILES[face]
        names = _SYSTEM_SERIF if face.startswith("title") else _SYSTEM
        found = pygame.font.match_font(names, bold=bold, italic=italic)
        return pygame.Font(found, px)

    def width(self, text: str, px: int, face: Face = "regular", *, tabular: bool = False) -> int:
        """Return the width in pixels of one line."""
        return sum(piece.advance for piece in self._pieces(text, px, face, tabular))

    def _pieces(self, text: str, px: int, face: Face, tabular: bool) -> list[_Piece]:
        """Cut a line into what is rendered in one go: runs of a font, words, or characters."""
        pieces = []
        for run, run_face, size in _runs(text, face, px):
            font = self.font(run_face, size)
            if tabular:
                digit = max(font.size(d)[0] for d in "0123456789")
                for c in run:
                    advance = digit if c.isdigit() else font.size(c)[0]
                    pieces.append(_Piece(c, font, advance))
            elif run_face.startswith("title"):
                pieces.append(_Piece(run, font, font.size(run)[0]))
            else:
                space = max(font.size(" ")[0], round(size * _LEAST_SPACE))
                for i, word in enumerate(run.split(" ")):
                    if i:
                        pieces.append(_Piece("", font, space))
                    if word:
                        pieces.append(_Piece(word, font, font.size(word)[0]))
        return pieces

    def line_height(self, px: int) -> float:
        """Return the distance between lines of running text."""
        return px * LINE_HEIGHT

    def surface(
        self, text: str, px: int, colour: Colour, face: Face = "regular", *, tabular: bool = False
    ) -> pygame.Surface:
        """Return one line of text; the same text, size and colour is the same surface."""
        key = (text, face, px, colour, tabular)
        found = self._cache.get(key)
        if found is None:
            found = self._render(text, px, colour, face, tabular)
            self._cache[key] = found
            if len(self._cache) > _KEPT:
                self._cache.popitem(last=False)
        else:
            self._cache.move_to_end(key)
        return found

    def _render(
        self, text: str, px: int, colour: Colour, face: Face, tabular: bool
    ) -> pygame.Surface:
        pieces = self._pieces(text, px, face, tabular)
        if len(pieces) == 1:
            return pieces[0].font.render(pieces[0].text, True, colour)
        fonts = [piece.font for piece in pieces] or [self.font(face, px)]
        ascent = max(font.get_ascent() for font in fonts)
        descent = max(-font.get_descent() for font in fonts)
        w = max(1, sum(piece.advance for piece in pieces))
        out = pygame.Surface((w, ascent + descent), pygame.SRCALPHA)
        # Transparent pixels carry the text colour, or smooth edges would turn dark.
        out.fill((*colour, 0))
        x = 0
        for piece in pieces:
            if piece.text:
                glyphs = piece.font.render(piece.text, True, colour)
                middle = (piece.advance - glyphs.get_width()) // 2
                out.blit(glyphs, (x + middle, ascent - piece.font.get_ascent()))
            x += piece.advance
        return out

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        pos: tuple[float, float],
        px: int,
        colour: Colour,
        face: Face = "regular",
        *,
        align: Align = "left",
        tabular: bool = False,
    ) -> float:
        """Draw one line centred on `pos[1]` and aligned at `pos[0]`; return its width.

        The capitals' middle lies on `pos[1]`, so text of any size lines up beside icons.
        """
        picture = self.surface(text, px, colour, face, tabular=tabular)
        w = picture.get_width()
        x = pos[0] - {"left": 0.0, "centre": w / 2, "right": float(w)}[align]
        runs = _runs(text, face, px)
        ascent = max(self.font(f, s).get_ascent() for _, f, s in runs)
        # Capitals of both faces are about 0.72 (Lato) and 0.67 (serif) of the size high.
        cap = (0.67 if face.startswith("title") else 0.72) * px
        y = pos[1] - ascent + cap / 2
        target.blit(picture, (round(x), round(y)))
        return float(w)

    def ellipsis(self, text: str, px: int, width: float, face: Face = "regular") -> str:
        """Return the text, cut and ended with … when it is wider than `width`."""
        if self.width(text, px, face) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(text[:middle].rstrip() + "…", px, face) <= width:
                low = middle
            else:
                high = middle - 1
        return text[:low].rstrip() + "…"

    def wrap(self, text: str, px: int, width: float, face: Face = "regular") -> list[str]:
        """Return the lines of a paragraph no wider than `width`; a longer word is broken."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, px, face) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
                while len(line) > 1 and self.width(line, px, face) > width:
                    head = self._head(line, px, width, face)
                    lines.append(line[:head])
                    line = line[head:]
            lines.append(line)
        return lines

    def _head(self, word: str, px: int, width: float, face: Face) -> int:
        """Return how many characters of a word fit, at least one."""
        low, high = 1, len(word)
        while low < high:
            middle = (low + high + 1) // 2
            if self.width(word[:middle], px, face) <= width:
                low = middle
            else:
                high = middle - 1
        return low

    def fit(
        self, text: str, px: int, width: float, face: Face = "regular", *, least: int = 10
    ) -> int:
        """Return the largest size up to `px`, and not under `least`, at which the text fits."""
        while px > least and self.width(text, px, face) > width:
            px -= 1
        return px

    def clear(self) -> None:
        """Forget what was rendered."""
        self._cache.clear()


def _runs(text: str, face: Face, px: int) -> list[tuple[str, Face, int]]:
    if not face.startswith("title") or not _DIGITS.search(text):
        return [(text, face, px)]
    digits: tuple[Face, int] = ("black", max(1, round(px * _TITLE_DIGITS)))
    parts = (part for part in _DIGITS.split(text) if part)
    return [(p, *digits) if p[0].isdigit() else (p, face, px) for p in parts]
