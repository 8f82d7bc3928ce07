"""`tercet reports`: what was written at tables and reported."""

import asyncio
import json
from pathlib import Path

import pytest

from tercet.engine.value import Player
from tercet.server.people.reports import Reports
from tercet.storage.sqlite import SqliteStore
from tests.cli.obeying import obeyed


async def report(folder: Path) -> None:
    store = await SqliteStore.open(folder / "tercet.db", "process")
    await Reports(store).add("table-1", Player("ada"), Player("eve"), ["You fool", "Yes, you"])
    await store.close()


def test_reports_are_listed_for_people_and_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    none = obeyed(capsys, "reports", "--data", str(tmp_path))
    assert (none.code, none.out) == (0, "Nothing has been reported.\n")
    asyncio.run(report(tmp_path))
    told = obeyed(capsys, "reports", "--data", str(tmp_path)).out
    assert "eve at table table-1, reported by ada:\n    You fool\n    Yes, you\n" in told
    (found,) = json.loads(obeyed(capsys, "reports", "--data", str(tmp_path), "--json").out)
    assert found["lines"] == ["You fool", "Yes, you"]
