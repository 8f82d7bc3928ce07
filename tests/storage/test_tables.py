"""The tables beside the log, in SQL that both databases speak."""

import pytest

from tercet.storage.store import Statement, Store
from tests.storage.stories import Opener, tell

CREATE = "CREATE TABLE guests (id text PRIMARY KEY, name text NOT NULL, seen bigint, mark {blob})"
ADD = "INSERT INTO guests (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id"
ALL = "SELECT id, name FROM guests ORDER BY id"


async def lay(store: Store) -> None:
    """A small table to try things on."""
    kind = "bytea" if "Postgres" in type(store).__name__ else "blob"
    await store.execute(CREATE.format(blob=kind))


def test_what_was_put_into_a_table_is_found_in_it(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        await lay(store)
        await store.execute("INSERT INTO guests VALUES ($1, $2, $3, $4)", "a", "Ada “Λ”", 2**40, b"\x00\xff")
        await store.execute("INSERT INTO guests VALUES ($1, $2, $3, $4)", "b", "Bob", None, None)
        found = await store.fetch("SELECT name, seen, mark FROM guests ORDER BY id")
        assert found == [("Ada “Λ”", 2**40, b"\x00\xff"), ("Bob", None, None)]
        assert await store.fetch("SELECT id FROM guests WHERE name = $2 AND id = $1", "b", "Bob") == [("b",)]

    tell(open_store, story)


def test_who_adds_what_is_there_already_gets_no_row_back(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        await lay(store)
        assert await store.execute(ADD, "a", "Ada") == [("a",)]
        assert await store.execute(ADD, "a", "Eve") == []
        assert await store.fetch(ALL) == [("a", "Ada")]

    tell(open_store, story)


def test_of_several_statements_all_are_done_or_none(open_store: Opener) -> None:
    good: list[Statement] = [(ADD, ("a", "Ada")), (ADD, ("b", "Bob")), ("DELETE FROM guests WHERE id = $1", ("a",))]
    bad: Statement = ("INSERT INTO guests (id, name) VALUES ($1, $2)", ("b", "twice"))

    async def story(store: Store) -> None:
        await lay(store)
        await store.execute_all(good)
        assert await store.fetch(ALL) == [("b", "Bob")]
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.execute_all([(ADD, ("c", "Cyd")), bad])
        assert await store.fetch(ALL) == [("b", "Bob")]
        await store.execute_all([])

    tell(open_store, story)


def test_tables_are_there_after_a_restart(open_store: Opener) -> None:
    async def before(store: Store) -> None:
        await lay(store)
        await store.execute(ADD, "a", "Ada")

    async def after(store: Store) -> None:
        assert await store.fetch(ALL) == [("a", "Ada")]

    tell(open_store, before)
    tell(open_store, after)


def test_a_reader_cannot_write(open_store: Opener) -> None:
    """`fetch` may be tried again when the database was away, so it must never change anything."""

    async def story(store: Store) -> None:
        await lay(store)
        with pytest.raises(Exception, match=r"(?i)read.?only"):
            await store.fetch(ADD, "a", "Ada")
        assert await store.fetch(ALL) == []

    tell(open_store, story)
