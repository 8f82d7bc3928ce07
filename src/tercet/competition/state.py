"""The state of a competition."""

from typing import Literal

from msgspec import field

from tercet.competition.draw.seating import Game as Players
from tercet.competition.scores import Sheet
from tercet.competition.setup import Setup
from tercet.engine.events import Event
from tercet.engine.value import Player, Value

Stage = Literal["preliminary", "make-up", "tie-breaker", "semi-final", "final"]
Role = Literal["coordinator", "desk", "judge", "player", "spectator", "table"]


class Entrant(Value, frozen=True):
    """Somebody who takes part; the number never changes (G-3)."""

    number: int
    person: Player
    division: str = ""
    group: str = ""  # family or school: kept apart in the draw
    here: bool = True


class Appointment(Value, frozen=True):
    """A member of the staff; a judge has a table."""

    person: Player
    role: Literal["coordinator", "desk", "judge"]
    table: int = 0


class Game(Value, frozen=True):
    """A game that is announced or played."""

    id: int
    stage: Stage
    round: int  # round of the preliminaries, round of semi-finals, or number of the tie-breaker
    players: Players
    table: int
    slot: int = 0  # of the timetable; after the preliminaries, 1 is now, 2 comes after that …
    contest: str = ""  # what a tie-breaker decides
    among: Players = ()  # all tied players, if they need several tables


class ReportedSheet(Value, frozen=True, tag="Reported"):
    """One person's report of a game."""

    by: Player
    role: Role
    sheet: Sheet


class Outcome(Value, frozen=True):
    """Everything known about the result of a game."""

    reports: tuple[ReportedSheet, ...] = ()
    settled: Sheet | None = None

    @property
    def conflict(self) -> bool:
        """Do two people disagree?"""
        return self.settled is None and len(self.reports) > 1

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that counts for now; None while there is a conflict."""
        if self.settled is not None or self.conflict:
            return self.settled
        return self.reports[0].sheet if self.reports else None


class Paused(Value, frozen=True):
    """The clock of a slot stands still since then."""

    slot: int
    at: int


class Correction(Value, frozen=True):
    """A corrected result: who, when, why, old and new."""

    at: int
    by: Player
    game: int
    old: Sheet
    new: Sheet
    why: str


class Call(Value, frozen=True):
    """Somebody waits for the desk."""

    person: Player
    at: int
    table: int
    number: int | None = None


class Step(Value, frozen=True):
    """What one command did, and the state before, as long as it may be undone."""

    what: str  # the kind of its first event
    by: Player
    at: int
    before: "Competition"
    events: tuple[Event, ...]


class Competition(Value, frozen=True):
    """The state of a competition, folded from its log; standings, ties and missing results are derived from it."""

    coordinator: Player
    setup: Setup
    at: int
    tables: tuple[int, ...]  # the tables in the hall, by number
    staff: tuple[Appointment, ...] = ()
    entrants: dict[int, Entrant] = field(default_factory=dict)
    games: dict[int, Game] = field(default_factory=dict)
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    voided: dict[int, Players] = field(default_factory=dict)  # games that were not played: who had stayed for them
    corrections: tuple[Correction, ...] = ()
    last_id: int = 0  # the next id of a game; ids are never reused, since they are printed on slips
    started_at: tuple[int, ...] = ()  # when each preliminary round began
    extra: dict[int, int] = field(default_factory=dict)  # milliseconds that slots take longer
    paused: Paused | None = None
    cutting: bool = False  # the preliminaries are over
    at_cut: tuple[int, ...] = ()  # who was here when they ended
    finalists: tuple[int, ...] = ()
    final_started: bool = False
    champion: int | None = None
    ended: bool = False
    frozen: dict[int, Outcome] | None = None  # what the public sees meanwhile
    revealed: int | None = None  # places of the final that the ceremony has shown; None without one
    titled: int = 0  # titles of divisions that it has shown before those
    announcement: str = ""  # what everyone should read now
    on_paper: dict[int, Game] | None = None  # the games as the schedule was printed last
    calls: tuple[Call, ...] = ()  # not answered yet
    steps: tuple[Step, ...] = ()  # the last ones, for undoing

    @property
    def here(self) -> list[int]:
        """The numbers of those present."""
        return [number for number, entrant in self.entrants.items() if entrant.here]

    @property
    def started(self) -> int:
        """How many preliminary rounds have begun."""
        return len(self.started_at)

    @property
    def drawn(self) -> bool:
        """Have the rounds been announced?"""
        return any(game.stage == "preliminary" for game in self.games.values())

    def number_of(self, person: Player) -> int | None:
        """The number of a person, or None."""
        return next((each.number for each in self.entrants.values() if each.person == person), None)

    def next_game(self, number: int) -> Game | None:
        """Where somebody plays next (G-9): their first game without a result."""
        waiting = (game for game in self.games.values() if number in game.players and self.settled(game.id) is None)
        return min(waiting, key=lambda game: (game.stage != "preliminary", game.round, game.id), default=None)

    def unsettled(self) -> list[Game]:
        """Games that have begun and have no confirmed result."""
        return [game for game in self.games.values() if self.begun(game) and self.settled(game.id) is None]

    def begun(self, game: Game) -> bool:
        """May this game be played now?"""
        return game.stage != "preliminary" or game.round <= self.started

    def settled(self, game: int) -> Sheet | None:
        """The confirmed result of a game."""
        outcome = self.outcomes.get(game)
        return outcome.settled if outcome else None
