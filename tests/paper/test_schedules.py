"""Who plays where, read from the printed sheets."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from tercet.competition.draw.printed import PRINTED
from tercet.competition.draw.seating import meetings
from tercet.competition.events import RoundStarted
from tercet.competition.evolve import fold
from tercet.competition.privacy import Privacy
from tercet.competition.rehearsal import rehearse
from tercet.competition.setup import Break, Setup
from tercet.paper.codes import code_of, game_of
from tercet.paper.day import Day
from tercet.paper.order import CannotPrint, Order
from tercet.paper.printing import printed
from tercet.paper.sample import OCCASION, sample_day
from tests.paper.pages import codes_on, of_sample, pages_of, sizes_on, text_in, texts_of


def printed_seating(players: int) -> list[list[tuple[int, ...]]]:
    """The numbers of the guide's schedule as they stand on the wall: a row is a table, three numbers a round."""
    rounds = len(PRINTED[players])
    order = Order(document="schedule", players=players, rounds=rounds, printed=True, occasion=OCCASION)
    text = " ".join(texts_of(printed(order).pdf))
    rows = re.findall(rf"(?:\d+ ){{{3 * rounds + 1}}}", text.partition(f"Round {rounds} ")[2].replace("/", "") + " ")
    numbers = [[int(number) for number in row.split()][1:] for row in rows[: players // 3]]
    return [[tuple(row[3 * r : 3 * r + 3]) for row in numbers] for r in range(rounds)]


@pytest.mark.parametrize("players", PRINTED)
def test_the_guides_schedules_hang_on_the_wall_with_everybody_once_a_round_and_nobody_met_twice(players: int) -> None:
    """G-7"""
    rounds = printed_seating(players)
    for games in rounds:
        assert sorted(number for game in games for number in game) == list(range(1, players + 1))
    assert max(meetings([tuple(games) for games in rounds]).values()) == 1


def with_setup(day: Day, **fields: object) -> Day:
    """The same day as if it had been planned otherwise."""
    return replace(day, now=replace(day.now, setup=replace(day.now.setup, **fields)))


def rotating(**fields: object) -> Day:
    """A day with rotations that begins at ten, with a break for lunch."""
    log = rehearse(Setup(rounds=2, tables=5, minutes=20, pause=5, **fields), 27, 0, 0, Random(7)).log  # type: ignore[arg-type]
    told = log[: next(n for n, event in enumerate(log) if isinstance(event, RoundStarted))]
    return replace(sample_day(), now=fold(told), log=tuple(told))


BEGINS = {"begins": "2026-11-21T10:00+01:00", "breaks": (Break(2, 45),)}


def test_the_schedule_of_a_competition_names_everyone_as_the_organiser_has_chosen() -> None:
    day = sample_day()
    page = " ".join(texts_of(of_sample("schedule").pdf))
    for number in {*day.now.entrants} - {9, 17, 19, 21, 25}:
        assert len(re.findall(rf"\b{number} {re.escape(day.name(number).split()[0])}", page)) >= 3
    assert "Weber" not in page
    assert "No two players meet twice." in page
    hidden = with_setup(day, privacy=Privacy(shows="number"))
    assert "Jonas" not in " ".join(texts_of(of_sample("schedule", hidden).pdf))


@pytest.mark.parametrize("by", ["number", "name"])
def test_a_list_tells_everyone_table_and_time_in_readable_type(by: str) -> None:
    """G-9: by number and by name, at 11 points or more."""
    day = rotating(**BEGINS)
    pdf = of_sample("schedule", day, by=by).pdf
    text = " ".join(texts_of(pdf))
    games = {game.round: game for game in day.drawn if 2 in game.players}
    times = {1: "10:00", 2: "10:25", 3: "11:35", 4: "12:00"}
    cells = " ".join(f"{games[n].table} {times[games[n].slot]}" for n in (1, 2))
    assert (f"2 Jonas {cells}" if by == "number" else f"Jonas 2 {cells}") in text
    names = ["Amélie", "Jonas", "Priya", "Tomás"] if by == "number" else ["Amélie", "Clara", "Jonas", "Priya", "Zoé"]
    assert [text.index(name) for name in names] == sorted(text.index(name) for name in names)
    page = pages_of(pdf)[0]
    for word in ("Jonas", "10:00", "10:25"):
        assert min(sizes_on(page, word)) >= 11


def test_the_grid_has_the_time_of_every_slot_and_names_in_readable_type() -> None:
    pdf = of_sample("schedule", rotating(**BEGINS)).pdf
    assert "Slot 1 10:00 Slot 2 10:25 Slot 3 11:35 Slot 4 12:00" in texts_of(pdf)[0]
    assert min(sizes_on(pages_of(pdf)[0], "Jonas")) >= 11


def test_every_slip_has_slot_time_and_two_signatures() -> None:
    day = rotating(**BEGINS)
    text = text_in(pages_of(of_sample("score-slips", day).pdf)[0], 0, 0, 2, 3)
    assert "Round 1 Slot 1 · 10:00" in text
    assert text.endswith("Signatures Judge A player")
    own = text_in(pages_of(of_sample("player-slips", day).pdf)[0], 1, 0, 2, 5)
    assert re.search(r"Round 1 \d+ 10:\d\d Slot \d", own)
    house = texts_of(of_sample("score-slips", with_setup(day, format="open-house")).pdf)[0]
    assert "Signatures A player A player" in house


def test_a_day_that_is_late_prints_the_expected_times() -> None:
    day = rotating(**BEGINS)
    late = replace(day.now, started_at=(1795251600000 + 15 * 60_000,))
    assert "Slot 1 · 10:15" in texts_of(of_sample("score-slips", replace(day, now=late)).pdf)[0]


def test_only_what_concerns_some_players_is_printed_again() -> None:
    (text,) = texts_of(of_sample("player-slips", numbers=(4, 2)).pdf)
    assert ("Jonas Weber" in text, "Tomás Gil" in text, "Priya Nair" in text) == (True, True, False)
    assert len(pages_of(of_sample("entry-cards", numbers=(4,)).pdf)) == 1
    assert len(pages_of(of_sample("certificates", numbers=(4, 6)).pdf)) == 2
    with pytest.raises(CannotPrint, match="Nobody has the number 99"):
        of_sample("player-slips", numbers=(99,))


@pytest.mark.parametrize(("players", "tables"), [(6, 3), (14, 5), (27, 9)])
def test_where_nobody_says_how_many_tables_there_are_just_enough_of_them_are_used(players: int, tables: int) -> None:
    text = texts_of(printed(Order(document="schedule", players=players, occasion=OCCASION)).pdf)[0]
    assert "Slot" not in text
    assert len(pages_of(printed(Order(document="table-signs", players=players)).pdf)) == tables


def test_few_tables_roll_through_slots() -> None:
    order = Order(document="schedule", players=27, tables=5, occasion=OCCASION)
    pages = texts_of(printed(order).pdf)
    assert len(pages) == 2
    assert "Slot 1 Slot 2" in pages[0]
    assert "Slot 8" in pages[1]


def test_a_slip_tells_a_player_every_table() -> None:
    sheet = pages_of(of_sample("player-slips").pdf)[0]
    tables = {game.round: game.table for game in sample_day().drawn if 4 in game.players}
    text = text_in(sheet, 1, 1, 2, 5)
    assert text.startswith("4 Tomás Gil")
    assert [f"Round {n} {table}" in text for n, table in tables.items()] == [True] * 4
    assert f"{OCCASION.link}/player/4" in codes_on(sheet)


def test_a_score_slip_has_its_table_players_code_and_qr_code() -> None:
    sheet = pages_of(of_sample("score-slips").pdf)[0]
    first = sample_day().drawn[0]
    text = text_in(sheet, 0, 0, 2, 3)
    assert "Round 1" in text
    assert "10 Nora 14 Eva" in text
    found = re.search(r"Code (\w{4})", text.replace(" ", "").replace("Code", "Code "))
    assert found
    assert game_of(found[1]) == first.id
    assert f"{OCCASION.link}/game/{found[1]}" in codes_on(sheet)
    assert len(codes_on(sheet)) == 6


def test_only_the_slips_that_changed_are_printed_again() -> None:
    games = tuple(sample_day().now.games)[3:5]
    (page,) = pages_of(of_sample("score-slips", games=games).pdf)
    assert sorted(codes_on(page)) == sorted(f"{OCCASION.link}/game/{code_of(game)}" for game in games)
    with pytest.raises(CannotPrint):
        of_sample("score-slips", games=(9_999,))


def test_a_table_sign_is_read_from_both_sides_and_leads_to_its_table() -> None:
    signs = pages_of(of_sample("table-signs").pdf)
    assert len(signs) == 9
    assert codes_on(signs[6]) == [f"{OCCASION.link}/table/7"] * 2
