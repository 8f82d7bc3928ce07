"""The puzzle of the day: the same for all, dealt again at any time, and not to be foreseen."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.json import encode

from tercet.cards.notation import parse_cards
from tercet.cards.sets import find_sets
from tercet.server.daily import Size, dealt, puzzle_of
from tercet.server.puzzle_days import number_of
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Store
from tests.server.api.asking import another, asked, refused
from tests.server.running_server import run
from tests.storage.schemas import own_schema

TODAY, TOMORROW = date(2026, 11, 15), date(2026, 11, 16)


@pytest.mark.parametrize(("size", "cards", "sets"), [("full", 12, 6), ("small", 9, 4)])
def test_everyone_gets_the_same_puzzle_today(tmp_path: Path, size: Size, cards: int, sets: int) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as other:
            before = datetime.now(UTC).date()
            mine, theirs = [(await each.get(f"/api/daily?size={size}")).json() for each in (browser, other)]
            assert before.isoformat() <= mine["day"] <= theirs["day"] <= datetime.now(UTC).date().isoformat()
            assert mine["day"] < theirs["day"] or mine["cards"] == theirs["cards"]  # midnight may pass
            assert (len(mine["cards"]), len(find_sets(parse_cards(mine["cards"]))), mine["sets"]) == (cards, sets, sets)
            assert mine["number"] == number_of(date.fromisoformat(mine["day"]))
            assert mine["open"]

    run(story)


def test_the_small_puzzle_is_for_beginners_shading_is_not_a_feature() -> None:
    small = dealt(b"secret", TODAY, "small")
    assert {card[3] for card in small.cards} == {"f"}
    assert len(find_sets(small.cards)) == 4


def test_every_earlier_day_can_be_played_and_no_later_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            first = (await browser.get("/api/daily/2026-04-18")).json()
            assert (first["number"], first["open"], len(first["cards"])) == (1, False, 12)
            assert (await browser.get("/api/daily/2026-04-18")).json()["cards"] == first["cards"]
            for unknown in ("2026-04-17", "2999-01-01"):
                refused(await browser.get(f"/api/daily/{unknown}"), 404, "no-such-puzzle")
            today = (await browser.get("/api/daily")).json()["day"]
            assert (await browser.get(f"/api/daily/{today}")).json()["open"]

    run(story)


def test_today_is_the_day_where_one_is_if_it_is_that_day_anywhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            now = datetime.now(UTC)
            ahead, behind = (now + timedelta(hours=13)).date(), (now - timedelta(hours=11)).date()
            for here in (ahead, behind):
                assert (await browser.get(f"/api/daily?here={here}")).json()["day"] == here.isoformat()
            wrong = (await browser.get("/api/daily?here=2019-01-01")).json()["day"]
            assert now.date().isoformat() <= wrong <= datetime.now(UTC).date().isoformat()

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
