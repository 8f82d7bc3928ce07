"""What `dev.py proof` runs: attacks, each a few tests with small or large numbers."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from xml.etree import ElementTree as ET

from msgspec import Struct

from tests.proof.planting import ROOT


class Attack(Struct, frozen=True):
    """Something that is done to Tercet, and the tests that do it."""

    name: str
    tests: tuple[str, ...]
    long: dict[str, str] = {}
    """The environment of a long run; without it, the numbers of `dev.py test`."""


class Result(Struct, frozen=True):
    """What came of an attack."""

    attack: Attack
    counted: dict[str, int]
    tests: int
    failed: tuple[str, ...]
    seconds: float


ATTACKS = (
    Attack("The checker, on spoiled recordings", ("tests/proof/test_checker.py",)),
    Attack("Kills of the store", ("tests/proof/test_kill.py",), {"TERCET_KILLS": "100000"}),
    Attack("Kills of a store with a second copy", ("tests/proof/test_kill_copy.py",), {"TERCET_KILLS": "10000"}),
    Attack("Power cuts", ("tests/proof/test_power_cut.py",), {"TERCET_POWER_CUTS": "1000000"}),
    Attack("Kills of the whole server in mid-game", ("tests/proof/test_restart.py",), {"TERCET_SERVER_KILLS": "10000"}),
    Attack("Redis, PostgreSQL and workers killed or stopped", ("tests/proof/test_helpers_gone.py",)),
    Attack(
        "Workers stopped between deciding and appending",
        ("tests/proof/test_stopped_workers.py",),
        {"TERCET_STOPPED_CLAIMS": "100000"},
    ),
    Attack(
        "Workers killed, stopped, started and drained", ("tests/proof/test_homes.py",), {"TERCET_WORKER_KILLS": "100"}
    ),
    Attack("Memory of the server and its press", ("tests/proof/test_memory.py",)),
    Attack("The clock is set", ("tests/proof/test_clock_jumps.py",)),
    Attack("Results from phones while the server dies", ("tests/proof/test_phones.py",), {"TERCET_DAY_KILLS": "200"}),
    Attack("The laptop of a competition dies", ("tests/proof/test_dead_laptop.py",)),
    Attack(
        "Cut, slow, repeating and swapping networks", ("tests/proof/test_disconnects.py",), {"TERCET_CUTS": "100000"}
    ),
    Attack("Simulated hostile games", ("tests/proof/test_simulation.py",), {"TERCET_SIMULATED_GAMES": "1000000"}),
    Attack("Contested claims on two workers", ("tests/proof/test_contested.py",), {"TERCET_CLAIMS": "1000000"}),
    Attack("Messages with faults beside a game", ("tests/proof/test_mutants.py",), {"TERCET_MUTANTS": "1000000"}),
    Attack("Frames with faults, in process", ("tests/server/socket/test_fuzz.py",), {"TERCET_FRAMES": "100000000"}),
    Attack("Every rule set over the wire, on one and two workers", ("tests/server/test_play_through.py",)),
    Attack("Any command at any moment", ("tests/conformance/test_any_command.py",)),
    Attack("Everybody tries everything", ("tests/proof/access/test_access.py",)),
    Attack(
        "Requests with faults beside a game", ("tests/proof/test_hostile_requests.py",), {"TERCET_REQUESTS": "100000"}
    ),
    Attack("Clients that cheat", ("tests/server/live/test_cheating.py",)),
    Attack(
        "Hostile printing and sign-up",
        (
            "tests/server/printing/test_press.py",
            "tests/server/printing/test_queue.py",
            "tests/server/people/test_turns.py",
            "tests/paper/test_names.py",
        ),
    ),
    Attack("A child whose name is nowhere it should not be", ("tests/server/competitions/test_marker_child.py",)),
    Attack("Hostile HTTP", ("tests/server/http/test_bounds.py", "tests/server/api/test_schema.py")),
)


def carried_out(attack: Attack, long: bool) -> Result:
    """Run the tests of an attack, and read what they counted."""
    began = monotonic()
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}"]
        command += ["-o", "junit_family=xunit1"]  # the other kind has no properties
        env = os.environ | (attack.long if long else {})
        done = subprocess.run([*command, *attack.tests], cwd=ROOT, env=env, capture_output=True, encoding="utf-8")
        if not report.is_file():
            raise RuntimeError(f"{attack.name} could not be run:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return read_report(attack, report.read_text(encoding="utf-8"), monotonic() - began)


def read_report(attack: Attack, text: str, seconds: float) -> Result:
    """What pytest wrote: the properties of all tests added up, and the names of those that failed."""
    counted: Counter[str] = Counter()
    cases = [*ET.fromstring(text).iter("testcase")]
    for case in cases:
        for noted in case.iter("property"):
            counted[noted.attrib["name"]] += int(noted.attrib["value"])
    failed = [case.attrib["name"] for case in cases if {"failure", "error"} & {part.tag for part in case}]
    return Result(attack, dict(counted), len(cases), tuple(failed), seconds)
