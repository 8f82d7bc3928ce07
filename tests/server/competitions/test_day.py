"""A whole competition over REST: entered, drawn, played, corrected, ended; kept in the log, and listed."""

from pathlib import Path
from typing import Any

from httpx import AsyncClient

from tercet.competition.record import read
from tests.server.api.asking import another, asked, guest, refused
from tests.server.competitions.desk import IDS, asked_to, enter, opened, say, seen, sheet
from tests.server.running_server import run

NINE = [f"Player{n} Lastname" for n in range(1, 10)]


async def settled(boss: AsyncClient, competition: str) -> None:
    """Every open game is played, the lowest number ahead, until there is none."""
    while games := [game for game in (await seen(boss, competition))["games"] if game["state"] == "open"]:
        for game in games:
            sets = [24 - 7 * (len(game["players"]) - 1), *[7] * (len(game["players"]) - 1)]
            await say(boss, competition, "Settle", game=game["id"], sheet=sheet(game, *sets), why="as counted")


def test_a_day_from_the_first_entry_to_the_champion(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as public:
            me = await guest(boss)
            competition = await opened(boss, name=" Mesa\tOpen ", rounds=2, tables=4, finalists=3)
            (listed,) = (await public.get("/api/competitions")).json()
            assert listed == {
                "competition": competition,
                "name": "Mesa Open",
                "coordinator_name": "Ada",
                "entrants": 0,
                "status": "entering",
                "begins": "",
                "round": 0,
                "rounds": 2,
                "yours": False,
                "today": False,
            }
            await enter(boss, competition, *NINE)
            await say(boss, competition, "DrawRounds")
            await say(boss, competition, "StartRound", round=1)
            await say(boss, competition, "Withdraw", number=9)
            await settled(boss, competition)
            await say(boss, competition, "StartRound", round=2)
            await settled(boss, competition)
            await say(boss, competition, "EndPreliminaries")
            await settled(boss, competition)
            await say(boss, competition, "StartFinal")
            await settled(boss, competition)
            shown = await seen(public, competition)
            assert (shown["status"], shown["role"], shown["number"]) == ("over", "spectator", None)
            assert shown["champion"] in shown["finalists"]
            assert len(shown["standings"]) == 9
            (listed,) = (await public.get("/api/competitions")).json()
            assert (listed["entrants"], listed["status"]) == (9, "over")
            assert (await seen(boss, competition))["role"] == "coordinator"
            assert (await boss.get("/api/me")).json()["player"] == me

    run(story)


def test_a_coordinator_finds_the_own_competition_again_though_it_is_not_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as public, another(server) as other:
            await guest(boss)
            await guest(other)
            listed = await opened(other, name="Mesa Open")
            hidden = await opened(boss, name="School day", listed=False)
            for browser, expected in ((boss, [(hidden, True), (listed, False)]), (other, [(listed, True)])):
                found = (await browser.get("/api/competitions")).json()
                assert [(each["competition"], each["yours"]) for each in found] == expected
            (found,) = (await public.get("/api/competitions")).json()
            assert (found["competition"], found["yours"]) == (listed, False)

    run(story)


def test_a_competition_comes_back_from_the_log_and_as_a_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            competition = await opened(boss, rounds=1, privacy={"asks": ["address"]})
            await enter(boss, competition, *NINE, city="Mesa")
            await say(boss, competition, "DrawRounds")
            before, cookies = await seen(boss, competition), boss.cookies
        async with asked(tmp_path) as (server, _), another(server, cookies=cookies) as boss:
            assert await seen(boss, competition) == before
            kept = read((await boss.get(f"/api/competitions/{competition}/file")).text)
            assert [person.city for person in kept.people.values()] == ["Mesa"] * 9
            cards = await boss.get(f"/api/competitions/{competition}/entry-cards")
            assert cards.headers["content-type"].startswith("text/csv")
            assert len(cards.text.splitlines()) == 10

    run(story)


def test_a_command_said_twice_has_one_effect(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss)
            competition = await opened(boss)
            body = {"id": "once", "say": {"type": "Enter", "details": {"name": "Bea"}}}
            address = f"/api/competitions/{competition}/commands"
            answers = [await boss.post(address, json=body) for _ in range(3)]
            assert [answer.json()["seq"] for answer in answers] == [2] * 3
            server.inside.services.office.forget()
            assert (await boss.post(address, json=body)).json() == answers[0].json()
            assert len((await seen(boss, competition))["entrants"]) == 1

    run(story)


def test_an_id_that_was_used_for_something_else_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss)
            competition = await opened(boss)
            address = f"/api/competitions/{competition}/commands"
            await boss.post(address, json={"id": "once", "say": {"type": "Enter", "details": {"name": "Bea"}}})
            server.inside.services.office.forget()
            other = await boss.post(address, json={"id": "once", "say": {"type": "Enter", "details": {"name": "Cem"}}})
            refused(other, 409, "id-used")
            assert [each["name"] for each in (await seen(boss, competition))["entrants"]] == ["Bea"]

    run(story)


def test_an_entry_that_is_undone_leaves_no_data(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss)
            competition = await opened(boss)
            await enter(boss, competition, "Bea", "Marker")
            assert (await boss.get(f"/api/competitions/{competition}/board")).json()["undo"]["what"] == "EntrantEntered"
            await say(boss, competition, "Undo")
            assert [each["name"] for each in (await seen(boss, competition))["entrants"]] == ["Bea"]
            kept = await server.inside.services.office.entrants.of(competition)
            assert [each.name for each in kept.values()] == ["Bea"]

    run(story)


def test_the_board_is_for_the_staff_and_says_what_the_next_round_waits_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as public:
            await guest(boss)
            await guest(public)
            competition = await opened(boss, rounds=2)
            await enter(boss, competition, *NINE)
            await say(boss, competition, "DrawRounds")
            await say(boss, competition, "StartRound", round=1)
            address = f"/api/competitions/{competition}/board"
            refused(await public.get(address), 403, "staff-only")
            board = (await boss.get(address, headers={"accept-language": "de"})).json()
            assert (board["next"], board["round"], len(board["missing"])) == ("StartRound", 2, 3)
            assert board["waits_for"]["code"] == "results-missing"
            assert board["waits_for"]["title"].startswith("Ergebnisse")
            refused(await asked_to(boss, competition, "StartRound", round=1), 409, "round-started")
            refused(await asked_to(boss, competition, "StartRound", round=2), 409, "results-missing")
            await say(boss, competition, "StartRound", round=2, anyway=True)

    run(story)


def test_two_sources_confirm_and_a_conflict_is_for_the_coordinator(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ann, another(server) as public:
            await guest(boss)
            player = await guest(ann, "Ann")
            competition = await opened(boss, rounds=1, format="open-house")
            await say(boss, competition, "Enter", details={"name": "Ann"}, person=player)
            await enter(boss, competition, *NINE[1:])
            await say(boss, competition, "DrawRounds")
            await say(boss, competition, "StartRound", round=1)
            mine = await seen(ann, competition)
            assert (mine["role"], mine["number"]) == ("player", 1)
            game = next(game for game in mine["games"] if game["id"] == mine["next_game"])
            await say(ann, competition, "Report", game=game["id"], sheet=sheet(game, 10, 8, 6))
            await say(boss, competition, "Report", game=game["id"], sheet=sheet(game, 9, 9, 6))
            told = game_of(await seen(boss, competition), game["id"])
            assert told["state"] == "conflict"
            assert [report["role"] for report in told["reports"]] == ["player", "coordinator"]
            seen_by_all = game_of(await seen(public, competition), game["id"])
            assert (seen_by_all["state"], seen_by_all["sheet"], seen_by_all["reports"]) == ("conflict", None, [])
            answer = await asked_to(ann, competition, "Settle", game=game["id"], sheet=sheet(game, 10, 8, 6), why="so")
            refused(answer, 403, "not-yours")
            await say(boss, competition, "Settle", game=game["id"], sheet=sheet(game, 10, 8, 6), why="counted")
            assert game_of(await seen(public, competition), game["id"])["state"] == "settled"

    run(story)


def game_of(shown: dict[str, Any], game: int) -> dict[str, Any]:
    return next(each for each in shown["games"] if each["id"] == game)


def test_standings_by_division_and_as_they_were(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as public:
            await guest(boss)
            divisions = [{"name": "A", "up_to": 10}, {"name": "B"}]
            competition = await opened(boss, rounds=1, divisions=divisions)
            for name in NINE:
                age = 8 if int(name[6]) < 4 else 40
                await say(boss, competition, "Enter", details={"name": name, "age": age})
            await say(boss, competition, "DrawRounds")
            await say(boss, competition, "StartRound", round=1)
            address = f"/api/competitions/{competition}/standings"
            before = (await public.get(address)).json()
            assert {each["rank"] for each in before} == {1}
            await say(boss, competition, "Freeze", frozen=True)
            await settled(boss, competition)
            assert (await public.get(address)).json() == before
            after = (await boss.get(address, params={"division": "A"})).json()
            assert [each["division"] for each in after] == ["A"] * 3
            assert after[0]["total"] > 0
            early = (await boss.get(address, params={"events": 11})).json()
            assert [each["total"] for each in early] == [0.0] * 9
            refused(await public.get(address, params={"division": "X"}), 404, "no-such-division")
            refused(await public.get(address, params={"events": 0}), 400, "does-not-fit")
            shown = await seen(public, competition)
            assert (shown["frozen"], {game["sheet"] for game in shown["games"]}) == (True, {None})

    run(story)


def test_commands_at_once_are_decided_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        import asyncio

        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            competition = await opened(boss)
            next(IDS)
            said = await asyncio.gather(*(say(boss, competition, "Enter", details={"name": name}) for name in NINE))
            assert sorted(said) == list(range(2, 11))
            shown = await seen(boss, competition)
            assert sorted(each["number"] for each in shown["entrants"]) == list(range(1, 10))
            assert {each["name"] for each in shown["entrants"]} == {*NINE}

    run(story)
