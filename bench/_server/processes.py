"""Servers and loads as processes of their own: started on a core, measured, ended."""

import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import IO, NamedTuple, Self

Command = list[str | Path]
Cores = frozenset[int]
HERE = Path(__file__).parent
PR_SET_PDEATHSIG = 1


class Broken(Exception):
    """A process did not do what it should; the message says what it wrote."""


class Running:
    """A process on some cores. It is ended when the benchmark is, whatever happens."""

    def __init__(self, command: Command, cores: Cores, **env: str) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (lives as long as the process)
        self.process = subprocess.Popen(
            [*map(str, command)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env={**os.environ, **env},
            preexec_fn=partial(settle, cores),
        )
        self.pid = self.process.pid

    def line(self) -> str:
        """Its next line."""
        assert self.process.stdout
        if line := self.process.stdout.readline():
            return line.strip()
        self._errors.seek(0)
        said = self._errors.read().decode(errors="replace").strip()
        raise Broken(f"{Path(str(self.process.args[0])).name} ended: {said or 'it said nothing'}")  # type: ignore[index]

    def say(self, text: str) -> None:
        """Write to it."""
        assert self.process.stdin
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()
        self._errors.close()


def settle(cores: Cores) -> None:
    """Stay on these cores, and do not outlive the benchmark, however it ends."""
    os.sched_setaffinity(0, cores)
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Server(Running):
    """A server; one of its first lines says its address."""

    def __init__(self, command: Command, cores: Cores, **env: str) -> None:
        super().__init__(command, cores, **env)
        while "http://" not in (said := self.line()):
            pass
        self.port = int(said.rpartition(":")[2])

    def memory_kb(self) -> int:
        """Memory of its own."""
        lines = Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


class Seat(NamedTuple):
    """How the load gets to one seat: four of them make a room."""

    port: int
    path: str
    header: str
    name: str

    def __str__(self) -> str:
        return "\t".join(map(str, self))


class Claims(NamedTuple):
    """What some claims cost, and the ends and beginnings of the matches between them. CPU in seconds."""

    claims: int
    took_s: float
    server_s: float
    beside_s: float
    load_s: float
    matches: int
    ends_s: float
    beginnings_s: float

    @property
    def cpu_us(self) -> float:
        """CPU of the server for a claim."""
        return self.server_s / self.claims * 1e6

    @property
    def beside_us(self) -> float:
        """CPU of the database server for a claim."""
        return self.beside_s / self.claims * 1e6

    @property
    def end_us(self) -> float:
        """CPU of the server for the end of a match: the command, then results, ratings and times in the ledger."""
        return self.ends_s / self.matches * 1e6

    @property
    def beginning_us(self) -> float:
        """CPU of the server for the beginning of a match."""
        return self.beginnings_s / self.matches * 1e6


class Paced(NamedTuple):
    """Claims at a steady rate: from the claim until all four were shown, in ms."""

    claims: int
    p50_ms: float
    p99_ms: float
    most_ms: float


class Load(Running):
    """Clients of a server."""

    def __init__(
        self,
        program: Path,
        dialect: str,
        cores: Cores,
        servers: Iterable[int],
        beside: Iterable[int] = (),
    ) -> None:
        pids = [",".join(map(str, group)) or "0" for group in (servers, beside)]
        super().__init__([program, dialect, *pids], cores)

    def seat(self, seats: Iterable[Seat]) -> None:
        """Let everybody in."""
        self.say("".join(f"{seat}\n" for seat in seats) + "\n")
        if (said := self.line()) != "ready":
            raise Broken(said)

    def deal(self) -> None:
        """A new match in every room."""
        self.say("deal\n")
        self.line()

    def claims(self, legs: int, each: int = 20) -> Claims:
        """So many claims in each room, as fast as can be, then a new match in every room; `legs` times."""
        self.say(f"claims {legs} {each}\n")
        claims, took, server, beside, own, matches, ends, beginnings = self.line().split()
        costs = map(float, (took, server, beside, own))
        return Claims(int(claims), *costs, int(matches), float(ends), float(beginnings))

    def pace(self, rate: float, seconds: float) -> Paced:
        """So many claims a second, over all rooms in turn."""
        self.say(f"pace {rate} {seconds}\n")
        claims, *times = self.line().split()
        return Paced(int(claims), *map(float, times))


def compiled_load(folder: Path) -> Path | None:
    """The load, compiled; None where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = folder / "load"
    subprocess.run([compiler, "-O2", "-o", program, *sorted((HERE / "load").glob("*.c"))], check=True)
    return program
