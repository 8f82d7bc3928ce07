"""What `dev.py proof` reads from its runs and says about them."""

import pytest
from msgspec.structs import replace

from tests.proof.attacks import ATTACKS, Attack, Numbers, read_report
from tests.proof.keeping import KeptResult, KeptTrial, Run
from tests.proof.planting import ROOT, Fault, Trial
from tests.proof.telling import page, summary, told, told_of_long

NUMBERS = Numbers("TERCET_KILLS", "kills", 1_500, 100_000)
KILLS = Attack("Kills of the store", ("tests/proof/test_kill.py",), NUMBERS)
REPORT = """<?xml version="1.0"?><testsuites><testsuite>
<testcase name="test_one"><properties><property name="kills" value="1000"/></properties></testcase>
<testcase name="test_two"><properties><property name="kills" value="500"/></properties></testcase>
{more}</testsuite></testsuites>"""
FAILED = '<testcase name="test_three"><failure message="lost"/></testcase>'


LINE = (
    "| Kills of the store | 1,500 kills | 1,500 kills, 2 tests | nothing | 61 s | 90 s "
    "| 2026-11-16 18:00 UTC, abc1234 |"
)
RUN = Run("2026-11-16 18:00 UTC", "abc1234")


def read(more: str = "") -> KeptResult:
    return KeptResult(RUN, read_report(KILLS, REPORT.format(more=more), 61.4, 90.2))


def trial(found: bool) -> KeptTrial:
    fault = Fault("no-wait", "It forgets.", "a.py", "a", "b", ("tests/a.py::test_a",), "storage")
    return KeptTrial(RUN, Trial(fault, found, 2.0, "FAILED tests/a.py::test_b[x] - lost\n"))


def test_what_the_tests_counted_is_added_up_beside_what_was_asked_for() -> None:
    assert told(read()) == LINE


def test_too_few_are_said_so() -> None:
    more = replace(read().result, attack=replace(KILLS, numbers=replace(NUMBERS, usual=1_501)))
    assert "| 1,501 kills | 1,500 kills, 2 tests | **too few** |" in told(KeptResult(RUN, more))


def test_of_a_long_run_it_is_said_how_much_was_done_and_how_long_the_rest_takes() -> None:
    part = KeptResult(replace(RUN, percent=1.5), read().result)
    assert told_of_long(NUMBERS, read(), part) == (
        "| Kills of the store | 100,000 kills | 1,500 kills (a part: 1.5 %) | nothing | 61 s "
        "| about 68 min with 100 min of computing | 2026-11-16 18:00 UTC, abc1234 |"
    )
    assert "| not run | – | – | about 68 min with 100 min of computing |" in told_of_long(NUMBERS, read(), None)
    assert KILLS.settings(1.5) == {"TERCET_KILLS": "1500"}
    assert KILLS.settings(0) == {}


def test_a_test_that_failed_is_named() -> None:
    assert "**found: test_three**" in told(read(FAILED))


def test_a_fault_that_was_missed_is_named() -> None:
    assert summary([trial(found=True)], 1) == "1 of 1 planted faults were found (storage 1)."
    said = summary([trial(found=True), trial(found=False)], 3)
    assert said == "1 of 2 planted faults were found (storage 2). **Missed: no-wait.** 1 were not tried."


def test_the_page_says_what_was_run_when_and_on_what() -> None:
    text = page([read()], [], [trial(found=True)], 1)
    assert LINE in text
    assert "computed for 90 s of one core, 45 s on two" in text
    assert "It was quiet." in text
    busy = KeptResult(replace(RUN, load=6.7), read().result)
    assert "the load was 7 or more at times" in page([read(), busy], [], [], 1)
    assert "| storage | no-wait | It forgets. | `test_b` |" in text
    assert "## What is not covered yet" in text


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_the_tests_of_an_attack_are_there_and_know_its_numbers(attack: Attack) -> None:
    texts = [(ROOT / test).read_text(encoding="utf-8") for test in attack.tests]
    if numbers := attack.numbers:
        assert any(f'"{numbers.setting}", "{numbers.usual}"' in text for text in texts)
        assert any(f'record_property("{numbers.what}"' in text for text in texts)
