"""Results of runs are kept one by one, so that a proof can be made in several goes; the page says when each was."""

import os
import subprocess
from datetime import UTC, datetime
from typing import TypeVar

from msgspec import Struct, json
from msgspec.structs import replace

from tests.proof.attacks import ATTACKS, Attack, Result
from tests.proof.planting import ROOT, Trial, all_faults

FOLDER = ROOT / ".cache/proof"
Kept = TypeVar("Kept", bound=Struct)


class Run(Struct, frozen=True):
    """When and of what a result was made."""

    when: str
    commit: str
    percent: float = 0
    """How much of the long numbers; 0: the numbers of `dev.py test`."""
    load: float = 0
    """How many programs wanted a core in the minute before it began."""


class KeptResult(Struct, frozen=True):
    """An attack that was carried out."""

    run: Run
    result: Result


class KeptTrial(Struct, frozen=True):
    """A fault that was planted."""

    run: Run
    trial: Trial


def this_run(percent: float) -> Run:
    """Now, on the commit that is checked out."""
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return Run(
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC", asked.stdout.strip() or "unknown", percent, os.getloadavg()[0]
    )


def keep(name: str, made: Struct) -> None:
    """Instead of what was kept under this name before."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.json").write_bytes(json.encode(made))


def _read(name: str, kind: type[Kept]) -> Kept | None:
    path = FOLDER / f"{name}.json"
    return json.decode(path.read_bytes(), type=kind) if path.is_file() else None


def keep_result(kept: KeptResult) -> None:
    """A long run and one with the usual numbers are kept beside each other."""
    keep(_name(kept.result.attack, long=kept.run.percent > 0), kept)


def _name(attack: Attack, *, long: bool) -> str:
    return f"{attack.name}, long" if long else attack.name


def results(*, long: bool = False) -> list[KeptResult]:
    """The last result of each attack that was ever carried out with these numbers; what was asked for is today's."""
    found = ((attack, _read(_name(attack, long=long), KeptResult)) for attack in ATTACKS)
    return [replace(kept, result=replace(kept.result, attack=attack)) for attack, kept in found if kept]


def trials() -> list[KeptTrial]:
    """The last trial of each fault that still is as it was then."""
    kept = ((fault, _read(fault.name, KeptTrial)) for fault in all_faults())
    return [found for fault, found in kept if found is not None and found.trial.fault == fault]
