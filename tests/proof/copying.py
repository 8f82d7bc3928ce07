"""A writer with a copy in a second folder that is killed at a random instant, and what must be in the copy then."""

import asyncio
import os
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from tercet.storage.sqlite import SqliteStore
from tercet.storage.sqlite.copies import copier
from tercet.storage.store import NewEntry
from tests.proof.killing import LATEST_S, PROCESSES, TABLES, WORD, Acknowledged, body_of, promised
from tests.storage.copied import caught_up
from tests.support.limits import HANG_S


async def write(folder: Path, say: int, hasty: bool) -> None:
    """Append for ever; say each number once the copy has it. Hastily: once it is saved."""
    store, dice = await SqliteStore.open(folder / "data/tercet.db"), Random()
    await store.copy_to(folder / "stick")
    heads = {table: await store.head(f"table {table}") for table in range(TABLES)}
    while True:
        tables = [table for table in heads if dice.random() < 0.5]
        await asyncio.gather(*(store.append(entry(table, heads[table])) for table in tables))
        if not hasty:
            await caught_up(store)
        for table in tables:
            heads[table] += 1
            os.write(say, WORD.pack(table, heads[table]))


def entry(table: int, after: int) -> NewEntry:
    """The next entry of a table."""
    return NewEntry(f"table {table}", after, 0, body_of(table, after + 1), "ada", f"{table}-{after}")


def write_in_process(folder: Path, say: Connection, hasty: bool) -> None:
    """The process that gets killed."""
    copier.GATHER_S = 0.0 if not hasty else 0.01  # type: ignore[misc]
    asyncio.run(write(folder, say.fileno(), hasty))


def write_and_kill(folder: Path, dice: Random, hasty: bool = False) -> Acknowledged:
    """Let somebody write, kill them at a random instant, and give what they said was in the copy."""
    hear, say = PROCESSES.Pipe(duplex=False)
    assert isinstance(hear, Connection)
    process = PROCESSES.Process(target=write_in_process, args=(folder, say, hasty))
    process.start()
    say.close()
    if dice.random() < 0.7:
        hear.poll(HANG_S)
    process.join(dice.uniform(0, LATEST_S))
    process.kill()
    process.join()
    return promised(hear)
