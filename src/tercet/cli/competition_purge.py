"""`tercet competition purge`: erase people's data; results stay, by number."""

from pathlib import Path
from typing import TYPE_CHECKING

from tercet.cli.competition_files import keep, kept_in
from tercet.cli.errors import CliError
from tercet.cli.language import language, say
from tercet.cli.stores import with_store
from tercet.competition.free_texts import without_texts
from tercet.competition.record import write

if TYPE_CHECKING:
    from tercet.storage.store import Store


def purge(what: str | None = None, *, data: Path | None = None, database: str | None = None) -> None:
    """Erase people's data: of a competition in a file, of one on a server, or of all whose last day has passed."""
    if what is not None and Path(what).is_file():
        keep(Path(what), write(without_texts(kept_in(Path(what), language()).events), {}))
        purged = 1
    else:
        purged = with_store(data, database, lambda store: purged_in(store, what))
    print(say("competition-purged", count=purged))


async def purged_in(store: "Store", competition: str | None) -> int:
    """Erase the data in a store; returns of how many competitions."""
    from tercet.server.competitions.office import Office
    from tercet.server.competitions.purging import purge, purge_all_due

    office = Office(store)
    if competition is None:
        return len(await purge_all_due(office))
    if await office.known(competition) is None:
        raise CliError("competition-not-here", 2, name=competition)
    await purge(office, competition)
    return 1
