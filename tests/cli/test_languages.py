"""Whatever the command line refuses is said in four languages; the messages are read from the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tercet
from tercet.words import speak
from tercet.words.languages import LANGUAGES, Language
from tests.cli.obeying import obeyed

SOURCES = Path(tercet.__file__).parent
SAYS_NO = {
    "BadSetting",
    "PortError",
    "CliError",
    "CannotPrint",
    "NoSuchPuzzle",
    "NotCounted",
    "CountsMissing",
    "NeedsNumba",
    "insist",
}
# Messages that are chosen beforehand, or are those of a competition, which have a test of their own.
PASSED_ON = {"message", "error.message", "advice", "TOO_MUCH", "TOO_LONG"}

FAMILIES = ("f'competition-", "f'impossible-", "f'not-rules-")  # codes that have tests of their own


def refused() -> Iterator[tuple[str, set[str]]]:
    """Each message that ends a command, with what it is told."""
    for room in ("cli", "lab", "paper", "server"):
        for file in (SOURCES / room).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAYS_NO and node.args:
                    yield from message_of(node)


def message_of(call: ast.Call) -> Iterator[tuple[str, set[str]]]:
    """The message of a refusal, if it is written there; nothing else may be but what is passed on."""
    message = call.args[1] if getattr(call.func, "id", "") == "insist" and len(call.args) > 1 else call.args[0]
    if isinstance(message, ast.Constant):
        yield str(message.value), {each.arg for each in call.keywords if each.arg}
    elif not ast.unparse(message).startswith(FAMILIES):
        assert ast.unparse(message) in PASSED_ON | {"rules"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: Language) -> None:
    messages = list(refused())
    assert len(messages) > 60
    for message, told in messages:
        assert speak(lang, message, **dict.fromkeys(told, "7"))


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
