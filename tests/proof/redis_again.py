"""A Redis that can be killed and started again in the middle of a test."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.servers import Command, redis_program, wait_until


class RestartableRedis:
    """A server for this test alone."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._socket = folder / "socket"
        self._program = redis_program(folder)
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"unix://{self._socket}"

    def start(self) -> None:
        """Start it, and wait until it can be reached."""
        self._socket.unlink(missing_ok=True)
        log = self._folder / "log"
        command: Command = [
            self._program,
            "--port",
            "0",
            "--unixsocket",
            self._socket,
            "--save",
            "",
            "--dir",
            self._folder,
        ]
        with log.open("ab") as output:
            self._process = subprocess.Popen(command, stdout=output, stderr=output)
        wait_until(self._socket.exists, self._process, log)

    def kill(self) -> None:
        """SIGKILL."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()


@contextmanager
def restartable_redis() -> Iterator[RestartableRedis]:
    """A running Redis; gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="tercet-redis-"))
    try:
        server = RestartableRedis(folder)
        server.start()
        try:
            yield server
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
