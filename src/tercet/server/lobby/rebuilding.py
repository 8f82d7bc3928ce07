"""Making the lobby and the ledger anew from the logs."""

from tercet.server.live.entries import fold_entries
from tercet.server.live.hub import Hub
from tercet.server.lobby.directory import Directory
from tercet.server.lobby.ledger import Ledger
from tercet.storage.store import Store


async def all_streams(store: Store) -> list[str]:
    """The names of all logs."""
    names: list[str] = []
    while found := await store.streams(names[-1] if names else ""):
        names += found
    return names


async def forget(store: Store) -> None:
    """Drop everything that is derived."""
    await store.execute_all([("DELETE FROM results", ()), ("DELETE FROM lobby", ())])


async def remember(store: Store, stream: str) -> None:
    """Read one log, and write down what follows from it."""
    gathering = fold_entries(None, await store.read(stream))
    if gathering is not None:
        await Directory(store, Hub(store)).keep(stream, gathering)
        await Ledger(store).write(stream)
