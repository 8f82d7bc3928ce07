"""Who the entrants are: stored outside the log, so that it can be changed and deleted while the log can be replayed."""

from typing import Final

from msgspec import json

from tercet.competition.people import Person
from tercet.competition.privacy import kept
from tercet.competition.state import Competition
from tercet.engine.value import Player
from tercet.server.competitions.lately import Lately
from tercet.server.competitions.streams import stream_of
from tercet.storage.store import Store

KEEP: Final = """
    INSERT INTO entrants (stream, person, details) VALUES ($1, $2, $3)
    ON CONFLICT (stream, person) DO UPDATE SET details = excluded.details
"""
ALL: Final = "SELECT person, details FROM entrants WHERE stream = $1"
ERASE_ALL: Final = "DELETE FROM entrants WHERE stream = $1"
ERASE: Final = "DELETE FROM entrants WHERE stream = $1 AND person = $2"


class Entrants:
    """Stores the data of entry cards."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lately: Lately[dict[str, Person]] = Lately()
        self.left_over = True  # deleted data may still be in the database's files

    async def keep(self, competition: str, person: Player, details: Person) -> None:
        """Store or replace the data of one person."""
        await self._store.execute(KEEP, stream_of(competition), person, json.encode(kept(details)).decode())
        self._lately.forget(competition)

    async def of(self, competition: str) -> dict[str, Person]:
        """The data of all entrants of a competition."""
        rows = await self._store.fetch(ALL, stream_of(competition))
        return {str(person): json.decode(details, type=Person) for person, details in rows}

    async def lately(self, competition: str) -> dict[str, Person]:
        """The same for pages that follow; what another worker did a moment ago may be missing."""
        return await self._lately.of(competition, lambda: self.of(competition))

    async def erase(self, competition: str, person: Player) -> None:
        """Delete the data for good."""
        await self._store.execute(ERASE, stream_of(competition), person)
        self._lately.forget(competition)
        self.left_over = True

    async def erase_all(self, competition: str) -> None:
        """Delete the data of everybody in a competition."""
        await self._store.execute(ERASE_ALL, stream_of(competition))
        self._lately.forget(competition)
        self.left_over = True

    def changed_elsewhere(self) -> None:
        """Somebody's data was deleted without this class, with everything else about them."""
        self._lately.clear()

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the database's files."""
        self.left_over = not await self._store.scrub("entrants")

    async def sweep(self, competition: str, now: Competition) -> None:
        """Delete the data of people who did not enter, because the entry could not be saved."""
        entered = {entrant.person for entrant in now.entrants.values()}
        for person in (await self.of(competition)).keys() - entered:
            await self.erase(competition, Player(person))
