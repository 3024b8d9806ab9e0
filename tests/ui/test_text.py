import pytest

from escoba.ui import text as text_module
from escoba.ui.text import TextRenderer, font_file

pytestmark = pytest.mark.usefixtures("display")
INK = (10, 10, 10)


@pytest.mark.parametrize("face", ["regular", "bold", "black", "italic", "title", "title_italic"])
def test_every_face_is_in_its_package(face: text_module.Face) -> None:
    assert font_file(face) is not None


def test_text_without_its_font_package_falls_back_to_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(text_module, "find_spec", lambda name: None)
    assert TextRenderer().surface("Escoba", 20, INK).get_width() > 20


def test_the_same_text_is_rendered_once() -> None:
    renderer = TextRenderer()
    assert renderer.surface("Lola", 17, INK) is renderer.surface("Lola", 17, INK)


def test_wrapped_lines_fit_and_keep_every_word() -> None:
    renderer = TextRenderer()
    text = "One card from your hand and cards from the table must make fifteen."
    lines = renderer.wrap(text, 17, 180)
    assert len(lines) > 2
    assert all(renderer.width(line, 17) <= 180 for line in lines)
    assert " ".join(lines) == text


def test_a_long_text_ends_in_an_ellipsis_and_fits() -> None:
    renderer = TextRenderer()
    cut = renderer.ellipsis("With the prime (playmore)", 17, 100)
    assert cut.endswith("…")
    assert renderer.width(cut, 17) <= 100
    assert renderer.ellipsis("Lola", 17, 100) == "Lola"


def test_tabular_numbers_are_equally_wide() -> None:
    renderer = TextRenderer()
    widths = {renderer.width(t, 17, "title", tabular=True) for t in ("11", "48", "20")}
    assert len(widths) == 1


def test_a_title_with_digits_is_as_wide_as_it_says() -> None:
    renderer = TextRenderer()
    assert renderer.surface("Hand 3", 34, INK, "title").get_width() == renderer.width(
        "Hand 3", 34, "title"
    )
