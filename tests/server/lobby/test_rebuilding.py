"""Everything that is derived is derived again from the logs, in parts, and what makes no sense is left out."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tercet.engine.match import MatchEnded
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.live.entries import fold_entries, write_entry
from tercet.server.lobby import rebuilding
from tercet.server.lobby.directory import summary
from tercet.server.lobby.finished import read_log
from tercet.server.lobby.rebuilding import Step, rebuild
from tercet.server.lobby.summing_up import summed_up
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Appended, Entry, NewEntry, Store
from tercet.tables.gathering import Gathering
from tests.server.live.evening import run
from tests.server.lobby.logged import match_of, write_log
from tests.server.lobby.projections import everything
from tests.tables.wild_logs import wild_log

PEOPLE = {"ada": 3, "bea": 4}


def without_cards(gathering: Gathering | None) -> Gathering:
    """A table without what lies on it."""
    assert gathering is not None
    return replace(gathering, match=None)


def is_the_same_to_the_lobby(log: list[Entry]) -> bool:
    """Is a log summed up what it is when everything is folded?"""
    told, folded = summed_up(read_log("t", log).events), fold_entries(None, log, "t")
    assert told is not None
    assert folded is not None
    return (without_cards(told), summary(told)) == (without_cards(folded), summary(folded))


@settings(max_examples=30)
@given(st.sampled_from([*RULE_SETS]), st.integers(1, 80), st.randoms(use_true_random=False))
def test_a_log_summed_up_shows_the_lobby_what_the_whole_fold_shows(name: str, count: int, dice: Random) -> None:
    assert is_the_same_to_the_lobby(wild_log(name, count, dice))


def test_the_same_where_people_come_and_go_through_several_matches() -> None:
    log = wild_log("quick", 500, Random("several"))
    ends = [n for n, entry in enumerate(log, 1) if MatchEnded in map(type, read_log("t", [entry]).events)]
    assert len(ends) > 2
    assert all(is_the_same_to_the_lobby(log[:n]) for end in ends[:3] for n in (end - 1, end, end + 5))


async def some_tables(store: Store, count: int) -> None:
    """Tables with a match each, which end in another order than that of their names."""
    for n in range(count):
        match = match_of(RULE_SETS["quick"].rules, PEOPLE, Random(n))
        await write_log(store, f"table-{n}", [(1_000 * (count - n), match)])


def test_in_parts_it_is_the_same_and_says_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "tercet.db", "process")
        await some_tables(store, 5)
        assert (await rebuild(store)).tables == 5
        whole = await everything(store)
        assert len(whole["ratings"]) == 10
        monkeypatch.setattr(rebuilding, "AT_ONCE", 2)
        said: list[tuple[Step, int, int]] = []
        await rebuild(store, lambda *step: said.append(step))
        assert await everything(store) == whole
        assert said == [(step, done, 5) for step in ("logs", "matches") for done in (2, 4, 5)]
        await store.close()

    run(story)


def test_a_log_that_makes_no_sense_is_left_out_and_the_entry_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "tercet.db", "process")
        await some_tables(store, 2)
        match = match_of(RULE_SETS["quick"].rules, PEOPLE, Random("nonsense"))
        await write_log(store, "nonsense", [(5, [event for event in match if type(event).__name__ != "CardsDealt"])])
        found = await rebuild(store)
        assert (found.tables, len(found.matches)) == (2, 2)
        [said] = found.damaged
        assert said.startswith("The log nonsense cannot be read from entry 2 on")
        assert await store.fetch("SELECT stream FROM lobby ORDER BY stream") == [("table-0",), ("table-1",)]
        await store.close()

    run(story)


def test_a_match_that_is_being_played_makes_sense_to_its_last_entry(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "tercet.db", "process")
        await some_tables(store, 1)
        match = match_of(RULE_SETS["quick"].rules, PEOPLE, Random("second"))
        playing = [event for event in match[:-5] if type(event).__name__ != "CardsDealt"]
        assert await store.append(NewEntry("table-0", 2, 5, write_entry(playing))) == Appended(3)
        assert ["entry 3" in said for said in (await rebuild(store)).damaged] == [True]
        await store.close()

    run(story)
