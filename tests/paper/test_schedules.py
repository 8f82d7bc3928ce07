"""Who plays where, read from the printed sheets."""

import re

import pytest

from tercet.competition.draw.printed import PRINTED
from tercet.competition.draw.seating import meetings
from tercet.paper.codes import game_of
from tercet.paper.order import Order
from tercet.paper.printing import printed
from tercet.paper.sample import OCCASION, sample_day
from tests.paper.pages import codes_on, of_sample, pages_of, text_in, texts_of


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


def test_the_schedule_of_a_competition_names_everyone() -> None:
    (page,) = texts_of(of_sample("schedule").pdf)
    day = sample_day()
    for number in day.now.entrants:
        assert len(re.findall(rf"\b{number} {re.escape(day.name(number)[:12])}", page)) >= 3 or number in (
            9,
            17,
            19,
            21,
        )
    assert "No two players meet twice." in page


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
    assert "Nora Blanc" in text
    found = re.search(r"Code (\w{4})", text.replace(" ", "").replace("Code", "Code "))
    assert found
    assert game_of(found[1]) == first.id
    assert f"{OCCASION.link}/game/{found[1]}" in codes_on(sheet)
    assert len(codes_on(sheet)) == 6


def test_a_table_sign_is_read_from_both_sides_and_leads_to_its_table() -> None:
    signs = pages_of(of_sample("table-signs").pdf)
    assert len(signs) == 9
    assert codes_on(signs[6]) == [f"{OCCASION.link}/table/7"] * 2
