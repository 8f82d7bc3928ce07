"""The course of the day: rounds begin, the preliminaries end, the final begins."""

from typing import Final

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.cuts import named_now
from tercet.competition.draw.fields import LEAST_PLAYERS
from tercet.competition.people import problem_with_text
from tercet.competition.refusals import Refusal
from tercet.competition.state import Competition, Game
from tercet.competition.story import Story

LONGEST_ANNOUNCEMENT: Final = 200


def start_round(story: Story, command: c.StartRound) -> Refusal | None:
    """A preliminary round begins: the next one, and as long as results are missing only if that is said."""
    now = story.now
    if not now.drawn and not now.started:
        return no.NOT_DRAWN
    if now.started >= now.setup.rounds:
        return no.ALL_STARTED
    if command.round <= now.started:
        return no.no("round-started", round=str(command.round))
    if command.round > now.started + 1:
        return no.no("round-not-next", round=str(command.round), next=str(now.started + 1))
    if (missing := missing_before(now, command.round)) and not command.anyway:
        return no.missing([game.id for game in missing])
    story.tell(e.RoundStarted(command.at, command.by, command.round))
    return None


def missing_before(now: Competition, number: int) -> list[Game]:
    """Games without a result that should be over when this round begins: in rotations, rounds overlap."""
    first = min((game.slot for game in now.games.values() if _is_of(game, number)), default=0)
    return [game for game in now.unsettled() if game.stage == "make-up" or game.slot < first]


def _is_of(game: Game, number: int) -> bool:
    return (game.stage, game.round) == ("preliminary", number)


def end_preliminaries(story: Story, command: c.EndPreliminaries) -> Refusal | None:
    """Every game that was begun must be settled: played, or declared not played."""
    now = story.now
    if now.cutting:
        return no.CUT_ALREADY
    if now.started < now.setup.rounds and not too_few(now):
        return no.ROUNDS_LEFT
    if missing := now.unsettled():
        return no.unsettled([game.id for game in missing])
    if now.setup.divisions and (outside := [each.number for each in now.entrants.values() if not each.division]):
        return no.without_division(outside)
    story.tell(e.PreliminariesEnded(command.at, command.by))
    return None


def too_few(now: Competition) -> bool:
    """Too few are left for a draw: they go to the final directly."""
    return len(now.here) < (2 if now.drawn or now.started else LEAST_PLAYERS)


def start_final(story: Story, command: c.StartFinal) -> Refusal | None:
    """The finalists are known: they are seated."""
    now = story.now
    if now.final_started:
        return no.FINAL_STARTED
    if named_now(now) is None or not now.cutting:
        return no.NO_FINALISTS
    story.tell(e.FinalStarted(command.at, command.by))
    return None


def freeze(story: Story, command: c.Freeze) -> None:
    """The public standings stand still, or move again."""
    story.tell(e.StandingsFrozen(command.at, command.by, command.frozen))


def announce(story: Story, command: c.Announce) -> Refusal | None:
    """Everyone reads it until something else is announced, or nothing."""
    text = " ".join(command.text.split())
    if len(text) > LONGEST_ANNOUNCEMENT:
        return no.no("announcement-too-long", most=LONGEST_ANNOUNCEMENT)
    if refusal := problem_with_text(text):
        return refusal
    story.tell(e.Announced(command.at, command.by, text))
    return None
