"""Faults planted in a copy of the sources, each of which named tests must find. None of them is in the product.

A fault replaces one piece of text in one file. It is described in `faults/*.toml`.
"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from msgspec import Struct, convert

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/tercet"
FAULTS = Path(__file__).parent / "faults"
HANG_S = 60  # a fault may make its test wait for ever, which is found too


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake that somebody could make."""

    name: str
    what: str
    """What goes wrong then, as a sentence."""
    file: str
    """Below src/tercet."""
    before: str
    after: str
    found_by: tuple[str, ...]
    """Tests or modules of tests; one that fails is enough."""
    area: str = ""


class Trial(Struct, frozen=True):
    """What became of a planted fault."""

    fault: Fault
    found: bool
    seconds: float
    said: str

    @property
    def by(self) -> str:
        """The test that failed."""
        failed = re.search(r"^(?:FAILED|ERROR) (\S+)", self.said, re.MULTILINE)
        return failed[1] if failed else self.fault.found_by[0]


def all_faults() -> list[Fault]:
    """Every fault, area by area."""
    return [
        convert({**fault, "area": path.stem}, Fault)
        for path in sorted(FAULTS.glob("*.toml"))
        for fault in tomllib.loads(path.read_text(encoding="utf-8"))["fault"]
    ]


def spoiled(fault: Fault) -> str:
    """The file with the fault in it; it is an error if the text is not there exactly once."""
    text = (SOURCES / fault.file).read_text(encoding="utf-8")
    if text.count(fault.before) != 1:
        raise ValueError(f"{fault.name}: the text is {text.count(fault.before)} times in {fault.file}, not once")
    return text.replace(fault.before, fault.after)


@contextmanager
def planted(fault: Fault) -> Iterator[Path]:
    """A folder with a copy of the package that has the fault; everything else in it is a link to today's sources."""
    with TemporaryDirectory(prefix="tercet-fault-") as folder:
        target = Path(folder) / "tercet" / fault.file
        _link_around(SOURCES, Path(folder) / "tercet", Path(fault.file).parts)
        target.write_text(spoiled(fault), encoding="utf-8")
        yield Path(folder)


def _link_around(there: Path, here: Path, way: tuple[str, ...]) -> None:
    """Link all that is beside the way, and go along it. What Python has compiled is not shared where files differ."""
    here.mkdir()
    for path in there.iterdir():
        if path.name not in (way[0], "__pycache__"):
            (here / path.name).symlink_to(path)
    if len(way) > 1:
        _link_around(there / way[0], here / way[0], way[1:])


def any_failure(tests: tuple[str, ...], sources: Path, *options: str) -> tuple[bool, str]:
    """Run tests against the package in this folder; whether any failed, and what pytest says last."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly"]
    env = {**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
    env.pop("PYTEST_ADDOPTS", None)
    env.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run([*command, *options, *tests], cwd=ROOT, env=env, capture_output=True, encoding="utf-8")
    if done.returncode not in (0, 1):
        raise RuntimeError(f"The tests could not be run:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.returncode == 1, done.stdout[-3000:]


def attempt(fault: Fault) -> Trial:
    """Plant a fault, and see whether its tests find it."""
    began = monotonic()
    with planted(fault) as sources:
        found, said = any_failure(fault.found_by, sources, f"--timeout={HANG_S}", "--timeout-method=thread")
    return Trial(fault, found, monotonic() - began, said)
