"""The competition that is printed: read from a file, or created for a number of players."""

from collections.abc import Iterable

from msgspec import Struct

from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.draw.drawing import Wish, impossible
from tercet.competition.draw.fields import field
from tercet.competition.events import CompetitionEvent
from tercet.competition.evolve import fold
from tercet.competition.people import NOBODY, People
from tercet.competition.privacy import Privacy, public_name
from tercet.competition.record import read
from tercet.competition.refusals import Refusal, RefusalError
from tercet.competition.setup import Setup
from tercet.competition.state import Competition, Game
from tercet.engine.value import Player
from tercet.paper.order import CannotPrint, Order

BOSS = Player("coordinator")
BY_THE_GUIDE = Privacy(asks=("address", "phone", "email"))  # what its entry card has (G-4)


class Day(Struct, frozen=True):
    """The competition as it stands, its log, and who the people are."""

    now: Competition
    log: tuple[CompetitionEvent, ...]
    people: People
    made_up: bool = False  # for a number of players: nobody has said which divisions there are

    def name(self, number: int) -> str:
        """How a player is called; empty if nobody has said it."""
        return self.people.get(self.now.entrants[number].person, NOBODY).name

    def public(self, number: int) -> str:
        """What everyone may read beside a number, as the organiser has chosen."""
        person = self.people.get(self.now.entrants[number].person, NOBODY)
        return public_name(self.now.setup.privacy, person)

    @property
    def drawn(self) -> list[Game]:
        """The games of the preliminary rounds, in the order in which they are played."""
        games = [game for game in self.now.games.values() if game.stage == "preliminary"]
        if not games:
            raise CannotPrint("paper-not-drawn" if self.now.entrants else "paper-nobody-seated")
        return sorted(games, key=lambda game: (game.round, game.slot, game.table))

    @property
    def remaining(self) -> list[Game]:
        """Those of the rounds that have not started."""
        return [game for game in self.drawn if game.round > self.now.started]


def read_day(text: str) -> Day:
    """A competition as it is kept in a file; CannotPrint says why it is none."""
    try:
        kept = read(text)
    except RefusalError as error:
        raise CannotPrint(f"competition-{error.refusal.code}", **error.refusal.told) from error
    return Day(fold(kept.events), kept.events, kept.people)


def new_day(order: Order) -> Day:
    """A competition with this number of players without names."""
    players = order.players or 0
    tables = order.tables or _enough_tables(players, order.rounds)
    setup = Setup(rounds=order.rounds, tables=tables, privacy=BY_THE_GUIDE)
    enter = (c.Enter(0, BOSS, Player(f"entrant-{number}")) for number in range(1, players + 1))
    return _said(None, [c.OpenCompetition(0, BOSS, setup), *enter], {})


def _enough_tables(players: int, rounds: int) -> int:
    """As many as have games at the same time."""
    wish = Wish(players, rounds)
    return max(map(len, field(players, rounds))) if impossible(wish) is None else max(1, players)


def drawn_day(order: Order) -> Day:
    """The same with its rounds drawn; the seed decides how."""
    day = new_day(order)
    if not day.now.entrants:
        return day
    return _said(day, [c.DrawRounds(day.now.at, day.now.coordinator, order.seed, order.printed)], day.people)


def _said(day: Day | None, commands: Iterable[c.Command], people: People) -> Day:
    now: Competition | None = day.now if day else None
    log: list[CompetitionEvent] = [*day.log] if day else []
    for command in commands:
        story = act(now, command)
        if isinstance(story, Refusal):
            raise CannotPrint(f"competition-{story.code}", **story.told)
        now = story.now
        log += story.events
    assert now is not None
    return Day(now, tuple(log), people, made_up=True)
