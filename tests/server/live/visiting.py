"""A visitor in tests: opens a table, says hello to it, and listens."""

import asyncio
from collections.abc import Callable
from typing import Any

from tercet.client import Visit
from tercet.protocol.from_server import Snapshot
from tests.server.running_server import Line


async def table_of(ada: Visit, **options: Any) -> str:
    link = await ada.open_table("quick", options={"order": {"type": "ArrivalOrder"}, **options})
    return link.table


async def at_table(wire: Line, table: str, seq: int = 0) -> Snapshot:
    await wire.say(type="Hello", v=1, table=table, seq=seq)
    shown = await wire.hear()
    assert isinstance(shown, Snapshot)
    return shown


async def hear_until(wire: Line, kind: type) -> Any:
    while not isinstance(message := await wire.hear(), kind):
        pass
    return message


async def until(true: Callable[[], Any]) -> None:
    """Wait until something holds inside the server."""
    while not true():  # noqa: ASYNC110 (nothing tells)
        await asyncio.sleep(0.001)
