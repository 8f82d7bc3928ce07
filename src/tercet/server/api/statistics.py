"""How you play: statistics, and the course of your ratings."""

from time import time
from typing import Annotated, Literal

from litestar import Router, delete, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from tercet.engine.value import Player
from tercet.server.api.who import KNOWN, player, services
from tercet.server.lobby.ratings import RatingCourse
from tercet.server.lobby.timings import PlayStatistics

RuleSetName = Annotated[
    str | None, QueryParameter(pattern="^[a-z-]{1,40}$", description="The one you play most if none")
]
LastMatches = Annotated[Literal["10", "50", "all"], QueryParameter(description="Your last matches, or all")]


@get("/me/statistics", security=KNOWN, dependencies={"me": Provide(player)})
async def my_statistics(
    state: State, me: NamedDependency[Player], rule_set: RuleSetName = None, last: LastMatches = "all"
) -> PlayStatistics:
    """How you play under a rule set, in your last 10 or 50 matches or in all, beside what is usual here."""
    return await services(state).ledger.timings.of(me, rule_set, None if last == "all" else int(last))


@delete("/me/statistics", security=KNOWN, dependencies={"me": Provide(player)}, status_code=204)
async def erase_my_statistics(state: State, me: NamedDependency[Player]) -> None:
    """Erase your times and mistakes up to now. Results, ratings and the records of matches stay."""
    await services(state).ledger.timings.erase(me, int(time() * 1000))


@get("/me/ratings", security=KNOWN, dependencies={"me": Provide(player)})
async def my_ratings(state: State, me: NamedDependency[Player]) -> list[RatingCourse]:
    """Your rating under each rule set, and how it has changed from match to match."""
    return await services(state).ledger.ratings.courses(me)


statistics = Router("/", route_handlers=[my_statistics, erase_my_statistics, my_ratings], tags=["players"])
