"""What the organiser decides before the day."""

from typing import Final, Literal

from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.engine.value import Value

Format = Literal["open-house", "traditional"]  # players judge themselves, or a judge sits at each table (G-1)
Missed = Literal["make-up", "zero", "average"]


class Division(Value, frozen=True):
    """By age, up to and with this one, or by name alone."""

    name: str
    up_to: int | None = None


AGE_BANDS: Final = (Division("A", 10), Division("B", 20), Division("C", 55), Division("D"))  # G-3


class Setup(Value, frozen=True):
    """How this competition is played."""

    format: Format = "traditional"
    rounds: int = 4  # preliminary (G-5)
    tables: int = 12
    divisions: tuple[Division, ...] = ()
    final: Literal["champions", "best"] = "champions"  # of the divisions, if there are any; or the best of all (G-10)
    finalists: int = 5  # of the best
    missed: Missed = "zero"  # what a game that somebody missed counts
    odd_correction: bool = False  # a score at a table of two or four is weighed as one of three; the guide does not
    minutes: int = 20  # a round


def problem_with_setup(setup: Setup) -> str | None:
    """Why it cannot be played so, if that is the case."""
    names = [division.name for division in setup.divisions]
    if setup.rounds < 1:
        return "A competition has at least one preliminary round."
    if not 1 <= setup.tables <= MOST_PLAYERS:
        return f"A hall has 1 to {MOST_PLAYERS:,} tables, not {setup.tables:,}."
    if len(set(names)) < len(names):
        return "Two divisions have the same name."
    if setup.finalists < 2:
        return "A final needs at least two players."
    return None


def division_for(setup: Setup, age: int) -> str | None:
    """The division of somebody this old; None where divisions do not go by age."""
    fitting = (each.name for each in setup.divisions if each.up_to is None or age <= each.up_to)
    return next(fitting, None) if any(each.up_to is not None for each in setup.divisions) else None
