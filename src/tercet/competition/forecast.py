"""A rehearsed day in figures, above all when it ended."""

from collections import Counter

from tercet.competition import events as e
from tercet.competition.draw.seating import meetings
from tercet.competition.rehearsal import Rehearsal
from tercet.competition.standings import standings
from tercet.competition.timetabling import rounds_of
from tercet.engine.value import Value


class Forecast(Value, frozen=True, tag="Rehearsed"):
    """The figures of a rehearsed day."""

    entrants: int
    here: int
    games: int
    slots: int  # of the timetable, play-offs included
    minutes: int
    repeats: int
    conflicts: int
    corrections: int
    ties: int  # ranks that several share after the preliminaries
    tie_breakers: int
    finalists: tuple[int, ...]
    champion: int | None
    events: int


def summed_up(day: Rehearsal) -> Forecast:
    """The day in figures."""
    now = day.now
    rounds = rounds_of(now, 1, now.setup.rounds)
    slots = max((game.slot for game in now.games.values() if game.stage == "preliminary"), default=0) + day.waves
    return Forecast(
        entrants=len(now.entrants),
        here=len(now.here),
        games=len(now.outcomes),
        slots=slots,
        minutes=slots * now.setup.minutes,
        repeats=sum(count - 1 for count in meetings(rounds).values()),
        conflicts=sum(isinstance(event, e.ResultDisputed) for event in day.log),
        corrections=len(now.corrections),
        ties=sum(times > 1 for times in Counter(each.rank for each in standings(now) if each.rank).values()),
        tie_breakers=sum(game.stage == "tie-breaker" for game in now.games.values()),
        finalists=now.finalists,
        champion=now.champion,
        events=len(day.log),
    )
