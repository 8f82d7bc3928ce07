"""How many seats a change moves: random days, counted from outside. Prints the table of docs/competition.md.

.venv/bin/python -m tests.competition.moving 1000
"""

import sys
from collections.abc import Callable
from math import ceil
from random import Random
from typing import NamedTuple

from tercet.competition import commands as c
from tercet.competition.setup import Setup
from tercet.engine.value import Player
from tests.competition.telling import Day, boss, desk, shared

Cells = dict[tuple[int, int], tuple[int, int]]  # round and number: slot and table
Change = Callable[[Day, Random], c.Command]


class Moved(NamedTuple):
    """What one change did to the seats that were announced and not yet played."""

    what: str
    day: str
    seats: int
    tables: int  # seats at another table
    times: int  # seats at the same table at another time
    asked: int  # seats that had to move, whatever was done
    rounds: int  # that were left
    slots: int  # by how many the day became longer
    wait: int  # the most slots that anybody plays later
    room: int  # slots that the games without a table fill, if nobody else plays in them

    @property
    def above(self) -> int:
        """Moves that the sizes of tables and the closed tables did not ask for."""
        return self.tables - self.asked


def leaves(day: Day, dice: Random) -> c.Command:
    return c.Withdraw(day.now.at, desk, dice.choice(day.now.here), dice.randrange(999))


def comes_late(day: Day, dice: Random) -> c.Command:
    return c.Enter(day.now.at, desk, Player(f"late-{len(day.now.entrants)}"), seed=dice.randrange(999))


def returns(day: Day, dice: Random) -> c.Command:
    gone = [number for number, entrant in day.now.entrants.items() if not entrant.here]
    return c.Return(day.now.at, desk, dice.choice(gone), dice.randrange(999)) if gone else comes_late(day, dice)


def closes(day: Day, dice: Random) -> c.Command:
    table = dice.choice(day.now.tables)
    left = tuple(each for each in day.now.tables if each != table)
    return c.SetTables(day.now.at, boss, left or day.now.tables, dice.randrange(999))


def opens(day: Day, dice: Random) -> c.Command:
    return c.SetTables(day.now.at, boss, (*day.now.tables, max(day.now.tables) + 1), dice.randrange(999))


CHANGES: dict[str, Change] = {
    "somebody leaves": leaves,
    "somebody comes late": comes_late,
    "somebody returns": returns,
    "a table closes": closes,
    "a table opens": opens,
}


def to_come(day: Day) -> Cells:
    """Where and when everyone plays in the rounds that have not begun."""
    return {
        (game.round, player): (game.slot, game.table)
        for game in day.games()
        if game.round > day.now.started
        for player in game.players
    }


def asked_for(day: Day, before: Cells) -> int:
    """Seats that had to move: at closed tables, and at tables with fewer seats than players who stay.

    In each round the fullest of the tables announced get the largest of the sizes that are played now.
    """
    tables, total = {*day.now.tables}, 0
    for number in range(day.now.started + 1, day.now.setup.rounds + 1):
        sizes = sorted((len(game.players) for game in day.games(number=number)), reverse=True)
        sitting: dict[tuple[int, int], int] = {}
        for (at, player), cell in before.items():
            if at == number and day.now.entrants[player].here:
                sitting[cell] = sitting.get(cell, 0) + 1
        total += sum(count for (_, table), count in sitting.items() if table not in tables)
        full = sorted((count for (_, table), count in sitting.items() if table in tables), reverse=True)
        seats = sizes + [0] * len(full)
        total += sum(max(0, count - size) for count, size in zip(full, seats, strict=False))
    return total


def room_for(day: Day, before: Cells) -> int:
    """Slots for the games that need a table: in each round those that are new, or whose table closes."""
    slots = 0
    for number in range(day.now.started + 1, day.now.setup.rounds + 1):
        kept = {cell for (at, _), cell in before.items() if at == number and cell[1] in day.now.tables}
        slots += ceil(max(0, len(day.games(number=number)) - len(kept)) / len(day.now.tables))
    return slots


def changed(day: Day, what: str, dice: Random, name: str = "") -> Moved:
    """Make this kind of change at random, and count."""
    return counted(day, CHANGES[what](day, dice), what, name)


def counted(day: Day, command: c.Command, what: str = "", name: str = "") -> Moved:
    """Say the command, and count."""
    before = to_come(day)
    end = max((slot for slot, _ in before.values()), default=0)
    day.say(command)
    after = to_come(day)
    both = [(cell, after[seat]) for seat, cell in before.items() if seat in after]
    later = max((slot for slot, _ in after.values()), default=0) - end
    return Moved(
        what,
        name,
        len(both),
        sum(then[1] != now[1] for then, now in both),
        sum(then[1] == now[1] and then[0] != now[0] for then, now in both),
        asked_for(day, before),
        day.now.setup.rounds - day.now.started,
        later,
        max((now[0] - then[0] for then, now in both), default=0),
        room_for(day, before),
    )


def random_day(seed: int) -> list[Moved]:
    """A field, a hall with enough tables or too few, some rounds begun, and four changes one after the other."""
    dice = Random(seed)
    players, rounds = dice.randint(18, 90), dice.choice((3, 4, 4))
    tables = max(2, players // 3 + dice.choice((-8, -5, -3, -1, 0, 1, 2, 4)))
    day = Day(Setup(rounds=rounds, tables=tables), players)
    day.say(c.DrawRounds(0, boss, seed))
    begun = dice.randrange(rounds)
    for number in range(1, begun + 1):
        day.say(c.StartRound(0, boss, number, anyway=True))
        for game in day.open_games()[: dice.choice((0, 3, 999))]:
            day.settle(game, shared(game.players))
    name = f"{players} players, {tables} tables, {begun} of {rounds} rounds begun"
    found = []
    for nth in range(1, 5):
        what = dice.choice(list(CHANGES))
        found.append(changed(day, what, dice, f"{name}, change {nth}"))
    return found


COLUMNS: dict[str, Callable[[Moved], int]] = {
    "moved to another table": lambda each: each.tables,
    "only the time changed": lambda each: each.times,
    "moves beyond those asked for": lambda each: each.above,
    "slots that a seat is later": lambda each: each.wait,
    "slots that the day is longer": lambda each: each.slots,
}


def table(days: list[Moved]) -> str:
    """The rows of the document, and the worst cases."""
    heads = ["change", "tried", "seats to come", *COLUMNS]
    lines = [f"| {' | '.join(heads)} |", f"| {' | '.join(['---'] * len(heads))} |"]
    for what in CHANGES:
        rows = [each for each in days if each.what == what]
        seats = sum(each.seats for each in rows) / len(rows)
        columns = [[count(each) for each in rows] for count in COLUMNS.values()]
        cells = [f"{sum(counts) / len(rows):.1f}, at most {max(counts)}" for counts in columns]
        lines.append(f"| {what} | {len(rows)} | {seats:.0f} | {' | '.join(cells)} |")
    return "\n".join([*lines, *worst(days)])


def worst(days: list[Moved]) -> list[str]:
    """The days on which most seats moved, in several senses."""
    ranked: dict[str, Callable[[Moved], float]] = {
        "most moved": lambda each: each.tables,
        "most moved, no table closed": lambda each: each.tables * (each.what != "a table closes"),
        "most above": lambda each: each.above,
        "most above per round": lambda each: each.above / max(1, each.rounds),
        "most shifted": lambda each: each.times,
        "longest wait": lambda each: each.wait,
        "longest wait, no table closed": lambda each: each.wait * (each.what != "a table closes"),
        "longest day": lambda each: each.slots,
        "longest day beyond its room": lambda each: each.slots - each.room,
    }
    return [f"{name}: {max(days, key=key)}" for name, key in ranked.items()]


if __name__ == "__main__":
    sys.stdout.write(table([each for seed in range(int(sys.argv[1])) for each in random_day(seed)]) + "\n")
