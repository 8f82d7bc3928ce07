"""A writer killed at any instant loses nothing that was acknowledged.

TERCET_KILLS=10000 kills more of them.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.proof.killing import logs, losses, write_and_kill
from tests.storage.schemas import own_schema
from tests.support.limits import HANG_S

Noted = Callable[[str, object], None]
KILLS = int(os.environ.get("TERCET_KILLS", "1000"))
PER_FILE = 20
PARTS = 4


def is_whole(path: Path) -> bool:
    """Does SQLite find nothing wrong with the file?"""
    connection = sqlite3.connect(path)
    found = connection.execute("PRAGMA integrity_check").fetchall()
    connection.close()
    return found == [("ok",)]


@pytest.mark.long
@pytest.mark.timeout(3 * HANG_S + 10 * KILLS)
@pytest.mark.parametrize("part", range(PARTS))
def test_a_killed_writer_loses_nothing_it_was_promised_on_sqlite(
    tmp_path: Path, part: int, record_property: Noted
) -> None:
    kills, promises = len(range(part, KILLS, PARTS)), 0
    for kill in range(kills):
        path = tmp_path / f"{kill // PER_FILE}.db"
        promise = write_and_kill(str(path), Random())
        found = asyncio.run(logs(str(path)))
        assert losses(promise, found) == []
        assert is_whole(path)
        promises += promise != {}
    record_property("kills", kills)
    assert promises > kills / 3  # enough of them got as far as writing


@pytest.mark.timeout(3 * HANG_S + 10 * KILLS)
def test_a_killed_writer_loses_nothing_it_was_promised_on_postgresql(postgres_url: str, record_property: Noted) -> None:
    record_property("kills", KILLS // 100)
    with own_schema(postgres_url) as url:
        for _ in range(KILLS // 100):
            promise = write_and_kill(url, Random())
            assert losses(promise, asyncio.run(logs(url))) == []


def test_a_writer_that_promises_before_it_has_saved_is_found_out(tmp_path: Path) -> None:
    """The proof can fail: of the same stories told with this mistake in, some go wrong."""
    found_out = 0
    for seed in range(20):
        path = tmp_path / f"{seed}.db"
        promise = write_and_kill(str(path), Random(seed), hasty=True)
        found_out += losses(promise, asyncio.run(logs(str(path)))) != []
    assert found_out > 0
