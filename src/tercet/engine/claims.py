"""Call, point, withdraw, rule: the way of a claim from the word to the verdict."""

from tercet.cards.card import Card
from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.commands import Call, Point, Rule, Withdraw
from tercet.engine.refusals import Refusal
from tercet.engine.slots import calling, deck, pattern, super_round, verdict
from tercet.engine.steps import ask_caller, fail, go_on, is_right, show_down, take_or_fail
from tercet.engine.story import Story
from tercet.engine.table import BothShow, Called, Disputed, Pointed, Reached, Table


def call(story: Story, command: Call) -> Refusal | None:
    """The first call has the table (A-2); a simultaneous one opens a dispute (S-7)."""
    table, by = story.table, command.by
    if not super_round.may_call(table, by):
        return no.SUPER_ROUND
    if refusal := calling.may_call(table, by, story.at):
        return refusal
    running, vote_ms = table.phase, calling.vote_ms(table)
    story.tell(e.SetCalled(story.at, by, story.at + calling.window_ms(table)))
    if isinstance(running, Called) and vote_ms is not None:
        story.tell(e.CallsDisputed(story.at, (running.by, by), story.at + vote_ms))
        if not table.others(running.by, by):
            ask_both(story)
    return None


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
    if isinstance(table.phase, BothShow):
        return _show(story, table.phase, command)
    refusal = calling.may_point(table, by, story.at) or _problem_with_cards(table, cards)
    if refusal or not super_round.may_call(table, by):
        return refusal or no.SUPER_ROUND
    right = verdict.ruler(table) == "engine" and is_right(table, by, cards)
    story.tell(e.SetPointed(story.at, by, cards))
    if verdict.ruler(table) == "engine":
        take_or_fail(story, by, cards, right)
    else:
        _await_verdict(story)
    return None


def _show(story: Story, phase: BothShow, command: Point) -> Refusal | None:
    """One of two simultaneous callers shows; when both have, they are ruled on."""
    if command.by not in phase.callers:
        return no.CALLED_ALREADY
    if command.by in dict(phase.shown):
        return no.SAID_ALREADY
    if story.at > phase.until:
        return no.TOO_LATE
    if refusal := _problem_with_cards(story.table, command.cards):
        return refusal
    story.tell(e.SetPointed(story.at, command.by, command.cards))
    shown = story.table.phase
    assert isinstance(shown, BothShow)
    if all(by in dict(shown.shown) or by not in story.table.others() for by in shown.callers):
        show_down(story, shown)
    return None


def _problem_with_cards(table: Table, cards: tuple[Card, ...]) -> Refusal | None:
    if deck.unseen(table.rules.deck):
        return no.CARDS_UNSEEN if cards else None
    size = pattern.pick_size(table.rules.pattern)
    if len(cards) != size:
        return no.pick(size, len(cards))
    if len(set(cards)) != size:
        return no.CARD_TWICE
    reach = pattern.in_reach(table)
    for card in cards:
        if card not in reach:
            return no.NOT_ON_TABLE
    return no.FOUND_ALREADY if pattern.was_found(table, cards) else None


def _await_verdict(story: Story) -> None:
    story.tell(e.VerdictAwaited(story.at, story.at + verdict.wait_ms(story.table)))
    phase = story.table.phase
    if isinstance(phase, Pointed):
        _settle(story, phase)


def _settle(story: Story, phase: Pointed) -> None:
    right = verdict.outcome(story.table, phase, time_up=False)
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
    ruled = story.table.phase
    if isinstance(ruled, Pointed):
        _settle(story, ruled)
    return None


def withdraw(story: Story, command: Withdraw) -> Refusal | None:
    """“Mine is gone” costs nothing where an earlier caller took cards (G-15); else it is a call without a SET."""
    table, by = story.table, command.by
    if not isinstance(table.phase, Called | Reached) or by != table.phase.by:
        return no.NOT_YOUR_CALL
    story.tell(e.CallWithdrawn(story.at, by))
    if table.taken_before:
        story.tell(e.CallExcused(story.at, by))
    else:
        fail(story, by, "withdrawn")
    go_on(story)
    return None
