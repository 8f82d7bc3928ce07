"""The steps that slots are combined into: take, fail, share, go on."""

from collections.abc import Iterable

from tercet.cards.card import Card
from tercet.engine.events import CallerAsked, CallFailed, EndedBecause, FailedBecause, PointShared, RoundEnded, SetTaken
from tercet.engine.slots import (
    calling,
    dealing,
    ending,
    no_set,
    pattern,
    penalty,
    reward,
    super_round,
    turning,
    verdict,
)
from tercet.engine.story import Story
from tercet.engine.table import AllShow, Pointed, Searching, Table
from tercet.engine.value import Player


def is_right(table: Table, by: Player, cards: tuple[Card, ...]) -> bool:
    """Whether the engine itself considers it a SET."""
    return pattern.is_find(table, cards) and super_round.has_flipped_card(table, by, cards)


def ruling(table: Table, phase: Pointed, *, time_up: bool) -> bool | None:
    """The decision of those who rule; if players cannot decide, the engine does, if it sees the cards (R-17)."""

    def stands() -> bool:
        return table.rules.deck.unseen or is_right(table, phase.by, phase.cards)

    return verdict.outcome(table, phase, stands, time_up=time_up)


def take(story: Story, by: Player, cards: tuple[Card, ...]) -> None:
    """Handle a correct claim: reward the finder."""
    table = story.table
    pays = no_set.wins_back(table)
    may_share = table.missed and not table.rules.deck.unseen  # what was seen changes no points
    if may_share and was_taken(table, cards, calling.found_beside(table)):
        share(story, by, cards)
    else:  # callers of a tie who show one after the other get a point each (S-7, R-19)
        give(story, by, cards, staked=not table.waiting and super_round.is_staked(table, by))
    found(story, by, pays=pays)


def give(story: Story, by: Player, cards: tuple[Card, ...], *, staked: bool) -> None:
    """Give the finder the reward."""
    kept, gone, points = reward.won(story.table, cards, staked=staked)
    story.tell(SetTaken(story.at, by, cards, kept, gone, points))


def share(story: Story, by: Player, cards: tuple[Card, ...]) -> None:
    """A simultaneous caller has taken some of these cards: this one gets a point as well (S-7)."""
    kept, gone, _ = reward.shared(story.table, cards)
    story.tell(PointShared(story.at, by, cards, kept, gone))


def was_taken(table: Table, cards: tuple[Card, ...], before: Iterable[tuple[Card, ...]]) -> bool:
    """Has one of these cards left the layout with one of the earlier finds?"""
    return any(card in find and card not in table.layout for find in before for card in cards)


def found(story: Story, by: Player, *, pays: bool) -> None:
    """What follows from every find: debts are paid, lock-outs end, a super round is over (R-9)."""
    if pays:
        no_set.win_back(story, by)
    penalty.lift_lock_outs(story)
    super_round.close_if_running(story)


def fail(story: Story, by: Player, why: FailedBecause) -> None:
    """Handle a wrong, late or empty call: apply the penalty."""
    dearer = super_round.dearer_penalty(story.table, by)
    story.tell(CallFailed(story.at, by, why))
    penalty.punish(story, by, dearer)


def take_or_fail(story: Story, by: Player, cards: tuple[Card, ...], right: bool) -> None:
    """Apply a verdict."""
    if right:
        take(story, by, cards)
    else:
        fail(story, by, "wrong")
    go_on(story)


def go_on(story: Story) -> None:
    """After a call: ask the next caller (G-15); then fill up, add cards if there is no SET, and end if it is over."""
    if story.table.turned:
        turning.end_turning(story)
    if story.table.waiting:
        ask_caller(story, *story.table.waiting)
        return
    dealing.refill(story)
    add_if_none(story)
    settle_no_set(story)
    end_if_over(story)


def end_if_over(story: Story) -> None:
    """End the round if it is over (R-6); if there is another layout to solve, go on with it."""
    if type(story.table.phase) is not Searching:
        return
    if story.table.rules.ending.in_layouts:
        while ending.goes_on(story.table, any_left) and not dealing.missing(story.table):
            dealing.next_layout(story)
    if why := ending.over(story.table, any_left):
        end(story, why)


def end(story: Story, why: EndedBecause) -> None:
    """End the round. Cards that lie face down are turned up (M-11)."""
    left = story.table.layout if story.table.rules.layout.face_down else ()
    story.tell(RoundEnded(story.at, why, left))


def any_left(table: Table) -> bool:
    """Is there still something to find?"""
    return pattern.any_find(table, left_lying=table.rules.reward.cards_stay)


def ask_caller(story: Story, by: Player, *waiting: Player) -> None:
    """Ask this caller to point."""
    story.tell(CallerAsked(story.at, by, story.at + calling.window_ms(story.table), waiting))


def add_if_none(story: Story) -> None:
    """If the engine adds cards by itself, it does so until there is a SET or no card left."""
    if story.table.rules.no_set.engine_sees:
        while story.table.deck_left and not any_left(story.table):
            dealing.more(story)


def settle_no_set(story: Story) -> None:
    """If all agree that there is no SET: more cards (A-8), or the end once the deck is used up (R-6)."""
    table = story.table
    if table.none_here and isinstance(table.phase, Searching) and no_set.agreed(table):
        lay_more_or_end(story)


def lay_more_or_end(story: Story, why: EndedBecause = "all-agree") -> None:
    """Deal three more cards; if there are none, the round ends for this reason."""
    if dealing.has_more(story.table):
        dealing.more(story)
        end_if_over(story)
    else:
        end(story, why)


def show_down(story: Story, phase: AllShow) -> None:
    """Simultaneous callers have shown, or time is up: those who are right get a point, the others lose one (S-7)."""
    shown = {by: cards for by, cards in phase.shown if cards}
    rights = [by for by in phase.callers if by in shown and is_right(story.table, by, shown[by])]
    for by in phase.callers:
        if by not in rights:
            fail(story, by, "wrong" if by in shown else "nothing")
    reward_all(story, {by: shown[by] for by in rights})
    go_on(story)


def reward_all(story: Story, right: dict[Player, tuple[Card, ...]]) -> None:
    """Reward everyone who was right; if two share a card, each gets one point and no more (R-19)."""
    before: list[tuple[Card, ...]] = []
    pays = no_set.wins_back(story.table)
    for by, cards in right.items():
        alone = all(set(cards).isdisjoint(right[other]) for other in right if other != by)
        if was_taken(story.table, cards, before):
            share(story, by, cards)
        else:
            give(story, by, cards, staked=alone and super_round.is_staked(story.table, by))
        before.append(cards)
    if right:
        found(story, [*right][-1], pays=pays)


def end_super_round(story: Story) -> None:
    """Nothing was found: each player in it pays, if they have points (S-13, R-9); then all may call (S-14)."""
    for player in super_round.close_if_running(story):
        penalty.pay(story, player, super_round.price(story.table))
    penalty.lift_lock_outs(story)
    end_if_over(story)
