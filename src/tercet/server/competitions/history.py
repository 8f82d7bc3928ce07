"""A competition as it was after any event of its log."""

from itertools import islice

from tercet.competition.evolve import fold
from tercet.competition.state import Competition
from tercet.server.competitions.streams import events_in, stream_of
from tercet.storage.store import Store


async def at_event(store: Store, competition: str, events: int) -> Competition:
    """After this number of events; after all of them, if there are fewer."""
    entries = await store.read(stream_of(competition))
    return fold(islice(events_in(competition, entries), events))
