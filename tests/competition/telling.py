"""A competition in tests: say something, see what happened."""

from collections.abc import Sequence

from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.events import CompetitionEvent, SchedulePrinted, Undone
from tercet.competition.evolve import evolve, fold
from tercet.competition.refusals import Refusal
from tercet.competition.scores import Line, Sheet
from tercet.competition.setup import Setup
from tercet.competition.state import Competition, Game
from tercet.engine.value import Player

boss, desk, judge, guest = (Player(name) for name in ("boss", "desk", "judge", "guest"))


def person(number: int) -> Player:
    """Whoever plays under this number in tests."""
    return Player(f"person-{number}")


def sheet_for(game: Game, *sets: int) -> Sheet:
    """A finished game: the number of SETs of each, in the order of the table."""
    return Sheet(tuple(Line(number, count) for number, count in zip(game.players, sets, strict=True)))


def shared(players: Sequence[int], best: int = 0) -> Sheet:
    """A finished game with 24 SETs: the number `best` has the most, or all have as good as the same."""
    each, rest = divmod(24, len(players))
    lines = [Line(number, each) for number in players]
    winner = players.index(best) if best else 0
    lines[winner] = Line(players[winner], each + rest)
    if best and not rest:
        loser = (winner + 1) % len(players)
        lines[winner], lines[loser] = Line(players[winner], each + 1), Line(players[loser], each - 1)
    return Sheet(tuple(lines))


class Day:
    """One competition and its whole log."""

    def __init__(self, setup: Setup | None = None, players: int = 0, draw: bool = False) -> None:
        self.log: list[CompetitionEvent] = []
        self.steps: list[list[CompetitionEvent]] = []  # what each command did, without what was undone
        self._now: Competition | None = None
        self.say(c.OpenCompetition(0, boss, setup or Setup()))
        self.say(c.Appoint(0, boss, desk, "desk"))
        for number in range(1, players + 1):
            self.say(c.Enter(0, desk, person(number), division=self._division(number)))
        if draw:
            self.say(c.DrawRounds(0, boss, 1))

    def _division(self, number: int) -> str:
        names = [division.name for division in self.now.setup.divisions]
        return names[number % len(names)] if names else ""

    @property
    def now(self) -> Competition:
        assert self._now is not None
        return self._now

    def say(self, *commands: c.Command) -> list[CompetitionEvent]:
        """Each is allowed; gives what the last one led to."""
        told: list[CompetitionEvent] = []
        for command in commands:
            story = act(self._now, command)
            assert not isinstance(story, Refusal), f"{command} was refused: {story}"
            told = story.events
            self.log += told
            self._now = story.now
            if isinstance(told[0], Undone):
                del self.steps[-told[0].back]
            else:
                self.steps.append(told)
        return told

    def prints_the_schedule(self) -> None:
        """The server notes it; nobody says it."""
        event = SchedulePrinted(self.now.at, boss)
        self._now = evolve(self.now, event)
        self.log.append(event)
        self.steps.append([event])

    def refuses(self, command: c.Command) -> str:
        """It is not allowed; gives the reason's code. Nothing has changed."""
        story = act(self._now, command)
        assert isinstance(story, Refusal), f"{command} was allowed"
        return story.code

    @property
    def counting(self) -> list[CompetitionEvent]:
        """The log without what was undone."""
        return [event for told in self.steps for event in told]

    @staticmethod
    def opening_refused(setup: Setup) -> str:
        """Why there can be no such competition."""
        story = act(None, c.OpenCompetition(0, boss, setup))
        assert isinstance(story, Refusal)
        return story.code

    def folded(self) -> Competition:
        return fold(self.log)

    def games(self, stage: str = "preliminary", number: int | None = None) -> list[Game]:
        return [
            game for game in self.now.games.values() if game.stage == stage and (number is None or game.round == number)
        ]

    def open_games(self) -> list[Game]:
        return self.now.unsettled()

    def settle(self, game: Game, sheet: Sheet) -> list[CompetitionEvent]:
        """Two people report the same."""
        return self.say(
            c.ReportResult(self.now.at, boss, game.id, sheet), c.ReportResult(self.now.at, desk, game.id, sheet)
        )

    def play(self, best: Sequence[int] = ()) -> None:
        """All rounds that remain; those named win their games, the first of them against the others."""
        while self.now.started < self.now.setup.rounds:
            self.say(c.StartRound(self.now.at, boss, self.now.started + 1))
            for game in self.open_games():
                winner = next((number for number in best if number in game.players), 0)
                self.settle(game, shared(game.players, winner))
