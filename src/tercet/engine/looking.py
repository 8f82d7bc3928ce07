"""Real cards as somebody has seen them: a statement for the log, from which no verdict and no point follows."""

from tercet.cards.deck import FULL
from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.commands import SeeClaim, SeeLayout
from tercet.engine.facts import unseen
from tercet.engine.refusals import Refusal
from tercet.engine.slots import calling, pattern
from tercet.engine.story import Story
from tercet.engine.table import Pointed, SeenCard, Table
from tercet.engine.value import Player


def see_layout(story: Story, command: SeeLayout) -> Refusal | None:
    """Which cards lie on the table, however many they are (S-2)."""
    table, cards = story.table, command.cards
    if refusal := may_see(table, command.by) or _problem_with(table, cards):
        return refusal
    if same_cards(cards, table.seen):
        return no.SAID_ALREADY
    story.tell(e.LayoutSeen(story.at, command.by, cards))
    return None


def see_claim(story: Story, command: SeeClaim) -> Refusal | None:
    """Which cards the caller shows; until the verdict this can be said again."""
    table, phase, cards = story.table, story.table.phase, command.cards
    if refusal := may_see(table, command.by):
        return refusal
    if not isinstance(phase, Pointed):
        return no.NOTHING_CLAIMED
    sizes = pattern.pick_sizes(table.rules.pattern)
    if len(cards) not in sizes:
        return no.pick(sizes, len(cards))
    if refusal := _problem_with(table, cards):
        return refusal
    if {card for card, _ in cards} == {*phase.cards}:
        return no.SAID_ALREADY
    story.tell(e.ClaimSeen(story.at, command.by, phase.by, cards))
    return None


def may_see(table: Table, by: Player) -> Refusal | None:
    """May this person say what was seen: the judge, or the host where nobody judges?"""
    if not unseen(table.rules.deck):
        return no.NOT_HERE
    if table.judge is not None:
        return None if by == table.judge else no.JUDGE_ONLY
    return None if by == table.acting_host else no.HOST_ONLY


def same_cards(cards: tuple[SeenCard, ...], others: tuple[SeenCard, ...]) -> bool:
    """Are these the same cards, wherever they lie and however well they were seen?"""
    return {card for card, _ in cards} == {card for card, _ in others}


def _problem_with(table: Table, seen: tuple[SeenCard, ...]) -> Refusal | None:
    """Why these cannot be cards of one deck that lie there now."""
    cards = [card for card, _ in seen]
    if not cards:
        return no.NOTHING_SEEN
    if not {*FULL}.issuperset(cards):
        return no.NOT_IN_THE_BOX
    if len({*cards}) != len(cards):
        return no.SEEN_TWICE
    return no.TAKEN_ALREADY if _taken(table).intersection(cards) else None


def _taken(table: Table) -> set[str]:
    """The cards that have left the table, as far as they were seen; but callers of a tie may show the same (S-7)."""
    beside = calling.found_beside(table)
    return {card for find in table.finds if find not in beside for card in find}
