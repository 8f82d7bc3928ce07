"""A connection that stood still, unnoticed: what was pressed meanwhile comes in late, and must not happen then."""

import asyncio
from pathlib import Path
from time import monotonic
from typing import Any

from tercet.client import Visit
from tercet.protocol.from_server import CommandRefused, TableEntry
from tercet.server.live.visitor import Visitor
from tercet.server.socket.pulse import STALLED_S
from tests.server.live.visiting import at_table, table_of
from tests.server.running_server import Line, line, run, running_server


async def answer(wire: Line, id_: str, **saying: Any) -> TableEntry | CommandRefused:
    """Say something, and hear what comes of it."""
    await wire.say(type="Say", id=id_, say=saying)
    while True:
        heard = await wire.hear()
        if isinstance(heard, TableEntry) and heard.done == id_:
            return heard
        if isinstance(heard, CommandRefused) and heard.id == id_:
            return heard


def test_a_call_that_was_held_up_on_its_way_does_not_happen(tmp_path: Path) -> None:
    """A-5: it would cost a point. What does no harm later happens, and a call that is meant now counts."""

    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = (await ada.open_table("classic", options={"order": {"type": "ArrivalOrder"}})).table
            async with line(server, ada.token) as wire:
                await at_table(wire, table)
                assert isinstance(await answer(wire, "1", type="Start"), TableEntry)
                (viewer,) = server.inside.hub.awake[table].audience.viewers
                assert isinstance(viewer, Visitor)
                sent = viewer.pulse.ping(monotonic() - STALLED_S - 1)  # and its answer is nowhere
                for id_ in ("2", "2"):
                    held = await answer(wire, id_, type="Call")
                    assert isinstance(held, CommandRefused)
                    assert held.code == "not-heard"
                assert isinstance(await answer(wire, "3", type="Lock", locked=True), TableEntry)
                viewer.pulse.pong(sent, monotonic())
                while viewer.pulse.is_stalled(monotonic()):  # noqa: ASYNC110 (until a new ping is answered in time)
                    await asyncio.sleep(0.01)
                assert isinstance(await answer(wire, "4", type="Call"), TableEntry)

    run(story)


def test_who_answers_pings_late_gains_nothing_by_it(tmp_path: Path) -> None:
    """Only what the laggard says is dropped: nobody else has to wait."""

    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            table = await table_of(ada)
            async with line(server, ada.token) as stalled, line(server, ada.token) as quick:
                await at_table(stalled, table)
                (viewer,) = server.inside.hub.awake[table].audience.viewers
                assert isinstance(viewer, Visitor)
                await at_table(quick, table)
                viewer.pulse.ping(monotonic() - STALLED_S - 1)
                assert isinstance(await answer(stalled, "1", type="Start"), CommandRefused)
                assert isinstance(await answer(quick, "2", type="Start"), TableEntry)

    run(story)
