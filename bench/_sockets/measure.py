"""Servers and loads as processes, and what they cost."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

Command = list[str | Path]
SECONDS = "1.0"


class Round(NamedTuple):
    """One round: CPU for each claim, and how much of its core each side used."""

    cpu_us: float
    server_busy: float
    load_busy: float


def two_cores() -> tuple[str, str] | None:
    """A core for the server and another for the load; None where there are not two, or where they cannot be told."""
    if not Path("/proc/self/schedstat").exists():
        return None
    cores = sorted(os.sched_getaffinity(0))
    return (str(cores[0]), str(cores[-1])) if len(cores) > 1 else None


def compiled_load(here: Path, scratch: Path) -> Command:
    """The load in C, or in Python where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return [sys.executable, here / "load.py"]
    subprocess.run([compiler, "-O2", "-o", scratch / "load", here / "load.c"], check=True)
    return [scratch / "load"]


class Running:
    """A process that says one line when it is ready."""

    def __init__(self, command: Command) -> None:
        self.process = subprocess.Popen([*map(str, command)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.said = self.line()

    def line(self) -> str:
        """Its next line."""
        assert self.process.stdout
        if line := self.process.stdout.readline().strip():
            return line
        raise subprocess.CalledProcessError(self.process.wait(), self.process.args)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()


class Server(Running):
    """A server; it says its port."""

    def __init__(self, command: Command) -> None:
        super().__init__(command)
        self.port = self.said
        self.folder = Path(f"/proc/{self.process.pid}")

    def cpu_s(self) -> float:
        """CPU used so far, by all its threads."""
        used = [path.read_text().split()[0] for path in self.folder.glob("task/*/schedstat")]
        return sum(map(int, used)) / 1e9

    def memory_kb(self) -> int:
        """Memory of its own."""
        lines = (self.folder / "smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


class Load(Running):
    """Clients of a server."""

    def __init__(self, command: Command, port: str, connections: int) -> None:
        program, core = command[:-1], command[-1]
        super().__init__([*program, port, str(connections), core])

    def play(self, server: Server) -> Round:
        """One round."""
        assert self.process.stdin
        cpu_s, began = server.cpu_s(), time.monotonic()
        self.process.stdin.write(f"{SECONDS}\n")
        self.process.stdin.flush()
        claims, own_s = self.line().split()
        took_s, used_s = time.monotonic() - began, server.cpu_s() - cpu_s
        return Round(used_s / int(claims) * 1e6, used_s / took_s, float(own_s) / took_s)
