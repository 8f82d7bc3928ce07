"""French on paper: the no-break spaces are narrow gaps, drawn as nothing, that no line breaks at."""

from itertools import pairwise

import pytest

from tercet.paper.typefaces import letters
from tests.paper.pages import of_sample, pages_of, texts_of

SCALE = 8


def test_the_fonts_of_paper_have_the_no_break_spaces_of_french() -> None:
    assert {0x00A0, 0x202F} <= letters()


@pytest.mark.parametrize("document", ["judge-script", "handout"])
def test_a_french_mark_stands_a_narrow_blank_gap_after_its_word(document: str) -> None:
    page = pages_of(of_sample(document, lang="fr").pdf)[0]
    text, picture = page.get_textpage(), page.render(scale=SCALE, grayscale=True).to_numpy()
    said = text.get_text_range()
    inked = [at for at, letter in enumerate(said) if not letter.isspace()]
    marks = [
        (before, at) for before, at in pairwise(inked) if said[at] in ";!?»" or (said[at] == ":" and at > before + 1)
    ]
    assert len(marks) >= 4
    for before, at in marks:
        _, low, right, high = text.get_charbox(before)
        left, bottom, _, _ = text.get_charbox(at)
        assert abs(bottom - low) < 3, said[before - 20 : at + 1]  # on one line
        assert 0.4 < left - right < 5, said[before - 20 : at + 1]
        top = page.get_height() - high
        gap = picture[
            int(top * SCALE) : int((top + high - low) * SCALE), int(right * SCALE) + 3 : int(left * SCALE) - 1
        ]
        assert gap.size
        assert gap.max() - gap.min() < 16, said[before - 20 : at + 1]


def test_a_heading_and_what_it_heads_are_joined_as_the_language_does() -> None:
    assert "Organisateur : Société" in texts_of(of_sample("certificates", lang="fr").pdf)[0]
    assert "Organiser: Société" in texts_of(of_sample("certificates", lang="en").pdf)[0]
