"""Writing entries to the database. The primary key is the lock: if two append the same number, one conflicts."""

from collections.abc import Sequence

import asyncpg

from tercet.storage.postgresql.errors import FAULTS
from tercet.storage.store import Appended, Conflict, NewEntry, NotSaved, Outcome, Repeated

NEW = """
    unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bytea[])
    AS new (stream, after, at, "by", command, body)
"""
# Nothing is appended after a missing entry, so there is never a gap.
APPEND = f"""
    INSERT INTO entries (stream, seq, at, "by", command, body)
    SELECT stream, after + 1, at, "by", command, body FROM {NEW}
    WHERE after = 0 OR (SELECT true FROM entries WHERE stream = new.stream AND seq = new.after)
    ON CONFLICT DO NOTHING RETURNING stream
"""
REFUSED = f"""
    SELECT
        (SELECT coalesce(max(seq), 0) FROM entries WHERE stream = new.stream) AS head,
        (SELECT seq FROM entries
         WHERE command = new.command AND "by" = new."by" AND stream = new.stream AND command <> '') AS repeated,
        EXISTS (SELECT FROM entries
         WHERE (stream, seq, at, "by", command, body)
             = (new.stream, new.after + 1, new.at, new."by", new.command, new.body)) AS there
    FROM {NEW}
"""


async def save(connection: asyncpg.Connection, entries: Sequence[NewEntry], again: bool) -> list[Outcome]:
    """Append the entries and return an outcome for each. `again` if this was tried before, and the answer lost."""
    outcomes: dict[int, Outcome] = {}
    for places in rounds(entries):
        saved = await save_round(connection, [entries[place] for place in places], again)
        outcomes.update(zip(places, saved, strict=True))
    return [outcomes[place] for place in range(len(entries))]


def rounds(entries: Sequence[NewEntry]) -> list[list[int]]:
    """The indices of the entries, split so that each part has at most one entry per stream.

    A statement does not see its own rows. All workers process the streams in the same order, to avoid deadlocks.
    """
    cut: list[dict[str, int]] = [{}]
    for place, entry in enumerate(entries):
        for held in cut:
            if entry.stream not in held:
                held[entry.stream] = place
                break
        else:
            cut.append({entry.stream: place})
    return [[held[stream] for stream in sorted(held)] for held in cut]


async def save_round(connection: asyncpg.Connection, entries: Sequence[NewEntry], again: bool) -> list[Outcome]:
    """Append entries of different streams."""
    try:
        appended = {stream for (stream,) in await connection.fetch(APPEND, *columns(entries))}
    except FAULTS as error:
        if len(entries) == 1:
            return [NotSaved(f"This cannot be saved: {error}.")]
        return [outcome for entry in entries for outcome in await save_round(connection, [entry], again)]
    if len(appended) == len(entries):
        return [Appended(entry.after + 1) for entry in entries]
    left = [entry for entry in entries if entry.stream not in appended]
    refused = await why_refused(connection, left, again)
    return [refused.get(entry.stream) or Appended(entry.after + 1) for entry in entries]


async def why_refused(connection: asyncpg.Connection, entries: Sequence[NewEntry], again: bool) -> dict[str, Outcome]:
    """Find out why entries were not appended; or that they were, by the attempt whose answer was lost."""
    rows = await connection.fetch(REFUSED, *columns(entries))
    return {entry.stream: refusal(entry, row, again) for entry, row in zip(entries, rows, strict=True)}


def refusal(entry: NewEntry, row: asyncpg.Record, again: bool) -> Outcome:
    """The outcome for one entry that this attempt did not append."""
    if again and row["there"]:
        return Appended(entry.after + 1)
    return Conflict(row["head"]) if row["repeated"] is None else Repeated(row["repeated"])


def columns(entries: Sequence[NewEntry]) -> list[list[str] | list[int] | list[bytes]]:
    """The entries as columns: one list for each."""
    return [
        [entry.stream for entry in entries],
        [entry.after for entry in entries],
        [entry.at for entry in entries],
        [entry.by for entry in entries],
        [entry.command for entry in entries],
        [entry.body for entry in entries],
    ]
