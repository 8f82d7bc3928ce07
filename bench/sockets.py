"""What a claim costs on a socket: Tercet's own, beside bare picows and a handler of the framework.

python3 dev.py bench sockets [ROUNDS]

64 rooms of 4 viewers; one claim is on its way in each room and done when all four have heard it. All servers are up at
once, on one core; the load is on another. Rounds of a second are interleaved, and the ratio is taken within a round.
"""

import resource
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from _sockets.measure import Load, Round, Server, compiled_load, two_cores  # noqa: E402

from dev import PYTHON, Command, get_uv, step, stop  # noqa: E402

HERE = Path(__file__).parent / "_sockets"
CONNECTIONS = 256
IDLE = 2000
FILLING = 4000  # connections before those: they use up the memory that the start of the server has left free
PEERS = ("picows==2.3.1", "websockets==17.4")
SHARED = ("httptools", "litestar", "uvicorn", "uvloop")
BASE = "picows alone"


def peers_python(folder: Path) -> Path:
    """An environment for the others: never a dependency of Tercet."""
    make: Command = [get_uv(), "venv", "--python", sys.executable, folder]
    step("Making an environment for the others", make)
    wanted = [*PEERS, *(f"{name}=={version(name)}" for name in SHARED)]
    python = folder / "bin/python"
    step(f"Installing {' '.join(wanted)}", [get_uv(), "pip", "install", "--python", python, *wanted])
    return python


def say(what: str) -> None:
    """Tell how far it is."""
    print(f"· {what}", file=sys.stderr, flush=True)


def idle_kb(name: str, command: Command, load: Command) -> float:
    """What an idle connection adds to the memory of a server, in KB."""
    say(f"{name}: idle connections")
    with Server(command) as server, Load(load, server.port, FILLING):
        time.sleep(2)
        before: int = server.memory_kb()
        with Load(load, server.port, IDLE):
            time.sleep(2)
            return (server.memory_kb() - before) / IDLE


def play(commands: dict[str, Command], load: Command, rounds: int) -> dict[str, list[Round]]:
    """The rounds of every server, by name; the first, to warm up, is left out."""
    played: dict[str, list[Round]] = {name: [] for name in commands}
    with ExitStack() as stack:
        servers = {name: stack.enter_context(Server(command)) for name, command in commands.items()}
        loads = {name: stack.enter_context(Load(load, server.port, CONNECTIONS)) for name, server in servers.items()}
        for number in range(rounds + 1):
            for name, server in servers.items():
                played[name].append(loads[name].play(server))
            told = ", ".join(f"{name} {played[name][-1].cpu_us:.1f}" for name in servers)
            say(f"round {number} of {rounds}: {told} µs a claim")
    return {name: found[1:] for name, found in played.items()}


def spread(values: list[float]) -> str:
    """Median and 10–90 % range."""
    tenths = quantiles(values, n=10, method="inclusive")
    return f"{median(values):.2f} [{tenths[0]:.2f}–{tenths[-1]:.2f}]"


def report(played: dict[str, list[Round]], idle: dict[str, float]) -> None:
    """The table."""
    print(f"| server | CPU a claim ÷ {BASE} | µs a claim, median (least) | core in use | KB an idle connection |")
    print("| --- | --- | --- | --- | --- |")
    for name, rounds in played.items():
        ratios = [this.cpu_us / base.cpu_us for this, base in zip(rounds, played[BASE], strict=True)]
        costs = [this.cpu_us for this in rounds]
        busy = median(this.server_busy for this in rounds)
        cost = f"{median(costs):.1f} ({min(costs):.1f})"
        print(f"| {name} | {spread(ratios)} | {cost} | {busy:.0%} | {idle[name]:.1f} |")
    most = max(this.load_busy for rounds in played.values() for this in rounds)
    print(f"\n{len(played[BASE])} rounds; the load used at most {most:.0%} of its core.")


def main(rounds: str = "10") -> None:
    """Measure, and print the table."""
    if not rounds.isdecimal() or int(rounds) < 2:
        stop("Say how many rounds: a number from 2 on, such as 10.", 2)
    server_core, load_core = two_cores() or stop("This benchmark needs Linux and two cores.", 2)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    with tempfile.TemporaryDirectory() as scratch:
        others = peers_python(Path(scratch) / "venv")
        load: Command = [*compiled_load(HERE, Path(scratch)), load_core]
        commands: dict[str, Command] = {
            BASE: [others, HERE / "bare.py", server_core],
            "Tercet": [PYTHON, HERE / "ours.py", server_core],
            "Litestar handler": [others, HERE / "framework.py", server_core],
        }
        idle = {name: idle_kb(name, command, load) for name, command in commands.items()}
        report(play(commands, load, int(rounds)), idle)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (subprocess.CalledProcessError, OSError) as trouble:
        stop(f"The benchmark broke off: {trouble}")
