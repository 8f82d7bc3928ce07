"""What rules say of themselves, without a table: questions that packages outside the engine ask too."""

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.facts import (
    calls_are_made,
    engine_decides,
    has_judge,
    layout_size,
    reveals_nothing,
    tells_how_many,
    unseen,
)
from tercet.engine.slots.calling import is_race, ties_within_ms
from tercet.engine.slots.dealing import in_steps
from tercet.engine.slots.deck import chosen_count, held_features, sets_in_layout, values_of
from tercet.engine.slots.no_set import has_price
from tercet.engine.slots.super_round import has_super_rounds
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.quick import QUICK
from tercet.rulesets.solitaire import SOLITAIRE
from tercet.rulesets.super_rules import SUPER

RULES = CLASSIC.rules


def test_only_the_competition_rules_have_a_judge() -> None:
    """Elsewhere Tercet or the players decide."""
    players = replace(RULES, verdict=r.ByPlayers())
    assert [has_judge(rules) for rules in (COMPETITION.rules, RULES, players)] == [True, False, False]


def test_the_engine_decides_unless_people_do() -> None:
    players = replace(RULES, verdict=r.ByPlayers())
    assert [engine_decides(rules) for rules in (RULES, COMPETITION.rules, players)] == [True, False, False]


def test_a_table_reveals_nothing_the_number_of_finds_or_cards() -> None:
    """R-12."""
    shown = [replace(RULES, hints=hints) for hints in (r.NoHints(), r.ShowCount(), r.ShowCards())]
    assert [reveals_nothing(rules) for rules in shown] == [True, False, False]
    assert [tells_how_many(rules) for rules in shown] == [False, True, False]


def test_players_call_unless_they_may_point_at_once() -> None:
    assert [calls_are_made(rules) for rules in (RULES, COMPETITION.rules, QUICK.rules)] == [True, True, False]


def test_the_first_call_or_the_first_cards_keep_the_others_out_unless_calls_are_queued() -> None:
    """Of such calls the reaction times are compared."""
    touch = replace(RULES, calling=r.CallFirst(touch=True))
    called = [is_race(rules, pointing=False) for rules in (RULES, touch, QUICK.rules, COMPETITION.rules)]
    pointed = [is_race(rules, pointing=True) for rules in (RULES, touch, QUICK.rules, COMPETITION.rules)]
    assert called == [True, True, False, False]
    assert pointed == [False, True, True, False]


def test_calls_are_simultaneous_only_where_the_others_are_asked() -> None:
    assert (ties_within_ms(RULES), ties_within_ms(SUPER.rules)) == (None, 10)


def test_a_layout_has_a_size_unless_players_flip() -> None:
    assert (layout_size(RULES), layout_size(SUPER.rules)) == (12, None)


def test_a_layout_that_is_no_multiple_of_its_step_is_filled_up_to_one() -> None:
    """Then fewer cards are added at first."""
    ten = replace(RULES, layout=r.Rectangle(10, 3))
    assert [in_steps(rules) for rules in (RULES, ten, SUPER.rules)] == [True, False, False]


def test_cards_in_the_hands_of_people_are_unseen() -> None:
    decks: tuple[r.Deck, ...] = (r.RealDeck(), r.AllCards(), r.SomeCards(), r.PuzzleDeck())
    assert [unseen(deck) for deck in decks] == [True, False, False, False]


def test_a_deck_says_how_many_values_and_which_features_it_holds() -> None:
    small = r.AllCards(shading="f")
    assert (held_features(small), held_features(r.PuzzleDeck())) == ({"shading": "f"}, {})
    assert (values_of(r.AllCards(values=4)), values_of(r.RealDeck())) == (4, 3)


def test_a_puzzle_says_how_many_cards_or_sets_it_has() -> None:
    """Other decks have as many as there are."""
    decks: tuple[r.Deck, ...] = (r.SomeCards(9), r.PuzzleDeck(4), r.AllCards(), r.RealDeck())
    assert [chosen_count(deck) for deck in decks] == [9, None, None, None]
    assert [sets_in_layout(deck) for deck in decks] == [None, 4, None, None]


def test_only_a_player_alone_owes_sets_for_cards() -> None:
    assert (has_price(SOLITAIRE.rules), has_price(RULES)) == (True, False)


def test_points_are_staked_under_super_rules_only() -> None:
    assert (has_super_rounds(SUPER.rules), has_super_rounds(RULES)) == (True, False)
