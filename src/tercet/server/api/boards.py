"""Boards of players, and whether you are on them."""

from typing import Annotated

from litestar import Router, get, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.api.who import KNOWN, player, services
from tercet.server.lobby.boards import BoardName, Boards, Period, PlayersBoard


class OnBoards(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether your name is on the boards; it is not unless you say so."""

    on: bool


RuleSetName = Annotated[str | None, QueryParameter(pattern="^[a-z-]{1,40}$", description="By default one with places")]
Board = Annotated[BoardName, QueryParameter(description="By rating, or by the fastest game alone")]
Since = Annotated[Period, QueryParameter(description="Today, this week (both by UTC), or all time")]


@get("/boards")
async def read_a_board(
    state: State, board: Board = "rating", period: Since = "all", rule_set: RuleSetName = None
) -> PlayersBoard:
    """A board of those players who want to be on it."""
    return await Boards(services(state).store).read(board, period, rule_set)


@get("/me/boards", security=KNOWN, dependencies={"me": Provide(player)})
async def am_i_on_boards(state: State, me: NamedDependency[Player]) -> OnBoards:
    """Whether you are on the boards."""
    return OnBoards(await Boards(services(state).store).is_on(me))


@put("/me/boards", security=KNOWN, dependencies={"me": Provide(player)})
async def join_or_leave_boards(state: State, me: NamedDependency[Player], data: JSONBody[OnBoards]) -> OnBoards:
    """Put your name on the boards, or take it off at once."""
    await Boards(services(state).store).put(me, data.on)
    return data


boards = Router("/", route_handlers=[read_a_board, am_i_on_boards, join_or_leave_boards], tags=["players"])
