"""`tercet odds`, as a user and as a program sees it."""

import json

import pytest

from tercet.engine.slots.deck import chosen_count, deck_size, sets_in_layout
from tercet.engine.slots.match_length import own_layouts
from tercet.rulesets.catalogue import RULE_SETS
from tests.cli.obeying import Capture, obeyed
from tests.support.command import tercet


def test_twelve_cards_of_the_full_deck(capsys: Capture) -> None:
    answer = json.loads(obeyed(capsys, "odds", "--cards", "12", "--json").out)
    assert {name: answer[name] for name in ("deck", "cards", "hands", "without_set")} == {
        "deck": 81,
        "cards": 12,
        "hands": 70724320184700,
        "without_set": 2284535476080,
    }
    assert round(answer["odds"], 3) == 29.958
    assert answer["sets"]["6"] == 1649199670560
    assert [*answer["sets"]] == [str(sets) for sets in range(15)]


def test_nine_cards_of_the_small_deck(capsys: Capture) -> None:
    answer = json.loads(obeyed(capsys, "odds", "--cards", "9", "--deck", "27", "--json").out)
    assert (answer["hands"], answer["without_set"], answer["sets"]["4"]) == (4686825, 2106, 1337310)


def test_people_see_the_printed_odds_beside_the_true_ones(capsys: Capture) -> None:
    told = obeyed(capsys, "odds", "--cards", "15").out
    assert "Odds that there is a SET: 2,741.09 : 1. The rule sheet prints 2500 : 1." in told


def test_twenty_one_cards_always_hold_a_set(capsys: Capture) -> None:
    said = obeyed(capsys, "odds", "--cards", "21")
    assert said.code == 0
    assert "There is always a SET." in said.out
    assert "known exactly up to 15 cards" in said.err


NO_DECK = "There is no deck of 52 cards. Decks have 3, 9, 27 or 81 cards, with one feature more each."


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--cards", "82"), "A deck of 81 cards cannot lay out 82. Give a number from 0 to 81."),
        (("--cards", "28", "--deck", "27"), "A deck of 27 cards cannot lay out 28. Give a number from 0 to 27."),
        (("--cards", "-1"), "A deck of 81 cards cannot lay out -1. Give a number from 0 to 81."),
        (("--cards", "3", "--deck", "52"), NO_DECK),
    ],
)
def test_what_cannot_be_answered_is_said_in_a_sentence(capsys: Capture, words: tuple[str, ...], sentence: str) -> None:
    said = obeyed(capsys, "odds", *words)
    assert (said.code, said.out, said.err) == (2, "", f"{sentence}\n")


def test_odds_in_play_for_programs(capsys: Capture) -> None:
    said = obeyed(capsys, "odds", "--play", "--games", "2000", "--seed", "4", "--strategy", "first", "--json")
    answer = json.loads(said.out)
    assert (answer["strategy"], answer["games"], answer["seed"]) == ("first", 2000, 4)
    assert {"seen", "without_set", "odds"} < answer["layouts"]["12"].keys()
    assert sum(answer["left"].values()) == pytest.approx(1)
    assert 24 < answer["mean_sets"] < 25


def test_odds_in_play_for_people(capsys: Capture) -> None:
    told = obeyed(capsys, "odds", "--play", "--games", "1000", "--seed", "4").out
    assert told.startswith("1,000 games with a deck of 81, strategy random, seed 4; intervals of 95%.")
    assert "Found in a round, on average: 24." in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--games", "0"), "Give how many games to play, for example: --games 1000000"),
        (("--strategy", "best"), "There is no strategy “best”. Strategies are random, first, easiest, most, fewest."),
        (("--deck", "9"), "Nobody plays with a deck of 9 cards. Use --deck 81 or --deck 27."),
        (
            ("--ruleset", "puzzle"),
            "In “puzzle” every layout is dealt with a given number of SETs (6): there are no odds to count.",
        ),
        (("--cards", "12"), "Odds of a fresh deal, or in play? Use --cards or --play, not both."),
        (
            ("--ruleset", "quick", "--strategy", "first"),
            "With a rule set, bots choose for themselves, from the deck of that rule set. "
            "Leave out --strategy and --deck.",
        ),
        (
            ("--ruleset", "quick", "--games", "0"),
            "Give how many games to play, for example: --games 1000000",
        ),
        (("--cores", "0"), "Use --cores 1 or more, or leave it out for all of them."),
        (("--seed", "-1"), "The seed must be a number from 0 to 9007199254740991."),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(capsys: Capture, words: tuple[str, ...], sentence: str) -> None:
    said = obeyed(capsys, "odds", "--play", *words)
    assert (said.code, said.out, said.err) == (2, "", f"{sentence}\n")


def test_what_needs_games_is_not_answered_without_them(capsys: Capture) -> None:
    said = obeyed(capsys, "odds", "--ruleset", "quick")
    assert (said.code, said.err) == (2, "For that, games have to be played: tercet odds --play …\n")


def test_odds_of_a_real_rule_set(capsys: Capture) -> None:
    words = ("odds", "--play", "--ruleset", "beginner", "--games", "20", "--seed", "3")
    answer = json.loads(obeyed(capsys, *words, "--json").out)
    assert (answer["ruleset"], answer["games"], answer["deck"]) == ("beginner", 20, 27)
    assert answer["layouts"]["9"]["seen"] > 20 * 5
    assert obeyed(capsys, *words).out.startswith("20 games with a deck of 27, rule set beginner, seed 3")


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_rule_set_has_odds_or_a_sentence_why_not(capsys: Capture, name: str) -> None:
    """A game ends with the layouts that were seen in it, each counted once; a puzzle is dealt with its SETs."""
    said = obeyed(capsys, "odds", "--play", "--ruleset", name, "--games", "1", "--seed", "1", "--cores", "1", "--json")
    rules = RULE_SETS[name].rules
    if chosen_count(rules.deck) or sets_in_layout(rules.deck) or own_layouts(rules):
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith(f"In “{name}”")
        assert said.err.endswith(".\n")
        return
    answer = json.loads(said.out)
    assert (said.code, said.err, answer["ruleset"]) == (0, "", name)
    assert answer["deck"] == deck_size(rules.deck)
    assert sum(each["seen"] for each in answer["layouts"].values()) > 0
    assert answer["mean_sets"] > 0


def test_odds_of_a_rule_set_that_looks_for_something_else_do_not_speak_of_sets(capsys: Capture) -> None:
    told = obeyed(capsys, "odds", "--play", "--ruleset", "ultra", "--games", "5", "--seed", "3").out
    assert "nothing to find" in " ".join(told.split())
    assert "SET" not in told


def test_a_rule_set_has_the_same_figures_on_one_core_and_on_two() -> None:
    """Processes of their own play the games: as many as are worth two cores."""
    words = ("odds", "--play", "--ruleset", "super", "--games", "40", "--seed", "3", "--json", "--cores")
    one, two = tercet(*words, "1"), tercet(*words, "2")
    assert one == two
    assert json.loads(one.out)["games"] == 40
