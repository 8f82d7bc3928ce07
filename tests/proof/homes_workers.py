"""Workers as processes of their own, over one PostgreSQL and Redis, behind a proxy that knows nothing of tables."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import asyncpg

from tercet.server.listening import listen
from tercet.server.run import work
from tercet.server.settings import Settings
from tests.proof.restarts import no_pages
from tests.support.limits import HANG_S

FORKS = multiprocessing.get_context("forkserver")
WORKERS = "SELECT id FROM workers"
HOME = "SELECT worker FROM homes WHERE stream = $1"


def serve(settings: Settings, folder: Path, started: Connection) -> None:
    """The child: a real worker, in a process of its own."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    work(settings, folder, no_pages(folder / "static"), listener, lambda: started.send(port))


class Worker:
    """One worker; `id` is its name in the register."""

    def __init__(self, process: BaseProcess, port: int, name: str) -> None:
        self.process, self.port, self.id = process, port, name

    def signal(self, sign: signal.Signals) -> None:
        """Kill it, pause it, let it go on, or ask it to stop."""
        assert self.process.pid is not None
        os.kill(self.process.pid, sign)

    async def ends(self) -> None:
        """Wait until the process is gone."""
        await asyncio.to_thread(self.process.join, HANG_S)
        assert not self.process.is_alive()


class Workers:
    """Starts workers, and passes each new connection to one of them in turn; one that refuses is passed over."""

    def __init__(self, database: str, redis: str, folder: Path) -> None:
        limits: dict[str, Any] = {f"{what}_per_s": 10_000 for what in ("messages", "sockets", "guests", "tables")}
        self._settings = Settings(database=database, redis=redis, grace_s=60, **limits)
        self._database, self._folder = database, folder
        self._turn = 0
        self._passing: set[asyncio.Task[None]] = set()
        self.all: list[Worker] = []
        self.address = ""

    async def start(self) -> Worker:
        """One more."""
        before = await self.registered()
        ours, theirs = FORKS.Pipe(duplex=False)
        process = FORKS.Process(target=serve, args=(self._settings, self._folder, theirs))
        process.start()
        theirs.close()
        assert await asyncio.to_thread(ours.poll, HANG_S), "the worker did not start"
        port = ours.recv()
        [name] = await self.registered() - before
        self.all.append(Worker(process, port, name))
        return self.all[-1]

    async def registered(self) -> set[str]:
        """The names of all workers in the register."""
        with suppress(asyncpg.UndefinedTableError):
            return {name for (name,) in await self.ask(WORKERS)}
        return set()

    async def home_of(self, table: str) -> Worker:
        """The worker at which a table lives."""
        [(name,)] = await self.ask(HOME, table)
        return next(worker for worker in self.all if worker.id == name)

    async def ask(self, sql: str, *values: Any) -> list[Any]:
        """Ask the database."""
        connection = await asyncpg.connect(self._database)
        try:
            return [*map(tuple, await connection.fetch(sql, *values))]
        finally:
            await connection.close()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A client comes: to the next worker that lets it in."""
        for _ in self.all:
            self._turn += 1
            worker = self.all[self._turn % len(self.all)]
            with suppress(OSError):
                inner_reader, inner_writer = await asyncio.open_connection("127.0.0.1", worker.port)
                await asyncio.gather(pump(reader, inner_writer), pump(inner_reader, writer))
                return
        writer.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass bytes on until one end is closed; then close the other."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def workers(database: str, redis: str, folder: Path, count: int) -> AsyncIterator[Workers]:
    """Some workers; killed at the end."""
    FORKS.set_forkserver_preload(["tests.proof.homes_workers"])
    them = Workers(database, redis, folder)
    try:
        for _ in range(count):
            await them.start()
        async with await asyncio.start_server(them.connect, "127.0.0.1", 0) as proxy:
            them.address = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
            yield them
    finally:
        for worker in them.all:
            worker.process.kill()
            worker.process.join()


async def until(true: Callable[[], Any]) -> None:
    """Wait until an answer is what it should be."""
    async with asyncio.timeout(HANG_S):
        while not await true():  # noqa: ASYNC110 (the database tells nobody)
            await asyncio.sleep(0.05)
