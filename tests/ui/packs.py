"""Deck packs for tests: a good one of the smallest kind, and everything that can be wrong."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from escoba.engine import CARDS

MANIFEST: Final = """
format = 1
id = "mine"
author = "Somebody"
licence = "CC0-1.0"
source = "drawn at home"
kind = "french"
cards = "{suit}-{rank}.svg"
back = "back.svg"

[name]
en = "Mine"
es = "La mía"

[size]
width = 61
height = 95
radius = 4

[suits]
o = "diamonds"

[ranks]
10 = "J"

[colours]
o = "#C6242E"
"""
ONE: Final = "diamonds-7.svg"  # the picture that the wrong packs spoil


def svg(
    body: str = '<path d="M0 0H61V95H0Z" fill="#fbf5e4"/>', w: float = 61, h: float = 95
) -> str:
    """Return an SVG picture of that size."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{body}</svg>'
    )


def png(w: int, h: int, *, said: tuple[int, int] | None = None) -> bytes:
    """Return a grey PNG; said: the size that its header claims instead."""

    def block(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    head = struct.pack(">IIBBBBB", *(said or (w, h)), 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x80" * w) * h)
    return b"\x89PNG\r\n\x1a\n" + block(b"IHDR", head) + block(b"IDAT", rows) + block(b"IEND", b"")


def make_pack(parent: Path) -> Path:
    """Make a good pack called mine."""
    folder = parent / "mine"
    folder.mkdir()
    (folder / "deck.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "back.svg").write_text(svg())
    for one in CARDS:
        suit = "diamonds" if one.suit.letter == "o" else one.suit.letter
        rank = "J" if one.rank == 10 else one.rank
        (folder / f"{suit}-{rank}.svg").write_text(svg())
    return folder


def change(pack: Path, old: str, new: str) -> None:
    """Replace a text of the manifest that must be there."""
    manifest = pack / "deck.toml"
    text = manifest.read_text(encoding="utf-8")
    assert old in text
    manifest.write_text(text.replace(old, new), encoding="utf-8")


def use_png(pack: Path, one: bytes, others: bytes | None = None) -> None:
    """Make all cards PNG pictures, the seven of diamonds another one."""
    change(pack, "{rank}.svg", "{rank}.png")
    for path in pack.glob("*-*.svg"):
        path.with_suffix(".png").write_bytes(one if path.name == ONE else others or png(610, 950))


class Wrong(NamedTuple):
    """A way to spoil a good pack, and what must be said of it."""

    name: str
    spoil: Callable[[Path], object]
    told: str


def _manifest(name: str, old: str, new: str, told: str) -> Wrong:
    return Wrong(name, lambda pack: change(pack, old, new), told)


def _picture(name: str, body: str, told: str) -> Wrong:
    return Wrong(name, lambda pack: (pack / ONE).write_text(svg(body)), told)


def _whole(name: str, text: str | bytes, told: str) -> Wrong:
    data = text.encode() if isinstance(text, str) else text
    return Wrong(name, lambda pack: (pack / ONE).write_bytes(data), told)


def _link(pack: Path, target: str | Path) -> None:
    (pack / ONE).unlink()
    (pack / ONE).symlink_to(target)


def _unlink(pack: Path, *ranks: int | str) -> None:
    for rank in ranks:
        (pack / f"b-{rank}.svg").unlink()


def _symbol(pack: Path, name: str) -> None:
    (pack / "suits").mkdir()
    (pack / "suits" / name).write_text(svg(w=95))


def _many(pack: Path, body: str) -> None:
    for path in pack.glob("*-*.svg"):
        path.write_text(svg(body))


_BOMB = (
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">'
    + "".join(f'<!ENTITY {chr(98 + i)} "{f"&{chr(97 + i)};" * 10}">' for i in range(9))
    + "]>"
)
_ZIGZAG = "".join(f"L{i % 61} {95 * (i % 2)}" for i in range(2500))
_LOOPS = "".join(
    f"C{i % 61} {i * 13 % 95} {i * 3 % 61} {i * 7 % 95} {i * 11 % 61} {i * 17 % 95}"
    for i in range(1200)
)
_HALF_LOOPS = f'<path d="M0 0{_LOOPS}"/>'

MANIFESTS: Final = (
    _manifest("format", "format = 1", "format = 2", "format must be 1"),
    _manifest("another id", 'id = "mine"', 'id = "yours"', "id must be the folder's name"),
    _manifest("kind", 'kind = "french"', 'kind = "german"', "kind must be"),
    _manifest("no licence", 'licence = "CC0-1.0"', 'licence = ""', "licence must be text"),
    _manifest("loose licence", '"CC0-1.0"', '"free for all"', "licence must be a name of SPDX"),
    _manifest("author", 'author = "Somebody"', "author = 3", "author must be text"),
    _manifest("long author", "Somebody", "Some" * 99, "author is longer than 200"),
    _manifest("control characters", "Somebody", "Some\\u001b[2Jbody", "author must be one line"),
    _manifest("pattern", "{suit}-{rank}.svg", "{suit}.svg", "must contain {suit} and {rank}"),
    _manifest("no backs", '"back.svg"', "[]", "back must list"),
    _manifest("many backs", '"back.svg"', str(["back.svg"] * 17), "back lists more than 16"),
    _manifest("back of a kind", '"back.svg"', '"back.gif"', "neither .svg nor .png"),
    _manifest("no such back", '"back.svg"', '"none.svg"', "none.svg is missing"),
    _manifest("text for a number", "width = 61", 'width = "61"', "must be numbers"),
    _manifest("no height", "height = 95", "", "must be numbers"),
    _manifest("no width", "width = 61", "width = 0", "above 0"),
    _manifest("not a number", "width = 61", "width = nan", "below a million"),
    _manifest("endless", "width = 61", "width = inf", "below a million"),
    _manifest("a huge number", "width = 61", f"width = 1{'0' * 400}", "below a million"),
    _manifest(
        "thousands of digits", "width = 61", f"width = 1{'0' * 5000}", "a number that is too long"
    ),
    _manifest("a strip", "width = 61", "width = 9", "at most 2.5 times"),
    _manifest("colour", "#C6242E", "red", "not a colour"),
    _manifest("syntax", "[name]", "[name", "line 11, column 6: a bracket is not closed: [name"),
    _manifest("deep lists", "format = 1", f"format = {'[' * 9000}{']' * 9000}", "too deep"),
    _manifest("names", "[name]", "[nome]", "name is missing (found: nome)"),
    _manifest("empty name", '"Mine"', '" "', "name must not be empty"),
    _manifest("index", "format = 1", 'format = 1\nhas_index = "no"', "has_index must be"),
    _manifest("one picture twice", '10 = "J"', '10 = "J"\n11 = "J"', "are both drawn by"),
    _manifest("up and out", "{suit}-{rank}", "../mine/../{suit}-{rank}", "outside the folder"),
    _manifest("an absolute path", '"back.svg"', '"/etc/back.svg"', "from the pack's folder on"),
    _manifest("a drive", '"back.svg"', '"C:/back.svg"', "from the pack's folder on"),
    _manifest("a network path", '"back.svg"', "'\\\\host\\x.svg'", "from the pack's folder on"),
    _manifest("a nought byte", '"back.svg"', '"back\\u0000.svg"', "a file that cannot exist"),
    Wrong(
        "a large manifest",
        lambda pack: (pack / "deck.toml").write_text("#" * 64_001),
        "deck.toml is larger than 64 kB",
    ),
    Wrong(
        "no text",
        lambda pack: (pack / "deck.toml").write_bytes(b"\xff\xfe\x00"),
        "is not UTF-8 text (line 1); save it as UTF-8",
    ),
    Wrong(
        "no manifest",
        lambda pack: (pack / "deck.toml").unlink(),
        "there is no deck.toml in the folder",
    ),
    Wrong(
        "another name for the manifest",
        lambda pack: (pack / "deck.toml").rename(pack / "deck.toml.txt"),
        "there is no deck.toml in the folder, but deck.toml.txt; rename it deck.toml",
    ),
    Wrong(
        "a manifest of Latin-1",
        lambda pack: (pack / "deck.toml").write_bytes(MANIFEST.encode("latin-1")),
        "is not UTF-8 text (line 13); save it as UTF-8",
    ),
    _manifest("American", 'licence = "CC0-1.0"', 'license = "x"', "missing (found: license)"),
    _manifest("Spanish", "author =", "autor =", "author is missing (found: autor)"),
    _manifest("plural", "back =", "backs =", "back is missing (found: backs)"),
    _manifest("colours", "[colours]", "[colors]", "colors is no key of a deck; did you mean col"),
    _manifest("no such key", "format = 1", "format = 1\nwebsite = 1", "the keys are format, id,"),
    _manifest("no kind", 'kind = "french"\n', "", "deck.toml: kind is missing"),
    _manifest("no format", "format = 1", "", "deck.toml: format is missing"),
    _manifest(
        "a key below a table",
        'o = "#C6242E"',
        'o = "#C6242E"\nhas_index = false',
        "has_index stands under [colours]; move it above",
    ),
    _manifest("a stray suit", 'o = "diamonds"', 's = "x"', "[suits] has no key s; its keys are o,"),
    _manifest("a stray colour", 'o = "#C6', 's = "#C6', "[colours] has no key s; its keys are o"),
    _manifest("a stray rank", '10 = "J"', '8 = "J"', "[ranks] has no key 8; its keys are 1, 2"),
    _manifest("a stray side", "radius = 4", "corner = 4", "[size] has no key corner"),
    _manifest("a stray language", 'en = "Mine"', 'English = "Mine"', "English under [name]"),
    _manifest("an odd id", 'id = "mine"', 'id = "Míne"', "id 'Míne' must be small letters"),
    _manifest("two ids", 'id = "mine"', 'id = "ours"', "the id is 'ours', the folder 'mine'"),
    _manifest("no quotes", '"french"', "french", "line 7, column 8: a text stands between quot"),
    _manifest("a comma", '"french"', '"french",', "line 7, column 16: something follows that"),
    _manifest("True", 'kind = "french"', "kind = True", "true and false are written in small"),
    _manifest("half a text", '"french"', '"french', "a quotation mark is missing"),
    _manifest("twice", 'kind = "french"', 'kind = "french"\nkind = "french"', "written twice"),
    _manifest("no equals", 'kind = "french"', 'kind "french"', "a key, = and a value"),
    _manifest("a bracket", '"back.svg"', '["back.svg"', "a bracket is not closed"),
    _manifest(
        "a backslash", '"back.svg"', '"my\\\\pics"'.replace("\\\\", "\\"), "a backslash cannot"
    ),
    Wrong(
        "many missing cards",
        lambda pack: _unlink(pack, *range(1, 8), 11, 12, "J"),
        "b-1.svg, b-2.svg, b-3.svg and 7 more are missing",
    ),
    Wrong(
        "two missing cards",
        lambda pack: _unlink(pack, 2, 3),
        "b-2.svg, b-3.svg are missing",
    ),
    Wrong(
        "a card almost so called",
        lambda pack: (pack / ONE).rename(pack / "diamond-7.svg"),
        f"{ONE} is missing; there is diamond-7.svg",
    ),
    Wrong(
        "a symbol by its name", lambda pack: _symbol(pack, "oros.svg"), "suits/oros.svg is drawn"
    ),
    Wrong("a symbol as PNG", lambda pack: _symbol(pack, "o.png"), "suits/o.png is drawn nowhere"),
    Wrong("a missing card", lambda pack: (pack / ONE).unlink(), f"{ONE} is missing"),
    _whole("a large file", svg() + " " * 2_000_001, f"{ONE} is larger than 2 MB"),
)
# What only some systems can hold: links and pipes.
LINKS: Final = (
    Wrong("a link out", lambda pack: _link(pack, "/etc/hostname"), "outside the folder"),
    Wrong("a link to itself", lambda pack: _link(pack, ONE), f"{ONE}"),
    Wrong("a device", lambda pack: _link(pack, "/dev/zero"), "outside the folder"),
)
PICTURES: Final = (
    _whole("nothing", "", "is not an SVG picture"),
    _whole("a word", "hello", "is not an SVG picture"),
    _whole("a page", "<html><body/></html>", "is not an SVG picture"),
    _whole("cut short", svg()[:-9], "is not an SVG picture"),
    _whole("no size", '<svg><path d="M0 0h1"/></svg>', "does not say its size"),
    _whole("no width", svg(w=0), "does not say its size"),
    _whole("endless size", svg().replace('"0 0 61 95"', '"0 0 inf inf"'), "does not say its size"),
    _whole("proportions", svg(w=95), "other proportions"),
    _whole(
        "two sizes",
        svg().replace('width="61"', 'width="600"'),
        "gives one size and draws in another",
    ),
    _whole("an entity bomb", _BOMB + svg("&i;"), "declares a DOCTYPE"),
    _whole(
        "an outer entity",
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' + svg("&x;"),
        "declares a DOCTYPE",
    ),
    _picture("letters", "<text>7</text>", "holds <text>"),
    _picture("copies", '<use href="#a"/>', "holds <use>"),
    _picture("a clip", '<clipPath id="a"><path d="M0 0h1"/></clipPath>', "holds <clipPath>"),
    _picture("a blur", '<filter id="a"/>', "holds <filter>"),
    _picture("an image", '<image href="http://example.org/x.png"/>', "holds <image>"),
    _picture("a script", "<script>alert(1)</script>", "holds <script>"),
    _picture("an inner drawing", '<svg viewBox="0 0 1 1"/>', "holds <svg>"),
    _picture("a hidden path", "<!-- <path d='M0 0'/> -->", "has tags within a comment"),
    _picture("raw data", "<desc><![CDATA[<path d='M0 0'/>]]></desc>", "has tags within a text"),
    _picture("an instruction", "<?x <path d='M0 0'/> ?>", "has tags within an instruction"),
    _picture("numbered letters", '<path d="M0 0&#76;1 1"/>', "characters of a tag as numbers"),
    _picture("dashes", '<path d="M0 0H61" stroke-dasharray="0.001"/>', "has dashed lines"),
    _picture("styled dashes", '<g style="stroke-dasharray:.1"/>', "has dashed lines"),
    _picture("dashes by class", "<style>.a{stroke-dasharray:.1}</style>", "has dashed lines"),
    _picture("a rule", "<style>@import url(x)</style>", "has a style sheet"),
    _picture("a bad path", '<path d="M0 0 L9"/>', "has a <path> that cannot be read"),
    _picture("a bad start", '<path d="9 9 L9 9"/>', "has a <path> that cannot be read"),
    _picture("a bad transform", '<g transform="warp(9)"/>', "has a <g> that cannot be read"),
    _picture("not a number", '<circle r="nan"/>', "far outside the card"),
    _picture("far away", '<path d="M0 0L1e30 1"/>', "far outside the card"),
    _picture("blown up", '<g transform="scale(1e9)"><path d="M0 0h1v1z"/></g>', "far outside"),
    _picture("depth", "<g>" * 90 + "</g>" * 90, "nests groups more than 64 deep"),
    _picture("elements", "<g/>" * 6_100, "has more than 6000 elements"),
    _picture("points", f'<path d="M0 0{"h.001" * 60_100}"/>', "has more than 60000 points"),
    _picture("a long way", f'<path d="M0 0{_ZIGZAG}"/>', "longer outlines"),
    _picture(
        "fat strokes",
        '<g stroke="#000" stroke-width="99">' + '<path d="M9 9h1v1z"/>' * 500 + "</g>",
        "longer outlines",
    ),
    _picture("a named colour", '<path d="M0 0h9v9z" fill="gold"/>', "the colour gold, which"),
    _picture(
        "a styled colour", '<g style="stroke:hsl(1,2%,3%)"/>', "the colour hsl(1,2%,3%), which"
    ),
    _picture("a colour by class", "<style>.a{fill:tomato}</style>", "the colour tomato, which"),
    _picture("the current colour", '<g fill="currentColor"/>', "the colour currentColor"),
    _picture("a colour of a stop", '<stop stop-color="navy"/>', "the colour navy"),
    _picture(
        "alpha", '<g fill="#f0fa"/>', "#f0fa, which the game does not know; write it as #rrggbb, "
    ),
    _picture("more alpha", '<g fill="rgba(1,2,3,.5)"/>', "rrggbb, and how far it covers"),
    _picture("transparent", '<g fill="transparent"/>', "transparent; write none"),
    _picture("clipped", '<g clip-path="url(#a)"/>', "uses clip-path, which"),
    _picture("masked by style", '<g style="mask:url(#a)"/>', "uses mask, which"),
    _picture("blurred by class", "<style>.a{filter:url(#a)}</style>", "uses filter, which"),
    _picture("hidden", '<g visibility="hidden"/>', "uses visibility, which"),
    _picture("percent", '<g opacity="50%"/>', "has opacity 50%; write it as a number"),
    _picture("no gradient", '<g fill="url(#a)"/>', "the gradient a, which is not in it"),
    _picture("parts of a box", '<radialGradient id="a" r=".5"/>', "a gradient with r=.5 of the"),
    _picture("another's stops", '<linearGradient id="a" href="#b"/>', "write it as xlink:href"),
    _picture("stripes", '<linearGradient spreadMethod="repeat"/>', "a gradient that repeats"),
    _picture(
        "a rule for all", "<style>path{fill:red}</style>", "style sheet that the game does not"
    ),
    _picture("a remark", "<style>/* */.a{fill:red}</style>", "style sheet that the game does not"),
    _picture("two classes", '<style>.a{fill:red}</style><g class="a b"/>', "several classes (a b)"),
    Wrong("a small PNG", lambda pack: use_png(pack, png(321, 500)), "only 500 pixels high"),
    _whole("wide", svg(w=95), "it is 95 x 95; 61 x 95 would be right"),
    _whole("no view", '<svg><path d="M0 0h1"/></svg>', "give its <svg> a viewBox"),
    _picture("an image's advice", "<image/>", "or save the whole card as PNG"),
    _picture("an inner drawing's advice", "<svg/>", "put its shapes into a group <g>"),
    _picture("layers", '<rect width="61" height="95"/>' * 150, "paints over itself"),
    _picture("nothing drawn", '<path d="M0 0H61V95Z" fill="none"/>', "draws nothing"),
    Wrong("all slow", lambda pack: _many(pack, _HALF_LOOPS), "more outlines than can be drawn"),
    Wrong(
        "all heavy",
        lambda pack: _many(pack, '<rect width="61" height="95"/>' + " " * 400_000),
        "together are larger than 12 MB",
    ),
    Wrong("a JPEG", lambda pack: use_png(pack, b"\xff\xd8\xff\xe0" * 9), "is a JPEG picture by"),
    Wrong("a PNG by name", lambda pack: use_png(pack, b"hello"), "is not a PNG picture"),
    Wrong(
        "a PNG of a billion pixels",
        lambda pack: use_png(pack, png(1, 1, said=(31_623, 49_247))),
        "larger than 4096 pixels a side",
    ),
    Wrong("an empty PNG", lambda pack: use_png(pack, png(1, 1, said=(0, 9))), "is empty"),
    Wrong("a PNG cut short", lambda pack: use_png(pack, png(610, 950)[:60]), "cannot be drawn"),
    Wrong("a large PNG", lambda pack: use_png(pack, png(2568, 4000)), "or 4 million pixels"),
    Wrong(
        "large PNG everywhere",
        lambda pack: use_png(pack, png(1541, 2400), png(1541, 2400)),
        "more than 60 million pixels",
    ),
)
