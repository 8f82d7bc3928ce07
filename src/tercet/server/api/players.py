"""A player's results."""

from litestar import Router, get
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from tercet.engine.value import Player
from tercet.protocol.ids import is_id
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.who import services
from tercet.server.lobby.ledger import PlayedMatch, Statistics


class PlayerView(Struct, frozen=True):
    """A player as everyone may see them."""

    player: Player
    name: str
    statistics: list[Statistics]
    matches: list[PlayedMatch]


@get("/players/{player_id:str}")
async def one_player(state: State, player_id: FromPath[str]) -> PlayerView:
    """A player: statistics by rule set, and the last matches."""
    who, all_ = Player(player_id), services(state)
    names = await all_.guests.names([who] if is_id(who) else [])
    if who not in names:
        raise HttpRefusal(404, "unknown-player", "There is no such player here.")
    matches = await all_.ledger.history(who)
    return PlayerView(who, names[who], await all_.ledger.statistics(who), matches)


players = Router("/", route_handlers=[one_player], tags=["players"])
