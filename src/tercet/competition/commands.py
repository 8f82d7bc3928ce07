"""What may be said in a competition. The seed is the shell's dice: what is drawn with it goes into the log."""

from typing import Literal

from tercet.competition.scores import Sheet
from tercet.competition.setup import Setup
from tercet.engine.value import Player, Value


class OpenCompetition(Value, frozen=True):
    """A new competition; whoever opens it coordinates."""

    at: int
    by: Player
    setup: Setup


class Appoint(Value, frozen=True):
    """Somebody helps at the desk, coordinates too, or judges at a table."""

    at: int
    by: Player
    person: Player
    role: Literal["coordinator", "desk", "judge"]
    table: int = 0


class Dismiss(Value, frozen=True):
    """Somebody does not help any more."""

    at: int
    by: Player
    person: Player


class Enter(Value, frozen=True):
    """Somebody enters: before the draw, or late, and then all rounds that remain are drawn again."""

    at: int
    by: Player
    person: Player
    division: str = ""
    age: int | None = None
    group: str = ""
    number: int | None = None  # the next free one unless said
    seed: int = 0


class Withdraw(Value, frozen=True):
    """Somebody does not come, or leaves."""

    at: int
    by: Player
    number: int
    seed: int = 0


class Return(Value, frozen=True):
    """Somebody who had left is back."""

    at: int
    by: Player
    number: int
    seed: int = 0


class SetTables(Value, frozen=True):
    """Tables close or open: the hall now has just these, by their numbers."""

    at: int
    by: Player
    tables: tuple[int, ...]
    seed: int = 0


class DrawRounds(Value, frozen=True):
    """All rounds are drawn and announced; before the first one starts, they can be drawn anew."""

    at: int
    by: Player
    seed: int
    printed: bool = False  # the guide's own schedule, corrected (G-7)


class StartRound(Value, frozen=True):
    """The next preliminary round begins: its seats stay as they are."""

    at: int
    by: Player


class MakeUpGame(Value, frozen=True):
    """Players who missed a round play it now, at a free table."""

    at: int
    by: Player
    round: int
    players: tuple[int, ...]
    table: int


class ReportResult(Value, frozen=True, tag="Report"):
    """What somebody says came out of a game."""

    at: int
    by: Player
    game: int
    sheet: Sheet


class Settle(Value, frozen=True):
    """The coordinator rules: on a conflict, on a game with one report, or on one that was never played."""

    at: int
    by: Player
    game: int
    sheet: Sheet
    why: str


class Correct(Value, frozen=True):
    """A settled result was wrong."""

    at: int
    by: Player
    game: int
    sheet: Sheet
    why: str


class EndPreliminaries(Value, frozen=True):
    """All rounds are played and settled: who goes on?"""

    at: int
    by: Player


class StartFinal(Value, frozen=True):
    """The finalists sit down; more than five play semi-finals first."""

    at: int
    by: Player


class Freeze(Value, frozen=True):
    """The public sees no newer standings until the ceremony; or it does again."""

    at: int
    by: Player
    frozen: bool


Command = (
    OpenCompetition
    | Appoint
    | Dismiss
    | Enter
    | Withdraw
    | Return
    | SetTables
    | DrawRounds
    | StartRound
    | MakeUpGame
    | ReportResult
    | Settle
    | Correct
    | EndPreliminaries
    | StartFinal
    | Freeze
)
