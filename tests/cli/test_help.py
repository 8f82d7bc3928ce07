"""The help of every command and option is in four languages. The list of them is that of the command itself."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from cyclopts import App

from tercet.cli.help import about, message_of
from tercet.cli.main import app
from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import is_said, speak
from tests.cli.obeying import Capture, obeyed

WIDE = {"COLUMNS": "400"}  # no line is broken


def commands(above: App, names: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], App]]:
    """Each command with its names, those of groups too."""
    yield names, above
    for name in above:
        if not name.startswith("-"):
            yield from commands(above[name], (*names, name))


COMMANDS = dict(commands(app, ("tercet",)))
NAMES = [" ".join(names[1:]) for names in COMMANDS]


def options(command: App) -> list[str]:
    """The options and arguments of a command, as the help calls them."""
    if command.default_command is None:
        return ["--help", "--version", "--lang"]
    found = command.assemble_argument_collection().filter_by(show=True)
    return [*(each.name.lstrip("-") for each in found if each.parse), "lang"]


def plain(text: str) -> str:
    return re.sub(r"[\s\u00a0\u202f│]+", " ", text)


def test_the_commands_are_found() -> None:
    assert {"serve", "print", "competition import", "competition rehearse", "lab exact"} < set(NAMES)
    assert len(options(COMMANDS["tercet", "print"])) > 25


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", COMMANDS, ids=NAMES)
def test_every_command_and_every_option_is_explained(names: tuple[str, ...], lang: Language, capsys: Capture) -> None:
    command, message = COMMANDS[names], message_of([*names])
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("LC_ALL", lang)
        told = [message, *(about(message, name) for name in options(command))]
    if command.default_command is None:
        told += [message_of([*names, name]) for name in command if not name.startswith("-")]
        told.remove("help-every.help") if names != ("tercet",) else None
        told.remove("help-every.version") if names != ("tercet",) else None
    elif told[1:] == ["help-every.lang"]:
        told.pop()  # a command without options
    assert [each for each in told if not is_said(lang, each)] == []
    shown = plain(obeyed(capsys, *names[1:], "--help", "--lang", lang, **WIDE).out)
    assert [each for each in told if plain(speak(lang, each)) not in shown] == []


@pytest.mark.parametrize("names", COMMANDS, ids=NAMES)
def test_no_docstring_is_shown(names: tuple[str, ...], capsys: Capture) -> None:
    """A docstring is for readers of the code, and English. In German, none of its sentences is there."""
    function = COMMANDS[names].default_command
    shown = plain(obeyed(capsys, *names[1:], "--help", "--lang", "de", **WIDE).out)
    sentences = re.split(r"(?<=\.)\s", plain((function and function.__doc__) or ""))
    assert [each for each in sentences if each and each in shown] == []


@pytest.mark.parametrize(
    "words", [("--lang", "fr", "odds", "--help"), ("odds", "--help", "--lang", "fr"), ("odds", "--lang=fr", "-h")]
)
def test_the_language_may_be_named_anywhere(words: tuple[str, ...], capsys: Capture) -> None:
    told = [plain(obeyed(capsys, *words).out), plain(obeyed(capsys, "odds", "--help", LC_ALL="fr_CA.UTF-8").out)]
    assert "Nombre de cartes posées d’un paquet neuf." in told[0]
    assert all(one == other for one, other in pairwise(told))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("setz",), "Il n’y a pas de commande « setz ». Pensiez-vous à « sets » ?"),
        (("odds", "--crads", "3"), "L’option --crads n’existe pas ici. Pensiez-vous à « --cards » ?"),
        (("odds", "--zzz"), "L’option --zzz n’existe pas ici. « --help » énumère tout."),
        (("odds", "--cards"), "Il manque une valeur pour --cards."),
        (("replay",), "Il manque une valeur pour FILE."),
        (("simulate",), "Il manque une valeur pour --ruleset."),
        (("odds", "--cards", "x"), "« x » ne convient pas pour --cards : il faut un nombre entier."),
        (("fairness", "--find", "x"), "« x » ne convient pas pour --find : il faut un nombre."),
        (("odds", "--cards", "3", "--cards", "4"), "--cards est donné deux fois."),
        (("odds", "12"), "Ceci est de trop : 12."),
        (
            ("sets", "1rof", "--edition", "x"),
            "« x » ne convient pas pour --edition. Valeurs possibles : american, european.",
        ),
        (("serve", "--port", "70000"), "« 70000 » ne convient pas pour --port : il faut 65535 ou moins."),
        (("simulate", "--ruleset", "quick", "--games", "0"), "« 0 » ne convient pas pour --games : il faut 1 ou plus."),
    ],
)
def test_a_slip_of_the_keyboard_is_told_in_the_users_language(
    words: tuple[str, ...], said: str, capsys: Capture
) -> None:
    told = obeyed(capsys, *words, "--lang", "fr")
    assert (told.code, told.out, plain(told.err).strip()) == (2, "", said)
