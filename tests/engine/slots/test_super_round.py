"""The super round slot: who is in it, and what it costs."""

import pytest
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tercet.engine.rules import NoSuperRound, SuperRound, SuperRounds
from tercet.engine.slots import super_round
from tercet.engine.story import Story
from tercet.engine.table import NoStake, Running, Stake, Staked, Table
from tercet.engine.value import Player
from tercet.rulesets.super_rules import SUPER
from tests.engine.slots.tables import table_of, with_slots
from tests.engine.telling import ann, bea

PUBLISHED = SuperRound()
RUNNING = Running((ann.player,), 11_000, Card("2rof"))
STAKES: list[Stake] = [NoStake(), Staked((ann.player,)), RUNNING]


def table(stake: Stake, rule: SuperRounds = PUBLISHED) -> Table:
    return with_slots(table_of(SUPER, "", stake=stake), super_round=rule)


def test_only_a_running_one_keeps_others_from_calling() -> None:
    """S-10: at its last instant still."""
    for stake in STAKES:
        refusal = super_round.may_call(table(stake), bea.player, 11_000)
        assert (refusal is None) == (stake != RUNNING)
        assert super_round.may_call(table(stake), ann.player, 11_000) is None
        assert super_round.is_staked(table(stake), ann.player) == (stake == RUNNING)


def test_a_wrong_call_is_dearer_only_for_those_in_it() -> None:
    """S-12."""
    dear = table(RUNNING, SuperRound(penalty=4))
    assert super_round.dearer_penalty(dear, ann.player) == 4
    assert super_round.dearer_penalty(dear, bea.player) is None
    assert super_round.dearer_penalty(table(NoStake()), ann.player) is None


@pytest.mark.parametrize(
    ("rule", "stake", "player", "bound"),
    [
        (SuperRound(with_flipped=True), RUNNING, ann.player, True),
        (SuperRound(with_flipped=True), RUNNING, bea.player, False),
        (SuperRound(with_flipped=True), NoStake(), ann.player, False),
        (SuperRound(with_flipped=False), RUNNING, ann.player, False),
        (NoSuperRound(), NoStake(), ann.player, False),
    ],
    ids=str,
)
def test_who_is_bound_to_the_flipped_card(rule: SuperRounds, stake: Stake, player: Player, bound: bool) -> None:
    """S-15: those in it, while it runs, if the rules say so."""
    made = table(stake, rule)
    assert super_round.has_flipped_card(made, player, read_cards("1rof 2rof 3rof"))
    assert super_round.has_flipped_card(made, player, read_cards("1psh 2psh 3psh")) != bound


def test_it_is_deserted_when_nobody_in_it_is_there() -> None:
    """S-10: then the others need not wait."""
    gone = table(RUNNING)
    gone = replace(gone, seats=tuple(replace(seat, present=seat.player != ann.player) for seat in gone.seats))
    assert super_round.deserted(gone)
    assert not super_round.deserted(replace(gone, stake=Staked((ann.player,))))
    assert not super_round.deserted(table(RUNNING))


def test_what_does_not_run_does_not_end() -> None:
    """S-13: only a running one names who was in it."""
    story = Story(table(RUNNING), 50)
    assert super_round.close_if_running(story) == (ann.player,)
    assert super_round.close_if_running(story) == ()
    assert len(story.events) == 1


def test_the_price_is_the_houses() -> None:
    """S-13."""
    assert super_round.price(table(RUNNING, SuperRound(price=3))) == 3
    assert super_round.price(table(NoStake(), NoSuperRound())) == 0
