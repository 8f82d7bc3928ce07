"""Call, point, withdraw, rule: the way of a claim from the word to the verdict."""

from tercet.cards.card import Card
from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.commands import Call, Point, Rule, Withdraw
from tercet.engine.refusals import Refusal
from tercet.engine.slots import calling, deck, pattern, reward, super_round, verdict
from tercet.engine.steps import ask_caller, fail, go_on, is_right, ruling, show_down, take_or_fail
from tercet.engine.story import Story
from tercet.engine.table import BothShow, Called, Disputed, Pointed, Reached, Searching, Table
from tercet.engine.value import Player


def call(story: Story, command: Call) -> Refusal | None:
    """The first call has the table (A-2); a simultaneous one opens a dispute (S-7)."""
    table, by = story.table, command.by
    if refusal := super_round.may_call(table, by, story.at) or calling.may_call(table, by, story.at):
        return refusal
    running, vote_ms = table.phase, calling.vote_ms(table)
    story.tell(e.SetCalled(story.at, by, story.at + calling.window_ms(table)))
    if isinstance(running, Called) and vote_ms is not None:
        story.tell(e.CallsDisputed(story.at, (running.by, by), story.at + vote_ms))
        settle_dispute(story, time_up=False)
    return None


def settle_dispute(story: Story, *, time_up: bool) -> None:
    """Whom more than half of the others name has the call; with none such, both may show (R-14)."""
    phase = story.table.phase
    assert isinstance(phase, Disputed)
    others = story.table.others(*phase.callers)
    votes = [caller for _, caller in phase.votes]
    named = [caller for caller in phase.callers if 2 * votes.count(caller) > len(others)]
    if named:
        ask_caller(story, named[0])
    elif time_up or len(votes) == len(others):
        ask_both(story)


def ask_both(story: Story) -> None:
    """Nobody can say who was first: both may show and score; what cannot be seen is shown one after the other."""
    table = story.table
    assert isinstance(table.phase, Disputed)
    if verdict.ruler(table) == "engine":
        story.tell(e.BothAsked(story.at, story.at + calling.window_ms(table)))
    else:
        ask_caller(story, *table.phase.callers)


def point(story: Story, command: Point) -> Refusal | None:
    """Show the cards; the engine rules at once, a judge or the players in their own time."""
    table, by, cards = story.table, command.by, command.cards
    phase = table.phase
    if type(phase) is BothShow:
        return _show(story, phase, command)
    refusal = calling.may_point(table, by, story.at) or _problem_with_cards(table, cards)
    if type(phase) is Searching:
        refusal = refusal or super_round.may_call(table, by, story.at)
    if refusal:
        return refusal
    if verdict.ruler(table) == "engine":
        right = is_right(table, by, cards)
        story.tell(e.SetPointed(story.at, by, cards))
        take_or_fail(story, by, cards, right)
    else:
        story.tell(e.SetPointed(story.at, by, cards))
        _await_verdict(story)
    return None


def _show(story: Story, phase: BothShow, command: Point) -> Refusal | None:
    """One of two simultaneous callers shows."""
    if refusal := _may_show(phase, command.by, story.at) or _problem_with_cards(story.table, command.cards):
        return refusal
    story.tell(e.SetPointed(story.at, command.by, command.cards))
    settle_both(story)
    return None


def _may_show(phase: BothShow, by: Player, at: int) -> Refusal | None:
    if by not in phase.callers:
        return no.CALLED_ALREADY
    if by in dict(phase.shown):
        return no.SAID_ALREADY
    return None if at <= phase.until else no.TOO_LATE


def settle_both(story: Story) -> None:
    """When both have shown, or are gone, they are ruled on."""
    table, phase = story.table, story.table.phase
    assert isinstance(phase, BothShow)
    if all(by in dict(phase.shown) or by not in table.others() for by in phase.callers):
        show_down(story, phase)


def _problem_with_cards(table: Table, cards: tuple[Card, ...]) -> Refusal | None:
    if deck.unseen(table.rules.deck):
        return no.CARDS_UNSEEN if cards else None
    size = pattern.pick_size(table.rules.pattern)
    if len(cards) != size:
        return no.pick(size, len(cards))
    if len(set(cards)) != size:
        return no.CARD_TWICE
    beside = calling.found_beside(table)
    reach = pattern.in_reach(table) + beside
    for card in cards:
        if card not in reach:
            return no.NOT_ON_TABLE
    if reward.leaves_cards(table) and pattern.was_found(table, cards) and set(cards) != set(beside):
        return no.FOUND_ALREADY
    return None


def _await_verdict(story: Story) -> None:
    story.tell(e.VerdictAwaited(story.at, story.at + verdict.wait_ms(story.table)))
    _settle(story)


def _settle(story: Story) -> None:
    phase = story.table.phase
    assert isinstance(phase, Pointed)
    right = ruling(story.table, phase, time_up=False)
    if right is not None:
        take_or_fail(story, phase.by, phase.cards, right)


def rule(story: Story, command: Rule) -> Refusal | None:
    """The judge's word, or one player's among the others (A-7, G-13)."""
    phase = story.table.phase
    if not isinstance(phase, Pointed):
        return no.NOT_NOW
    if refusal := verdict.may_rule(story.table, phase, command.by):
        return refusal
    story.tell(e.VerdictGiven(story.at, command.by, command.right))
    _settle(story)
    return None


def withdraw(story: Story, command: Withdraw) -> Refusal | None:
    """“Mine is gone” costs nothing where an earlier caller took cards (G-15); else it is a call without a SET."""
    table, by = story.table, command.by
    if isinstance(table.phase, BothShow):
        return _give_up(story, table.phase, command)
    if isinstance(table.phase, Disputed):
        return no.NOT_NOW
    if not isinstance(table.phase, Called | Reached) or by != table.phase.by:
        return no.NOT_YOUR_CALL
    story.tell(e.CallWithdrawn(story.at, by))
    if calling.excuses(table):
        story.tell(e.CallExcused(story.at, by))
    else:
        fail(story, by, "withdrawn")
    go_on(story)
    return None


def _give_up(story: Story, phase: BothShow, command: Withdraw) -> Refusal | None:
    """One of two simultaneous callers has none after all; the other must show it rightly (S-7)."""
    if refusal := _may_show(phase, command.by, story.at):
        return refusal
    story.tell(e.CallWithdrawn(story.at, command.by))
    settle_both(story)
    return None
