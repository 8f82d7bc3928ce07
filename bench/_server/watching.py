"""People who look on at a table, and sockets that are only read.

python watching.py PORT COUNT [TABLE]

With a TABLE of Tercet so many spectators come to it; without one, so many bare sockets are opened. Whatever they are
sent is read and forgotten. It says “ready” when all are there.
"""

import asyncio
import json
import sys
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def look_on(port: int, table: str, there: asyncio.Semaphore) -> None:
    """Come to the table, and see everything."""
    async with connect(f"ws://127.0.0.1:{port}/ws", compression=None) as line:
        await line.send(json.dumps({"type": "Hello", "v": 1, "table": table}))
        await line.recv()
        there.release()
        with suppress(ConnectionClosed):
            async for _ in line:
                pass


async def only_read(port: int, there: asyncio.Semaphore) -> None:
    """Read until the other side closes."""
    reader, _ = await asyncio.open_connection("127.0.0.1", port)
    there.release()
    while await reader.read(65536):
        pass


async def main(port: str, count: str, table: str = "") -> None:
    """Come, say so, and stay."""
    there = asyncio.Semaphore(0)
    coming = [look_on(int(port), table, there) if table else only_read(int(port), there) for _ in range(int(count))]
    tasks = [asyncio.create_task(one) for one in coming]
    for _ in tasks:
        await there.acquire()
    print("ready", flush=True)
    await asyncio.gather(*tasks)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
