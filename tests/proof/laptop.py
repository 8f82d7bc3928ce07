"""A laptop in the hall: a real server with a stick in it, and the phones that talk to it."""

import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx

from tests.support.limits import HANG_S
from tests.support.serving import SERVE


class Laptop:
    """A server in a process of its own."""

    def __init__(self, data: Path, stick: Path, port: int, *options: str, **env: str) -> None:
        command = [*SERVE[:-1], str(port), "--data", str(data), "--copy-to", str(stick), *options]
        environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "TERCET_DURABILITY": "process", **env}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout
        self.said = [self._process.stdout.readline() for _ in range(2)]

    def die(self) -> None:
        """Kill it."""
        self._process.kill()
        self._process.communicate(timeout=HANG_S)

    def stop(self) -> None:
        """Stop it, as Ctrl-C does."""
        self._process.terminate()
        self._process.communicate(timeout=HANG_S)


@contextmanager
def laptop(data: Path, stick: Path, port: int, *options: str, **env: str) -> Iterator[Laptop]:
    """A server, until it is stopped or dead."""
    started = Laptop(data, stick, port, *options, **env)
    try:
        yield started
    finally:
        started.stop()


@asynccontextmanager
async def phone(port: int, token: str = "", cookies: httpx.Cookies | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """A device, perhaps with the session of a link or of a person."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", timeout=HANG_S, headers=headers, cookies=cookies, verify=False
    ) as client:
        yield client


async def copied(client: httpx.AsyncClient) -> None:
    """Wait until the copy says that it has everything."""
    while True:
        copy = (await client.get("/api/server")).json()["copy"]
        if copy["behind"] == 0 and copy["trouble"] is None:
            return
