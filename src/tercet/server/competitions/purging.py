"""Erasing people's data when its last day has passed, or at once. Results stay, by number."""

import asyncio
import logging
from typing import Final

from tercet.competition.privacy import is_over
from tercet.server.competitions.office import Office
from tercet.server.competitions.people_data import local_today
from tercet.server.competitions.streams import id_of
from tercet.storage.store import DamagedLog, StoreError

EVERY_S: Final = 3600  # a laptop may sleep through midnight
HELD: Final = "SELECT stream FROM entrants UNION SELECT stream FROM competition_texts"

log = logging.getLogger(__name__)


class Purger:
    """Looks at the start and every hour whether there is data to erase."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start looking in the background."""
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def stop(self) -> None:
        """Stop looking."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])

    async def _look(self) -> None:
        while True:
            try:
                await purge_all_due(self._office)
                if self._office.entrants.left_over:
                    await self._office.scrub()
            except StoreError as trouble:
                log.error("People's data cannot be erased now; it is tried again within an hour: %s", trouble)
            await asyncio.sleep(EVERY_S)


async def purge_all_due(office: Office) -> list[str]:
    """Erase the data of all competitions whose last day has passed; returns their ids."""
    held = [id_of(str(stream)) for (stream,) in await office.store.fetch(HELD)]
    due = [each for each in held if each and await _is_due(office, each)]
    for competition in due:
        await purge(office, competition)
    if due:
        log.info("People's data of %d competitions was erased: its last day has passed.", len(due))
    return due


async def _is_due(office: Office, competition: str) -> bool:
    try:
        known = await office.known(competition)
    except DamagedLog as damaged:
        log.error("It is not known until when people's data is kept: %s", damaged)
        return False
    return known is not None and is_over(known.now.setup.privacy, local_today())


async def purge(office: Office, competition: str) -> None:
    """Erase the data of everybody in a competition, also from the database's files."""
    await office.erase_people(competition)
