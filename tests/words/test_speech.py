"""Speaking: in the reader's language, and never half a sentence."""

import pytest

from tercet.words.languages import LANGUAGES, Language, nearest_language
from tercet.words.speech import MissingMessage, speak


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_slip_of_ours_raises_instead_of_showing_a_broken_sentence(lang: Language) -> None:
    with pytest.raises(MissingMessage, match=f"no message “no-such” in “{lang}”"):
        speak(lang, "no-such")
    with pytest.raises(MissingMessage, match=f"no message “rule-set-classic.no-such” in “{lang}”"):
        speak(lang, "rule-set-classic.no-such")
    with pytest.raises(MissingMessage, match="feature-name"):
        speak(lang, "feature-name")


def test_a_message_carries_no_invisible_marks() -> None:
    line = speak("en", "finding-line", feature="Colour", finding="All the same")
    assert line == "Colour: All the same"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de-AT"], "de"),
        (["it", "es-419", "en"], "es"),
        (["FR"], "fr"),
        (["en_GB.UTF-8"], "en"),
        (["est"], "en"),  # Estonian is not Spanish
        (["C"], "en"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_a_reader_gets_the_nearest_language(wanted: list[str], language: str) -> None:
    assert nearest_language(*wanted) == language
