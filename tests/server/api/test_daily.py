"""The puzzle of the day: the same for all, dealt again at any time, and not to be foreseen."""

from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from msgspec.json import encode

from tercet.cards.notation import parse_cards
from tercet.cards.sets import find_sets
from tercet.server.daily import dealt, puzzle_of
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Store
from tests.server.api.asking import another, asked
from tests.server.running_server import run
from tests.storage.schemas import own_schema

TODAY, TOMORROW = date(2026, 11, 15), date(2026, 11, 16)


def test_everyone_gets_the_same_puzzle_today_with_six_sets(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as other:
            before = datetime.now(UTC).date()
            mine, theirs = [(await each.get("/api/daily")).json() for each in (browser, other)]
            assert before.isoformat() <= mine["day"] <= theirs["day"] <= datetime.now(UTC).date().isoformat()
            assert mine["day"] < theirs["day"] or mine == theirs  # midnight may pass
            assert (len(find_sets(parse_cards(mine["cards"]))), mine["sets"]) == (6, 6)
            assert len(mine["cards"]) == 12

    run(story)


@pytest.mark.parametrize("store_kind", ["sqlite", "postgresql"])
def test_after_a_restart_the_puzzle_is_the_same_and_no_other_server_has_it(
    store_kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def story(url: str) -> None:
        async def asked_once(file: str = "one.db") -> bytes:
            store: Store = await (PostgresStore.open(url) if url else SqliteStore.open(tmp_path / file))
            found = await puzzle_of(store, TODAY)
            await store.close()
            return encode(found)

        once = await asked_once()
        assert await asked_once() == once
        assert url or await asked_once("another.db") != once

    if store_kind == "sqlite":
        run(lambda: story(""))
    else:
        with own_schema(request.getfixturevalue("postgres_url")) as url:
            run(lambda: story(url))


def test_the_day_and_the_secret_make_the_puzzle() -> None:
    secret = b"a secret of 32 bytes ..........."
    assert dealt(secret, TODAY) == dealt(secret, TODAY)
    assert dealt(secret, TODAY).cards != dealt(secret, TOMORROW).cards
    assert dealt(secret, TODAY).cards != dealt(b"another secret", TODAY).cards
