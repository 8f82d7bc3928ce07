"""A day of 300 entrants at 40 tables in the middle of its first round."""

from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.events import CompetitionEvent
from tercet.competition.people import Person
from tercet.competition.record import VERSION, CompetitionFile
from tercet.competition.refusals import Refusal
from tercet.competition.setup import Setup
from tercet.competition.state import Competition
from tercet.engine.value import Player

BOSS = Player("boss")
ENTRANTS, TABLES = 300, 40


def a_day() -> CompetitionFile:
    """Everybody has entered, the rounds are drawn, and the first one has begun."""
    people = {f"person-{n:03}": Person(f"First{n} Last{n}", city="Mesa") for n in range(ENTRANTS)}
    said: list[c.Command] = [c.OpenCompetition(1, BOSS, Setup(name="Hall", tables=TABLES))]
    said += [c.Enter(2, BOSS, Player(each)) for each in people]
    said += [c.DrawRounds(3, BOSS, 1), c.StartRound(4, BOSS, 1)]
    now: Competition | None = None
    log: list[CompetitionEvent] = []
    for command in said:
        story = act(now, command)
        if isinstance(story, Refusal):
            raise AssertionError(story)
        now = story.now
        log += story.events
    return CompetitionFile("tercet", VERSION, tuple(log), people)
