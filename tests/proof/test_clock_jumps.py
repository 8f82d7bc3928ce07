"""Somebody sets the server's clock forward and back in the middle of everything: nobody loses anything by it."""

import asyncio
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from time import time_ns
from typing import Any

import pytest

from tercet.client import Visit
from tercet.server.competitions.streams import events_in, stream_of
from tercet.server.live import table_clock
from tests.proof.test_dead_laptop import first_round, result
from tests.proof.test_dead_laptop import totals as by_hand
from tests.proof.witness import Witness, nothing_is_wrong
from tests.server.api.asking import asked, guest
from tests.server.competitions.desk import enter, opened, say
from tests.server.results.test_alone import COURSE, listed, put
from tests.server.running_server import run, running_server
from tests.server.scripted import caught_up, play

DAY_NS = 86_400 * 10**9
JUMPS = (DAY_NS, -2 * DAY_NS, 3_600 * 10**9, -400 * DAY_NS, 800 * DAY_NS, -400 * DAY_NS + 1)
PLAYERS = [f"Player{number} Lee" for number in range(1, 7)]


class SetClock:
    """A clock of the wall that jumps each time somebody asks for it to."""

    def __init__(self) -> None:
        self._ahead, self._jumps = 0, cycle(JUMPS)
        self.jumps = 0

    def __call__(self) -> int:
        return time_ns() + self._ahead

    def jump(self) -> None:
        """Set it to another day."""
        self._ahead += next(self._jumps)
        self.jumps += 1


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """The wall clock of everything in this process."""
    made = SetClock()
    monkeypatch.setattr(table_clock, "time_ns", made)
    return made


def test_a_match_goes_on_while_the_clock_is_set(
    tmp_path: Path, clock: SetClock, record_property: Callable[[str, object], None]
) -> None:
    """Deadlines, order and records follow the table's own clock, which never goes back."""

    async def story() -> None:
        async def jump_first() -> None:
            clock.jump()
            await asyncio.sleep(0)

        async with (
            running_server(tmp_path, messages_per_s=10_000) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
        ):
            table = (await ada.open_table("classic", options={"order": {"type": "ArrivalOrder"}})).table
            async with Witness(ada, table) as a, Witness(bea, table) as b:
                await a.say("Start")
                await asyncio.gather(play(a, 1, jump_first), play(b, 2, jump_first))
                await caught_up([a, b])
                assert (await nothing_is_wrong(tmp_path / "tercet.db", [a, b], ada)).records
                assert clock.jumps > 10
                record_property("jumps", clock.jumps)

    run(story)


def test_sessions_results_and_a_competition_outlast_a_clock_that_is_set(tmp_path: Path, clock: SetClock) -> None:
    """A session neither ends nor begins anew, a result is kept once, and a day's log never goes back in time."""

    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            me = await guest(browser)
            kept = (await put(browser, COURSE)).json()
            competition = await opened(browser, rounds=1, tables=2, finalists=3)
            steps: list[tuple[str, dict[str, Any]]] = [("DrawRounds", {}), ("StartRound", {"round": 1})]
            await enter(browser, competition, *PLAYERS)
            for step, said in steps:
                clock.jump()
                await say(browser, competition, step, **said)
            games = await first_round(browser, competition)
            for game in games:
                clock.jump()
                await say(browser, competition, "Report", game=game["id"], sheet=result(game))
            rows = (await browser.get(f"/api/competitions/{competition}/standings")).json()
            assert {row["number"]: row["total"] for row in rows} == by_hand(games)
            log = await server.inside.store.read(stream_of(competition))
            times = [event.at for event in events_in(competition, log, {})]
            assert times == sorted(times)
            for _ in JUMPS:
                clock.jump()
                assert (await put(browser, COURSE)).json() == kept
                assert await listed(browser) == [kept]
                assert (await browser.get("/api/me")).json()["player"] == me

    run(story)
