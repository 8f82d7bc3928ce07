"""Results of play alone: reported by the player's devices, read by nobody else."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

from litestar import Request, Router, get, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter

from tercet.engine.value import Player
from tercet.protocol.ids import ID
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.who import KNOWN, address_of, player, services
from tercet.server.results.alone import MOST, IdUsed, TooFast, TooManyResults
from tercet.server.results.checks import BadResult
from tercet.server.results.kinds import KeptResult, Kind, NewResult

SAID: Final[dict[type[ValueError], tuple[int, str]]] = {
    BadResult: (400, "bad-result"),
    IdUsed: (409, "id-used"),
    TooManyResults: (409, "too-many-results"),
    TooFast: (429, "too-many-requests"),
}
ResultId = Annotated[str, PathParameter(pattern=ID, description="made by the device")]
OfKind = Annotated[Kind | None, QueryParameter(description="only of this kind")]
Most = Annotated[int, QueryParameter(ge=1, le=MOST, description="at most so many")]


@contextmanager
def refusals() -> Iterator[None]:
    """Convert refusals to HTTP errors with a status and a code."""
    try:
        yield
    except tuple(SAID) as refused:
        status, code = SAID[type(refused)]
        raise HttpRefusal(status, code, str(refused)) from refused


@put("/me/results/{result_id:str}", security=KNOWN, dependencies={"me": Provide(player)})
async def keep_result(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    result_id: ResultId,
    data: JSONBody[NewResult],
) -> KeptResult:
    """Keep a result of play alone. The same again is answered as before; another one under the same id is refused."""
    with refusals():
        return await services(state).alone.keep(me, result_id, data.result, address_of(request))


@get("/me/results", security=KNOWN, dependencies={"me": Provide(player)})
async def my_results(
    state: State, me: NamedDependency[Player], kind: OfKind = None, most: Most = 1000
) -> list[KeptResult]:
    """Your results of play alone, newest first."""
    return await services(state).alone.of(me, kind, most)


results = Router("/", route_handlers=[keep_result, my_results], tags=["results"])
