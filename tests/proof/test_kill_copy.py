"""A writer killed at any instant leaves a copy in the second folder with all that it said was there.

TERCET_COPY_KILLS=10000 kills more of them.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.proof.copying import write_and_kill
from tests.proof.killing import logs, losses
from tests.storage.copied import restored
from tests.support.limits import HANG_S

KILLS = int(os.environ.get("TERCET_COPY_KILLS", "25"))


@pytest.mark.timeout(3 * HANG_S + 10 * KILLS)
def test_a_killed_writer_leaves_a_copy_with_all_that_it_said_was_there(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    record_property("kills", KILLS)
    promises = 0
    for kill in range(KILLS):
        promise = write_and_kill(tmp_path, Random())
        if (tmp_path / "stick").is_dir() and any((tmp_path / "stick").glob("copy-*.db")):
            restored(tmp_path, f"{kill}")
            assert losses(promise, asyncio.run(logs(str(tmp_path / f"{kill}/tercet.db")))) == []
        else:
            assert promise == {}
        promises += promise != {}
    assert promises > KILLS / 3


def test_a_writer_that_speaks_before_the_copy_has_it_is_found_out(tmp_path: Path) -> None:
    """The proof can fail."""
    found_out = 0
    for seed in range(20):
        folder = tmp_path / f"{seed}"
        folder.mkdir()
        promise = write_and_kill(folder, Random(seed), hasty=True)
        if promise:
            restored(folder)
            found_out += losses(promise, asyncio.run(logs(str(folder / "elsewhere/tercet.db")))) != []
    assert found_out > 0
