"""Whoever may do everything never meets a closed door: so some tests run as an ordinary user, in a process apart."""

import asyncio
import multiprocessing
import os
import pwd
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

from tercet.storage.sqlite import SqliteStore

Result = TypeVar("Result")


def as_ordinary_user(work: Callable[[Path], Result]) -> Result:
    """Do some work in a folder of its own, as `nobody` if we are the administrator."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        return process.submit(work_as_nobody, work).result()


def work_as_nobody(work: Callable[[Path], Result]) -> Result:
    """In the other process: give up all powers, then work."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(open_and_close(Path(folder) / "tercet.db"))  # loads whatever `nobody` may not be able to read
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.setgroups([])
        os.setgid(nobody.pw_gid)
        os.setuid(nobody.pw_uid)
    with tempfile.TemporaryDirectory() as folder:
        try:
            return work(Path(folder))
        finally:
            Path(folder).chmod(0o700)  # so that it can be removed


async def open_and_close(path: Path) -> None:
    """Open a store, and that is all."""
    await (await SqliteStore.open(path)).close()
