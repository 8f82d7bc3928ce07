"""docs/security.md: every requirement of the two levels has one answer, and every test that it names exists."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/security.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| ((?:\d+\.\d+\.\d+(?:, )?)+) \| [^|]+ \| (yes|n/a|no) \| ([^|]+) \|$", re.MULTILINE)
# How many requirements of levels 1 and 2 each section has; they are numbered first. OWASP ASVS 5.0.0.
SECTIONS = """
    1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
    5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2
    8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4
    11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7
    16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
"""


def answers() -> list[tuple[str, str]]:
    return [(number, answer) for numbers, answer, _ in ROW.findall(PAGE) for number in numbers.split(", ")]


def test_every_requirement_of_the_two_levels_has_one_answer() -> None:
    sections = (each.split(":") for each in SECTIONS.split())
    wanted = [f"{section}.{nth}" for section, count in sections for nth in range(1, int(count) + 1)]
    assert len(wanted) == 253
    assert Counter(number for number, _ in answers()) == Counter(wanted)
    counted = Counter(answer for _, answer in answers())
    assert f"{counted['yes']} yes, {counted['n/a']} not applicable, {counted['no']} no" in PAGE


def test_every_yes_names_a_test_and_every_test_that_is_named_exists() -> None:
    known = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    }
    named = {name for _, _, why in ROW.findall(PAGE) for name in re.findall(r"`(test_\w+)`", why)}
    assert named - known == set()
    assert [numbers for numbers, answer, why in ROW.findall(PAGE) if answer == "yes" and "`test_" not in why] == []
