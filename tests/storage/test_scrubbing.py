"""What was deleted from a table is in none of the database's files, in both databases."""

import sqlite3
from pathlib import Path

from tercet.competition.people import Person
from tercet.engine.value import Player
from tercet.server.competitions.entrants import Entrants
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.sqlite.backup import copy
from tercet.storage.sqlite.copies.folder import copies_in
from tercet.storage.store import Store
from tests.storage.copied import caught_up, tell_copied
from tests.storage.stories import Opener, tell

MANY = 300  # enough for several pages, which are split as they fill up
MARK = "Xylophonia"


async def fill(store: Store) -> Entrants:
    """Two competitions; the first has a marked address in every row, some of them long, and some changed since."""
    entrants = Entrants(store)
    for number in range(MANY):
        for day, mark in (("first", MARK), ("second", "Mesa")):
            details = Person(f"{mark} {number}", address=mark * (number % 20), city=mark)
            await entrants.keep(day, Player(f"p{number}"), details)
    for number in range(0, MANY, 3):
        await entrants.keep("first", Player(f"p{number}"), Person(MARK))
    return entrants


def test_of_erased_people_nothing_is_left_and_the_others_stay(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        entrants = await fill(store)
        before = await entrants.of("second")
        await entrants.erase("first", Player("p1"))
        await entrants.erase_all("first")
        await entrants.scrub()
        assert not entrants.left_over
        assert await entrants.of("first") == {}
        assert await entrants.of("second") == before
        assert len(before) == MANY

    tell(open_store, story)


def test_the_file_and_its_journal_have_not_a_byte_of_them(tmp_path: Path) -> None:
    file = tmp_path / "tercet.db"

    def marked() -> list[str]:
        return sorted(path.name for path in tmp_path.iterdir() if MARK.encode() in path.read_bytes())

    async def story(store: Store) -> None:
        entrants = await fill(store)
        assert marked(), "else this test would see nothing"
        await entrants.erase_all("first")
        assert marked(), "the journal still has it"
        await entrants.scrub()
        assert marked() == []
        copy(file, tmp_path / "backup.db")
        assert marked() == []

    tell(lambda: SqliteStore.open(file), story)


def test_while_somebody_reads_the_journal_it_is_said_that_something_is_left(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        entrants = await fill(store)
        reading = sqlite3.connect(tmp_path / "tercet.db", isolation_level=None)
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM entrants").fetchone()
        await entrants.erase_all("first")
        assert await store.scrub("entrants") is False
        reading.close()
        assert await store.scrub("entrants") is True

    tell(lambda: SqliteStore.open(tmp_path / "tercet.db", patience=0.01), story)


def test_the_files_of_postgresql_have_not_a_byte_of_them(own_database: str) -> None:
    async def contents(store: Store) -> bytes:
        await store.execute("CHECKPOINT")
        path = "pg_relation_filepath('entrants')"
        toast = "(SELECT pg_relation_filepath(reltoastrelid) FROM pg_class WHERE oid = 'entrants'::regclass)"
        (row,) = await store.execute(f"SELECT pg_read_binary_file({path}), pg_read_binary_file({toast})")
        return b"".join(map(bytes, row))

    async def story(store: Store) -> None:
        entrants = await fill(store)
        assert MARK.encode() in await contents(store)
        await entrants.erase_all("first")
        await entrants.scrub()
        assert MARK.encode() not in await contents(store)

    tell(lambda: PostgresStore.open(own_database), story)


def test_the_copy_in_a_second_folder_has_not_a_byte_of_them_either(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        entrants = await fill(store)
        await caught_up(store)
        (copied,) = copies_in(tmp_path / "stick")
        assert MARK.encode() in copied.read_bytes()
        await entrants.erase_all("first")
        await entrants.scrub()
        await caught_up(store)
        assert [copied] == copies_in(tmp_path / "stick")
        for path in (tmp_path / "stick").iterdir():
            assert MARK.encode() not in path.read_bytes()

    tell_copied(tmp_path, story)
