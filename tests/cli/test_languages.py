"""Whatever the command line refuses is said in four languages; the messages are read from the sources."""

import pytest

from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import is_said, speak
from tests.cli.obeying import obeyed
from tests.support.errors_in_words import error_messages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_words(lang: Language) -> None:
    messages = set(error_messages())
    assert len(messages) > 110
    for message, told in messages:
        assert is_said(lang, message)
        assert told is None or speak(lang, message, **dict.fromkeys(told, "7"))


def test_errors_of_every_part_are_among_them() -> None:
    """The store, a record, the settings of the server, the laws of a game, a card, an order to the printer."""
    found = {message.id for message in error_messages()}
    known = "store-locked record-seal origin-wrong law-no-end card-twice paper-nobody-seated store-log-damaged"
    assert set(known.split()) <= found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "advice", ["cli-restore-logs", "cli-restore-file", "cli-unproved", "paper-too-much", "paper-too-long"]
)
def test_advice_has_words(lang: Language, advice: str) -> None:
    assert speak(lang, advice).endswith(".")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("sets", "9xyz", "--lang", "fr"),
            "« 9xyz » n’est pas une carte : « 9 » n’est pas un nombre ; utilisez 1, 2 ou 3.",
        ),
        (("sets", "2rsx", "--lang=de"), "„2rsx“ ist keine Karte: „x“ ist keine Füllung; nimm f, h oder e."),
        (("sets", "1rof", "1rof", "--lang", "es"), "1rof está dos veces: cada carta está una sola vez en la baraja."),
        (("sets", "9xyz", "--lang", "en"), "“9xyz” is not a card: “9” is not a number; use 1, 2 or 3."),
    ],
)
def test_a_mistake_is_told_in_the_language_that_was_asked_for(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    narrow = obeyed(capsys, *words).err.replace("\u202f", " ").replace("\u00a0", " ")
    assert narrow == f"{said}\n"


def test_without_a_wish_it_is_told_in_the_language_of_the_system(capsys: pytest.CaptureFixture[str]) -> None:
    said = obeyed(capsys, "rules", "clasic", LC_ALL="de_CH.UTF-8").err
    assert said.startswith("Regeln namens „clasic“ gibt es nicht. Meinst du „classic“?")
