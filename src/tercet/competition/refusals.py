"""What a competition refuses: a code, and the arguments of its sentence. The sentences are in `words`."""

from typing import Final

from msgspec import field

from tercet.engine.value import Value

Told = dict[str, str | int]


class Refusal(Value, frozen=True):
    """Why a command is not allowed. Nothing has changed."""

    code: str
    told: Told = field(default_factory=dict)  # numbers of people, tables and games as text, amounts as numbers


class RefusalError(ValueError):
    """Raised where there is no answer to return: a list or a file that cannot be read."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def no(code: str, **told: str | int) -> Refusal:
    """A refusal with this code and these arguments."""
    return Refusal(code, told)


NOT_OPEN: Final = no("not-open")
OPEN_ALREADY: Final = no("open-already")
BACK_IN_TIME: Final = no("back-in-time")
CHANGED_MEANWHILE: Final = no("changed-meanwhile")
OVER: Final = no("over")
NOT_OVER: Final = no("not-over")
NOT_YOURS: Final = no("not-yours")
STAFF_ONLY: Final = no("staff-only")
OTHER_TABLE: Final = no("other-table")
NOT_YOUR_GAME: Final = no("not-your-game")
NOTHING_TO_UNDO: Final = no("nothing-to-undo")
KNOWN_OUTSIDE: Final = no("known-outside")
ID_USED: Final = no("id-used")
SPECTATOR: Final = no("spectator")
NO_SUCH_LINK: Final = no("no-such-link")
TOO_MANY_TRIES: Final = no("too-many-tries")
NO_CALLER: Final = no("no-caller")
CALLED_ALREADY: Final = no("called-already")
NO_SUCH_CALL: Final = no("no-such-call")
NO_JUDGES: Final = no("no-judges")
NOT_STAFF: Final = no("not-staff")
ENTERED_ALREADY: Final = no("entered-already")
NOT_DRAWN: Final = no("not-drawn")
STARTED: Final = no("started")
TOO_LATE_TO_ENTER: Final = no("too-late-to-enter")
ALL_STARTED: Final = no("all-started")
NO_GAME_RUNS: Final = no("no-game-runs")
CLOCK_PAUSED: Final = no("clock-paused")
CLOCK_RUNS: Final = no("clock-runs")
ROUNDS_LEFT: Final = no("rounds-left")
TABLES_BY_NUMBER: Final = no("tables-by-number")
TOO_LATE_FOR_FORMAT: Final = no("too-late-for-format")
TOO_LATE_FOR_PRELIMINARIES: Final = no("too-late-for-preliminaries")
NO_NAME: Final = no("no-name")
NO_GUARDIAN: Final = no("no-guardian")
FORM_OFF: Final = no("form-off")
FORM_AFTER_DRAW: Final = no("form-after-draw")
TOO_MANY_ENTRIES: Final = no("too-many-entries")
BAD_LETTERS: Final = no("bad-letters")
NOT_BEGUN: Final = no("not-begun")
NO_SUCH_GAME: Final = no("no-such-game")
SETTLED: Final = no("settled")
NOT_SETTLED: Final = no("not-settled")
REPORTED_ALREADY: Final = no("reported-already")
WHY: Final = no("say-why")
CUT_ALREADY: Final = no("cut-already")
NO_FINALISTS: Final = no("no-finalists")
FINAL_STARTED: Final = no("final-started")
CHANGES_FINALISTS: Final = no("changes-finalists")
NOT_MISSED: Final = no("not-missed")
NO_GUEST: Final = no("no-guest")
NO_MAKE_UP: Final = no("no-make-up")
TABLE_SIZE: Final = no("table-size")
DIVISION_TWICE: Final = no("division-twice")
DIVISION_NAME: Final = no("division-name")
BAD_MINUTES: Final = no("bad-minutes")
BAD_BREAK: Final = no("bad-break")
SHEET_TWICE: Final = no("sheet-twice")
SHEET_BELOW_ZERO: Final = no("sheet-below-zero")


def no_such_number(number: int) -> Refusal:
    """Nobody has this number."""
    return no("no-such-number", number=str(number))


def left_already(number: int) -> Refusal:
    """This entrant has left before."""
    return no("left-already", number=str(number))


def here_already(number: int) -> Refusal:
    """This entrant has not left."""
    return no("here-already", number=str(number))


def number_twice(number: int) -> Refusal:
    """Numbers are not reused, even if their owners have left."""
    return no("number-twice", number=str(number))


def no_player(number: int) -> Refusal:
    """To play at a table on the server an entrant must be a player there, with one seat each."""
    return no("no-player", number=str(number))


def screen_taken(number: int) -> Refusal:
    """A device plays under this number already, or a player who was here before does."""
    return no("screen-taken", number=str(number))


def no_such_table(table: int) -> Refusal:
    """The hall has no table with this number."""
    return no("no-such-table", table=str(table))


def no_such_division(name: str, known: list[str]) -> Refusal:
    """A division that does not exist, or none where one is required."""
    if not known:
        return no("no-divisions")
    listed = ", ".join(known)
    return no("no-such-division", name=name, known=listed) if name else no("division-needed", known=listed)


def without_division(numbers: list[int]) -> Refusal:
    """Some entrants are in none of the divisions, which came later."""
    return no("without-division", numbers=_first(numbers))


def unsettled(games: list[int]) -> Refusal:
    """Some results are missing."""
    return no("unsettled", count=len(games), games=_first(games))


def missing(games: list[int]) -> Refusal:
    """Some results are missing, which does not have to prevent the next round."""
    return no("results-missing", count=len(games), games=_first(games))


def _first(games: list[int]) -> str:
    return ", ".join(map(str, games[:5])) + (" …" if len(games) > 5 else "")
