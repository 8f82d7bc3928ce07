"""A server on which the worked example of docs/protocol.md can be played word for word: its dice are known."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tercet.cards.card import Card
from tercet.cards.deck import FULL
from tercet.cards.notation import read_cards
from tercet.engine.rules import Rules
from tercet.engine.value import Player
from tercet.rulesets.quick import QUICK
from tercet.server.live.dice import Dice
from tercet.server.people.guests import ADD_PLAYER, ADD_SESSION
from tercet.server.people.tokens import token_hash
from tercet.tables.gathering import ArrivalOrder, Options
from tests.engine.layouts import TWO_SETS
from tests.server.running_server import RunningServer, running_server

TABLE = "dK3sQ0uVb2xEw7yRz5tNfg"
PEOPLE = {"ada": "Ada", "bea": "Bea"}


class Stage(Dice):
    """Deals the deck of the example, and calls the table as the example does."""

    def deck(self, rules: Rules) -> tuple[Card, ...]:  # noqa: ARG002
        first = read_cards(TWO_SETS)
        return (*first, *(card for card in FULL if card not in first))

    def salt(self) -> str:
        return "0123456789abcdef0123456789abcdef"

    def table_id(self) -> str:
        return TABLE


@asynccontextmanager
async def on_stage(folder: Path) -> AsyncIterator[RunningServer]:
    """A server with Ada, Bea, and a table of Ada's; their tokens are `ada-token` and `bea-token`."""
    async with running_server(folder) as server:
        hub, store = server.inside.hub, server.inside.store
        hub.dice = Stage()
        for player, name in PEOPLE.items():
            await store.execute(ADD_PLAYER, player, name, 0)
            await store.execute(ADD_SESSION, token_hash(f"{player}-token"), player, 0)
        opened = await hub.open_table(Player("ada"), QUICK.rules, Options(order=ArrivalOrder()))
        assert opened == TABLE
        yield server
