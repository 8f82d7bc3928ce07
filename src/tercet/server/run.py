"""Runs a server until it is stopped: one process, or several workers on one port."""

import asyncio
import gc
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from pathlib import Path
from threading import Thread
from types import FrameType

import uvicorn

from tercet.server.assembly import TercetServer
from tercet.server.http import Hosts, Limits, bounded
from tercet.server.logs import set_up_logs
from tercet.server.settings import Settings
from tercet.storage.sqlite import SqliteStore
from tercet.storage.sqlite.lock import lock_folder
from tercet.storage.store import Store, StoreError
from tercet.words.languages import Language


class AnnouncingServer(uvicorn.Server):
    """A server that announces when it can be reached."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce it."""
        await super().startup(sockets)
        spare_the_collector()
        self._announce()


def spare_the_collector() -> None:
    """Exclude everything created at the start from garbage collection, and collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


async def open_store(settings: Settings, folder: Path) -> Store:
    """The store from the settings: a file, or a PostgreSQL database."""
    if not settings.database:
        return await open_file(settings, folder)
    from tercet.storage.postgresql import PostgresStore
    from tercet.storage.postgresql.lease import Lease

    lease = Lease() if settings.redis else None  # one of several workers
    return await PostgresStore.open(settings.database, settings.durability, lease=lease)


async def open_file(settings: Settings, folder: Path) -> SqliteStore:
    """The store in a file, with a copy in a second folder if that is wanted."""
    store = await SqliteStore.open(folder / "tercet.db", settings.durability)
    if settings.copy_to:
        try:
            await store.copy_to(Path(settings.copy_to))
        except StoreError:
            await store.close()
            raise
    return store


async def serve(
    settings: Settings, folder: Path, client: Path, listener: socket.socket, announce: Callable[[], None]
) -> None:
    """Serve on the given socket; `announce` is called once it answers."""
    set_up_logs(settings.log_format)
    if settings.database:
        await _serve(settings, TercetServer(settings, await open_store(settings, folder), client), listener, announce)
        return
    with lock_folder(folder):
        assembled = TercetServer(settings, await open_store(settings, folder), client, folder)
        await _serve(settings, assembled, listener, announce)


async def _serve(
    settings: Settings, assembled: TercetServer, listener: socket.socket, announce: Callable[[], None]
) -> None:
    await AnnouncingServer(configured(assembled, settings), announce).serve([listener])


def configured(assembled: TercetServer, settings: Settings) -> uvicorn.Config:
    """The uvicorn configuration: pages through the framework, sockets through ours, our own log format."""
    return uvicorn.Config(
        assembled.app,
        http=bounded(Limits(), Hosts(settings.origins, settings.trusted_proxies, settings.address)),
        ws=assembled.sockets.protocol,
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=[*settings.trusted_proxies],
    )


def work(settings: Settings, folder: Path, client: Path, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve until a stop signal, on the fastest available event loop."""
    loops = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(serve(settings, folder, client, listener, announce))


def run(
    settings: Settings,
    folder: Path,
    client: Path,
    listener: socket.socket,
    announce: Callable[[], None],
    lang: Language = "en",
) -> None:
    """Serve with the number of workers in the settings; workers that cannot start say why in this language."""
    if settings.workers == 1:
        work(settings, folder, client, listener, announce)
    else:
        Workers(settings, folder, client, listener, lang).run(announce)


class Workers:
    """Several processes on one port. One that dies is replaced; a signal to stop stops them all."""

    def __init__(self, settings: Settings, folder: Path, client: Path, listener: socket.socket, lang: Language) -> None:
        self._what = (settings, folder, client, listener, lang)
        self._count = settings.workers
        self._context = multiprocessing.get_context("spawn")
        self._started = self._context.Semaphore(0)
        self._stopping = False

    def run(self, announce: Callable[[], None]) -> None:
        """Start them, announce when all answer, and keep them running."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        processes = [self._start() for _ in range(self._count)]
        if self._all_start(processes):
            announce()
        while not self._stopping:
            processes = [process if process.is_alive() else self._start() for process in processes]
            time.sleep(0.3)
        self._end(processes)

    def _all_start(self, processes: list[BaseProcess]) -> bool:
        """Wait for every worker, unless told to stop; if one cannot start, all are stopped."""
        for _ in processes:
            while not self._stopping and not self._started.acquire(timeout=0.2):
                if any(process.exitcode is not None for process in processes):
                    self._end(processes)
                    raise StoreError("store-worker")
        return not self._stopping

    def _start(self) -> BaseProcess:
        process = self._context.Process(target=_worker, args=(*self._what, self._started))
        process.start()
        return process

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopping = True

    def _end(self, processes: list[BaseProcess]) -> None:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def _worker(
    settings: Settings, folder: Path, client: Path, listener: socket.socket, lang: Language, started: Semaphore
) -> None:
    Thread(target=_stop_with_the_parent, daemon=True).start()
    try:
        work(settings, folder, client, listener, started.release)
    except StoreError as trouble:
        sys.exit(trouble.in_words(lang))


def _stop_with_the_parent() -> None:
    """A parent that was killed can stop nobody: its workers notice, stop, and free the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
