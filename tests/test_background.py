"""The tests run anywhere: in the background of a shell, where Ctrl-C is ignored, and beside busy neighbours."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.limits import HANG_S

ROOT = Path(__file__).parents[1]
HELD = (r"\btimeout(_s)?=\d", r"wait_for\(.*, \d+\)", r"asyncio\.timeout\(\d", r"settimeout\(\d", r"\.(wait|poll)\(\d")


@pytest.mark.long
def test_what_stops_at_ctrl_c_is_tested_also_where_the_tests_themselves_do_not_hear_it() -> None:
    """As `nohup python3 dev.py test &` starts them: ignored signals are inherited."""
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "ctrl_c"]
    command = [*pytest, "tests/cli/test_serve.py", "tests/cli/test_simulate.py", "tests/lab/test_play.py"]
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    said, _ = process.communicate(timeout=HANG_S)
    assert process.returncode == 0, said
    assert re.search(r"[4-9] passed", said), said


def test_no_example_of_hypothesis_has_to_be_quick() -> None:
    assert settings.default is not None
    assert settings.default.deadline is None


def test_nothing_is_waited_for_with_a_limit_of_its_own() -> None:
    """One limit for all, in tests/support/limits.py, so that no busy machine reaches one."""
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted(ROOT.glob("tests/**/*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if path != Path(__file__) and any(re.search(each, line) for each in HELD)
    ]
    assert found == []
