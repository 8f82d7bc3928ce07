"""Tables on the server for games of a competition."""

from typing import Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tercet.competition.refusals import NO_SUCH_GAME, STAFF_ONLY, Refusal, no_player
from tercet.competition.roles import role_of
from tercet.competition.tables import seating_of
from tercet.engine.value import Player
from tercet.server.api.tables import TableAddress
from tercet.server.api.who import KNOWN, player, services
from tercet.server.competitions.asking import found, refuse
from tercet.server.competitions.sayings import Id
from tercet.server.competitions.views import STAFF


class SeatFor(Struct, frozen=True, forbid_unknown_fields=True):
    """The player who sits down for this number."""

    number: int
    player: Id


class NewGameTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats for entrants who are not linked to a player; the others sit down as the player they entered as."""

    seats: Annotated[tuple[SeatFor, ...], Meta(max_length=5)] = ()


@post(
    "/competitions/{competition:str}/games/{game:int}/table",
    status_code=201,
    security=KNOWN,
    dependencies={"me": Provide(player)},
)
async def open_game_table(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    game: FromPath[int],
    data: JSONBody[NewGameTable],
) -> TableAddress:
    """Open the table for a game; when its match ends, it reports the result by itself."""
    all_ = services(state)
    now = (await found(all_.office, competition)).now
    if role_of(now, me) not in STAFF:
        refuse(STAFF_ONLY, request)
    seating = seating_of(now, game, {seat.number: Player(seat.player) for seat in data.seats})
    if isinstance(seating, Refusal):
        refuse(seating, request, 404 if seating == NO_SUCH_GAME else 409)
    known = await all_.guests.names(seating.numbers)
    if unknown := [number for each, number in seating.numbers.items() if each not in known]:
        refuse(no_player(unknown[0]), request)
    return TableAddress(*await all_.game_tables.open(competition, game, seating))
