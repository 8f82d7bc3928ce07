"""What may be said in a competition. The shell provides the seed; the result of a draw goes into the log."""

from typing import Literal

from msgspec import field

from tercet.competition.scores import Sheet
from tercet.competition.setup import Setup
from tercet.engine.value import Player, Value


class OpenCompetition(Value, frozen=True):
    """Open a new competition; the opener is its coordinator."""

    at: int
    by: Player
    setup: Setup


class Appoint(Value, frozen=True):
    """Make somebody desk staff, coordinator, or judge at a table."""

    at: int
    by: Player
    person: Player
    role: Literal["coordinator", "desk", "judge"]
    table: int = 0


class Dismiss(Value, frozen=True):
    """Remove somebody from the staff."""

    at: int
    by: Player
    person: Player


class Enter(Value, frozen=True):
    """Enter the competition: before the draw, or late, and then all remaining rounds are drawn again."""

    at: int
    by: Player
    person: Player
    division: str = ""
    age: int | None = None
    group: str = ""
    number: int | None = None  # by default the next free one
    seed: int = 0


class ChangeEntrant(Value, frozen=True):
    """Put an entrant into another division or group; what is not said stays."""

    at: int
    by: Player
    number: int
    why: str
    division: str | None = None
    group: str | None = None


class ChangeSetup(Value, frozen=True):
    """Change what was decided beforehand, as long as it means something."""

    at: int
    by: Player
    setup: Setup
    why: str
    renamed: dict[str, str] = field(default_factory=dict)  # divisions that have another name now
    seed: int = 0


class Withdraw(Value, frozen=True):
    """An entrant does not come, or leaves."""

    at: int
    by: Player
    number: int
    seed: int = 0


class Return(Value, frozen=True):
    """An entrant who had left returns."""

    at: int
    by: Player
    number: int
    seed: int = 0


class SetTables(Value, frozen=True):
    """Close or open tables: the hall now has exactly these numbers."""

    at: int
    by: Player
    tables: tuple[int, ...]
    seed: int = 0


class DrawRounds(Value, frozen=True):
    """Draw and announce all rounds; they can be drawn again until the first one starts."""

    at: int
    by: Player
    seed: int
    printed: bool = False  # the guide's own schedule, corrected (G-7)


class NewTimetable(Value, frozen=True):
    """Play the remaining rounds in as few slots as possible: opponents stay, but nearly everyone changes tables."""

    at: int
    by: Player
    seed: int = 0


class StartRound(Value, frozen=True):
    """Start this preliminary round, the next one; its seats are then final."""

    at: int
    by: Player
    round: int
    anyway: bool = False  # though results of earlier rounds are missing


class AddTime(Value, frozen=True):
    """Give the games that are being played more time."""

    at: int
    by: Player
    minutes: int = 2


class PauseClock(Value, frozen=True):
    """Stop the clock of the games that are being played, or let it run again."""

    at: int
    by: Player
    paused: bool


class MakeUpGame(Value, frozen=True):
    """Players who missed a round play it now, at a free table."""

    at: int
    by: Player
    round: int
    players: tuple[int, ...]
    table: int
    guests: tuple[int, ...] = ()  # who play along; their own score of that round stays as it is


class ReportResult(Value, frozen=True, tag="Report"):
    """Report the result of a game, or replace one's own report until the result is settled."""

    at: int
    by: Player
    game: int
    sheet: Sheet
    why: str = ""  # needed to replace a report


class Settle(Value, frozen=True):
    """The coordinator decides: on a conflict, on a game with one report, or on one that was never played."""

    at: int
    by: Player
    game: int
    sheet: Sheet
    why: str


class Void(Value, frozen=True):
    """A game cannot be played, since players have left: those who stayed get what the setup says."""

    at: int
    by: Player
    game: int
    why: str


class Correct(Value, frozen=True):
    """Correct a settled result, also after the end."""

    at: int
    by: Player
    game: int
    sheet: Sheet
    why: str
    keep_final: bool = False  # though others should have been in it: the final stands as it is played


class EndPreliminaries(Value, frozen=True):
    """All rounds are played and settled: determine who goes on."""

    at: int
    by: Player


class StartFinal(Value, frozen=True):
    """Seat the finalists; more than five play semi-finals first."""

    at: int
    by: Player


class Undo(Value, frozen=True):
    """Take back the last change that is not yet known outside: nothing has been played because of it."""

    at: int
    by: Player


class Freeze(Value, frozen=True):
    """Freeze the public standings until the ceremony, or unfreeze them."""

    at: int
    by: Player
    frozen: bool


class Announce(Value, frozen=True):
    """Tell everyone something, on all public pages; an empty text ends it."""

    at: int
    by: Player
    text: str


class CallDesk(Value, frozen=True):
    """A judge or a player asks somebody to come; seen by the staff until it is answered."""

    at: int
    by: Player


class AnswerCall(Value, frozen=True):
    """Somebody goes to whoever has called."""

    at: int
    by: Player
    person: Player


class Reveal(Value, frozen=True):
    """The ceremony: show the last places of the final, so many of them; None ends it.

    Before the first of them, the champions of the divisions are shown, so many of them.
    """

    at: int
    by: Player
    places: int | None
    titles: int = 0


Command = (
    OpenCompetition
    | Appoint
    | Dismiss
    | Enter
    | ChangeEntrant
    | ChangeSetup
    | Withdraw
    | Return
    | SetTables
    | DrawRounds
    | NewTimetable
    | StartRound
    | AddTime
    | PauseClock
    | MakeUpGame
    | ReportResult
    | Settle
    | Void
    | Correct
    | EndPreliminaries
    | StartFinal
    | Undo
    | Freeze
    | Reveal
    | Announce
    | CallDesk
    | AnswerCall
)
