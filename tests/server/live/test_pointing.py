"""The cards that a caller points at are seen by the others one by one, and count for nothing until they are shown."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.client import Seat, Visit
from tercet.engine import rules as r
from tercet.engine.value import Player
from tercet.protocol.from_server import PointsAt, SignMade
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.live import visitor
from tests.server.live.visiting import at_table, hear_until
from tests.server.running_server import Line, RunningServer, line, run, running_server


class Given(NamedTuple):
    """Ada and Bea play; each has a socket of the test's beside the seat."""

    server: RunningServer
    table: str
    ada: Player
    bea: Player
    seat: Seat
    mine: Line
    hers: Line

    @property
    def cards(self) -> list[Card]:
        assert self.seat.table
        return self.seat.table.cards

    async def hears(self) -> list[PointsAt]:
        """What Bea has seen pointed at up to now: a sign of Ada's comes after it."""
        return await seen_by(self.hers, self.mine)


async def seen_by(watcher: Line, pointer: Line) -> list[PointsAt]:
    """What was pointed at before a sign that the pointer makes now."""
    await pointer.say(type="Wave", sign="hello")
    heard: list[PointsAt] = []
    while not isinstance(message := await watcher.hear(), SignMade):
        if isinstance(message, PointsAt):
            heard.append(message)
    return heard


async def table_of(host: Visit, rule_set: str) -> str:
    """A table where no call runs out, however slow the machine is."""
    rules = RULE_SETS[rule_set].rules
    if isinstance(rules.calling, r.CallFirst):
        rules = replace(rules, calling=replace(rules.calling, window_ms=60_000))
    options = {"order": {"type": "ArrivalOrder"}}
    return (await host.open_table(rule_set, rules=to_builtins(rules), options=options)).table


@asynccontextmanager
async def two_at_a_table(folder: Path, rule_set: str = "classic") -> AsyncIterator[Given]:
    async with (
        running_server(folder) as server,
        Visit(server.address, "Ada") as ada,
        Visit(server.address, "Bea") as bea,
    ):
        table = await table_of(ada, rule_set)
        async with (
            ada.sit(table) as seat,
            bea.sit(table),
            line(server, ada.token) as mine,
            line(server, bea.token) as hers,
        ):
            await seat.say("Start")
            await at_table(mine, table)
            await at_table(hers, table)
            yield Given(server, table, ada.player, bea.player, seat, mine, hers)


def test_the_others_see_each_card_as_the_caller_points_at_it(tmp_path: Path) -> None:
    """A-2: the caller has the table, and everyone sees what the caller does there."""

    async def story() -> None:
        async with two_at_a_table(tmp_path) as at:
            head = await at.seat.say("Call")
            first, second, *_ = at.cards
            for so_far in ([first], [first, second], [second]):
                await at.mine.say(type="PointAt", cards=so_far)
            assert await at.hears() == [
                PointsAt(at.ada, (first,)),
                PointsAt(at.ada, (first, second)),
                PointsAt(at.ada, (second,)),
            ]
            assert await at.server.inside.store.head(at.table) == head
            assert isinstance(await hear_until(at.mine, SignMade), SignMade)  # the one who points does not get it

    run(story)


def test_what_is_only_thought_of_is_shown_to_nobody(tmp_path: Path) -> None:
    """R-12: without a call nothing is shown, nor of anyone who does not have the call."""

    async def story() -> None:
        async with two_at_a_table(tmp_path) as at:
            await at.mine.say(type="PointAt", cards=at.cards[:2])
            assert await at.hears() == []
            await at.seat.say("Call")
            await at.hers.say(type="PointAt", cards=at.cards[:2])
            await hear_until(at.mine, SignMade)
            assert await seen_by(at.mine, at.hers) == []
            await hear_until(at.hers, SignMade)
            await at.seat.say("Withdraw")
            await at.mine.say(type="PointAt", cards=at.cards[:2])
            assert await at.hears() == []

    run(story)


def test_where_no_call_is_needed_nothing_is_shown_before_the_find(tmp_path: Path) -> None:
    """R-12: under rules without calls a half-made trio is one's own."""

    async def story() -> None:
        async with two_at_a_table(tmp_path, "quick") as at:
            await at.mine.say(type="PointAt", cards=at.cards[:2])
            assert await at.hears() == []

    run(story)


def test_only_cards_that_lie_there_are_seen_and_no_more_than_a_find_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_at_a_table(tmp_path) as at:
            await at.seat.say("Call")
            cards = at.cards
            hidden = next(Card(f"{n}{c}of") for n in "123" for c in "rpg" if f"{n}{c}of" not in cards)
            for nothing in ([hidden], [cards[0], "9xyz"], [cards[0], cards[0]], cards[:4]):
                await at.mine.say(type="PointAt", cards=nothing)
            assert await at.hears() == []

    run(story)


def test_a_flood_of_pointing_is_thinned_out_and_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor, "CARDS_PER_S", 0)

    async def story() -> None:
        async with two_at_a_table(tmp_path) as at:
            await at.seat.say("Call")
            for n in range(3 * visitor.CARDS_AT_ONCE):
                await at.mine.say(type="PointAt", cards=at.cards[n % 2 : 2])
            assert len(await at.hears()) == visitor.CARDS_AT_ONCE

    run(story)


def test_whoever_shares_a_device_points_under_their_own_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
        ):
            table = await table_of(ada, "classic")
            async with ada.sit(table) as seat, bea.sit(table) as beside, line(server, ada.token) as wire:
                await seat.say("Start")
                async with line(server) as watcher:
                    await at_table(watcher, table)
                    await wire.say(type="Hello", v=1, table=table, beside=[bea.token])
                    await beside.say("Call")
                    assert seat.table
                    first = seat.table.cards[0]
                    await wire.say(type="PointAt", cards=[first])
                    await wire.say(type="PointAt", cards=[first], by=bea.player)
                    assert await hear_until(watcher, PointsAt) == PointsAt(bea.player, (first,))

    run(story)
