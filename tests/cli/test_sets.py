"""`tercet sets`, as a user and as a program sees it."""

import json
from random import Random

import pytest

from tercet.cards.deck import FULL
from tercet.cards.sets import find_sets
from tests.cli.obeying import Capture, obeyed
from tests.support.command import tercet


def test_the_sets_among_the_cards_are_named_and_drawn() -> None:
    said = tercet("sets", "2rsh", "1rof", "2rof", "3rof")
    assert said.code == 0
    assert said.out.startswith("One SET among 4 cards.\n")
    assert "one red solid oval" in said.out
    assert said.out.count("▐████▌") == 12  # six solid ovals, two lines of each
    assert "squiggle" not in said.out


def test_cards_with_an_edge_are_drawn_named_and_explained(capsys: Capture) -> None:
    """M-4: a SET has five features then."""
    said = obeyed(capsys, "sets", "--explain", "1rofp", "2rohf", "3roec", "1gdff")
    assert said.out.startswith("One SET among 4 cards.\n")
    assert "┏━━━━━━━━━━━━━━━━━━┓" in said.out
    assert "one red solid oval," in said.out
    assert "Edge: All different" in said.out


def test_no_set_is_said_so(capsys: Capture) -> None:
    assert obeyed(capsys, "sets", "2rsh", "1rof").out == "No SET among 2 cards.\n"


def test_a_program_gets_json(capsys: Capture) -> None:
    said = obeyed(capsys, "sets", "--json", "2rsh", "1rof", "2rof", "3rof")
    assert said.out == '{"cards": ["2rsh", "1rof", "2rof", "3rof"], "sets": [["1rof", "2rof", "3rof"]]}\n'


def test_twelve_random_cards_get_all_their_sets(capsys: Capture) -> None:
    deal = Random(7).sample(FULL, 12)
    answer = json.loads(obeyed(capsys, "sets", *deal, "--json").out)
    assert answer == {"cards": deal, "sets": [list(trio) for trio in find_sets(deal)]}


@pytest.mark.parametrize(
    ("lang", "summary", "name"),
    [
        ("fr", "Un SET parmi 3 cartes.", "un ovale rouge plein"),
        ("es", "Un SET entre 3 cartas.", "un óvalo rojo sólido"),
        ("de", "Ein SET unter 3 Karten.", "ein rotes volles"),
    ],
)
def test_it_speaks_the_language_asked_for(capsys: Capture, lang: str, summary: str, name: str) -> None:
    said = obeyed(capsys, "sets", "1rof", "2rof", "3rof", "--lang", lang)
    assert said.out.startswith(summary)
    assert name in said.out


def test_it_speaks_the_users_language_when_none_is_asked_for() -> None:
    assert tercet("sets", "1rof", LC_ALL="fr_CA.UTF-8").out == "Aucun SET parmi une carte.\n"


def test_the_european_edition_has_its_own_words(capsys: Capture) -> None:
    said = obeyed(capsys, "sets", "1psh", "2psh", "3psh", "--edition", "european")
    assert "one violet half-full" in said.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("1rof", "1rof", "2rof"), "1rof is there twice: each card is in the deck once."),
        (("1rof", "2rsx"), "“2rsx” is not a card: “x” is not a shading; use f, h or e."),
        ((), "Give some cards, for example: tercet sets 1rof 2rof 3rof 2gsh"),
        (("--lang", "it"), "“it” is not a language that Tercet speaks. Use --lang with one of: en, fr, es, de."),
        (("1rof", "--jsn"), "There is no option --jsn here."),
    ],
)
def test_a_mistake_is_explained_in_a_sentence_with_exit_code_2(
    capsys: Capture, words: tuple[str, ...], sentence: str
) -> None:
    said = obeyed(capsys, "sets", *words)
    assert (said.code, said.out, said.err) == (2, "", f"{sentence}\n")


def test_a_teacher_explains_the_easiest_first_and_names_the_card_to_hope_for(capsys: Capture) -> None:
    said = obeyed(capsys, "sets", "--explain", "1rof", "2psh", "3gde", "2rof", "3rof")
    assert said.out.startswith("2 SETs among 5 cards.\n")
    easy, hard = said.out.index("Differs in one feature"), said.out.index("Differs in 4 features")
    assert easy < hard
    assert "seen first with a chance of 74%" in said.out
    assert "Number: All different" in said.out
    assert "The easiest is 1rof 2rof 3rof, the hardest 1rof 2psh 3gde." in said.out
    assert "The next card completes a SET with a chance of 5%." in said.out
    assert "1gde (one green open diamond): 2psh 3rof" in said.out


def test_a_program_gets_the_lesson_too(capsys: Capture) -> None:
    answer = json.loads(obeyed(capsys, "sets", "--explain", "--json", "1rof", "2psh", "3gde", "2rof", "3rof").out)
    assert answer["easiest"] == ["1rof", "2rof", "3rof"]
    assert answer["hardest"] == ["1rof", "2psh", "3gde"]
    assert answer["explained"][0]["why"][0] == "Number: All different"
    assert answer["explained"][0]["differing"] == 1
    assert "1rof" not in answer["next"]
    assert answer["next"]["1gde"] == [["2psh", "3rof"]]
    assert answer["next_chance"] == 4 / 76


def test_with_one_card_there_is_nothing_to_teach(capsys: Capture) -> None:
    assert obeyed(capsys, "sets", "--explain", "1rof").out == "No SET among one card.\n"


@pytest.mark.parametrize(
    ("words", "finds", "why"),
    [
        ("1ROF 2ROF 3ROF 4ROF 1PSH", ["1ROF 2ROF 3ROF 4ROF"], "Number: All different"),
        ("1ROF 1PSF 2ROF 2PSF", ["1ROF 1PSF 2ROF 2PSF"], "Number: Two and two"),
        ("r----- -a---- ra---- --g---", ["r----- -a---- ra----"], "Every dot appears an even number of times."),
        ("1rof 3rof 1roh 2psh --ruleset ultra", [], ""),
        ("1rof 3rof 1roh 3roe --ruleset ultra", ["1rof 3rof 1roh 3roe"], "One card would complete both: two red"),
        ("1rof 2roh 1psh 2pse 1gde 2gdf --ruleset ghost", ["1rof 2roh 1psh 2pse 1gde 2gdf"], "three pairs are a SET."),
    ],
)
def test_other_finds_are_listed_and_explained(capsys: Capture, words: str, finds: list[str], why: str) -> None:
    """M-2, M-3, M-5, M-6: what the cards are looked at for, or what the rule set looks for."""
    answer = json.loads(obeyed(capsys, "sets", "--json", *words.split()).out)
    assert answer["finds"] == [find.split() for find in finds]
    said = obeyed(capsys, "sets", "--explain", *words.split()).out
    assert said.startswith("One find" if finds else "No find")
    assert why in said


def test_cards_of_another_deck_are_refused_for_a_rule_set(capsys: Capture) -> None:
    said = obeyed(capsys, "sets", "1rof", "--ruleset", "quads", "--lang", "de")
    assert (said.code, said.err) == (2, "1rof ist keine Karte der Regeln „quads“.\n")


def test_a_puzzle_is_dealt_for_people_and_programs(capsys: Capture) -> None:
    line = obeyed(capsys, "puzzle", "--seed", "5").out.split()
    answer = json.loads(obeyed(capsys, "puzzle", "--seed", "5", "--json").out)
    assert answer == {"cards": line, "sets": 6, "seed": 5}
    refused = obeyed(capsys, "puzzle", "--cards", "12", "--sets", "3", "--deck", "27")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith("No 12 of 27 cards hold exactly 3 SETs.")


@pytest.mark.parametrize(
    ("ruleset", "cards", "sets"),
    [("ultra", 12, 17), ("quads", 15, 4), ("mega", 16, 2), ("dots", 7, 1), ("ghost", 10, 2)],
)
def test_a_puzzle_of_another_rule_set_has_its_finds(capsys: Capture, ruleset: str, cards: int, sets: int) -> None:
    answer = json.loads(
        obeyed(capsys, "puzzle", "--ruleset", ruleset, "--sets", str(sets), "--seed", "5", "--json").out
    )
    found = json.loads(obeyed(capsys, "sets", "--ruleset", ruleset, "--json", *answer["cards"]).out)
    assert len(answer["cards"]) == cards
    assert len(found["finds" if ruleset != "mega" else "sets"]) == answer["sets"] == sets


def test_a_puzzle_that_does_not_come_up_is_refused(capsys: Capture) -> None:
    said = obeyed(capsys, "puzzle", "--ruleset", "quads-junior", "--cards", "3", "--sets", "1")
    assert (said.code, said.out) == (2, "")
    assert said.err == "No such deal came up after many tries (cards: 3, finds: 1). Ask for other numbers.\n"
