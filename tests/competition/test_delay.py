"""A preview says by how much what was announced becomes later, before anybody decides (G-5, G-9)."""

from tercet.competition import commands as c
from tercet.competition.preview import Delay, Preview, preview
from tercet.competition.setup import Break, Setup
from tests.competition.telling import Day, boss, desk


def foreseen(day: Day, command: c.Command) -> Preview:
    told = preview(day.now, command)
    assert isinstance(told, Preview)
    return told


def test_a_table_that_closes_in_a_full_hall_makes_the_day_longer_by_so_many_minutes() -> None:
    day = Day(Setup(rounds=4, tables=6, minutes=20, pause=5), 18, draw=True)
    day.say(c.StartRound(1, boss, 1))
    told = foreseen(day, c.SetTables(2, boss, (1, 2, 3, 4, 5)))
    before = max(game.slot for game in day.now.games.values())
    after = max(game.slot for game in told.then.games.values())
    assert after > before
    assert told.delay.day == (after - before) * 25
    assert told.delay.longest > 0
    seats = [each for each in (*told.changes.moved, *told.changes.shifted) if each.before and each.after]
    assert told.delay.longest == max(25 * (each.after.slot - each.before.slot) for each in seats)  # type: ignore[union-attr]


def test_a_break_between_the_slots_is_part_of_the_delay() -> None:
    setup = Setup(rounds=1, tables=3, minutes=20, breaks=(Break(1, 45),))
    day = Day(setup, 9, draw=True)
    assert foreseen(day, c.SetTables(2, boss, (1, 2))).delay == Delay(65, 65)


def test_where_nothing_moves_nothing_is_later() -> None:
    day = Day(Setup(rounds=2, tables=6), 9, draw=True)
    assert foreseen(day, c.SetTables(2, boss, (1, 2, 3, 4, 5, 6, 7))).delay == Delay(0, 0)
    assert foreseen(Day(players=9), c.Withdraw(2, desk, 3)).delay == Delay(0, 0)
    assert foreseen(Day(players=9), c.DrawRounds(2, boss, 1)).delay == Delay(0, 0), "nothing was announced"
