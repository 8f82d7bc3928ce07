"""The super round slot: points staked on the next card (S-9 to S-15)."""

from typing import assert_never

from tercet.cards.card import Card
from tercet.engine import refusals as no
from tercet.engine.events import StakeSaid, SuperRoundEnded, SuperRoundStarted
from tercet.engine.refusals import Refusal
from tercet.engine.rules import NoSuperRound, Rules, SuperRound
from tercet.engine.story import Story
from tercet.engine.table import NoStake, Running, Staked, Table
from tercet.engine.value import Player


def stake(story: Story, by: Player) -> Refusal | None:
    """Call a super round before a flip, or join one that was called (S-9)."""
    if not has_super_rounds(story.table.rules):
        return no.NOT_HERE
    match story.table.stake:
        case Running():
            return no.WAIT_FOR_SUPER
        case Staked(players) if by in players:
            return no.SAID_ALREADY
        case Staked() | NoStake():
            story.tell(StakeSaid(story.at, by))
            return None
        case unknown_stake:
            assert_never(unknown_stake)


def has_super_rounds(rules: Rules) -> bool:
    """May points be staked?"""
    match rules.super_round:
        case SuperRound():
            return True
        case NoSuperRound():
            return False
        case unknown:
            assert_never(unknown)


def start_if_staked(story: Story, flipped: Card | None) -> None:
    """A super round that was called starts with the flip (S-9)."""
    rule = story.table.rules.super_round
    if isinstance(rule, SuperRound) and isinstance(story.table.stake, Staked):
        story.tell(SuperRoundStarted(story.at, story.at + rule.time_ms, flipped))


def may_call(table: Table, by: Player, at: int) -> Refusal | None:
    """During a super round, only those in it may call (S-10)."""
    stake = table.stake
    if type(stake) is not Running:
        return None
    return no.SUPER_ROUND if by not in stake.players else no.TOO_LATE if at > stake.until else None


def deserted(table: Table) -> bool:
    """Have all players in the super round left?"""
    return isinstance(table.stake, Running) and not set(table.stake.players) & set(table.others())


def is_staked(table: Table, by: Player) -> bool:
    """Is this player in the super round in progress?"""
    running = table.stake
    return type(running) is Running and by in running.players


def has_flipped_card(table: Table, by: Player, cards: tuple[Card, ...]) -> bool:
    """If the option is set, a SET of a super round must contain the card just flipped (S-15)."""
    rule, running = table.rules.super_round, table.stake
    if type(running) is Running and isinstance(rule, SuperRound) and rule.with_flipped:
        return by not in running.players or running.card in cards
    return True


def dearer_penalty(table: Table, by: Player) -> int | None:
    """What a wrong call costs those in it (S-12)."""
    rule = table.rules.super_round
    return rule.penalty if isinstance(rule, SuperRound) and is_staked(table, by) else None


def close_if_running(story: Story) -> tuple[Player, ...]:
    """End the super round; returns who was in it."""
    running = story.table.stake
    if type(running) is not Running:
        return ()
    story.tell(SuperRoundEnded(story.at))
    return running.players


def price(table: Table) -> int:
    """What each player in the super round pays if nothing was found (S-13)."""
    return table.rules.super_round.price if isinstance(table.rules.super_round, SuperRound) else 0
