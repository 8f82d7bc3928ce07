"""Tables: open one, find one by its code, list open ones."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from tercet.engine import rules as r
from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.rulesets import RulesText, rules_said
from tercet.server.api.who import KNOWN, address_of, maybe_player, player, refuse_too_many, services
from tercet.server.lobby.directory import ListedTable
from tercet.tables.gathering import Options


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule set by name or rules as a text, or the rules themselves; and the table's options."""

    rule_set: RulesText = "classic"
    rules: r.Rules | None = None
    options: Options = Options()


class TableAddress(Struct, frozen=True):
    """The address of a table: its id for the socket, its code for people."""

    table: str
    code: str


@post("/tables", status_code=201, security=KNOWN, dependencies={"me": Provide(player)})
async def open_table(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], data: JSONBody[NewTable]
) -> TableAddress:
    """Open a table; you are its host."""
    refuse_too_many(request, me)
    opened = await services(state).directory.open(me, data.rules or rules_said(data.rule_set), data.options)
    if isinstance(opened, Refusal):
        raise HttpRefusal(400, opened.code, opened.why)
    return TableAddress(*opened)


@get("/tables", dependencies={"me": Provide(maybe_player)})
async def list_tables(state: State, me: NamedDependency[Player | None]) -> list[ListedTable]:
    """The listed tables, most active first."""
    return await services(state).directory.listed(me=me)


@get("/tables/{code:str}")
async def find_table(request: Request[Any, Any, Any], state: State, code: FromPath[str]) -> TableAddress:
    """The table of a code."""
    limits, address = services(state).limits, address_of(request)
    if limits.has_guessed_too_often(address):
        raise HttpRefusal(
            429, "too-many-guesses", "Too many wrong codes from your address. Wait a minute, then try again."
        )
    found = await services(state).directory.find(code)
    if found is None:
        limits.guessed_wrong(address)
        raise HttpRefusal(404, "unknown-table", "No table has this code. Ask for it again.")
    return TableAddress(found, await services(state).directory.code_of(found) or "")


tables = Router("/", route_handlers=[open_table, list_tables, find_table], tags=["tables"])
