"""What happens in a competition."""

from tercet.competition.scores import Sheet
from tercet.competition.setup import Setup
from tercet.competition.state import Appointment, Entrant, Game, Role
from tercet.engine.events import Event
from tercet.engine.value import Player


class CompetitionOpened(Event, frozen=True):
    """The first entry of a competition's log."""

    by: Player
    setup: Setup


class StaffAppointed(Event, frozen=True):
    by: Player
    appointment: Appointment


class StaffDismissed(Event, frozen=True):
    by: Player
    person: Player


class EntrantEntered(Event, frozen=True):
    by: Player
    entrant: Entrant


class EntrantChanged(Event, frozen=True):
    by: Player
    number: int
    division: str
    group: str
    why: str


class SetupChanged(Event, frozen=True):
    by: Player
    setup: Setup
    renamed: dict[str, str]
    why: str


class EntrantLeft(Event, frozen=True):
    by: Player
    number: int


class EntrantReturned(Event, frozen=True):
    by: Player
    number: int


class TablesSet(Event, frozen=True):
    by: Player
    tables: tuple[int, ...]


class RoundsDrawn(Event, frozen=True):
    """All games from this round on; they replace those announced before."""

    by: Player
    first: int
    games: tuple[Game, ...]
    moved: tuple[tuple[int, int], ...]  # (round, player): seats that were announced at another table before
    repeats: int
    lower_bound: int
    shifted: tuple[tuple[int, int], ...] = ()  # seats at the same table, at another time


class RoundStarted(Event, frozen=True):
    by: Player
    round: int


class TimeAdded(Event, frozen=True):
    """The games of a slot have so many milliseconds more, and what comes after them is as much later."""

    by: Player
    slot: int
    ms: int


class ClockPaused(Event, frozen=True):
    by: Player
    slot: int


class ClockResumed(Event, frozen=True):
    """The games have as much time left as when the clock was stopped."""

    by: Player


class GamesAdded(Event, frozen=True):
    """Make-up games, tie-breakers, semi-finals, the final."""

    games: tuple[Game, ...]


class ResultReported(Event, frozen=True):
    by: Player
    role: Role
    game: int
    sheet: Sheet


class ReportRevised(Event, frozen=True):
    """Somebody has replaced their own report; the log has the old one."""

    by: Player
    role: Role
    game: int
    sheet: Sheet
    why: str


class ResultConfirmed(Event, frozen=True):
    """Two people have reported the same, or the table on the server has."""

    game: int
    sheet: Sheet


class ResultDisputed(Event, frozen=True):
    """Two people have reported different results; the coordinator sees both."""

    game: int


class ResultSettled(Event, frozen=True):
    """The coordinator has decided."""

    by: Player
    game: int
    sheet: Sheet
    why: str


class GameVoided(Event, frozen=True):
    """A game is not played. Those who stayed are treated as the setup says, the others as having missed it."""

    by: Player
    game: int
    stayed: tuple[int, ...]
    why: str


class ResultCorrected(Event, frozen=True):
    by: Player
    game: int
    old: Sheet
    new: Sheet
    why: str


class PreliminariesEnded(Event, frozen=True):
    by: Player


class FinalistsNamed(Event, frozen=True):
    """Finalists for the first time, or again after a correction; `before` are those named until now."""

    numbers: tuple[int, ...]
    before: tuple[int, ...] = ()


class FinalStarted(Event, frozen=True):
    by: Player


class StandingsFrozen(Event, frozen=True):
    by: Player
    frozen: bool


class PlacesRevealed(Event, frozen=True):
    """So many places of the final are shown, from the last; None if there is no ceremony."""

    by: Player
    places: int | None
    titles: int = 0  # champions of divisions, who are shown before


class Announced(Event, frozen=True):
    by: Player
    text: str  # empty once it is no longer shown


class SchedulePrinted(Event, frozen=True):
    """The schedule is on paper as it is now: what changes from here on differs from the paper."""

    by: Player


class DeskCalled(Event, frozen=True):
    by: Player
    table: int  # where; 0 if that is not known
    number: int | None = None  # of a player


class CallAnswered(Event, frozen=True):
    by: Player
    person: Player


class PeopleErased(Event, frozen=True):
    """People's data was erased, and with it what was typed before: reasons, announcements, names of groups."""


class Undone(Event, frozen=True):
    """A change was taken back: the last one that can be, or one before that if only results came after it."""

    by: Player
    back: int  # 1 for the last step, 2 for the one before that …


class CompetitionEnded(Event, frozen=True):
    """There is no champion if nobody was left."""

    champion: int | None


class CompetitionReopened(Event, frozen=True):
    """A correction after the end has left a title or the championship open: a tie-breaker decides."""


CompetitionEvent = (
    CompetitionOpened
    | StaffAppointed
    | StaffDismissed
    | EntrantEntered
    | EntrantChanged
    | SetupChanged
    | EntrantLeft
    | EntrantReturned
    | TablesSet
    | RoundsDrawn
    | RoundStarted
    | TimeAdded
    | ClockPaused
    | ClockResumed
    | GamesAdded
    | ResultReported
    | ReportRevised
    | ResultConfirmed
    | ResultDisputed
    | ResultSettled
    | GameVoided
    | ResultCorrected
    | PreliminariesEnded
    | FinalistsNamed
    | FinalStarted
    | StandingsFrozen
    | Announced
    | PlacesRevealed
    | PeopleErased
    | SchedulePrinted
    | DeskCalled
    | CallAnswered
    | Undone
    | CompetitionEnded
    | CompetitionReopened
)
