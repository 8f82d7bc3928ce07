"""What people are called at a table: by their names, or by numbers, as for a class."""

from collections.abc import Iterable

from tercet.engine.value import Player
from tercet.server.live.socket_services import People
from tercet.tables.gathering import Gathering


async def names_at(table: Gathering, people: People, players: Iterable[Player]) -> dict[Player, str]:
    """The names of these players, as everyone at the table sees them."""
    if not table.numbered:
        return await people.names(players)
    known = numbers_of(sitter.player for sitter in table.sitters if not sitter.level)
    return {player: known[player] for player in players if player in known}


def numbers_of(players: Iterable[Player]) -> dict[Player, str]:
    """Numbers instead of names, in this order.

    >>> numbers_of([Player("ada"), Player("bea"), Player("ada")])
    {'ada': '1', 'bea': '2'}
    """
    return {player: str(n) for n, player in enumerate(dict.fromkeys(players), 1)}
