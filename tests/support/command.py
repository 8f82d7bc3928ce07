"""The `tercet` command as a user runs it."""

import os
import subprocess
import sys
from typing import NamedTuple

from tests.support.limits import HANG_S


class CommandResult(NamedTuple):
    """How a command ended, and what it said where."""

    code: int
    out: str
    err: str


def tercet(*words: str, **env: str) -> CommandResult:
    """Run the command to its end, in English unless told otherwise."""
    surroundings = {**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "80", "PYTHONUTF8": "1", **env}
    command = [sys.executable, "-m", "tercet", *words]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=surroundings, timeout=HANG_S)
    return CommandResult(done.returncode, done.stdout, done.stderr)
