"""Other things a player may say: no SET, a hint, the end."""

from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.commands import AskHint, EndRound, SayNoSet
from tercet.engine.refusals import Refusal
from tercet.engine.slots import ending, hints, no_set, pattern
from tercet.engine.steps import end, settle_no_set
from tercet.engine.story import Story
from tercet.engine.table import Running, Searching, Table


def say_no_set(story: Story, command: SayNoSet) -> Refusal | None:
    """It may be said even if there is a SET: people do overlook one (R-4)."""
    table = story.table
    if not isinstance(table.phase, Searching):
        return no.CALLED_ALREADY
    if isinstance(table.stake, Running):
        return no.WAIT_FOR_SUPER
    if refusal := no_set.may_say(table, command.by):
        return refusal
    if _is_told_of_one(table):
        return no.SETS_TO_FIND
    story.tell(e.NoSetSaid(story.at, command.by))
    no_set.charge(story, command.by)
    settle_no_set(story)
    return None


def _is_told_of_one(table: Table) -> bool:
    """Does everyone see that there is a SET? Where only one layout is solved, the players may give up all the same."""
    return hints.count_shown(table) and not ending.may_give_up(table) and bool(pattern.finds_here(table))


def ask_hint(story: Story, command: AskHint) -> Refusal | None:
    """Show everyone one more card of a SET in the layout."""
    table = story.table
    if not hints.cards_shown(table):
        return no.NOT_HERE
    if not isinstance(table.phase, Searching):
        return no.CALLED_ALREADY
    card = hints.next_hint(table, pattern.finds_here(table))
    if card is None:
        return no.NO_HINT
    story.tell(e.HintAsked(story.at, command.by))
    story.tell(e.HintGiven(story.at, card))
    return None


def end_round(story: Story, command: EndRound) -> Refusal | None:
    """End the round: a real deck is used up, or people have to go."""
    if command.by not in (story.table.acting_host, story.table.judge):
        return no.HOST_ONLY
    story.tell(e.EndSaid(story.at, command.by))
    end(story, "stopped")
    return None
