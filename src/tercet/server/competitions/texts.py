"""What people typed in a competition: stored outside the log, which refers to it, so that it can be deleted."""

from collections.abc import Iterable, Sequence
from typing import Final

from tercet.competition.events import CompetitionEvent
from tercet.competition.free_texts import with_texts
from tercet.server.competitions.references import MARK, MARKED, Kept
from tercet.server.competitions.streams import stream_of
from tercet.server.unguessable import unguessable
from tercet.storage.store import Entry, Store

KEEP: Final = "INSERT INTO competition_texts (stream, id, text) VALUES ($1, $2, $3)"
ALL: Final = "SELECT id, text FROM competition_texts WHERE stream = $1"
ERASE_ALL: Final = "DELETE FROM competition_texts WHERE stream = $1"


class Texts:
    """Stores what was typed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put_aside(self, competition: str, events: Sequence[CompetitionEvent]) -> list[CompetitionEvent]:
        """The events as the log has them: each text is stored, and its id stands in its place.

        The same group keeps its id, so that those who are kept apart still are when the names are gone.
        """
        if not any(_texts_in(events)):
            return [*events]
        groups = {text: each for each, text in (await self._of(competition)).items()}
        new: dict[str, str] = {}

        def said(text: str) -> str:
            new[found := unguessable(16)] = text
            return MARK + found

        def group(text: str) -> str:
            if text not in groups:
                groups[text] = said(text).removeprefix(MARK)
            return MARK + groups[text]

        told = [with_texts(event, said, group) for event in events]
        stream = stream_of(competition)
        await self._store.execute_all([(KEEP, (stream, each, text)) for each, text in new.items()])
        return told

    async def in_entries(self, competition: str, entries: Iterable[Entry]) -> Kept:
        """The texts that these entries may refer to; none if they refer to none."""
        return await self._of(competition) if any(MARKED in entry.body for entry in entries) else {}

    async def _of(self, competition: str) -> dict[str, str]:
        rows = await self._store.fetch(ALL, stream_of(competition))
        return {str(each): str(text) for each, text in rows}

    async def erase_all(self, competition: str) -> None:
        """Delete everything that was typed in a competition."""
        await self._store.execute(ERASE_ALL, stream_of(competition))


def _texts_in(events: Iterable[CompetitionEvent]) -> Iterable[str]:
    found: list[str] = []

    def note(text: str) -> str:
        found.append(text)
        return text

    for event in events:
        with_texts(event, note, note)
    return found
