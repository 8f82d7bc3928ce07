"""`tercet flagged`: matches with timing that no person has, and why."""

import asyncio
import json
from pathlib import Path

import pytest

from tercet.engine.value import Player
from tercet.record.timings import TimedFind, Timing
from tercet.server.lobby.finished import FinishedMatch
from tercet.server.lobby.ledger import Ledger
from tercet.storage.sqlite import SqliteStore
from tests.cli.obeying import obeyed


def timing(player: str, *finds: TimedFind) -> Timing:
    return Timing(Player(player), len(finds), 0, finds, (), False)


async def written(folder: Path) -> None:
    """A match of a program against a person."""
    store = await SqliteStore.open(folder / "tercet.db", "process")
    program = timing("program", *[TimedFind(took, 200) for took in range(200, 6_200, 500)])
    person = timing("person", *[TimedFind(took, took) for took in range(1_000, 19_000, 1_500)])
    await store.execute("INSERT INTO players VALUES ($1, $2, $3)", "program", "Deep Tercet", 1)
    match = FinishedMatch("table", 3, "quick", 1_790_000_000_000, [], [program, person])
    await store.execute_all(await Ledger(store).lines([match]))
    await store.close()


def test_a_program_is_listed_with_the_reasons_and_a_person_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    none = obeyed(capsys, "flagged", "--data", str(tmp_path))
    assert none.out == "No match stands out by its timing.\n"
    asyncio.run(written(tmp_path))
    told = obeyed(capsys, "flagged", "--data", str(tmp_path)).out.splitlines()
    assert told[1:] == [
        "2026-09-21 14:13  Deep Tercet, table table, match 3:",
        "    12 finds, in the middle 0.20 s after the layout had changed.",
        "    12 finds whose times vary by only 0%.",
    ]
    (found,) = json.loads(obeyed(capsys, "flagged", "--data", str(tmp_path), "--json").out)
    assert (found["player"], [odd["why"] for odd in found["reasons"]]) == ("program", ["quick", "even"])
    assert obeyed(capsys, "flagged", "--data", str(tmp_path), "--most", "0").code == 2
