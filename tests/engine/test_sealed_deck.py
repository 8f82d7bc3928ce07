"""A sealed deck: its order is fixed before anyone plays, and everyone can check that afterwards (R-12)."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine.commands import TakeOff
from tercet.engine.events import CardsDealt, CardsMoved, CardsTakenOff, RoundEnded
from tercet.engine.match import (
    DeckSealed,
    DeckShown,
    Match,
    MatchEvent,
    MatchStory,
    OpenMatch,
    RoundCounted,
    act_in_match,
    match_view,
    seal_of,
)
from tercet.record.codec import BrokenRecord
from tercet.record.replay import prove
from tercet.rulesets.catalogue import RULE_SETS
from tests.engine.layouts import TWENTY_WITHOUT
from tests.engine.matches import ToldMatch, all_let_it_count, given_match
from tests.engine.telling import ann, bea, judge

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
    assert len(all_let_it_count(match).told(RoundCounted)) == 1


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


# ---- reshuffled in the middle of a round


def judged_match() -> ToldMatch:
    """A match at a competition table, with its judge; nothing is dealt yet."""
    rules = RULE_SETS["competition"].rules
    story = act_in_match(None, OpenMatch(0, ann.player, rules, (ann.player, bea.player), judge.player))
    assert isinstance(story, MatchStory)
    assert story.match is not None
    return ToldMatch(story.match, story.events)


def with_fifteen(salt: str) -> ToldMatch:
    """Its deck is sealed, and the judge has laid three more: fifteen cards lie there."""
    match = judged_match()
    return match.when(replace(match.deal(ann, TWENTY_WITHOUT), salt=salt), judge.deals())


def six_off(match: ToldMatch, salt: str) -> TakeOff:
    """The judge puts six back, and “shuffles”: the new deck is in the order of the codes."""
    off = tuple(match.table.cards[-6:])
    pile = tuple(sorted({*off, *match.table.piles[0].top(match.table.deck_left)}))
    return TakeOff(match.match.at, judge.player, off, pile, salt)


def test_a_deck_that_is_shuffled_anew_is_sealed_anew_before_a_card_of_it_is_dealt() -> None:
    """G-14, R-8, R-12: the old order holds no longer, and is shown."""
    match = with_fifteen(SALT)
    old, command = match.match.deck, six_off(match, "77aa")
    match.when(command)
    names = [kind.__name__ for kind in kinds(match.events)]
    assert names == ["CardsTakenOff", "DeckShown", "DeckSealed", "CardsMoved", "CardsDealt"]
    assert match.told(DeckShown) == [DeckShown(0, SALT, old)]
    assert match.told(DeckSealed) == [DeckSealed(0, seal_of("77aa", command.pile), "77aa")]
    match.when(ann.ends_the_round())
    (shown,) = match.told(DeckShown)
    assert (shown.salt, shown.deck) == ("77aa", command.pile)


def test_whoever_changes_the_order_after_the_new_seal_is_found_out() -> None:
    """G-14, R-12: two cards that were to come are exchanged, in the log and in what is shown at the end."""
    match = with_fifteen(SALT)
    match.when(six_off(match, "77aa"), ann.ends_the_round())
    assert prove(match.log) == match.match
    forged = [exchanged(event) for event in match.log]
    with pytest.raises(BrokenRecord, match="DeckSealed, is not what the rules say"):
        prove(forged)


def exchanged(event: MatchEvent) -> MatchEvent:
    """The last two cards of the new deck lie the other way round."""
    if isinstance(event, CardsTakenOff):
        *cards, one, two = event.pile.cards
        return replace(event, pile=replace(event.pile, cards=(*cards, two, one)))
    if isinstance(event, DeckShown) and event.salt == "77aa":
        *cards, one, two = event.deck
        return replace(event, deck=(*cards, two, one))
    return event


def test_a_deck_is_sealed_by_whoever_has_a_salt() -> None:
    """R-8: records from before there were seals for this are proved as they are."""
    match = with_fifteen(SALT)
    match.when(six_off(match, ""))
    assert kinds(match.events) == [CardsTakenOff, CardsMoved, CardsDealt]
    match = with_fifteen("")
    match.when(six_off(match, SALT))
    assert kinds(match.events) == [CardsTakenOff, DeckSealed, CardsMoved, CardsDealt]
    match.when(ann.ends_the_round())
    assert prove(match.log) == match.match


def test_nothing_is_taken_off_before_the_first_deal() -> None:
    """G-14."""
    judged_match().refuses(TakeOff(0, judge.player, (), (), SALT), "not-dealt")
