"""What the organiser decides before the day."""

from datetime import datetime
from typing import Final, Literal

from tercet.competition import refusals as no
from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.competition.people import problem_with_text
from tercet.competition.privacy import Privacy
from tercet.competition.refusals import Refusal
from tercet.competition.scores import MOST_SETS
from tercet.engine.value import Value

Format = Literal["open-house", "traditional"]  # players judge themselves, or there is a judge at each table (G-1)
Missed = Literal["make-up", "zero", "average"]
Stayed = Literal["make-up", "points", "average"]
MOST_ROUNDS: Final = 40
MOST_DIVISIONS: Final = 50
LONGEST_TITLE: Final = 100
LONGEST_NAME: Final = 40  # of a division
LONGEST_ROUND: Final = 240  # minutes
MOST_BREAKS: Final = 20


class Division(Value, frozen=True):
    """A division by age, up to and including this one, or by name only."""

    name: str
    up_to: int | None = None


class Break(Value, frozen=True):
    """A longer break after a slot, such as lunch."""

    after: int
    minutes: int


AGE_BANDS: Final = (Division("A", 10), Division("B", 20), Division("C", 55), Division("D"))  # G-3


class Setup(Value, frozen=True):
    """How this competition is played."""

    format: Format = "traditional"
    rounds: int = 4  # preliminary (G-5)
    tables: int = 12
    divisions: tuple[Division, ...] = ()
    final: Literal["champions", "best"] = "champions"  # of the divisions, if there are any; or the best of all (G-10)
    finalists: int = 5  # of the best
    missed: Missed = "zero"  # how a missed game counts
    stayed: Stayed = "average"  # how a game counts for those who stayed when it could not be played
    walkover: int = 8  # points for them, if it is points: the share of one of three players
    odd_correction: bool = False  # convert scores at tables of two or four to a table of three; the guide does not
    minutes: int = 20  # a round
    name: str = ""  # of the competition
    listed: bool = True  # visible to everyone; otherwise only to people who know its address
    begins: str = ""  # when the first round is planned: local date and time with its zone, 2026-11-21T10:00+01:00
    pause: int = 0  # minutes between two slots
    breaks: tuple[Break, ...] = ()
    privacy: Privacy = Privacy()
    entry_form: bool = False  # people enter by themselves on a public page, until the draw


def problem_with_setup(setup: Setup) -> Refusal | None:
    """Why this setup is impossible; None if it is not."""
    if not 1 <= setup.rounds <= MOST_ROUNDS:
        return no.no("rounds-of-a-day", most=MOST_ROUNDS, rounds=setup.rounds)
    if len(setup.name) > LONGEST_TITLE:
        return no.no("title-too-long", most=LONGEST_TITLE)
    if refusal := problem_with_text("".join([setup.name, *(division.name for division in setup.divisions)])):
        return refusal
    if not 1 <= setup.tables <= MOST_PLAYERS:
        return no.no("tables-of-a-hall", most=MOST_PLAYERS, tables=setup.tables)
    if not 2 <= setup.finalists <= MOST_PLAYERS:
        return no.no("finalists", most=MOST_PLAYERS, finalists=setup.finalists)
    if not 0 <= setup.walkover <= MOST_SETS:
        return no.no("walkover", most=MOST_SETS, points=setup.walkover)
    return _problem_with_divisions(setup) or _problem_with_times(setup)


def _problem_with_times(setup: Setup) -> Refusal | None:
    if not 1 <= setup.minutes <= LONGEST_ROUND:
        return no.BAD_MINUTES
    if setup.begins and not _is_time(setup.begins):
        return no.no("bad-start", text=setup.begins[:LONGEST_NAME])
    fits = all(each.after >= 1 and 1 <= each.minutes <= LONGEST_ROUND for each in setup.breaks)
    if not (fits and 0 <= setup.pause <= LONGEST_ROUND and len(setup.breaks) <= MOST_BREAKS):
        return no.BAD_BREAK
    return None


def _is_time(text: str) -> bool:
    """Is it a date and a time with its zone? Without a zone nobody could tell how late the day is."""
    try:
        return datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        return False


def _problem_with_divisions(setup: Setup) -> Refusal | None:
    names = [division.name for division in setup.divisions]
    if len(names) > MOST_DIVISIONS:
        return no.no("too-many-divisions", most=MOST_DIVISIONS)
    if len(set(names)) < len(names):
        return no.DIVISION_TWICE
    return None if all(0 < len(name.strip()) <= LONGEST_NAME for name in names) else no.DIVISION_NAME


def division_for(setup: Setup, age: int) -> str | None:
    """The division for somebody of this age; None if divisions do not go by age."""
    fitting = (each.name for each in setup.divisions if each.up_to is None or age <= each.up_to)
    return next(fitting, None) if any(each.up_to is not None for each in setup.divisions) else None
