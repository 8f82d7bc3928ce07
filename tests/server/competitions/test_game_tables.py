"""A game of a competition is played at a table here and reported automatically, at once or after a restart."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from tercet.client import Refused, Visit
from tercet.competition.scores import CARDS, FINISHED
from tercet.competition.tables import RULES
from tercet.engine.rules import LosePoints
from tercet.server.competitions import reporter
from tercet.server.competitions.game_tables import GameTable
from tercet.storage.store import StoreError
from tests.server.competitions.desk import IDS
from tests.server.running_server import RunningServer, run, running_server
from tests.server.scripted import caught_up, play

FREELY = {"messages_per_s": 10_000}
NAMES = ("Ann", "Bea", "Cem", "Dan", "Eva", "Fay")


class Day(NamedTuple):
    """A competition whose first round has begun: who runs it, who judges, and who plays under which number."""

    boss: Visit
    judge: Visit
    players: dict[int, Visit]
    competition: str

    @property
    def address(self) -> str:
        return f"/api/competitions/{self.competition}"

    async def say(self, kind: str, **said: Any) -> None:
        body = {"id": f"command-{next(IDS)}", "say": {"type": kind, **said}}
        await self.boss.post(f"{self.address}/commands", body)

    async def game(self, number: int = 1) -> dict[str, Any]:
        """A game as the coordinator sees it."""
        games = (await self.boss.get(self.address))["games"]
        found: dict[str, Any] = next(game for game in games if game["id"] == number)
        return found

    async def open_table(self, visit: Visit | None = None, game: int = 1, **body: Any) -> str:
        """The table of a game; whoever entered at the desk is named."""
        by_hand = [{"number": 1, "player": self.players[1].player}] if 1 in (await self.game())["players"] else []
        found = await (visit or self.boss).post(f"{self.address}/games/{game}/table", {"seats": by_hand, **body})
        table: str = found["table"]
        return table


@asynccontextmanager
async def day_at(server: RunningServer) -> AsyncIterator[Day]:
    """Six people, one round; all but the first have entered as players of this server."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visit(server.address, name)) for name in ("Boss", "Jo", *NAMES)]
        setup = {"rounds": 1, "tables": 2, "finalists": 2}
        opened = await people[0].post("/api/competitions", setup)
        day = Day(people[0], people[1], dict(enumerate(people[2:], 1)), opened["competition"])
        await day.say("Enter", details={"name": "Ann"})
        for player in [*day.players.values()][1:]:
            await day.say("Enter", details={"name": player.name}, person=player.player)
        await day.say("DrawRounds")
        await day.say("StartRound", round=1)
        await day.say("Appoint", person=day.judge.player, role="judge", table=(await day.game())["table"])
        yield day


async def play_at(day: Day, table: str) -> dict[int, int]:
    """Everyone of the first game sits down and plays to the end; gives everyone's points as the table counts them."""
    numbers = (await day.game())["players"]
    async with AsyncExitStack() as stack:
        people = [*(day.players[number] for number in numbers), day.judge]
        seats = [await stack.enter_async_context(visit.sit(table)) for visit in people]
        if seats[0].gathering.match is None:
            await seats[0].say("Start")
        else:
            for seat in seats:
                await seat.say("PlayAgain")
        await caught_up(seats)
        await asyncio.gather(*(play(seat, seed) for seed, seat in enumerate(seats)))
        match = seats[0].gathering.match
        assert match is not None
        return {number: match.totals[day.players[number].player] for number in numbers}


async def in_state(day: Day, state: str) -> dict[str, Any]:
    """The first game, once it is in this state."""
    while (game := await day.game())["state"] != state:  # noqa: ASYNC110 (as a browser asks)
        await asyncio.sleep(0.02)
    return game


async def check(day: Day, points: dict[int, int]) -> None:
    """The table has reported what was played, and the standings count it."""
    game = await in_state(day, "settled")
    (report,) = game["reports"]
    assert report["role"] == "table"
    sheet = game["sheet"]
    assert {line["number"]: line["sets"] - line["against"] for line in sheet["lines"]} == points
    sets = sum(line["sets"] for line in sheet["lines"])
    assert (sets in FINISHED, 3 * sets + sheet["left"], sheet["stopped"]) == (True, CARDS, False)
    standings = await day.boss.get(f"{day.address}/standings")
    assert {each["number"]: each["total"] for each in standings if each["number"] in points} == points


async def played_and_reported(folder: Path, database: str) -> None:
    async with running_server(folder, database=database, grace_s=0.05, **FREELY) as server, day_at(server) as day:
        number = (await day.game())["players"][-1]
        mistaken = await day.open_table(**seats({**day.players, number: day.boss}, await day.game()))
        table = await day.open_table()
        assert await day.open_table() == table != mistaken
        async with day.boss.sit(table, watch=True) as seat:  # nobody comes at once, and the seats are kept
            await seat.until(lambda: not any(sitter.present for sitter in seat.gathering.sitters))
        await check(day, await play_at(day, table))
        with pytest.raises(Refused) as refusal:
            await day.open_table()
        assert refusal.value.code == "settled"


def seats(players: dict[int, Visit], game: dict[str, Any]) -> dict[str, Any]:
    """Everyone of a game, named."""
    return {"seats": [{"number": number, "player": players[number].player} for number in game["players"]]}


def test_a_game_is_played_at_its_table_and_the_standings_show_it(tmp_path: Path) -> None:
    run(lambda: played_and_reported(tmp_path, ""))


def test_a_game_is_played_and_reported_over_postgresql_too(tmp_path: Path, fresh_database: str) -> None:
    run(lambda: played_and_reported(tmp_path, fresh_database))


def test_a_match_that_ended_just_before_a_restart_is_reported_after_it_and_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path, **FREELY) as server, day_at(server) as day:
            server.inside.hub.listeners.clear()  # the server stops before it has reported
            points = await play_at(day, await day.open_table())
            assert (await day.game())["state"] == "open"
        async with running_server(tmp_path, **FREELY) as server:
            day.boss.address = server.address
            await check(day, points)
            seq = (await day.boss.get(day.address))["seq"]
            await server.inside.store.execute("UPDATE game_tables SET closed = 0")  # reported, and then not noted
        async with running_server(tmp_path, **FREELY) as server:
            day.boss.address = server.address
            while await server.inside.services.game_tables.open_ones():  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.02)
            assert (await day.boss.get(day.address))["seq"] == seq

    run(story)


def test_a_table_is_for_the_entrants_of_its_game_and_opened_by_the_staff(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path, **FREELY) as server, day_at(server) as day:
            numbers = (await day.game())["players"]
            stranger = next(number for number in day.players if number not in numbers)
            as_stranger = {"seats": [{"number": stranger, "player": day.boss.player}]}
            nobody = {"seats": [{"number": numbers[0], "player": "nobody"}]}
            twice = {"seats": [{"number": number, "player": day.boss.player} for number in numbers]}
            for body, visit, game, code in (
                ({}, day.players[2], 1, "staff-only"),
                ({}, day.boss, 9, "no-such-game"),
                (as_stranger, day.boss, 1, "sheet-stranger"),
                (nobody, day.boss, 1, "no-player"),
                (twice, day.boss, 1, "no-player"),
            ):
                with pytest.raises(Refused) as refusal:
                    await day.open_table(visit, game, **body)
                assert refusal.value.code == code
            table = await day.open_table()
            async with day.boss.sit(table, watch=True) as seat:
                with pytest.raises(Refused) as refusal:
                    await seat.say("Join")
                assert refusal.value.code == "locked"

    run(story)


def test_a_match_by_other_rules_is_not_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path, **FREELY) as server, day_at(server) as day:
            table = await day.open_table()
            host = day.players[(await day.game())["players"][0]]
            async with host.sit(table) as seat:
                options = to_builtins(seat.gathering.options)
                await seat.say("ChangeTable", rules=to_builtins(replace(RULES, penalty=LosePoints(2))), options=options)
                await seat.say("Start")
                await seat.say("EndRound")
                await seat.say("ChangeTable", rules=to_builtins(RULES), options=options)
            points = await play_at(day, table)
            await check(day, points)

    run(story)


def test_a_match_that_has_begun_stays_the_game_whoever_judges_or_goes_home(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path, **FREELY) as server, day_at(server) as day:
            table, game = await day.open_table(), await day.game()
            await day.say("Dismiss", person=day.judge.player)
            assert await day.open_table() == table
            async with day.players[game["players"][0]].sit(table) as host:
                await host.say("Start")
                await day.say("Withdraw", number=game["players"][-1])
                assert await day.open_table() == table

    run(story)


def test_a_game_that_stopped_early_says_so_as_soon_as_the_store_can_be_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running_server(tmp_path, **FREELY) as server, day_at(server) as day:
            tables = server.inside.services.game_tables
            ask, trouble = tables.open_ones, [StoreError("store-busy", why="the disk is full")]

            async def ask_twice(stream: str = "") -> list[GameTable]:
                if trouble:
                    raise trouble.pop()
                return await ask(stream)

            table, numbers = await day.open_table(), (await day.game())["players"]
            monkeypatch.setattr(reporter, "AGAIN_S", 0.05)
            monkeypatch.setattr(tables, "open_ones", ask_twice)
            async with day.players[numbers[0]].sit(table) as host:
                await host.say("Start")
                await host.say("EndRound")
            sheet = (await in_state(day, "reported"))["sheet"]
            assert (sheet["stopped"], sheet["left"], trouble) == (True, CARDS, [])
            assert [line["sets"] for line in sheet["lines"]] == [0] * len(numbers)

    run(story)
