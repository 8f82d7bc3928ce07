"""One message over a socket by everybody in turn, each at a fresh table: those who may least come first."""

from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from msgspec import Struct
from websockets.exceptions import InvalidStatus

from tercet.cards.notation import write_cards
from tercet.engine.refusals import Refusal
from tercet.protocol import VERSION
from tercet.protocol.from_server import CommandRefused, Done, PointsAt, Snapshot, TableEntry
from tercet.server.api.rulesets import rules_said
from tercet.tables.gathering import ArrivalOrder, Options
from tests.proof.access import roles as r
from tests.proof.access.asking import IDS, YES, Answers
from tests.proof.access.world import World
from tests.server.running_server import Line, line

IN_TURN: Final = (*(role for role in r.ROLES if role not in (*r.AT_THE_TABLE, r.FOREIGN)), *r.AT_THE_TABLE)


class Message(Struct, frozen=True):
    """What is said, and at which table."""

    fields: dict[str, Any] = {}
    rule_set: str = "competition"
    judged: bool = True
    begun: bool = True
    before: tuple[tuple[str, str], ...] = ()
    """Who says what first."""
    instead: tuple[str, ...] = ()
    """What those are answered who may, though not at this moment."""


class Table(Struct):
    """The table of one message, and the lines of all who are there."""

    world: World
    lines: dict[str, Line]
    id: str

    async def hello(self, role: str) -> list[Any]:
        """Look at the table; gives all that was heard up to then."""
        heard: list[Any] = []
        await self.lines[role].say(type="Hello", v=VERSION, table=self.id)
        while not heard or not isinstance(heard[-1], Snapshot):
            heard.append(await self.lines[role].hear())
        return heard

    async def three_cards(self, role: str) -> list[str]:
        """The first cards of the layout."""
        match = (await self.hello(role))[-1].table.match
        return write_cards(match.table.layout[:3]).split()

    def meant(self, value: Any) -> Any:
        """The player of a role that is named; anything else as it is."""
        people = self.world.people
        return people[value].player if isinstance(value, str) and value in people else value

    async def say(self, role: str, kind: str, fields: Mapping[str, Any]) -> str:
        """A command at the table: `yes`, or the code of the refusal."""
        command = f"command-{next(IDS)}"
        await self.lines[role].say(type="Say", id=command, say={"type": kind, **fields})
        while True:
            heard = await self.lines[role].hear()
            if isinstance(heard, TableEntry | Done) and command in (
                getattr(heard, "done", ""),
                getattr(heard, "id", ""),
            ):
                return YES
            if isinstance(heard, CommandRefused) and heard.id == command:
                return heard.code

    async def beside(self, role: str, kind: str, fields: Mapping[str, Any]) -> str:
        """A message that is no command; it is refused, or shown to the others, or ignored."""
        await self.lines[role].say(type=kind, **fields)
        refused = [each.code for each in await self.hello(role) if isinstance(each, CommandRefused)]
        if kind == "PointAt":
            return YES if any(isinstance(each, PointsAt) for each in await self.hello(r.SPECTATOR)) else "ignored"
        return refused[0] if refused else YES


@asynccontextmanager
async def lines_of(world: World) -> AsyncIterator[dict[str, Line]]:
    """A socket of everybody; the page of another site gets none."""
    async with AsyncExitStack() as stack:
        lines = {}
        for role in IN_TURN:
            lines[role] = await stack.enter_async_context(line(world.server, world.people[role].token))
        yield lines


async def refused_to_foreign_pages(world: World) -> str:
    """What a page of another site is told that opens a socket."""
    foreign = world.people[r.FOREIGN].headers
    try:
        async with line(world.server, origin=foreign["origin"], cookie=foreign["cookie"]):
            return YES
    except InvalidStatus as refused:
        return str(refused.response.status_code)


async def laid(world: World, lines: dict[str, Line], message: Message) -> Table:
    """A table with a host, a player and a judge; whoever else looks on."""
    judge: Any = {"judge": "somebody"} if message.judged else {}
    options = Options(order=ArrivalOrder(), talk="chat", **judge)
    directory, host = world.server.inside.services.directory, world.people[r.HOST].player
    opened = await directory.open(host, rules_said(message.rule_set), options)  # more than one person may open by HTTP
    assert not isinstance(opened, Refusal), opened
    table = Table(world, lines, opened[0])
    for role in lines:
        await table.hello(role)
    assert await table.say(r.SEATED, "Join", {}) == YES
    if message.judged:
        assert await table.say(r.TABLE_JUDGE, "Join", {"role": "judge"}) == YES
    if message.begun:
        assert await table.say(r.HOST, "Start", {}) == YES
    for role, kind in message.before:
        fields = {"cards": await table.three_cards(role)} if kind == "Point" else {}
        assert await table.say(role, kind, fields) == YES
    return table


async def said_in_turn(world: World, lines: dict[str, Line], kind: str, message: Message, *, beside: bool) -> Answers:
    """What everybody is told who says this; those at the table each at a fresh one."""
    table = await laid(world, lines, message)
    answers: Answers = {}
    for role in IN_TURN:
        if role in r.AT_THE_TABLE and answers[IN_TURN[IN_TURN.index(role) - 1]] == YES:
            table = await laid(world, {each: lines[each] for each in (r.SPECTATOR, *r.AT_THE_TABLE)}, message)
        answer = await _said(table, role, kind, message, beside=beside)
        answers[role] = YES if answer in message.instead else answer
    return answers


async def _said(table: Table, role: str, kind: str, message: Message, *, beside: bool) -> str:
    if kind == "Hello":
        return YES if await table.hello(role) else "nothing"
    fields = {name: table.meant(value) for name, value in message.fields.items()}
    return await (table.beside if beside else table.say)(role, kind, fields)
