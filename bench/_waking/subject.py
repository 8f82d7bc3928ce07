"""One table of one server, in a process of its own: written, or woken again and again. For `waking.py`.

It uses nothing that an older Tercet does not have, so that the same program measures both.
"""

import asyncio
import gc
import json
import sys
import tracemalloc
from asyncio.events import Handle
from pathlib import Path
from time import perf_counter, process_time, thread_time

import msgspec

from tercet.server.live.hub import Hub
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import NewEntry

AT_ONCE = 500
WAKINGS = 7


class Holds:
    """How long single callbacks hold the event loop: by the clock, and in CPU time of its thread."""

    def __init__(self) -> None:
        self.longest = self.most_work = 0.0
        run = Handle._run

        def timed(handle: Handle) -> None:
            began, working = perf_counter(), thread_time()
            run(handle)
            self.longest = max(self.longest, perf_counter() - began)
            self.most_work = max(self.most_work, thread_time() - working)

        Handle._run = timed  # type: ignore[method-assign]


async def write(file: Path, entries: list[NewEntry], state_at: int) -> None:
    """Write a table; if this Tercet stores states, the last one is after this entry, or there is none."""
    store = await SqliteStore.open(file, "process")
    await append(store, [msgspec.structs.replace(entry, stream="warm") for entry in entries[:100]])
    await append(store, entries[:state_at])
    hub = Hub(store, grace_s=3600)
    await hub.wake("table")
    if hasattr(hub, "stored_states"):
        await hub.stored_states.finish()
    await append(store, entries[state_at:])
    await store.close()


async def append(store: SqliteStore, entries: list[NewEntry]) -> None:
    """Append these entries."""
    for start in range(0, len(entries), AT_ONCE):
        await asyncio.gather(*map(store.append, entries[start : start + AT_ONCE]))


async def wake(file: Path) -> None:
    """Wake the table some times; prints milliseconds and bytes."""
    holds = Holds()
    store = await SqliteStore.open(file, "process")
    await worker(store).wake("warm")
    found: dict[str, list[float]] = {"wall": [], "cpu": [], "hold": [], "hold_cpu": []}
    for _ in range(WAKINGS):
        hub = worker(store)
        gc.collect()
        await asyncio.sleep(0)  # what was collected held the loop, too
        holds.longest = holds.most_work = 0.0
        began, working = perf_counter(), process_time()
        await asyncio.create_task(hub.wake("table"))
        found["wall"].append(1000 * (perf_counter() - began))
        found["cpu"].append(1000 * (process_time() - working))
        found["hold"].append(1000 * holds.longest)
        found["hold_cpu"].append(1000 * holds.most_work)
    print(json.dumps({**found, "bytes": await awake(store)}))
    await store.close()


def worker(store: SqliteStore) -> Hub:
    """A worker that stores no state: the table stays as it was written."""
    hub = Hub(store, grace_s=3600)
    if hasattr(hub, "stored_states"):
        hub.stored_states.heard = lambda _: None  # type: ignore[method-assign]
    return hub


async def awake(store: SqliteStore) -> int:
    """How many bytes an awake table takes."""
    tracemalloc.start()
    hub = worker(store)
    await hub.wake("warm")
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    await hub.wake("table")
    await asyncio.sleep(0.2)  # what was read is let go
    gc.collect()
    return tracemalloc.get_traced_memory()[0] - before


if __name__ == "__main__":
    what, file = sys.argv[1], Path(sys.argv[2])
    if what == "write":
        log = msgspec.msgpack.decode(Path(sys.argv[3]).read_bytes(), type=list[NewEntry])
        asyncio.run(write(file, log, int(sys.argv[4])))
    else:
        asyncio.run(wake(file))
