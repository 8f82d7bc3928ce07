"""A server that can be killed and started again on the same data and port: imported once, then forked each time."""

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from tercet.server.listening import listen
from tercet.server.run import work
from tercet.server.settings import Settings
from tests.support.limits import HANG_S
from tests.support.serving import kept_port

FORKS = multiprocessing.get_context("forkserver")
SETTINGS = Settings(messages_per_s=10_000, sockets_per_s=1_000, guests_per_s=100, grace_s=60)


def serve(folder: Path, client: Path, port: int, started: Connection) -> None:
    """The child: a real server, in a process of its own."""
    listener = listen("127.0.0.1", port)
    work(SETTINGS, folder, client, listener, lambda: started.send(None))


class Mortal:
    """A server that lives until it is killed, and comes back where it was."""

    def __init__(self, folder: Path, client: Path, port: int) -> None:
        self._folder, self._client = folder, client
        self._process: BaseProcess | None = None
        self.port = port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process that is running now."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        ours, theirs = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(target=serve, args=(self._folder, self._client, self.port, theirs))
        self._process.start()
        theirs.close()
        assert ours.poll(HANG_S), "the server did not start"
        ours.recv()

    def kill(self) -> None:
        """No farewell, no flush: SIGKILL."""
        assert self._process is not None
        self._process.kill()
        self._process.join()


def no_pages(folder: Path) -> Path:
    """The folder of a client that consists of an empty page."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html>")
    return folder


@contextmanager
def mortal(folder: Path, client: Path | None = None) -> Iterator[Mortal]:
    """A running server, killed at the end; where nobody looks at pages, it has none."""
    FORKS.set_forkserver_preload(["tests.proof.restarts"])
    with kept_port() as port:
        server = Mortal(folder, client or no_pages(folder / "static"), port)
        server.start()
        try:
            yield server
        finally:
            server.kill()
