"""Rebuilding the lobby, the results and the list of competitions from the logs."""

from typing import Final

from tercet.server.competitions.rebuilding import remember_competition
from tercet.server.competitions.streams import id_of
from tercet.server.live.entries import fold_entries
from tercet.server.live.hub import Hub
from tercet.server.lobby.directory import Directory
from tercet.server.lobby.finished import FinishedMatch, finished_in
from tercet.server.lobby.ledger import Ledger
from tercet.storage.store import Store

DERIVED: Final = ("results", "ratings", "timings", "flagged", "lobby", "competitions", "table_states")


async def all_streams(store: Store) -> list[str]:
    """The names of all logs."""
    names: list[str] = []
    while found := await store.streams(names[-1] if names else ""):
        names += found
    return names


async def forget(store: Store) -> None:
    """Drop everything that is derived."""
    await store.execute_all((f"DELETE FROM {table}", ()) for table in DERIVED)


async def remember(store: Store, stream: str) -> list[FinishedMatch]:
    """Read one log, and store its line of the list; returns the results of its matches."""
    if competition := id_of(stream):
        await remember_competition(store, competition)
        return []
    entries = await store.read(stream)
    gathering = fold_entries(None, entries, stream)
    if gathering is None:
        return []
    await Directory(store, Hub(store)).keep(stream, gathering)
    return finished_in(stream, entries)


async def settle(store: Store, matches: list[FinishedMatch]) -> None:
    """Store the results of all matches. Ratings depend on the order in which they ended, at any table."""
    await store.execute_all(await Ledger(store).lines(matches))
