"""Changing what was decided beforehand, with the reason, as long as it means something."""

from typing import Final

from msgspec.structs import replace

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.draw.fields import longest
from tercet.competition.draw_rounds import draw_again
from tercet.competition.people import problem_with_text
from tercet.competition.refusals import Refusal
from tercet.competition.setup import Setup, problem_with_setup
from tercet.competition.state import Competition
from tercet.competition.story import Story

PRELIMINARIES: Final = ("rounds", "divisions", "missed", "stayed", "walkover", "odd_correction")
FINAL: Final = ("final", "finalists")


def change_setup(story: Story, command: c.ChangeSetup) -> Refusal | None:
    """The new setup; if there are more rounds or fewer, those to come are drawn again."""
    now, new = story.now, command.setup
    if not command.why.strip():
        return no.WHY
    refusal = problem_with_setup(new) or _too_late(now, new) or _rounds(now, new) or _divisions(now, command)
    if refusal:
        return refusal
    more = new.rounds != now.setup.rounds
    story.tell(e.SetupChanged(command.at, command.by, new, command.renamed, command.why))
    if more:
        draw_again(story, command.at, command.by, command.seed)
    return None


def changes_only_privacy(now: Competition, command: c.Command) -> bool:
    """Is this only about what is known and shown of people?"""
    return isinstance(command, c.ChangeSetup) and {*_different(now, command.setup)} <= {"privacy", "listed"}


def _different(now: Competition, new: Setup) -> list[str]:
    return [name for name in new.__struct_fields__ if getattr(new, name) != getattr(now.setup, name)]


def _too_late(now: Competition, new: Setup) -> Refusal | None:
    """What can no longer be changed: what has begun, and what it was played for."""
    other = _different(now, new)
    if "tables" in other and now.drawn:
        return no.TABLES_BY_NUMBER
    if "format" in other and now.started:
        return no.TOO_LATE_FOR_FORMAT
    if now.cutting and any(name in PRELIMINARIES for name in other):
        return no.TOO_LATE_FOR_PRELIMINARIES
    return no.FINAL_STARTED if now.final_started and any(name in FINAL for name in other) else None


def _rounds(now: Competition, new: Setup) -> Refusal | None:
    if new.rounds < now.started:
        return no.no("rounds-begun", started=str(now.started))
    most = longest(max(len(now.here), 2))
    if now.drawn and new.rounds > max(most, now.setup.rounds):
        return no.no("wrong-number-of-rounds", players=len(now.here), most=most, rounds=new.rounds)
    return None


def _divisions(now: Competition, command: c.ChangeSetup) -> Refusal | None:
    """Nobody may be in a division that does not exist; people without one can be given one until the cut."""
    known = {division.name for division in command.setup.divisions}
    used = {command.renamed.get(each.division, each.division) for each in now.entrants.values()}
    lost = sorted(used - known - {""})
    return no.no("division-in-use", name=lost[0]) if lost else None


def change_entrant(story: Story, command: c.ChangeEntrant) -> Refusal | None:
    """Another division or group; the seats stay."""
    now = story.now
    entrant = now.entrants.get(command.number)
    if entrant is None:
        return no.no_such_number(command.number)
    if not command.why.strip():
        return no.WHY
    if now.cutting:
        return no.TOO_LATE_FOR_PRELIMINARIES
    new = replace(
        entrant,
        division=entrant.division if command.division is None else command.division,
        group=entrant.group if command.group is None else command.group,
    )
    if refusal := problem_with_text(new.group):
        return refusal
    known = [division.name for division in now.setup.divisions]
    if (new.division or known) and new.division not in known:
        return no.no_such_division(new.division, known)
    story.tell(e.EntrantChanged(command.at, command.by, new.number, new.division, new.group, command.why))
    return None
