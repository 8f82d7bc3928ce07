"""The puzzle of the day."""

from datetime import UTC, datetime

from litestar import Router, get
from litestar.datastructures import State

from tercet.server.api.who import services
from tercet.server.daily import DailyPuzzle, puzzle_of


@get("/daily")
async def todays_puzzle(state: State) -> DailyPuzzle:
    """Today's puzzle, the same for everyone; the next one comes at midnight, UTC."""
    return await puzzle_of(services(state).store, datetime.now(UTC).date())


daily = Router("/", route_handlers=[todays_puzzle], tags=["puzzles"])
