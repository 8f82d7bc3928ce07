"""A real `tercet serve`, in a separate process on a free port."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tests.support.limits import HANG_S

SERVE: tuple[str, ...] = (sys.executable, "-m", "tercet", "serve", "--port", "0")


@contextmanager
def kept_port() -> Iterator[int]:
    """A port for a server that is killed and restarted: also bound here, so that nobody else gets it meanwhile."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does: only one of them may listen
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


def serving(*options: str | Path, **env: str) -> AbstractContextManager[str]:
    """Start a server; gives the address that it prints."""
    return started(*SERVE, *map(str, options), **env)


@contextmanager
def started(*command: str, **env: str) -> Iterator[str]:
    """Start a server by some command; yields the address that it prints."""
    surroundings = {**os.environ, "TERCET_TABLES_PER_S": "1000", **env}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=surroundings)
    assert process.stdout
    try:
        said = process.stdout.readline()
        if "http://" not in said:
            raise AssertionError(f"tercet serve did not start: {said}{process.stdout.read()}")
        yield said[said.index("http://") :].strip()
    finally:
        process.terminate()
        process.communicate(timeout=HANG_S)
