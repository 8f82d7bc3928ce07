"""Invalid, oversized or early messages are answered with the reason, and the connection is closed."""

from pathlib import Path

import pytest

from tercet.client import Visit
from tercet.protocol.from_server import Goodbye, TableEntry
from tests.server.live.visiting import at_table, hear_until, table_of
from tests.server.running_server import line, run, running_server


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"type":"Point"}', '{"type":"Say","id":"1"}', "{" * 1000])
def test_what_is_no_message_is_said_so_and_hung_up_on(tmp_path: Path, text: str) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            await at_table(wire, await table_of(ada))
            await wire.socket.send(text)
            goodbye = await hear_until(wire, Goodbye)
            assert goodbye.code == "bad-message"
            assert goodbye.why.startswith("That is no message of this protocol: ")
            assert (await wire.goodbye())[0] == 4400

    run(story)


@pytest.mark.parametrize(("frame", "code"), [("x" * 4097, 1009), (b"bytes", 1003)])
def test_too_much_in_one_frame_or_no_text_is_hung_up_on(tmp_path: Path, frame: str | bytes, code: int) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            await wire.socket.send(frame)
            assert (await wire.goodbye())[0] == code
            async with line(server, ada.token) as again:
                await at_table(again, table)

    run(story)


def test_nothing_can_be_said_before_hello(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            await wire.say(type="Say", id="1", say={"type": "Call"})
            goodbye = await wire.hear()
            assert isinstance(goodbye, Goodbye)
            assert goodbye.code == "hello-first"
            assert await wire.goodbye() == (4400, "hello-first")

    run(story)


def test_a_flood_is_told_to_wait_and_nobody_else_notices(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            async with line(server, ada.token) as flood, line(server) as other:
                await at_table(flood, table)
                await at_table(other, table)
                for n in range(200):
                    await flood.say(type="Say", id=f"{n}", say={"type": "Call"})
                goodbye = await hear_until(flood, Goodbye)
                assert (goodbye.code, goodbye.retry) == ("too-much", True)
                assert (await flood.goodbye())[0] == 4429
                async with line(server, ada.token) as again:
                    await at_table(again, table)
                    await again.say(type="Say", id="x", say={"type": "Lock", "locked": True})
                    assert isinstance(await hear_until(other, TableEntry), TableEntry)

    run(story)
