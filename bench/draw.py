"""How fast competitions are drawn: every field from 6 to 1,000 players, and a change in mid-event.

python3 dev.py bench draw [STEP]

With a STEP, only every STEP-th number of players is drawn. Time is CPU time of this one core, the hall's tables and the
certificate included.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from dev import stop  # noqa: E402
from tercet.competition import commands as c  # noqa: E402
from tercet.competition.draw.drawing import Draw, Wish, draw  # noqa: E402
from tercet.competition.draw.redraw import redraw  # noqa: E402
from tercet.competition.rehearsal import BOSS, DESK, Rehearsal  # noqa: E402
from tercet.competition.setup import AGE_BANDS, Setup  # noqa: E402

DRAWING = (c.Enter, c.Withdraw, c.Return)


def took(work: Callable[[], object]) -> float:
    """Milliseconds."""
    started = time.process_time()
    work()
    return 1000 * (time.process_time() - started)


def line(what: str, times: list[float]) -> None:
    """A line of the table."""
    print(f"| {what} | {median(times):.2f} | {quantiles(times, n=10)[-1]:.2f} | {max(times):.2f} |", flush=True)


def fields(rounds: int, step: int) -> list[float]:
    """Each field once; it must be the best possible."""
    times = []
    for players in range(6, 1_001, step):
        wish, drawn = Wish(players, rounds), list[object]()
        times.append(took(lambda wish=wish, drawn=drawn: drawn.append(draw(wish, Random(1)))))  # type: ignore[misc]
        if not isinstance(drawn[0], Draw) or not drawn[0].certificate.best_possible:
            stop(f"{players} players in {rounds} rounds: not the best possible.")
    return times


def changes() -> list[float]:
    """300 players, one round played: a few leave and come."""
    done = draw(Wish(300, 4), Random(1))
    assert isinstance(done, Draw)
    times = []
    for seed in range(20):
        dice = Random(seed)
        here = dice.sample(range(1, 301), 300 - dice.randrange(0, 31)) + list(range(301, 301 + dice.randrange(0, 6)))
        times.append(took(lambda here=here, dice=dice: redraw(done.rounds[:1], done.rounds[1:], here, dice)))  # type: ignore[misc]
    return times


class Timed(Rehearsal):
    """A day whose every command is timed: those that draw again, and all others."""

    draws: list[float]
    others: list[float]

    def say(self, *commands: c.Command) -> None:
        """Decide each, and note how long it took."""
        for command in commands:
            drawing = isinstance(command, DRAWING) and self._now is not None and self.now.drawn
            times = self.__dict__.setdefault("draws" if drawing else "others", [])
            times.append(took(lambda command=command: super(Timed, self).say(command)))  # type: ignore[misc]


def days(tables: int) -> Timed:
    """300 entrants of four divisions: five do not come, five come late, all is played to the end."""
    day = Timed(Setup(tables=tables, divisions=AGE_BANDS), Random(1))
    for number in range(300):
        day.enter(f"player-{number}")
    day.say(c.DrawRounds(0, BOSS, 1))
    day.others.pop()  # the first draw is measured above
    for number in range(1, 60, 12):
        day.say(c.Withdraw(0, DESK, number, number))
    day.preliminaries(late=5)
    day.play_offs()
    return day


def main(step: str = "1") -> None:
    """All of it."""
    if not step.isdecimal() or step == "0":
        stop("STEP is a number from 1 on.", 2)
    print("| what | median ms | 90 % | slowest |\n| --- | --- | --- | --- |")
    for rounds in (3, 4):
        line(f"6 to 1,000 players, {rounds} rounds", fields(rounds, int(step)))
    line("300 players, up to 30 leave and 5 come", changes())
    for tables in (100, 40):
        day = days(tables)
        line(f"300 players at {tables} tables, one comes or goes, all decided", day.draws)
        line(f"300 players at {tables} tables, any other command decided", day.others)


if __name__ == "__main__":
    main(*sys.argv[1:])
