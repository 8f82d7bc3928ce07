"""Who the entrants are: stored outside the log, so that it can be changed and deleted while the log can be replayed."""

from typing import Final

from msgspec import json

from tercet.competition.people import Person
from tercet.competition.state import Competition
from tercet.engine.value import Player
from tercet.server.competitions.streams import stream_of
from tercet.storage.store import Store

KEEP: Final = """
    INSERT INTO entrants (stream, person, details) VALUES ($1, $2, $3)
    ON CONFLICT (stream, person) DO UPDATE SET details = excluded.details
"""
ALL: Final = "SELECT person, details FROM entrants WHERE stream = $1"
ERASE: Final = "DELETE FROM entrants WHERE stream = $1 AND person = $2"


class Entrants:
    """Stores the data of entry cards."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, competition: str, person: Player, details: Person) -> None:
        """Store or replace the data of one person."""
        await self._store.execute(KEEP, stream_of(competition), person, json.encode(details).decode())

    async def of(self, competition: str) -> dict[str, Person]:
        """The data of all entrants of a competition."""
        rows = await self._store.fetch(ALL, stream_of(competition))
        return {str(person): json.decode(details, type=Person) for person, details in rows}

    async def erase(self, competition: str, person: Player) -> None:
        """Delete the data for good."""
        await self._store.execute(ERASE, stream_of(competition), person)

    async def sweep(self, competition: str, now: Competition) -> None:
        """Delete the data of people who did not enter, because the entry could not be saved."""
        entered = {entrant.person for entrant in now.entrants.values()}
        for person in (await self.of(competition)).keys() - entered:
            await self.erase(competition, Player(person))
