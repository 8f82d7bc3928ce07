"""An entrant with a link plays on this screen: the device becomes the player under whose number they entered."""

from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from tercet.competition.refusals import NOT_YOUR_GAME, screen_taken
from tercet.engine.value import Player
from tercet.server.api.me import Me
from tercet.server.api.who import KNOWN, cookie_in, player, services, session_cookie
from tercet.server.competitions.asking import found, language_of, refuse
from tercet.words.speech import speak


@post(
    "/competitions/{competition:str}/screen",
    status_code=201,
    security=KNOWN,
    dependencies={"me": Provide(player)},
)
async def play_on_screen(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], competition: FromPath[str]
) -> Response[Me]:
    """Play on this device under your number: it gets a cookie, once. Nobody gets the session of a player by a link."""
    all_ = services(state)
    number = (await found(all_.office, competition)).now.number_of(me)
    if number is None:
        refuse(NOT_YOUR_GAME, request)
    known = await all_.guests.names([me])
    if me in known and await all_.guests.player_of(cookie_in(request)) == me:
        return Response(Me(me, known[me]))
    name = speak(language_of(request), "journal-by", role="player", number=str(number))
    token = await all_.guests.admit(me, name)
    if token is None:
        refuse(screen_taken(number), request)
    return Response(Me(me, name), cookies=[session_cookie(request, token)])
