"""A long table is woken from its stored state and the entries after it, exactly as from its whole log."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import astuple, replace

from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.live import stored_states, waking
from tercet.server.live.derivation import derivation
from tercet.server.live.done_commands import DoneCommands
from tercet.server.live.hub import Hub
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.stored_states import StoredState, checksum, packed
from tercet.server.live.table_state import TableState, state_after
from tercet.server.lobby.rebuilding import forget
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.sqlite.backup import copy, put_back
from tercet.storage.sqlite.copies.restoring import restore_copy
from tercet.storage.store import Appended, Entry, NewEntry, Store, StoreError
from tests.server.live.evening import run
from tests.storage.copied import caught_up
from tests.tables.wild_logs import wild_log

T = "t"  # the name of the table
EVERY = 40
ROW = "SELECT seq, derivation, entry_hash, state, checksum FROM table_states"


def folded(entries: Sequence[Entry], state: TableState | None = None) -> TableState:
    """The state after these entries."""
    for entry in entries:
        state = state_after(state, entry)
    assert state is not None
    return state


# ---- the law


@settings(max_examples=60)
@given(st.sampled_from([*RULE_SETS]), st.integers(4, 120), st.randoms(use_true_random=False), st.data())
def test_a_stored_state_and_the_entries_after_it_are_the_whole_log(
    name: str, count: int, dice: Random, data: st.DataObject
) -> None:
    log = wild_log(name, count, dice)
    cut = data.draw(st.integers(1, len(log)))
    stored = packed(T, folded(log[:cut]), log[cut - 1])
    state = stored.usable(T, log[cut - 1 :])
    assert state == folded(log[:cut])
    assert folded(log[cut:], state) == folded(log)


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_state_of_every_rule_set_can_be_stored_at_any_moment(name: str) -> None:
    log, state = wild_log(name, 200, Random(name)), None
    for entry in log:
        state = folded([entry], state)
        assert packed(T, state, entry).usable(T, [entry]) == state


# ---- on real stores


async def opened(folder: Path, database: str) -> Store:
    return await (PostgresStore.open(database) if database else SqliteStore.open(folder / "tercet.db", "process"))


@asynccontextmanager
async def hub_in(folder: Path, database: str) -> AsyncIterator[Hub]:
    """A worker."""
    store = await opened(folder, database)
    try:
        yield Hub(store, grace_s=3600)  # nobody is missed while a test runs
    finally:
        await store.close()


async def write(store: Store, entries: Sequence[Entry]) -> None:
    """Append a log to a store."""
    for each in entries:
        entry = NewEntry(T, each.seq - 1, each.at, each.body, each.by, each.command)
        assert await store.append(entry) == Appended(each.seq)


async def woken(hub: Hub) -> Mailbox:
    mailbox = await hub.wake(T)
    assert mailbox is not None
    return mailbox


class Counting:
    """Counts how many entries are read from a store."""

    def __init__(self, store: Store) -> None:
        self.entries = 0
        self._read = store.read
        store.read = self.read  # type: ignore[method-assign]

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        found = await self._read(stream, after, limit)
        self.entries += len(found)
        return found


def test_waking_reads_the_last_entries_however_long_the_log_is(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_states, "EVERY", EVERY)
    log = wild_log("quick", 300, Random(1))

    async def story() -> None:
        async with hub_in(tmp_path, database) as hub:
            await write(hub.store, log[:-5])
            read = Counting(hub.store)
            await woken(hub)  # for the first time, from the whole log
            assert read.entries >= len(log) - 5
            await hub.stored_states.write()
            await write(hub.store, log[-5:])
        async with hub_in(tmp_path, database) as hub:
            read = Counting(hub.store)
            assert (await woken(hub)).state == folded(log)
            assert read.entries == 6  # the one whose state is stored, and those after it

    run(story)


def test_the_state_is_stored_every_so_many_entries_and_the_last_one_counts(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_states, "EVERY", EVERY)
    log = wild_log("quick", 150, Random(2))

    async def story() -> None:
        async with hub_in(tmp_path, database) as hub:
            await write(hub.store, log[:1])
            mailbox = await woken(hub)
            for n in range(1, len(log)):
                await write(hub.store, log[n : n + 1])
                await mailbox.up_to(n + 1)
                await hub.stored_states.write()
                stored = [seq for seq, *_ in await hub.store.fetch(ROW)]
                assert stored == [due for due in [(n + 1) // EVERY * EVERY] if due]
            assert mailbox.state == folded(log)

    run(story)


def changed(what: str, old: StoredState, log: Sequence[Entry]) -> tuple[Any, ...]:
    """A row that must not be used."""
    seq, other = old.seq, b"\x00" + old.state[1:]
    differs: dict[str, dict[str, Any]] = {
        "damaged": {"state": other},
        "cut off": {"state": old.state[:-1]},
        "not a state": {"state": other, "checksum": checksum(T, seq, other)},
        "of other code": {"derivation": "another"},
        "of another entry": {"seq": seq - 1, "checksum": checksum(T, seq - 1, old.state)},
        "of another log": {"entry_hash": b"x"},
        "of another table": {"checksum": checksum("u", seq, old.state)},
        "beyond the end": {"seq": len(log) + 1, "checksum": checksum(T, len(log) + 1, old.state)},
        "before the beginning": {"seq": 0, "checksum": checksum(T, 0, old.state)},
    }
    return astuple(replace(old, **differs[what]))


@pytest.mark.parametrize(
    "what",
    [
        "damaged",
        "cut off",
        "not a state",
        "of other code",
        "of another entry",
        "of another log",
        "of another table",
        "beyond the end",
        "before the beginning",
    ],
)
def test_a_doubtful_state_is_not_used_and_a_good_one_takes_its_place(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(stored_states, "EVERY", EVERY)
    log = wild_log("quick", 100, Random(3))

    async def story() -> None:
        async with hub_in(tmp_path, database) as hub:
            await write(hub.store, log)
            await woken(hub)
            await hub.stored_states.write()
            (row,) = await hub.store.fetch(ROW)
            bad = changed(what, StoredState(*row), log)
            await hub.store.execute(
                "UPDATE table_states SET seq = $1, derivation = $2, entry_hash = $3, state = $4, checksum = $5", *bad
            )
        async with hub_in(tmp_path, database) as hub:
            read = Counting(hub.store)
            mailbox = await woken(hub)
            assert mailbox.state == folded(log)
            assert read.entries >= len(log)
            await hub.stored_states.write()
            assert await hub.store.fetch(ROW) == [row]

    run(story)


def test_states_are_dropped_with_all_else_that_is_derived(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_states, "EVERY", EVERY)
    log = wild_log("quick", 100, Random(4))

    async def story() -> None:
        async with hub_in(tmp_path, database) as hub:
            await write(hub.store, log)
            await woken(hub)
            await hub.stored_states.finish()
            assert len(await hub.store.fetch(ROW)) == 1
            await forget(hub.store)
            assert await hub.store.fetch(ROW) == []
        async with hub_in(tmp_path, database) as hub:
            assert (await woken(hub)).state == folded(log)

    run(story)


@pytest.mark.parametrize("how", ["a backup", "the copy in a second folder"])
def test_a_table_is_woken_from_what_was_restored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    monkeypatch.setattr(stored_states, "EVERY", EVERY)
    log = wild_log("quick", 100, Random(8))
    data, stick, elsewhere = tmp_path / "data", tmp_path / "stick", tmp_path / "elsewhere"

    async def before() -> None:
        async with hub_in(data, "") as hub:
            assert isinstance(hub.store, SqliteStore)
            await hub.store.copy_to(stick)
            await write(hub.store, log[:-2])
            await woken(hub)
            await hub.stored_states.write()
            await write(hub.store, log[-2:])
            await caught_up(hub.store)
            copy(data / "tercet.db", tmp_path / "backup.db")

    async def after() -> None:
        async with hub_in(elsewhere, "") as hub:
            read = Counting(hub.store)
            assert (await woken(hub)).state == folded(log)
            assert read.entries == 3

    run(before)
    if how == "a backup":
        put_back(tmp_path / "backup.db", elsewhere)
    else:
        restore_copy(stick, elsewhere)
    run(after)


def test_a_state_that_cannot_be_stored_or_read_is_no_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_states, "EVERY", EVERY)
    log = wild_log("quick", 100, Random(5))

    async def fails(*_: object) -> Any:
        raise StoreError("store-busy", why="locked")

    async def story() -> None:
        async with hub_in(tmp_path, "") as hub:
            await write(hub.store, log)
            monkeypatch.setattr(hub.store, "execute_all", fails)
            monkeypatch.setattr(hub.store, "fetch", fails)
            assert (await woken(hub)).state == folded(log)
            await hub.stored_states.write()
        async with hub_in(tmp_path, "") as hub:
            assert await hub.store.fetch(ROW) == []
            assert (await woken(hub)).state == folded(log)

    run(story)


# ---- the event loop


def test_others_are_served_while_a_long_log_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow a machine is, a log is folded a slice at a time; here a slice is one entry."""
    monkeypatch.setattr(waking, "SLICE_S", -1.0)
    log = wild_log("quick", 100, Random(6))
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    async def story() -> None:
        found = waking.Woken(None, DoneCommands())
        serving = asyncio.create_task(others())
        await found.read(log, T)
        serving.cancel()
        assert turns >= len(log) - 1
        assert found.state == folded(log)

    run(story)


def test_a_table_that_grows_while_it_is_woken_is_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = wild_log("quick", 100, Random(7))

    async def story() -> None:
        async with hub_in(tmp_path, "") as hub:
            await write(hub.store, log[:-9])
            read: Callable[..., Any] = hub.store.read
            grown = False

            async def read_then_grow(*args: Any) -> list[Entry]:
                nonlocal grown
                found: list[Entry] = await read(*args)
                if not grown:
                    grown = True
                    await write(hub.store, log[-9:])
                return found

            monkeypatch.setattr(hub.store, "read", read_then_grow)
            assert (await woken(hub)).state == folded(log)

    run(story)


def test_the_code_that_derives_a_table_is_recognised_by_all_its_files(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {derivation()}
    for package in ("cards", "engine", "tables", "server/live"):
        monkeypatch.setattr("tercet.server.live.derivation.DERIVING", (package,))
        found.add(derivation.__wrapped__())
    assert len(found) == 5
