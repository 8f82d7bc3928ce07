"""Rebuilding the lobby, the results and the list of competitions from the logs."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tercet.server.competitions.rebuilding import remember_competition
from tercet.server.competitions.streams import id_of
from tercet.server.live.entries import fold_entries
from tercet.server.lobby.directory import lobby_line
from tercet.server.lobby.finished import FinishedMatch, finished_in, read_log
from tercet.server.lobby.ledger import Ledger
from tercet.server.lobby.rating import in_order
from tercet.server.lobby.summing_up import summed_up
from tercet.storage.store import DamagedLog, Entry, Statement, Store

DERIVED: Final = ("results", "ratings", "timings", "flagged", "lobby", "competitions", "table_states")
AT_ONCE: Final = 50  # logs that are written together, and matches that are rated together
Step = Literal["logs", "matches"]
Progress = Callable[[Step, int, int], None]  # what is done, how many of them, and of how many


class Rebuilt(Struct):
    """What was found in the logs."""

    tables: int = 0  # and competitions
    damaged: list[str] = []
    matches: list[FinishedMatch] = []  # without times, which need much more room


class FromLog(Struct, frozen=True):
    """What follows from one log alone."""

    lobby: list[Statement] = []
    matches: list[FinishedMatch] = []


async def all_streams(store: Store) -> list[str]:
    """The names of all logs."""
    names: list[str] = []
    while found := await store.streams(names[-1] if names else ""):
        names += found
    return names


async def forget(store: Store) -> None:
    """Drop everything that is derived."""
    await store.execute_all((f"DELETE FROM {table}", ()) for table in DERIVED)


async def rebuild(store: Store, tell: Progress = lambda _step, _done, _all: None) -> Rebuilt:
    """Drop everything that is derived, and derive it again; ratings last, since they depend on the order of matches."""
    streams, found = await all_streams(store), Rebuilt()
    await forget(store)
    for start in range(0, len(streams), AT_ONCE):
        await remember(store, streams[start : start + AT_ONCE], found)
        tell("logs", min(start + AT_ONCE, len(streams)), len(streams))
    ratings, matches = Ledger(store).ratings, in_order(found.matches)
    for start in range(0, len(matches), AT_ONCE):
        await store.execute_all(await ratings.lines(matches[start : start + AT_ONCE]))
        tell("matches", min(start + AT_ONCE, len(matches)), len(matches))
    return found


async def remember(store: Store, streams: Sequence[str], found: Rebuilt) -> None:
    """Read some logs, write what follows from each alone, and note what was found."""
    lines: list[Statement] = []
    matches: list[FinishedMatch] = []
    for stream in streams:
        try:
            told = await read(store, stream)
        except DamagedLog as damaged:
            found.damaged.append(str(damaged))
        else:
            found.tables += 1
            lines += told.lobby
            matches += told.matches
    await store.execute_all(lines + Ledger(store).results(matches))
    found.matches += [replace(match, timings=[]) for match in matches]


async def read(store: Store, stream: str) -> FromLog:
    """Look through one log. A competition has no lines here: its list is written at once."""
    if competition := id_of(stream):
        await remember_competition(store, competition)
        return FromLog()
    return look_through(stream, await store.read(stream))


def look_through(stream: str, entries: Sequence[Entry]) -> FromLog:
    """What follows from the log of a table."""
    log = read_log(stream, entries)
    try:
        gathering = summed_up(log.events)
        return FromLog([lobby_line(stream, gathering)], finished_in(stream, log)) if gathering else FromLog()
    except Exception:
        fold_entries(None, entries, stream)  # which names the first entry that makes no sense
        raise
