"""Today's trilingual sheet: the single game, the easy start and the worked examples (P-1 to P-6)."""

import pytest
from msgspec.structs import replace

from tercet.cards.card import FEATURES, Card, Trio
from tercet.cards.explain import Verdict, explain
from tercet.cards.notation import read_cards
from tercet.cards.sets import is_set
from tercet.engine import events as e
from tercet.engine.match import MatchEnded
from tercet.engine.rules import PassingDeal, Rectangle
from tercet.engine.table import Over
from tercet.engine.value import Player
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.easy import EASY
from tercet.words.cards import card_name, explain_in_words
from tercet.words.languages import Language
from tests.engine.layouts import NO_SET_IN_IT, ONE_SET, THE_SET
from tests.engine.matches import given_match
from tests.engine.playing import all_say_no_set, deck_is_used_up, play_on
from tests.engine.telling import Someone, ann, bea, cem, given

FOR_YOUNG_CHILDREN = replace(EASY.rules, layout=Rectangle(9, 3))


def trio_of(line: str) -> Trio:
    a, b, c = read_cards(line)
    return a, b, c


@pytest.mark.parametrize("number", [1, 2, 7, 12])
def test_one_player_or_more_may_play(number: int) -> None:
    """P-1."""
    people = [Someone(Player(f"player {n}")) for n in range(number)]
    table = given(CLASSIC, *people, layout=ONE_SET)
    last = people[-1]
    table.when(last.calls(at=100), last.points(THE_SET, at=900))
    assert table.seat(last).points == 1


@pytest.mark.parametrize(
    ("language", "name", "fault"),
    [
        ("en", "two red striped squiggles", "Two red, one green"),
        ("fr", "deux vagues rouges hachurées", "Deux rouges, une verte"),
        ("es", "dos frijoles rojos rayados", "Dos rojas, una verde"),
    ],
)
def test_the_game_speaks_english_french_and_spanish(language: Language, name: str, fault: str) -> None:
    """P-1: cards, and why a trio is not a SET."""
    _, colour, *_ = explain_in_words(trio_of(NO_SET_IN_IT), language)
    assert card_name(Card("2rsh"), language) == name
    assert colour.finding == fault


def test_a_single_game_is_played_like_the_american_sheet() -> None:
    """P-2: twelve cards, call first, a point for a SET, a point against for a wrong one, three more when all agree."""
    table = given(CLASSIC, layout=ONE_SET)
    assert len(table.table.cards) == 12
    table.refuses(ann.points(THE_SET, at=50), "call-first")
    table.when(ann.calls(at=100), ann.points(THE_SET, at=900), bea.calls(at=1_000), bea.withdraws(at=1_100))
    assert [table.seat(someone).points for someone in (ann, bea, cem)] == [1, -1, 0]
    assert len(table.table.cards) == 12
    assert len(all_say_no_set(table).table.cards) == 15
    assert play_on(table, ann, bea, cem).table.phase == Over("no-set-left")


def test_the_highest_score_wins_the_single_game() -> None:
    """P-2: after one round the match is over."""
    match = given_match(CLASSIC, ann, bea, layout=ONE_SET)
    match.when(bea.calls(at=100), bea.points(THE_SET, at=200), ann.ends_the_round(at=300))
    (ended,) = match.told(MatchEnded)
    assert [(rank.rank, rank.player, rank.points) for rank in ended.ranks] == [(1, bea.player, 1), (2, ann.player, 0)]
    match.refuses(match.deal(ann), "over")


def test_the_longer_game_is_an_option() -> None:
    """P-3: the same rules, with as many rounds as players."""
    assert given_match(CLASSIC, ann, bea, cem).match.rounds == 1
    longer = replace(CLASSIC.rules, match=PassingDeal())
    assert given_match(longer, ann, bea, cem).match.rounds == 3


def test_young_children_begin_with_nine_solid_cards() -> None:
    """P-5: the French and the Spanish text lay out nine."""
    table = given(FOR_YOUNG_CHILDREN, ann, bea)
    assert len(table.table.cards) == 9
    assert {card[-1] for card in table.table.cards} == {"f"}


def test_nine_cards_become_twelve_and_nine_again() -> None:
    """P-5, A-8: three more when all agree, and none in their place at the next SET."""
    table = all_say_no_set(given(FOR_YOUNG_CHILDREN, ann, bea, layout=THE_SET))
    assert len(table.table.cards) == 12
    table.when(ann.calls(at=100), ann.points(THE_SET, at=200))
    assert table.told(e.CardsDealt) == []
    assert len(table.table.cards) == 9


def test_a_game_with_nine_cards_comes_to_its_end() -> None:
    """P-5."""
    table = play_on(given(FOR_YOUNG_CHILDREN, ann, bea), ann, bea)
    assert deck_is_used_up(table.table)
    assert isinstance(table.table.phase, Over)


# Number, colour, shape, shading: s for all the same, d for all different, n for neither.
WORKED_EXAMPLES = [
    ("3gsf 3gsh 3gse", "sssd", True),  # only the shading differs
    ("1pdh 2pdh 3pdh", "dsss", True),
    ("2rof 2psf 2gdf", "sdds", True),
    ("1rse 2gsh 3psf", "ddsd", True),
    ("1gof 2rdh 3pse", "dddd", True),  # nothing is the same
    ("1rof 1psf 2gdf", "ndds", False),  # two ones and a two
    ("1rde 2rde 3gde", "dnss", False),  # two red ones and a green one
    ("2poh 2pdh 3poh", "nsns", False),  # two twos, two ovals
    ("3rsf 3psf 3gse", "sdsn", False),  # two solid and one open
    ("1rof 1pof 2rsh", "nnnn", False),  # nothing fits
]
VERDICTS: dict[str, Verdict] = {"s": "same", "d": "different", "n": "neither"}


@pytest.mark.parametrize(("line", "letters", "right"), WORKED_EXAMPLES)
def test_examples_are_worked_feature_by_feature(line: str, letters: str, right: bool) -> None:
    """P-6: each feature by itself, then all of them together."""
    trio = trio_of(line)
    findings = explain(trio)
    assert [finding.feature for finding in findings] == list(FEATURES)
    assert [finding.verdict for finding in findings] == [VERDICTS[letter] for letter in letters]
    assert is_set(*trio) is right


@pytest.mark.parametrize(("line", "right"), [(line, right) for line, _, right in WORKED_EXAMPLES])
def test_a_table_rules_on_the_examples_as_the_sheet_does(line: str, right: bool) -> None:
    """P-6."""
    table = given(CLASSIC, layout=line).when(ann.calls(at=100), ann.points(line, at=200))
    assert table.seat(ann).points == (1 if right else -1)
