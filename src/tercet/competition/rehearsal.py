"""A whole simulated day, to see beforehand how long it takes, and that nothing gets stuck."""

from random import Random
from typing import Final

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition.decide import act
from tercet.competition.draw.seating import LEAST
from tercet.competition.refusals import Refusal, RefusalError, no
from tercet.competition.scores import Line, Sheet
from tercet.competition.setup import Setup
from tercet.competition.state import Competition, Game
from tercet.engine.value import Player

BOSS: Final = Player("coordinator")
DESK: Final = Player("desk")
TOTALS: Final = {22: 1, 23: 70, 24: 448, 25: 468, 27: 13}  # SETs per table, as frequent as in simulated games
SLIPS: Final = 0.04  # how often a first report is wrong
MISTAKES: Final = 0.02  # how often a settled result is corrected


class Rehearsal:
    """The day so far, and the random numbers that decide what happens."""

    def __init__(self, setup: Setup, dice: Random) -> None:
        self.dice = dice
        self.log: list[e.CompetitionEvent] = []
        self._now: Competition | None = None
        self.waves = 0  # slots of play-offs
        self.say(c.OpenCompetition(0, BOSS, setup), c.Appoint(0, BOSS, DESK, "desk"))

    @property
    def now(self) -> Competition:
        """The current state of the competition."""
        assert self._now is not None
        return self._now

    def say(self, *commands: c.Command) -> None:
        """Send a command, which must be allowed: a refusal would be a bug in the rehearsal."""
        for command in commands:
            story = act(self._now, command)
            if isinstance(story, Refusal):
                raise RefusalError(story)
            self.log += story.events
            self._now = story.now

    def enter(self, name: str) -> None:
        """Enter somebody in a random division."""
        divisions = [division.name for division in self.now.setup.divisions]
        division = self.dice.choice(divisions) if divisions else ""
        self.say(c.Enter(self.now.at, DESK, Player(name), division, seed=self.seed()))

    def seed(self) -> int:
        """A random seed for a draw."""
        return self.dice.randrange(1_000_000)

    def preliminaries(self, late: int) -> None:
        """Play all rounds; latecomers arrive during them, at the latest before the last one."""
        rounds = self.now.setup.rounds
        arrivals = [self.dice.randrange(0, max(1, rounds - 1)) for _ in range(late if rounds > 1 else 0)]
        for number in range(rounds):
            self.say(c.StartRound(self.now.at, BOSS, number + 1))
            for nth in range(arrivals.count(number)):
                self.enter(f"late-{number}-{nth}")
            self.play_open_games()

    def play_open_games(self) -> None:
        """Give every game that has begun a result."""
        for game in self.now.unsettled():
            self.play(game)
            outcome = self.now.outcomes[game.id]
            if outcome.conflict:
                self.say(c.Settle(self.now.at, BOSS, game.id, outcome.reports[-1].sheet, "both asked, cards counted"))

    def play(self, game: Game) -> None:
        """Let two people report; now and then one of them is wrong."""
        sheet = self.sheet(game)
        first = self.sheet(game) if self.dice.random() < SLIPS else sheet
        player = self.now.entrants[game.players[0]].person
        self.say(c.ReportResult(self.now.at, player, game.id, first), c.ReportResult(self.now.at, DESK, game.id, sheet))
        if self.now.settled(game.id) and game.stage == "preliminary" and self.dice.random() < MISTAKES:
            self.say(c.Correct(self.now.at, BOSS, game.id, self.sheet(game), "a pile was counted wrongly"))

    def sheet(self, game: Game) -> Sheet:
        """A random result: quicker players get more SETs, and skill depends on the number."""
        found = dict.fromkeys(game.players, 0)
        skills = [1 + number * 7 % 5 for number in game.players]
        (total,) = self.dice.choices(list(TOTALS), list(TOTALS.values()))
        for winner in self.dice.choices(game.players, skills, k=total):
            found[winner] += 1
        lines = [Line(number, sets, self.dice.choices((0, 1, 2), (6, 3, 1))[0]) for number, sets in found.items()]
        return Sheet(tuple(lines), 81 - 3 * total)

    def play_offs(self) -> None:
        """Play tie-breakers, semi-finals and the final until there is a champion."""
        self.say(c.EndPreliminaries(self.now.at, BOSS))
        while not self.now.ended:
            if games := self.now.unsettled():
                self.waves += max(game.slot for game in games)
                self.play_open_games()
            else:
                self.say(c.StartFinal(self.now.at, BOSS))


def rehearse(setup: Setup, players: int, no_shows: int, late: int, dice: Random) -> Rehearsal:
    """Simulate the whole day; `Refused` says why it is impossible."""
    day = Rehearsal(setup, dice)
    for number in range(1, players + 1):
        day.enter(f"player-{number}")
    day.say(c.DrawRounds(0, BOSS, day.seed()))
    if players - no_shows < LEAST:
        raise RefusalError(no("too-few-come", least=LEAST, come=players - no_shows))
    for number in dice.sample(sorted(day.now.here), no_shows):
        day.say(c.Withdraw(0, DESK, number, day.seed()))
    day.preliminaries(late)
    day.play_offs()
    return day
