"""The server dies while phones report results: every result that was acknowledged counts, once.

TERCET_DAY_KILLS=200 kills more often.
"""

import asyncio
import os
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tercet.cards.sets import find_sets
from tercet.competition.standings import totals
from tercet.competition.state import Competition
from tercet.server.competitions.streams import fold_entry, stream_of
from tercet.server.daily import puzzle_of
from tests.proof.checker import Said
from tests.proof.checker.of_day import DayEvidence, check_day, kept_once
from tests.proof.laptop import phone
from tests.proof.phone_queue import PhoneQueue
from tests.proof.restarts import Mortal, mortal
from tests.proof.test_dead_laptop import first_round, opened_links, result
from tests.proof.test_dead_laptop import totals as by_hand
from tests.proof.witness import open_log
from tests.server.api.asking import guest
from tests.server.competitions.desk import enter, opened, say

Noted = Callable[[str, object], None]
KILLS = int(os.environ.get("TERCET_DAY_KILLS", "6"))
SEED = int(os.environ.get("TERCET_SEED", "81"))
PLAYERS = [f"Player{number} Lee" for number in range(1, 13)]
RESULTS = 12
DAY = "2026-05-01"


async def kill_often(server: Mortal, queues: Sequence[PhoneQueue], kills: int, dice: Random) -> int:
    """The server is killed again and again until all that waited is sent, and so often at least."""
    sending, killed = asyncio.gather(*(queue.flush() for queue in queues)), 0
    while killed < kills or not sending.done():
        await asyncio.sleep(dice.uniform(0, 0.03) if killed < kills else 0.05)
        if killed < kills:
            killed += 1
            server.kill()
            await asyncio.to_thread(server.start)
    await sending
    return killed


async def recomputed(file: Path, competition: str) -> tuple[list[Any], dict[int, int]]:
    """The log, and the standings that it makes."""
    store = await open_log(file)
    try:
        log = await store.read(stream_of(competition))
    finally:
        await store.close()
    now: Competition | None = None
    for entry in log:
        now = fold_entry(now, competition, entry)
    assert now is not None
    return log, {number: int(points) for number, points in totals(now).items()}


async def report(client: httpx.AsyncClient, name: str, body: Any) -> httpx.Response:
    competition, said = body
    return await client.post(f"/api/competitions/{competition}/commands", json={"id": name, "say": said})


@pytest.mark.timeout(900 + 10 * KILLS)
def test_results_that_phones_send_while_the_server_dies_count_once(tmp_path: Path, record_property: Noted) -> None:
    async def story() -> None:
        dice = Random(SEED)
        async with AsyncExitStack() as stack:
            server = stack.enter_context(mortal(tmp_path))
            boss = await stack.enter_async_context(phone(server.port))
            me = await guest(boss)
            competition = await opened(boss, rounds=2, tables=4, finalists=3)
            await enter(boss, competition, *PLAYERS)
            await say(boss, competition, "DrawRounds")
            await say(boss, competition, "StartRound", round=1)
            games = await first_round(boss, competition)
            desk, queues = PhoneQueue(me, boss, dice, report), list[PhoneQueue]()
            for table, token in (await opened_links(server.port, boss, competition)).items():
                judge = await stack.enter_async_context(phone(server.port, token))
                queues.append(PhoneQueue("", judge, dice, report))
                for game in games:
                    if game["table"] == table:
                        said = {"type": "Report", "game": game["id"], "sheet": result(game)}
                        queues[-1].put(f"slip-{game['id']}", (competition, said))
                        desk.put(f"desk-{game['id']}", (competition, said))
            before = len((await recomputed(tmp_path / "tercet.db", competition))[0])
            killed = await kill_often(server, [desk, *queues], KILLS, dice)
            log, found = await recomputed(tmp_path / "tercet.db", competition)
            of_judges = {entry.command.partition(" ")[0]: entry.by for entry in log}
            for queue in queues:  # a link speaks under a name of its own, which the log has
                queue.player = of_judges[queue.said[0].id]
            rows = (await boss.get(f"/api/competitions/{competition}/standings")).json()
            desk.said[:0] = [Said(entry.command.partition(" ")[0], 0, 0, entry.seq) for entry in log[:before]]
            phones = [queue.recording(competition) for queue in (desk, *queues)]
            shown = {row["number"]: row["total"] for row in rows}
            day = DayEvidence(competition, log, phones, shown, found, by_hand(games))
            wrong = check_day(day)
            assert wrong == [], "\n".join(map(str, wrong))
            assert all(said.seq is not None or said.refused for queue in (desk, *queues) for said in queue.said)
            record_property("kills", killed)
            record_property("reports", sum(len(queue.said) for queue in (desk, *queues)))

    asyncio.run(story())


async def keep(client: httpx.AsyncClient, name: str, body: Any) -> httpx.Response:
    return await client.put(f"/api/me/results/{name}", json={"result": body})


@pytest.mark.timeout(900 + 10 * KILLS)
def test_daily_results_that_are_sent_while_the_server_dies_are_kept_once(
    tmp_path: Path, record_property: Noted
) -> None:
    async def story() -> None:
        dice = Random(SEED)
        with mortal(tmp_path) as server:
            async with phone(server.port) as device:
                me = await guest(device)
                store = await open_log(tmp_path / "tercet.db")
                cards = (await puzzle_of(store, date.fromisoformat(DAY), "full")).cards
                await store.close()
                finds = [{"cards": [*trio], "at": 1_000 * n} for n, trio in enumerate(find_sets(cards), 1)]
                solved = {"kind": "daily", "day": DAY, "size": "full", "ms": 1_000 * len(finds), "finds": finds}
                queue, sent = PhoneQueue(me, device, dice, keep), dict[str, object]()
                for number in range(RESULTS):
                    sent[f"day-{number}"] = {**solved, "begun": number + 1}
                    queue.put(f"day-{number}", sent[f"day-{number}"])
                killed = await kill_often(server, [queue], KILLS, dice)
                listed = (await device.get("/api/me/results")).json()
                kept = [(one["id"], {field: one["result"][field] for field in (*solved, "begun")}) for one in listed]
                assert kept_once(sent, kept, queue.said) == []
                assert len(kept) == RESULTS
                other = await keep(device, "day-0", {**solved, "begun": 99})
                assert (other.status_code, other.json()["code"]) == (409, "id-used")
                record_property("kills", killed)
                record_property("results", RESULTS)

    asyncio.run(story())
