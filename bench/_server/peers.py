"""The servers that are measured: Tercet in its kinds, and the others, installed from npm."""

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from _server import seating
from _server.processes import HERE, Command, Cores, Server
from _server.seating import Seating

import build_client
from dev import PYTHON, ROOT, node_wheel, step
from tests.support import servers

PEERS = ROOT / ".cache/bench-server"
OPEN_DOORS = {f"TERCET_{name}_PER_S": "100000" for name in ("MESSAGES", "SOCKETS", "GUESTS", "TABLES")}
SAFE = ("synchronous_commit=on", "shared_buffers=128MB", "listen_addresses=")  # fsync is on unless told otherwise


@dataclass(frozen=True, eq=False)
class Kind:
    """A server, and how to come to its tables."""

    name: str
    dialect: str
    seating: Seating
    command: Command
    env: Mapping[str, str] = field(default_factory=dict)
    beside: tuple[int, ...] = ()  # the database server
    commands: int = 1  # in one claim

    def start(self, cores: Cores) -> Server:
        """Start it."""
        return Server(self.command, cores, **self.env)


def install_peers() -> None:
    """Colyseus, ws and boardgame.io, beside the project."""
    PEERS.mkdir(parents=True, exist_ok=True)
    for path in (HERE / "peers").iterdir():
        shutil.copy(path, PEERS)
    wanted, there = PEERS / "package.json", PEERS / "node_modules/.tercet"
    if there.is_file() and there.read_bytes() == wanted.read_bytes():
        return
    npm: Command = [build_client.node_in(node_wheel()), build_client.npm_in(node_wheel()), "--prefix", PEERS]
    options = ("--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund")
    step("Fetching Colyseus, ws and boardgame.io from npm", [*npm, "install", *options])
    shutil.copy(wanted, there)


def peer(name: str, dialect: str, seats: Seating, script: str) -> Kind:
    """One of the others."""
    node = build_client.node_in(node_wheel())
    return Kind(
        name,
        dialect,
        seats,
        [node, PEERS / script],
        {"NODE_ENV": "production", "COLYSEUS_SEAT_RESERVATION_TIME": "120"},
    )


def peers() -> list[Kind]:
    """All of the others."""
    return [
        peer("Colyseus", "colyseus", seating.colyseus, "colyseus.js"),
        peer("ws", "ws", seating.ws, "ws.js"),
        peer("boardgame.io", "boardgame.io", seating.boardgame, "boardgame.js"),
    ]


def tercet(name: str, *options: str | Path, beside: tuple[int, ...] = (), python: Path = PYTHON) -> Kind:
    """`tercet serve`, with doors wide enough for a load from one address."""
    command: Command = [python, "-m", "tercet", "serve", "--port", "0", *options]
    return Kind(name, "tercet", seating.tercet, command, {**OPEN_DOORS, **python_env(python)}, beside)


def fair(name: str, *options: str | Path) -> Kind:
    """The same with fair calls, which tables have by default: the quicker reaction wins, not the first to arrive."""
    return replace(tercet(name, *options), seating=seating.tercet_fair)


def calling(name: str, *options: str | Path) -> Kind:
    """The same where a player calls before pointing: two commands for each claim."""
    return replace(tercet(name, *options), dialect="tercet-calls", seating=seating.tercet_calls, commands=2)


def compiled(kind: Kind, modules: Path) -> Kind:
    """The same with the compiled modules of this folder."""
    return replace(kind, name=f"{kind.name}; compiled", env={**kind.env, "PYTHONPATH": str(modules)})


def floor(name: str, *file: Path, python: Path = PYTHON) -> Kind:
    """Tercet's sockets without its rules; with a file, its store too."""
    return Kind(name, "ws", seating.floor, [python, HERE / "floor.py", *file], python_env(python))


def python_env(python: Path) -> dict[str, str]:
    """Another build of the same Python uses the packages of the environment."""
    return {} if python == PYTHON else {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(site_packages())))}


def site_packages() -> Path:
    """Where the packages of the environment lie: another build of the same Python can use them too."""
    return next(PYTHON.parents[1].glob("lib/python3*/site-packages"))


class Database(NamedTuple):
    """A PostgreSQL of our own."""

    url: str
    pid: int


@contextmanager
def database(cores: Cores) -> Iterator[Database]:
    """A PostgreSQL that writes to the disk as it does by default."""
    with servers.postgres(SAFE) as url:
        folder = Path(url.rpartition("=")[2])
        pid = int((folder / "data/postmaster.pid").read_text().split()[0])
        for one in (pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())):
            with suppress(ProcessLookupError):  # one that only helped to start it
                os.sched_setaffinity(one, cores)
        yield Database(url, pid)
