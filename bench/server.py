"""What a claim costs: the real server, every claim checked, saved and shown, beside rooms that save nothing.

python3 dev.py bench server [--quick] [--rounds N] [--part claims|idle|crowd|watchers|workers] [--python PATH]
    [--compiled]

64 tables of 4; one claim is on its way at each, and done when all four have been shown it. All servers are up at once,
on one core; the load is on another. Rounds of a second are interleaved, and ratios are taken within a round. Claims are
counted from when the server is idle until it is idle again; the ends and the beginnings of matches likewise.
--python measures Tercet with another build of the same Python as well, such as the system's; --compiled with the
modules that `python3 dev.py fast` has compiled.
"""

import argparse
import os
import platform
import resource
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from _server import parts  # noqa: E402
from _server.figures import spread, table  # noqa: E402
from _server.parts import Bench, Crowd, Measured, Watched, Workers  # noqa: E402
from _server.peers import Database, Kind, calling, compiled, database, fair, floor, install_peers, peers, tercet  # noqa: E402
from _server.processes import Broken, compiled_load  # noqa: E402

from dev import FAST, PYTHON, stop  # noqa: E402
from tests.support import servers  # noqa: E402

PARTS = ("claims", "idle", "crowd", "watchers", "workers")
BASE = "Colyseus"
FLOOR = "the same with its store: SQLite, power loss"
ROOMS = 64


def arguments() -> argparse.Namespace:
    """What is to be measured."""
    parser = argparse.ArgumentParser(prog="dev.py bench server", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a short run: few rounds, few people")
    parser.add_argument("--rounds", type=int, default=0, help="rounds to be counted (12, or 3 with --quick)")
    parser.add_argument("--part", action="append", choices=PARTS, help="only this part; may be given again")
    parser.add_argument("--python", type=Path, help="measure Tercet with this Python too")
    parser.add_argument("--compiled", action="store_true", help="measure Tercet with its compiled modules too")
    return parser.parse_args()


def own_kinds(scratch: Path, data: Database, other: Path | None) -> list[Kind]:
    """Tercet over each store, with each durability."""
    beside, url = (data.pid,), data.url
    kinds = [
        tercet("Tercet, SQLite, survives power loss", "--data", scratch / "power", "--durability", "power"),
        tercet("Tercet, SQLite, survives a kill", "--data", scratch / "process", "--durability", "process"),
        tercet("Tercet, PostgreSQL, power loss", "--database", url, "--durability", "power", beside=beside),
        tercet("Tercet, PostgreSQL, a kill", "--database", url, "--durability", "process", beside=beside),
        fair("Tercet, SQLite, power loss, fair calls", "--data", scratch / "fair"),
        calling("Tercet, SQLite, power loss, fair calls, calls first", "--data", scratch / "calls"),
        floor("Tercet’s sockets alone: no rules, nothing saved"),
        floor(FLOOR, scratch / "floor.db"),
    ]
    return [*kinds, *kinds_of(other, scratch)] if other else kinds


def compiled_kinds(scratch: Path) -> list[Kind]:
    """Tercet with its compiled modules, over SQLite."""
    modules = FAST / "modules"
    if not modules.is_dir():
        stop("There are no compiled modules yet: `python3 dev.py fast` makes them.", 2)
    return [
        compiled(kind, modules)
        for kind in (
            tercet("Tercet, SQLite, survives power loss", "--data", scratch / "fast-power"),
            tercet("Tercet, SQLite, survives a kill", "--data", scratch / "fast-kill", "--durability", "process"),
            fair("Tercet, SQLite, power loss, fair calls", "--data", scratch / "fast-fair"),
            calling("Tercet, SQLite, power loss, fair calls, calls first", "--data", scratch / "fast-calls"),
        )
    ]


def kinds_of(other: Path, scratch: Path) -> list[Kind]:
    """The same with another Python, as far as it makes a difference."""
    name = subprocess.run([other, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return [
        tercet(f"{name}: SQLite, power loss", "--data", scratch / "other", python=other),
        tercet(f"{name}: SQLite, a kill", "--data", scratch / "other-kill", "--durability", "process", python=other),
        floor(f"{name}: sockets alone", python=other),
    ]


def show_claims(measured: list[Measured]) -> None:
    """The main table."""
    named = {one.kind.name: one for one in measured}
    base, floors = named[BASE].rounds, named[FLOOR].rounds
    rows = []
    for one in measured:
        costs = [this.cpu_us / one.kind.commands for this in one.rounds]
        beside = median(this.beside_us for this in one.rounds) / one.kind.commands
        rows.append(
            (
                one.kind.name,
                spread(costs, 1) + (f" + {beside:.1f} in PostgreSQL" if one.kind.beside else ""),
                spread([cost / that.cpu_us for cost, that in zip(costs, floors, strict=True)]),
                spread([that.cpu_us / cost for cost, that in zip(costs, base, strict=True)]),
                f"{median(this.claims / this.took_s for this in one.rounds):.0f}",
                f"{median(this.server_s / this.took_s for this in one.rounds):.0%}",
                f"{median(this.load_s / this.took_s for this in one.rounds):.0%}",
                f"{median(paced.p50_ms for paced in one.paced):.2f}" if one.paced else "broke off",
                f"{median(this.end_us for this in one.rounds):.0f}" if one.kind.dialect.startswith("tercet") else "",
                f"{median(this.beginning_us for this in one.rounds):.0f}",
            )
        )
    head = (
        "server",
        "CPU µs a command",
        "÷ floor (less is better)",
        f"× {BASE} (more is better)",
        "claims/s",
        "server's core",
        "load's core",
        "p50 ms at half load",
        "CPU µs a match's end: results, ratings, times",
        "CPU µs a new match",
    )
    print(table(head, rows))
    print(
        f"\n{len(base)} rounds. Medians, and 10–90 % in brackets. A claim is one command, or two where a call comes "
        f"first; the floor is “{FLOOR}”. Counting waits until a server is idle: no match is in the claims.\n"
    )


def show_idle(kinds: list[Kind], bench: Bench, rooms: int) -> None:
    """Memory."""
    rows = [(kind.name, f"{parts.idle_kb(bench, kind, rooms):.1f}") for kind in kinds]
    print(table(("server", "KB an idle connection, at tables of four"), rows) + "\n")


def show_crowd(crowd: Crowd) -> None:
    """Many sockets."""
    paced, (p50, p99) = crowd.paced, crowd.fsync
    print(
        f"{crowd.sockets} sockets at {crowd.sockets // 4} tables, {crowd.rate:.0f} durable claims/s: "
        f"{paced.claims} claims, all delivered; from claim to all shown p50 {paced.p50_ms:.1f} ms, "
        f"p99 {paced.p99_ms:.1f} ms, most {paced.most_ms:.0f} ms. "
        f"The disk's own fdatasync: p50 {p50:.1f} ms, p99 {p99:.1f} ms.\n"
    )


def show_watchers(found: Watched, count: int) -> None:
    """Many viewers of one table."""
    shares = [own / kernel for own, kernel in zip(found.viewer_us, found.write_us, strict=True)]
    print(
        f"{count} people look on at a table: each adds {spread(found.viewer_us)} µs of CPU to a claim. "
        f"Writing as much to a socket takes {spread(found.write_us)} µs by itself: the ratio is {spread(shares)}.\n"
    )


def show_workers(found: Workers) -> None:
    """Two workers beside one."""
    rows = []
    for name, rounds in (("one worker", found.one), ("two, routed", found.routed), ("two, not routed", found.unrouted)):
        count = 1 if name == "one worker" else 2
        ratios = [count * one.cpu_us / this.cpu_us for one, this in zip(found.one, rounds, strict=True)]
        wall = [
            (this.claims / this.took_s) / (one.claims / one.took_s) for one, this in zip(found.one, rounds, strict=True)
        ]
        cost = spread([this.cpu_us for this in rounds], 1)
        beside = median(this.beside_us for this in rounds)
        rows.append((name, cost, f"{beside:.1f}", spread(ratios), spread(wall)))
    head = (
        "PostgreSQL",
        "CPU µs a claim",
        "in PostgreSQL",
        "claims a core carries, × one worker",
        "claims/s, × one worker",
    )
    print(table(head, rows))
    print("\nLoad and database share the two cores with the workers, which is what holds the last column down.\n")


def describe() -> None:
    """The machine."""
    model = next((line.split(":")[1].strip() for line in cpu_lines() if line.startswith("model name")), "unknown")
    sqlite = subprocess.run(
        [PYTHON, "-c", "import sqlite3; print(sqlite3.sqlite_version)"], capture_output=True, text=True, check=True
    ).stdout.strip()
    print(
        f"{model}, {len(cpu_lines('processor'))} cores, Linux {platform.release()}; "
        f"Python {platform.python_version()}, uvloop {version('uvloop')}, SQLite {sqlite}; "
        f"load average {' '.join(loads())}\n"
    )


def cpu_lines(begin: str = "") -> list[str]:
    """What the kernel says of the cores."""
    return [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith(begin)]


def loads() -> list[str]:
    """How busy the machine is."""
    return Path("/proc/loadavg").read_text().split()[:3]


def two_cores() -> tuple[frozenset[int], frozenset[int]]:
    """A core for the servers and another for the load."""
    cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    if len(cores) < 2:
        stop("This benchmark needs Linux and two cores.", 2)
    return frozenset(cores[:1]), frozenset(cores[-1:])


def run(options: argparse.Namespace, bench: Bench, stack: ExitStack) -> None:
    """All parts."""
    wanted = options.part or PARTS
    rounds = options.rounds or (3 if options.quick else 12)
    data = stack.enter_context(database(bench.load_core)) if {"claims", "workers"} & {*wanted} else None
    if "claims" in wanted and data:
        own = own_kinds(bench.scratch, data, options.python)
        fast = compiled_kinds(bench.scratch) if options.compiled else []
        kinds = [*own, *fast, *peers()]
        show_claims(parts.claims(bench, kinds, ROOMS, rounds, 1 if options.quick else 4))
    if "idle" in wanted:
        kinds = [tercet("Tercet", "--data", bench.scratch / "idle", "--durability", "process"), *peers()]
        show_idle(kinds, bench, 50 if options.quick else 500)
    if "crowd" in wanted:
        kind = tercet("Tercet, SQLite, survives power loss", "--data", bench.scratch / "crowd")
        rooms, seconds = (100, 5) if options.quick else (1250, 20)
        show_crowd(parts.crowd(bench, kind, rooms, 300, seconds))
    if "watchers" in wanted:
        kind = tercet("Tercet, SQLite, survives power loss", "--data", bench.scratch / "watched")
        count = 50 if options.quick else 200
        show_watchers(parts.watchers(bench, kind, count, rounds), count)
    if "workers" in wanted and data:
        redis = stack.enter_context(servers.redis())
        kind = tercet("Tercet, PostgreSQL", "--database", data.url, "--redis", redis, beside=(data.pid,))
        show_workers(parts.workers(bench, kind, ROOMS, rounds))


def main() -> None:
    """Measure, and print the tables."""
    options = arguments()
    server_core, load_core = two_cores()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    install_peers()
    describe()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        scratch = Path(folder)
        load = compiled_load(scratch) or stop("This benchmark needs a C compiler, such as gcc, for its load.", 2)
        run(options, Bench(load, server_core, load_core, scratch), stack)


if __name__ == "__main__":
    try:
        main()
    except (Broken, subprocess.CalledProcessError, OSError) as trouble:
        stop(f"The benchmark broke off: {trouble}")
