"""One's own sessions over HTTP; and who must sign in again before the ways into an account are changed."""

from typing import Any

from litestar import Request, Router, delete, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from tercet.engine.value import Player
from tercet.server.api.me import has_account
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.who import KNOWN, player, services, token_in
from tercet.server.people.sessions import OwnSession, end_session, sessions_of, signed_in_lately


async def refuse_unproved(request: Request[Any, Any, Any], state: State, me: Player) -> None:
    """Somebody else may have found an open page: who has an account must have signed in lately."""
    if await has_account(state, me) and not await signed_in_lately(services(state).store, token_in(request)):
        raise HttpRefusal(403, "prove-again", "You signed in more than 15 minutes ago. Sign in again first.")


@get("/sessions", security=KNOWN, dependencies={"me": Provide(player)})
async def list_sessions(request: Request[Any, Any, Any], state: State, me: NamedDependency[Player]) -> list[OwnSession]:
    """Your sessions, newest first."""
    return await sessions_of(services(state).store, me, token_in(request))


@delete("/sessions/{session_id:str}", security=KNOWN, dependencies={"me": Provide(player)})
async def end_one_session(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], session_id: FromPath[str]
) -> None:
    """End one of your sessions, such as that of a device you no longer have."""
    await refuse_unproved(request, state, me)
    if not await end_session(services(state).store, services(state).guests, me, session_id):
        raise HttpRefusal(404, "no-such-session", "You have no such session.")


sessions = Router("/", route_handlers=[list_sessions, end_one_session], tags=["people"])
