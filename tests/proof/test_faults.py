"""Every planted fault still fits today's sources, and names tests that are there. `dev.py proof` plants them."""

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.proof.planting import FAULTS, ROOT, Fault, all_faults, any_failure, planted, spoiled

ALL = all_faults()
AREAS = {"competitions", "engine", "limits", "live", "people", "printing", "storage"}


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.name)
def test_a_fault_fits_todays_sources(fault: Fault) -> None:
    """Its text is there once, and what replaces it is other Python."""
    text = spoiled(fault)
    ast.parse(text)
    assert text != (ROOT / "src/tercet" / fault.file).read_text(encoding="utf-8")
    assert fault.what.endswith(".")


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.name)
def test_the_tests_that_find_it_are_there(fault: Fault) -> None:
    for test in fault.found_by:
        path, _, name = test.partition("::")
        assert (ROOT / path).exists()
        if name:
            assert f"def {name.partition('[')[0]}(" in (ROOT / path).read_text(encoding="utf-8")


def test_there_are_at_least_forty_in_every_part_of_the_product() -> None:
    assert len(ALL) >= 40
    assert {path.stem for path in FAULTS.glob("*.toml")} == AREAS
    assert min(Counter(fault.area for fault in ALL).values()) >= 5
    assert len({fault.name for fault in ALL}) == len(ALL)


def test_a_text_that_is_no_longer_there_is_said_so() -> None:
    with pytest.raises(ValueError, match="gone: the text is 0 times"):
        spoiled(Fault("gone", "Nothing.", "engine/steps.py", "no such text", "", ()))


def test_the_copy_has_the_fault_and_the_sources_do_not() -> None:
    fault = Fault(
        "changed", "It counts wrongly.", "server/lobby/codes.py", "LENGTH: Final = 5 ", "LENGTH: Final = 6 ", ()
    )
    seen = "import tercet.server.lobby.codes as codes; print(codes.__file__, codes.LENGTH)"
    with planted(fault) as sources:
        command = [sys.executable, "-c", seen]
        done = subprocess.run(command, env={"PYTHONPATH": str(sources)}, capture_output=True, text=True, check=True)
        file, length = done.stdout.split()
        assert Path(file).is_relative_to(sources)
        assert length == "6"
    assert "LENGTH: Final = 5 " in (ROOT / "src/tercet/server/lobby/codes.py").read_text(encoding="utf-8")


def test_a_test_that_fails_is_told_from_one_that_passes(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_right(): assert True\ndef test_wrong(): assert False\n")
    right, wrong = (f"{tmp_path / 'test_it.py'}::test_{each}" for each in ("right", "wrong"))
    assert [any_failure((test,), ROOT / "src")[0] for test in (right, wrong)] == [False, True]
