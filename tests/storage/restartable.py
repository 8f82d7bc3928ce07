"""A PostgreSQL that can be stopped, killed and started again in the middle of a test."""

import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.support.limits import HANG_S
from tests.support.servers import INITDB, QUICK, Command, nobody, postgres_programs, wait_until


class Restartable:
    """A server for this test alone."""

    def __init__(self, folder: Path, settings: Sequence[str]) -> None:
        self._folder, self._who, self._settings = folder, nobody(), settings
        self._programs = postgres_programs(folder, self._who)
        self._env = {"PATH": f"{self._programs}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(folder)}
        self._run("initdb", "-D", folder / "data", *INITDB)
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://test@/postgres?host={folder}"

    @property
    def pid(self) -> int:
        """The process that all its others come from."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [part for setting in self._settings for part in ("-c", setting)]
        command: Command = [self._programs / "postgres", "-D", self._folder / "data", "-k", self._folder, *options]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=self._folder, env=self._env, stdout=log, stderr=log, **self._who
            )
        asking: Command = [self._programs / "pg_isready", "-q", "-h", self._folder]
        wait_until(lambda: subprocess.run(asking, env=self._env).returncode == 0, self._process, self._folder / "log")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT orderly, SIGQUIT at once, without saving anything more."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(HANG_S)
        self._process = None

    def _run(self, program: str, *options: str | Path) -> None:
        command: Command = [self._programs / program, *options]
        subprocess.run(command, cwd=self._folder, env=self._env, check=True, stdout=subprocess.DEVNULL, **self._who)


@contextmanager
def restartable(settings: Sequence[str] = QUICK) -> Iterator[Restartable]:
    """A running server; gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="tercet-pg-"))
    try:
        server = Restartable(folder, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
