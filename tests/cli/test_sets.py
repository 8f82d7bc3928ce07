"""`tercet sets`, as a user and as a program sees it."""

import json
from random import Random

import pytest

from tercet.cards.deck import FULL
from tercet.cards.sets import find_sets
from tests.support.command import tercet


def test_the_sets_among_the_cards_are_named_and_drawn() -> None:
    said = tercet("sets", "2rsh", "1rof", "2rof", "3rof")
    assert said.code == 0
    assert said.out.startswith("One SET among 4 cards.\n")
    assert "one red solid oval" in said.out
    assert said.out.count("▐████▌") == 12  # six solid ovals, two lines of each
    assert "squiggle" not in said.out


def test_no_set_is_said_so() -> None:
    assert tercet("sets", "2rsh", "1rof").out == "No SET among 2 cards.\n"


def test_a_program_gets_json() -> None:
    said = tercet("sets", "--json", "2rsh", "1rof", "2rof", "3rof")
    assert said.out == '{"cards": ["2rsh", "1rof", "2rof", "3rof"], "sets": [["1rof", "2rof", "3rof"]]}\n'


def test_twelve_random_cards_get_all_their_sets() -> None:
    deal = Random(7).sample(FULL, 12)
    answer = json.loads(tercet("sets", *deal, "--json").out)
    assert answer == {"cards": deal, "sets": [list(trio) for trio in find_sets(deal)]}


@pytest.mark.parametrize(
    ("lang", "summary", "name"),
    [
        ("fr", "Un SET parmi 3 cartes.", "un ovale rouge plein"),
        ("es", "Un SET entre 3 cartas.", "un óvalo rojo sólido"),
        ("de", "Ein SET unter 3 Karten.", "ein rotes volles"),
    ],
)
def test_it_speaks_the_language_asked_for(lang: str, summary: str, name: str) -> None:
    said = tercet("sets", "1rof", "2rof", "3rof", "--lang", lang)
    assert said.out.startswith(summary)
    assert name in said.out


def test_it_speaks_the_users_language_when_none_is_asked_for() -> None:
    assert tercet("sets", "1rof", LC_ALL="fr_CA.UTF-8").out == "Aucun SET parmi une carte.\n"


def test_the_european_edition_has_its_own_words() -> None:
    said = tercet("sets", "1psh", "2psh", "3psh", "--edition", "european")
    assert "one violet half-full" in said.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("1rof", "1rof", "2rof"), "1rof is there twice: each card is in the deck once."),
        (("1rof", "2rsx"), "“2rsx” is not a card: “x” is no shading. Shadings are f, h, e."),
        ((), "Say which cards, for example: tercet sets 1rof 2rof 3rof 2gsh"),
        (("1rof", "--lang", "it"), 'Invalid value "it" for --lang. Choose from: "en", "fr", "es", "de".'),
        (("1rof", "--jsn"), "Unknown option: --jsn. Did you mean --json?"),
    ],
)
def test_a_mistake_is_explained_in_a_sentence_with_exit_code_2(words: tuple[str, ...], sentence: str) -> None:
    said = tercet("sets", *words)
    assert (said.code, said.out, said.err) == (2, "", f"{sentence}\n")
