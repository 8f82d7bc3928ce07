"""What an attack from one address does to the server and to everybody else.

python3 dev.py bench safety [ATTACK …] [--source FOLDER]

Starts a real `tercet serve` over an empty folder for each attack, and attacks it from another address of this machine:
nothing leaves the machine, and every attack is bounded in number and time. Meanwhile some others, each at an address of
their own, do what people do there, and it is measured how long that takes. `--source` attacks the server of another
checkout with the same attacks, so that before and after can be compared.

An attack is an `Attack` in a module of `bench/_safety/`, listed below.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from _safety import accounts, opening, printing, requests  # noqa: E402
from _safety.field import Seen, server, watch  # noqa: E402
from _server.figures import table  # noqa: E402
from _server.processes import Broken  # noqa: E402

from dev import stop  # noqa: E402

ATTACKS = (*accounts.ATTACKS, *requests.ATTACKS, *opening.ATTACKS, *printing.ATTACKS)
HEAD = (
    "attack",
    "requests",
    "refused",
    "others in a calm: median, worst s",
    "under attack: median, worst s",
    "others served, failed",
    "memory grows by MB",
)


def arguments() -> argparse.Namespace:
    """Which attacks, and on what."""
    parser = argparse.ArgumentParser(prog="dev.py bench safety", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attack", nargs="*", help="only those whose name begins so")
    parser.add_argument("--source", type=Path, default=ROOT, help="the checkout whose server is attacked")
    parser.add_argument("--list", action="store_true", help="name the attacks")
    return parser.parse_args()


def waits(seconds: list[float]) -> str:
    """Median and worst."""
    return f"{median(seconds):.2f}, {max(seconds):.2f}" if seconds else "–"


def row(name: str, seen: Seen) -> tuple[object, ...]:
    """One line of the table."""
    served = f"{len(seen.attacked_s)}, {seen.failed}"
    grown = f"{seen.grown_kb / 1024:.0f}"
    asked = (seen.outcome.requests, seen.outcome.refused)
    return (name, *asked, waits(seen.calm_s), waits(seen.attacked_s), served, grown)


def main() -> None:
    """Attack, and print the table."""
    options = arguments()
    chosen = [one for one in ATTACKS if not options.attack or one.name.startswith(tuple(options.attack))]
    if options.list or not chosen:
        stop("\n".join(one.name for one in ATTACKS), 0 if options.list else 2)
    cores = frozenset(os.sched_getaffinity(0)) if sys.platform == "linux" else stop("This benchmark needs Linux.", 2)
    rows = []
    for attack in chosen:
        with tempfile.TemporaryDirectory() as folder, server(Path(folder), options.source, cores) as (running, address):
            rows.append(row(attack.name, asyncio.run(watch(attack, running, address))))
            print(f"· {attack.name}: done", file=sys.stderr)
    print(f"load average {' '.join(Path('/proc/loadavg').read_text().split()[:3])}\n")
    print(table(HEAD, rows))


if __name__ == "__main__":
    try:
        main()
    except (Broken, OSError) as trouble:
        stop(f"The benchmark broke off: {trouble}")
