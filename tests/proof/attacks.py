"""What `dev.py proof` runs: attacks, each a few tests with small or large numbers."""

import ctypes
import os
import resource
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from xml.etree import ElementTree as ET

from msgspec import Struct

from tests.proof.planting import ROOT

PR_SET_CHILD_SUBREAPER = 36  # of <linux/prctl.h>


class Numbers(Struct, frozen=True):
    """How often something is to be done."""

    setting: str
    """The variable of the environment that the tests read it from."""
    what: str
    """Under which word they count it."""
    usual: int
    """In `dev.py test`."""
    long: int


class Attack(Struct, frozen=True):
    """Something that is done to Tercet, and the tests that do it."""

    name: str
    tests: tuple[str, ...]
    numbers: Numbers | None = None
    """None where a long run is no other."""

    def settings(self, percent: float) -> dict[str, str]:
        """The environment for so much of the long numbers; of none, if it is 0."""
        if self.numbers is None or not percent:
            return {}
        return {self.numbers.setting: str(max(1, round(self.numbers.long * percent / 100)))}


class Result(Struct, frozen=True):
    """What came of an attack."""

    attack: Attack
    counted: dict[str, int]
    tests: int
    failed: tuple[str, ...]
    seconds: float
    computing: float = 0.0
    """Seconds of one core, of all processes that were waited for."""


ATTACKS = (
    Attack("The checker, on spoiled recordings", ("tests/proof/test_checker.py",)),
    Attack("Kills of the store", ("tests/proof/test_kill.py",), Numbers("TERCET_KILLS", "kills", 1_000, 100_000)),
    Attack(
        "Kills of a store with a second copy",
        ("tests/proof/test_kill_copy.py",),
        Numbers("TERCET_COPY_KILLS", "kills", 25, 10_000),
    ),
    Attack(
        "Power cuts", ("tests/proof/test_power_cut.py",), Numbers("TERCET_POWER_CUTS", "power cuts", 10_000, 1_000_000)
    ),
    Attack(
        "Kills of the whole server in mid-game",
        ("tests/proof/test_restart.py",),
        Numbers("TERCET_SERVER_KILLS", "kills", 60, 10_000),
    ),
    Attack("Redis, PostgreSQL and workers killed or stopped", ("tests/proof/test_helpers_gone.py",)),
    Attack(
        "Workers stopped between deciding and appending",
        ("tests/proof/test_stopped_workers.py",),
        Numbers("TERCET_STOPPED_CLAIMS", "claims", 3_000, 100_000),
    ),
    Attack(
        "Workers killed, stopped, started and drained",
        ("tests/proof/test_homes.py",),
        Numbers("TERCET_WORKER_KILLS", "kills", 3, 100),
    ),
    Attack("Memory of the server and its press", ("tests/proof/test_memory.py",)),
    Attack("The clock is set", ("tests/proof/test_clock_jumps.py",)),
    Attack(
        "Results from phones while the server dies",
        ("tests/proof/test_phones.py",),
        Numbers("TERCET_DAY_KILLS", "kills", 6, 200),
    ),
    Attack("The laptop of a competition dies", ("tests/proof/test_dead_laptop.py",)),
    Attack(
        "Cut, slow, repeating and swapping networks",
        ("tests/proof/test_disconnects.py",),
        Numbers("TERCET_CUTS", "cuts", 1_000, 100_000),
    ),
    Attack(
        "Simulated hostile games",
        ("tests/proof/test_simulation.py",),
        Numbers("TERCET_SIMULATED_GAMES", "games", 1_000, 1_000_000),
    ),
    Attack(
        "Contested claims on two workers",
        ("tests/proof/test_contested.py",),
        Numbers("TERCET_CLAIMS", "claims", 5_000, 1_000_000),
    ),
    Attack(
        "Messages with faults beside a game",
        ("tests/proof/test_mutants.py",),
        Numbers("TERCET_MUTANTS", "messages", 20_000, 1_000_000),
    ),
    Attack(
        "Frames with faults, in process",
        ("tests/server/socket/test_fuzz.py",),
        Numbers("TERCET_FRAMES", "frames", 200_000, 100_000_000),
    ),
    Attack("Every rule set over the wire, on one and two workers", ("tests/server/test_play_through.py",)),
    Attack("Any command at any moment", ("tests/conformance/test_any_command.py",)),
    Attack("Everybody tries everything", ("tests/proof/access/test_access.py",)),
    Attack(
        "Requests with faults beside a game",
        ("tests/proof/test_hostile_requests.py",),
        Numbers("TERCET_REQUESTS", "requests", 2_000, 100_000),
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


def carried_out(attack: Attack, percent: float) -> Result:
    """Run the tests of an attack with so much of its long numbers, or the usual ones; read what they counted."""
    began, computed = monotonic(), computing()
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}"]
        command += ["-o", "junit_family=xunit1"]  # the other kind has no properties
        env = os.environ | attack.settings(percent)
        done = subprocess.run([*command, *attack.tests], cwd=ROOT, env=env, capture_output=True, encoding="utf-8")
        if not report.is_file():
            raise RuntimeError(f"{attack.name} could not be run:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return read_report(attack, report.read_text(encoding="utf-8"), monotonic() - began, computing() - computed)


def adopt_orphans() -> None:
    """On Linux, let processes that outlive their parent become ours, so that what they have computed is known."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def computing() -> float:
    """The seconds that processes of this one have computed so far, with all of theirs; those that are left end soon."""
    for _ in range(50):
        try:
            while os.waitpid(-1, os.WNOHANG) != (0, 0):
                pass
        except ChildProcessError:
            break
        sleep(0.1)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def read_report(attack: Attack, text: str, seconds: float, computed: float) -> Result:
    """What pytest wrote: the properties of all tests added up, and the names of those that failed."""
    counted: Counter[str] = Counter()
    cases = [*ET.fromstring(text).iter("testcase")]
    for case in cases:
        for noted in case.iter("property"):
            counted[noted.attrib["name"]] += int(noted.attrib["value"])
    failed = [case.attrib["name"] for case in cases if {"failure", "error"} & {part.tag for part in case}]
    return Result(attack, dict(counted), len(cases), tuple(failed), seconds, computed)
