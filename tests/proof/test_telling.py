"""What `dev.py proof` reads from its runs and says about them."""

import pytest

from tests.proof.attacks import ATTACKS, Attack, read_report
from tests.proof.keeping import KeptResult, KeptTrial, Run
from tests.proof.planting import ROOT, Fault, Trial
from tests.proof.telling import page, summary, told

KILLS = Attack("Kills of the store", ("tests/proof/test_kill.py",))
REPORT = """<?xml version="1.0"?><testsuites><testsuite>
<testcase name="test_one"><properties><property name="kills" value="1000"/></properties></testcase>
<testcase name="test_two"><properties><property name="kills" value="500"/></properties></testcase>
{more}</testsuite></testsuites>"""
FAILED = '<testcase name="test_three"><failure message="lost"/></testcase>'


RUN = Run("2026-11-16 18:00 UTC", "abc1234", long=True)


def read(more: str = "") -> KeptResult:
    return KeptResult(RUN, read_report(KILLS, REPORT.format(more=more), 61.4))


def trial(found: bool) -> KeptTrial:
    fault = Fault("no-wait", "It forgets.", "a.py", "a", "b", ("tests/a.py::test_a",), "storage")
    return KeptTrial(RUN, Trial(fault, found, 2.0, "FAILED tests/a.py::test_b[x] - lost\n"))


def test_what_the_tests_counted_is_added_up() -> None:
    assert (
        told(read())
        == "| Kills of the store | 1,500 kills, 2 tests | nothing | 61 s | 2026-11-16 18:00 UTC, abc1234, long |"
    )


def test_a_test_that_failed_is_named() -> None:
    assert "**found: test_three**" in told(read(FAILED))


def test_a_fault_that_was_missed_is_named() -> None:
    assert summary([trial(found=True)], 1) == "1 of 1 planted faults were found (storage 1)."
    said = summary([trial(found=True), trial(found=False)], 3)
    assert said == "1 of 2 planted faults were found (storage 2). **Missed: no-wait.** 1 were not tried."


def test_the_page_says_what_was_run_when_and_on_what() -> None:
    text = page([read()], [trial(found=True)], 1)
    assert (
        "| Kills of the store | 1,500 kills, 2 tests | nothing | 61 s | 2026-11-16 18:00 UTC, abc1234, long |" in text
    )
    assert "| storage | no-wait | It forgets. | `test_b` |" in text
    assert "## What is not covered yet" in text


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_the_tests_of_an_attack_are_there_and_know_its_numbers(attack: Attack) -> None:
    texts = [(ROOT / test).read_text(encoding="utf-8") for test in attack.tests]
    for setting in attack.long:
        assert any(f'"{setting}"' in text for text in texts)
