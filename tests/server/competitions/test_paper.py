"""What is on paper is known: seats that have changed since are marked on all pages (G-9)."""

from pathlib import Path

from tercet.engine.value import Player
from tests.server.api.asking import asked, guest
from tests.server.competitions.desk import enter, opened, say, seen
from tests.server.running_server import run


def test_seats_that_differ_from_the_printed_schedule_are_marked_until_it_is_printed_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss, "Boss")
            competition = await opened(boss, rounds=2, tables=2)
            await enter(boss, competition, "Ann", "Bea", "Cem", "Dan", "Eva", "Fay")
            await say(boss, competition, "DrawRounds")
            schedule = f"/api/competitions/{competition}/papers/schedule"

            async def changed() -> set[int]:
                return {number for game in (await seen(boss, competition))["games"] for number in game["changed"]}

            await say(boss, competition, "SetTables", tables=[1, 2])
            assert await changed() == set(), "there is no paper"
            for by in ("table", "name"):
                assert (await boss.post(schedule, json={"by": by})).status_code == 200
            before = (await seen(boss, competition))["seq"]
            await say(boss, competition, "SetTables", tables=[1, 3])
            assert (await seen(boss, competition))["seq"] == before + 1, "printing twice was noted once"
            moved = await changed()
            assert moved
            few = {"by": "number", "numbers": [min(moved)]}
            assert (await boss.post(schedule, json=few)).status_code == 200
            assert await changed() == moved, "the others still have the old paper"
            assert (await boss.post(schedule, json={"by": "name"})).status_code == 200
            assert await changed() == set()

    run(story)


def test_a_schedule_that_changes_while_it_is_printed_is_not_taken_for_the_new_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            me = await guest(boss, "Boss")
            competition = await opened(boss, rounds=2, tables=2)
            await enter(boss, competition, "Ann", "Bea", "Cem", "Dan", "Eva", "Fay")
            await say(boss, competition, "DrawRounds")
            office = server.inside.services.office
            then = await office.known(competition)
            assert then is not None
            await say(boss, competition, "SetTables", tables=[1, 3])
            await office.note_printed(competition, Player(me), then.now)
            now = await office.known(competition)
            assert now is not None
            assert now.now.on_paper is None

    run(story)
