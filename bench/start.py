"""What starting costs: CPU until `tercet serve` tells its address, and of `tercet --version`.

python3 dev.py bench start [--rounds N] [--source FOLDER]

With bytecode, as after an installation by pip or after the first start; and without, as where none can be written.
--source measures another checkout, whose client is built, in turns with this one.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from _server.figures import spread, table  # noqa: E402

from dev import PYTHON  # noqa: E402

GOAL_S = 1.0
COMMANDS = {"tercet serve": ("serve", "--port", "0", "--data"), "tercet --version": ("--version",)}


def cpu_s(source: Path, words: tuple[str, ...], bytecode: Path | None) -> float:
    """CPU until the first line is written; then the process is killed."""
    env = {**os.environ, "PYTHONPATH": str(source / "src"), "PYTHONPYCACHEPREFIX": str(bytecode or "/dev/null")}
    env["PYTHONDONTWRITEBYTECODE"] = "" if bytecode else "1"
    with tempfile.TemporaryDirectory() as data:
        command = [PYTHON, "-m", "tercet", *words, *([data] if words[-1] == "--data" else [])]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, env=env)
        assert process.stdout
        process.stdout.readline()
        process.kill()
        used = os.wait4(process.pid, 0)[2]
        process.stdout.close()
    return used.ru_utime + used.ru_stime


def measured(sources: list[Path], rounds: int, caches: Path) -> list[tuple[str, str, str, str]]:
    """A row for each command, source and kind, in turns; the first start, which writes the bytecode, is left out."""
    kinds = [(name, source, bytecode) for name in COMMANDS for bytecode in (True, False) for source in sources]
    costs: dict[tuple[str, Path, bool], list[float]] = {kind: [] for kind in kinds}
    for _ in range(rounds + 1):
        for name, source, bytecode in kinds:
            kept = caches / str(sources.index(source)) if bytecode else None
            costs[name, source, bytecode].append(cpu_s(source, COMMANDS[name], kept))
    return [
        (name, "with" if bytecode else "without", str(source), spread(costs[name, source, bytecode][1:]))
        for name, source, bytecode in kinds
    ]


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="dev.py bench start", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--source", type=Path, help="another checkout to be measured in turns with this one")
    options = parser.parse_args()
    sources = [ROOT, *([options.source.resolve()] if options.source else [])]
    with tempfile.TemporaryDirectory() as caches:
        rows = measured(sources, options.rounds, Path(caches))
    print(table(("command", "bytecode", "source", f"CPU s (goal: less than {GOAL_S:.0f})"), rows))


if __name__ == "__main__":
    main()
