"""“Your first competition”: what it tells people to press is on the page, and its pictures are there."""

import re
from pathlib import Path
from typing import Final

import pytest

from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import speak

DOCS: Final = Path(__file__).parents[2] / "docs"
PRESSED: Final = (
    *("to-competitions", "new-title", "new-open", "staff-list-load", "staff-draw-do", "staff-tab-papers"),
    *("staff-tab-people", "staff-tab-screens", "staff-print-links", "staff-do-it", "staff-decide", "staff-undo"),
    *("staff-leave", "staff-freeze", "new-to-cockpit", "staff-projector", "staff-slip-title", "staff-correct"),
    *("staff-print-certificates", "staff-print-results", "ceremony-title", "staff-erase-all"),
)


def guide(lang: Language) -> str:
    ending = "" if lang == "en" else f".{lang}"
    return (DOCS / f"first-competition{ending}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_names_buttons_as_the_page_does(lang: Language) -> None:
    text = re.sub(r"\s+", " ", guide(lang))
    said = [speak(lang, name) for name in PRESSED]
    said += [speak(lang, "staff-go", next=step, round="1") for step in ("DrawRounds", "StartRound", "StartFinal")]
    said += [speak(lang, "staff-link-new", kind="judge")]
    assert [words for words in said if f"**{words}**" not in text] == []
    assert all(f"[{name}]" in text for name in ("README", "Running a competition", "Printing"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_has_its_pictures_in_its_language(lang: Language) -> None:
    pictures = re.findall(r"\]\((pictures/[^)]+)\)", guide(lang))
    assert len(pictures) == 6
    assert all(each.endswith(f"-{lang}.png") and (DOCS / each).is_file() for each in pictures)
