"""An ended session can do nothing: its sockets are closed, on every worker and however it was ended."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from httpx import AsyncClient, Response

from tercet.client import Visit
from tercet.protocol.from_server import Goodbye
from tercet.server.people.tokens import token_hash
from tests.server.api.asking import another
from tests.server.live.visiting import at_table, hear_until, table_of
from tests.server.running_server import Line, line, run, running_server

Ask = Callable[[AsyncClient], Awaitable[Response]]
ENDS: dict[str, Ask] = {
    "signing out": lambda browser: browser.delete("/api/session"),
    "signing out everywhere": lambda browser: browser.delete("/api/sessions"),
    "being erased": lambda browser: browser.delete("/api/me"),
}


async def is_shown_out(wire: Line) -> None:
    goodbye = await hear_until(wire, Goodbye)
    assert (goodbye.code, goodbye.retry) == ("signed-out", False)
    assert await wire.goodbye() == (4401, "signed-out")


@pytest.mark.parametrize("how", ENDS)
def test_whoever_leaves_is_shown_out_at_once_and_the_others_stay(tmp_path: Path, how: str) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
        ):
            table = await table_of(ada, talk="chat")
            bearer = {"authorization": f"Bearer {ada.token}"}
            async with line(server, ada.token) as wire, line(server, bea.token) as other, line(server) as watcher:
                for one in (wire, other, watcher):
                    await at_table(one, table)
                async with another(server, headers=bearer) as browser:
                    assert (await ENDS[how](browser)).status_code == 204
                await is_shown_out(wire)
                for one in (other, watcher):
                    await one.say(type="Hello", v=1, table=table, seq=0)  # still listened to
                    await hear_until(one, object)

    run(story)


def test_a_renewed_session_is_told_to_come_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            await at_table(wire, await table_of(ada))
            bearer = {"authorization": f"Bearer {ada.token}"}
            async with another(server, headers=bearer) as browser:
                credentials = {"login": "ada", "password": "correct horse battery"}
                assert (await browser.post("/api/account", json=credentials)).status_code == 201
            goodbye = await hear_until(wire, Goodbye)
            assert (goodbye.code, goodbye.retry) == ("renewed", True)

    run(story)


def test_a_device_that_speaks_for_somebody_who_is_erased_is_shown_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
            line(server, ada.token) as wire,
        ):
            await wire.say(type="Hello", v=1, table=await table_of(ada), seq=0, beside=[bea.token, "forged"])
            await hear_until(wire, object)
            async with another(server, headers={"authorization": f"Bearer {bea.token}"}) as browser:
                await browser.delete("/api/me")
            await is_shown_out(wire)

    run(story)


def test_a_session_that_ended_behind_the_servers_back_is_found_at_the_next_look(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            async with line(server, ada.token) as wire, line(server, "forged") as watcher:
                await at_table(wire, table)
                await at_table(watcher, table)
                await server.inside.store.execute("DELETE FROM sessions WHERE token_hash = $1", token_hash(ada.token))
                await server.inside.doorkeeper.look()
                await is_shown_out(wire)
                await watcher.say(type="Hello", v=1, table=table, seq=0)  # a spectator stays one
                await hear_until(watcher, object)

    run(story)
