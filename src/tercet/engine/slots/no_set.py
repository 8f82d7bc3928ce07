"""The no-SET slot: who adds cards when nobody finds one, and when."""

from typing import assert_never

from tercet.engine import refusals as no
from tercet.engine.events import PriceOwed, PricePaid
from tercet.engine.facts import layout_size, unseen
from tercet.engine.refusals import Refusal
from tercet.engine.rules import (
    AfterTime,
    AllAgree,
    AtAPrice,
    EngineSees,
    JudgeSays,
    NobodySays,
    Rules,
)
from tercet.engine.story import Story
from tercet.engine.table import Table
from tercet.engine.value import Player


def may_say(table: Table, by: Player) -> Refusal | None:
    """May this player say that there is no SET?"""
    if by in table.none_here:
        return no.SAID_ALREADY
    if layout_size(table.rules) is None and table.deck_left:
        return no.FLIP_INSTEAD
    match table.rules.no_set:
        case EngineSees() if table.deck_left:
            return no.CARDS_COME
        case NobodySays():
            return no.SETS_TO_FIND
        case EngineSees() | AllAgree() | AfterTime() | JudgeSays() | AtAPrice():
            return None
        case unknown:
            assert_never(unknown)


def agreed(table: Table) -> bool:
    """Is it settled that there is none (A-8, R-4)?"""
    free = table.free_players
    all_agree = bool(free) and all(player in table.none_here for player in free)
    match table.rules.no_set:
        case EngineSees() | AllAgree() | AfterTime() | AtAPrice():
            return all_agree
        case JudgeSays():
            return all_agree and table.judge is None
        case NobodySays():
            return False
        case unknown:
            assert_never(unknown)


def has_price(rules: Rules) -> bool:
    """Are SETs owed for cards that are added (A-12, P-4)?"""
    match rules.no_set:
        case AtAPrice():
            return True
        case EngineSees() | AllAgree() | AfterTime() | JudgeSays() | NobodySays():
            return False
        case unknown:
            assert_never(unknown)


def charge(story: Story, by: Player) -> None:
    """Three more cards at the price of one SET (A-12), while there are cards to lay."""
    rule = story.table.rules.no_set
    if isinstance(rule, AtAPrice) and story.table.deck_left:
        story.tell(PriceOwed(story.at, by, rule.sets))


def wins_back(table: Table) -> bool:
    """Would a SET found now pay one that is owed (R-7)? Only while the last cards are in play (P-4)."""
    rule = table.rules.no_set
    if type(rule) is not AtAPrice or table.deck_left:
        return False
    return rule.last is None or len(table.cards) <= rule.last


def win_back(story: Story, by: Player) -> None:
    """A SET out of the last cards pays for one that is owed."""
    seat = story.table.seat(by)
    if seat is not None and seat.owed:
        story.tell(PricePaid(story.at, by))


def sees_by_itself(table: Table) -> bool:
    """Does the engine add cards as soon as there is no SET?"""
    return table.rules.no_set.engine_sees


def judge_lays_more(table: Table, by: Player) -> Refusal | None:
    """May the judge add more cards now (G-14)?"""
    if not isinstance(table.rules.no_set, JudgeSays):
        return no.NOTHING_TO_DEAL
    if table.judge is None:
        return no.NO_JUDGE
    return None if by == table.judge else no.JUDGE_ONLY


def may_take_off(table: Table, by: Player) -> Refusal | None:
    """May this player take cards off, or agree to it if there is no judge (G-1, G-14)?"""
    if unseen(table.rules.deck) or taken_off(table) is None:
        return no.NOT_NOW
    if table.judge is not None and by != table.judge:
        return no.JUDGE_ONLY
    if table.judge is None and by not in table.free_players:
        return no.NOT_PLAYING
    if not table.deck_left:
        return no.DECK_EMPTY
    return no.SAID_ALREADY if by in table.off and not off_agreed(table, by) else None


def off_agreed(table: Table, by: Player) -> bool:
    """Are cards taken off if this player says so? The judge alone is enough; without one, all must agree (R-4)."""
    return by == table.judge or all(player == by or player in table.off for player in table.free_players)


def taken_off(table: Table) -> int | None:
    """How many cards are taken off when no SET is found in this many (G-14); 0 while there are fewer."""
    rule = table.rules.no_set
    if not isinstance(rule, JudgeSays) or len(table.cards) < rule.trouble_at:
        return None
    return rule.taken_off


def due(table: Table) -> int | None:
    """When three more cards come because nothing has been found for a while (E-5)."""
    wait_ms = table.rules.no_set.wait_ms
    if wait_ms is None or not (table.deck_left or table.rules.deck.unseen):
        return None
    return table.since + wait_ms
