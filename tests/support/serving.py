"""A real `tercet serve`, in a process of its own on a free port."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SERVE: tuple[str, ...] = (sys.executable, "-m", "tercet", "serve", "--port", "0")


@contextmanager
def serving(*options: str | Path, **env: str) -> Iterator[str]:
    """Start it; gives the address that it prints."""
    command = [*SERVE, *map(str, options)]
    surroundings = {**os.environ, **env}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=surroundings)
    assert process.stdout
    try:
        said = process.stdout.readline()
        if "http://" not in said:
            raise AssertionError(f"tercet serve did not start: {said}{process.stdout.read()}")
        yield said[said.index("http://") :].strip()
    finally:
        process.terminate()
        process.communicate(timeout=10)
