"""Making the list of competitions anew from their logs."""

from tercet.server.competitions.office import Office
from tercet.storage.store import Store


async def remember_competition(store: Store, competition: str) -> None:
    """Read its log, write down how the list shows it, and erase what is kept of people who did not enter."""
    office = Office(store)
    known = await office.known(competition)
    if known is not None:
        await office.listing.keep(competition, known.head, known.now)
        await office.entrants.sweep(competition, known.now)
