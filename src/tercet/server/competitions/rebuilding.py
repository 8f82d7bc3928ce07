"""Rebuilding the list of competitions from their logs."""

from tercet.server.competitions.office import Office
from tercet.storage.store import Store


async def remember_competition(store: Store, competition: str) -> None:
    """Read a log, store its line of the list, and delete the data of people who did not enter."""
    office = Office(store)
    known = await office.known(competition)
    if known is not None:
        await office.listing.keep(competition, known.head, known.now)
        await office.entrants.sweep(competition, known.now)
