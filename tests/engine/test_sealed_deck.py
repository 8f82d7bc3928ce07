"""A sealed deck: its order is fixed before anyone plays, and everyone can check that afterwards (R-12)."""

from hashlib import sha256

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine.events import RoundEnded
from tercet.engine.match import DeckSealed, DeckShown, Match, MatchEvent, RoundCounted, match_view
from tercet.rulesets.catalogue import RULE_SETS
from tests.engine.matches import ToldMatch, given_match
from tests.engine.telling import ann, bea

SALT = "3f9a"
PASSING_DEAL = RULE_SETS["passing-deal"]


def second_round(match: ToldMatch, salt: str) -> tuple[Card, ...]:
    """The first round is over, and the second is dealt from this deck."""
    match.when(ann.ends_the_round())
    dealt = replace(match.deal(ann), salt=salt)
    match.when(dealt)
    return dealt.deck


def kinds(events: list[MatchEvent]) -> list[type[MatchEvent]]:
    return [type(event) for event in events]


def test_the_seal_can_be_made_again_with_any_tool_from_the_salt_and_the_cards() -> None:
    match = given_match(PASSING_DEAL, ann, bea)
    deck = second_round(match, SALT)
    (sealed,) = match.told(DeckSealed)
    assert sealed.seal == sha256(f"3f9a {' '.join(deck)}".encode()).hexdigest()


def test_the_seal_is_told_before_the_first_card_is_dealt() -> None:
    match = given_match(PASSING_DEAL, ann, bea)
    second_round(match, SALT)
    names = [kind.__name__ for kind in kinds(match.events)]
    assert names == ["RoundOpened", "PilesSet", "DeckSealed", "CardsDealt"]


def test_when_the_round_is_over_the_deck_is_shown_in_its_sealed_order() -> None:
    match = given_match(PASSING_DEAL, ann, bea)
    deck = second_round(match, SALT)
    match.when(ann.ends_the_round())
    (shown,) = match.told(DeckShown)
    assert (shown.salt, shown.deck) == (SALT, deck)
    assert kinds(match.events).index(DeckShown) == kinds(match.events).index(RoundEnded) + 1


def test_a_deck_that_was_split_into_piles_is_shown_in_the_order_in_which_it_was_split() -> None:
    """S-1: one pile for each player, and the seal is over the whole deck."""
    rules = replace(RULE_SETS["super"].rules, match=PASSING_DEAL.rules.match)
    match = given_match(rules, ann, bea)
    deck = second_round(match, SALT)
    assert len(match.table.piles) == 2
    match.when(ann.ends_the_round())
    assert match.told(DeckShown)[0].deck == deck


def test_without_a_salt_nothing_is_sealed_and_nothing_shown() -> None:
    match = given_match(PASSING_DEAL, ann, bea)
    second_round(match, "")
    assert match.told(DeckSealed) == []
    match.when(ann.ends_the_round())
    assert match.told(DeckShown) == []
    assert len(match.told(RoundCounted)) == 1


def secrets_of(match: Match) -> tuple[str, tuple[Card, ...], tuple[Card, ...]]:
    assert match.table is not None
    return match.salt, match.deck, tuple(card for pile in match.table.piles for card in pile.cards)


def test_nobody_sees_the_salt_or_the_order_while_the_round_is_played() -> None:
    """R-12."""
    match = given_match(PASSING_DEAL, ann, bea)
    deck = second_round(match, SALT)
    assert secrets_of(match.match) == (SALT, deck, deck)
    assert secrets_of(match_view(match.match)) == ("", (), ())
    assert match_view(match.match).table is not None


def test_the_salt_is_forgotten_with_the_round_it_sealed() -> None:
    match = given_match(PASSING_DEAL, ann, bea)
    second_round(match, SALT)
    match.when(ann.ends_the_round())
    assert match.match.salt == ""
