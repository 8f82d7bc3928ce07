"""What is measured, part by part."""

import os
import socket
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from _server.peers import Kind
from _server.processes import HERE, Broken, Claims, Cores, Load, Paced, Running, Seat, Server

from dev import PYTHON

LEG_S = 1.0  # how long the claims of one round take, about
ENTRY = bytes(370)  # as long as what a claim at Tercet tells


class Bench(NamedTuple):
    """What every part works with."""

    load: Path
    server_core: Cores
    load_core: Cores
    scratch: Path

    def say(self, what: str) -> None:
        """Tell how far it is."""
        print(f"· {what}", flush=True)

    def load_for(self, kind: Kind, *started: Server, cores: Cores | None = None) -> Load:
        """A load for these servers."""
        return Load(self.load, kind.dialect, cores or self.load_core, [server.pid for server in started], kind.beside)


class Measured(NamedTuple):
    """A server over all rounds."""

    kind: Kind
    rounds: list[Claims]
    paced: list[Paced]


def claims(bench: Bench, kinds: Sequence[Kind], rooms: int, rounds: int, pace_s: float) -> list[Measured]:
    """All servers up at once, on one core; rounds interleaved; the first, to warm up, is left out."""
    with ExitStack() as stack:
        loads = {kind: seated(bench, kind, rooms, stack) for kind in kinds}
        legs = {kind: max(1, round(LEG_S / load.claims(1).took_s)) for kind, load in loads.items()}
        played: dict[Kind, list[Claims]] = {kind: [] for kind in kinds}
        for number in range(rounds + 1):
            for kind, load in loads.items():
                played[kind].append(load.claims(legs[kind]))
            told = ", ".join(f"{kind.name} {played[kind][-1].cpu_us:.0f}" for kind in kinds)
            bench.say(f"round {number} of {rounds}: {told} µs a claim")
        return [
            Measured(kind, played[kind][1:], at_half_load(bench, kind, load, played[kind][1:], pace_s))
            for kind, load in loads.items()
        ]


def seated(bench: Bench, kind: Kind, rooms: int, stack: ExitStack) -> Load:
    """A server with people at its tables, ready to play."""
    bench.say(f"{kind.name}: {4 * rooms} people sit down")
    server = stack.enter_context(kind.start(bench.server_core))
    load = stack.enter_context(bench.load_for(kind, server))
    load.seat(kind.seating(server, rooms))
    load.deal()
    return load


def at_half_load(bench: Bench, kind: Kind, load: Load, rounds: list[Claims], seconds: float) -> list[Paced]:
    """Half as many claims a second as the core could do, a new match after every twenty included."""
    rate = 0.5e6 / median(this.cpu_us + (this.end_us + this.beginning_us) / 20 for this in rounds)
    bench.say(f"{kind.name}: half load, {rate:.0f} claims/s")
    try:
        return [load.pace(rate, seconds) for _ in range(3)]
    except Broken as broken:  # on a machine that is too busy; the costs are known all the same
        bench.say(f"{kind.name}: half load broke off: {broken}")
        return []


def idle_kb(bench: Bench, kind: Kind, rooms: int) -> float:
    """What an idle connection adds to the memory of a server, its share of a table included. In KB.

    Half as many come before, and use up what the start of the server has left free.
    """
    bench.say(f"{kind.name}: {4 * rooms} idle connections")
    with kind.start(bench.server_core) as server, bench.load_for(kind, server) as first:
        first.seat(kind.seating(server, rooms // 2))
        time.sleep(2)
        before = server.memory_kb()
        with bench.load_for(kind, server) as second:
            second.seat(kind.seating(server, rooms))
            time.sleep(2)
            return (server.memory_kb() - before) / (4 * rooms)


class Crowd(NamedTuple):
    """Many people, few claims each."""

    sockets: int
    rate: float
    paced: Paced
    fsync: tuple[float, float]  # p50 and p99 of the disk itself, in ms


def crowd(bench: Bench, kind: Kind, rooms: int, rate: float, seconds: float) -> Crowd:
    """A number of tables, and of durable claims a second over all of them; everything must be delivered."""
    bench.say(f"{kind.name}: {4 * rooms} people sit down at {rooms} tables")
    with kind.start(bench.server_core) as server, bench.load_for(kind, server) as load:
        load.seat(kind.seating(server, rooms))
        load.deal()
        before = fsyncs(bench.scratch)
        bench.say(f"{rate:.0f} claims/s for {seconds:.0f} s")
        paced = load.pace(rate, seconds)
        return Crowd(4 * rooms, rate, paced, percentiles([*before, *fsyncs(bench.scratch)]))


def fsyncs(folder: Path, count: int = 300) -> list[float]:
    """How long the disk itself takes to keep 4 KB, in ms."""
    path, took = folder / "fsync", list[float]()
    file = os.open(path, os.O_CREAT | os.O_WRONLY)
    for _ in range(count):
        os.write(file, bytes(4096))
        began = time.perf_counter()
        os.fdatasync(file)
        took.append((time.perf_counter() - began) * 1000)
    os.close(file)
    path.unlink()
    return took


def percentiles(values: Sequence[float]) -> tuple[float, float]:
    """p50 and p99."""
    ordered = sorted(values)
    return ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]


class Watched(NamedTuple):
    """What one more viewer of a table adds to a claim, and what the kernel takes for such a write. CPU in µs."""

    viewer_us: list[float]
    write_us: list[float]


def watchers(bench: Bench, kind: Kind, count: int, rounds: int) -> Watched:
    """One table with nobody but its four players, and one with many who look on; rounds interleaved."""
    bench.say(f"{kind.name}: {count} people look on at one of two tables")
    with ExitStack() as stack:
        server = stack.enter_context(kind.start(bench.server_core))
        seats = kind.seating(server, 2)
        loads = [stack.enter_context(bench.load_for(kind, server)) for _ in range(2)]
        for load, four in zip(loads, (seats[:4], seats[4:]), strict=True):
            load.seat(four)
            load.deal()
        command = [PYTHON, HERE / "watching.py", str(server.port), str(count), seats[4].name]
        stack.enter_context(Running(command, bench.load_core)).line()
        found = Watched([], [])
        for number in range(rounds + 1):
            alone, watched = (load.claims(4) for load in loads)
            found.viewer_us.append((watched.cpu_us - alone.cpu_us) / count)
            found.write_us.append(write_us(bench, count))
            bench.say(f"round {number} of {rounds}: {found.viewer_us[-1]:.1f} and {found.write_us[-1]:.1f} µs")
        return Watched(found.viewer_us[1:], found.write_us[1:])


def write_us(bench: Bench, count: int) -> float:
    """What this process pays for writing an entry to so many sockets, one after the other."""
    os.sched_setaffinity(0, bench.server_core)
    with socket.create_server(("127.0.0.1", 0), backlog=count) as listener:
        command = [PYTHON, HERE / "watching.py", str(listener.getsockname()[1]), str(count)]
        with Running(command, bench.load_core) as reader, ExitStack() as stack:
            lines = [stack.enter_context(listener.accept()[0]) for _ in range(count)]
            reader.line()
            costs = [_written_us(lines) for _ in range(40)]
    os.sched_setaffinity(0, bench.server_core | bench.load_core)
    return median(costs)


def _written_us(lines: Sequence[socket.socket]) -> float:
    time.sleep(0.02)
    before = time.process_time_ns()
    for line in lines:
        line.send(ENTRY)
    return (time.process_time_ns() - before) / 1000 / len(lines)


class Workers(NamedTuple):
    """One worker, two of them with routed tables, and two with the people of each table on both."""

    one: list[Claims]
    routed: list[Claims]
    unrouted: list[Claims]


def workers(bench: Bench, kind: Kind, rooms: int, rounds: int) -> Workers:
    """Two workers on two cores, beside the load and the database; all three loads interleaved."""
    first, second = bench.server_core, bench.load_core
    with ExitStack() as stack:
        alone = stack.enter_context(kind.start(first))
        pair = [stack.enter_context(kind.start(cores)) for cores in (first, second)]
        loads = [
            stack.enter_context(bench.load_for(kind, *servers, cores=first | second))
            for servers in ([alone], pair, pair)
        ]
        bench.say(f"{kind.name}: {12 * rooms} people sit down")
        loads[0].seat(kind.seating(alone, rooms))
        loads[1].seat([*kind.seating(pair[0], rooms // 2), *kind.seating(pair[1], rooms // 2)])
        loads[2].seat(spread_out(kind.seating(pair[0], rooms), pair))
        played: list[list[Claims]] = [[], [], []]
        for load in loads:
            load.deal()
        for number in range(rounds + 1):
            for load, costs in zip(loads, played, strict=True):
                costs.append(load.claims(4))
            bench.say(f"round {number} of {rounds}: " + ", ".join(f"{costs[-1].cpu_us:.0f}" for costs in played))
        return Workers(*(costs[1:] for costs in played))


def spread_out(seats: list[Seat], servers: Sequence[Server]) -> list[Seat]:
    """The same seats, every other one by way of another worker."""
    return [seat._replace(port=servers[n % len(servers)].port) for n, seat in enumerate(seats)]
