"""The puzzle of the day, every earlier one, and how others did."""

from datetime import date
from typing import Annotated

from litestar import Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from tercet.cards.card import Card
from tercet.engine.value import Player
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.who import KNOWN, player, services
from tercet.server.daily import Size, puzzle_of
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.puzzle_days import day_for, is_known, is_open, number_of
from tercet.server.results.others import Others, others_of

Here = Annotated[date | None, QueryParameter(description="your own date; today's puzzle is that of this day")]
OfSize = Annotated[Size, QueryParameter(description="twelve cards, or nine of the small deck")]


class PuzzleView(Struct, frozen=True):
    """A puzzle: its cards, the number of SETs among them, and whether it counts for its day now."""

    day: date
    number: int
    size: Size
    cards: tuple[Card, ...]
    sets: int
    open: bool
    """Is it that day anywhere on Earth?"""
    now: int
    """The server's time, in ms."""


@get("/daily")
async def todays_puzzle(state: State, here: Here = None, size: OfSize = "full") -> PuzzleView:
    """Today's puzzle, the same for everyone on that day; `here` is your own date."""
    now = wall_clock_ms()
    return await _shown(state, day_for(here, now), size, now)


@get("/daily/{day:date}")
async def puzzle_of_a_day(state: State, day: FromPath[date], size: OfSize = "full") -> PuzzleView:
    """The puzzle of any day up to today."""
    return await _shown(state, day, size, wall_clock_ms())


@get("/daily/{day:date}/others", security=KNOWN, dependencies={"me": Provide(player)})
async def how_others_did(
    state: State, me: NamedDependency[Player], day: FromPath[date], size: OfSize = "full"
) -> Others:
    """How many people needed how long; for those who have finished it themselves."""
    found = await others_of(services(state).store, me, day, size)
    if found is None:
        raise HttpRefusal(403, "not-finished", "Finish this puzzle first: then you see how others did.")
    return found


async def _shown(state: State, day: date, size: Size, now: int) -> PuzzleView:
    if not is_known(day, now):
        raise HttpRefusal(404, "no-such-puzzle", "There is no puzzle of that day yet.")
    found = await puzzle_of(services(state).store, day, size)
    return PuzzleView(day, number_of(day), size, found.cards, found.sets, is_open(day, now), now)


daily = Router("/", route_handlers=[todays_puzzle, puzzle_of_a_day, how_others_did], tags=["puzzles"])
