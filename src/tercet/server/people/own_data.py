"""Everything stored about a player: export and delete. Logs contain a random id, and can still be replayed."""

from typing import Final

from msgspec import Struct, json

from tercet.competition.people import Person
from tercet.engine.value import Player
from tercet.server.lobby.ledger import Ledger, PlayedMatch, Statistics
from tercet.server.people.accounts import Accounts
from tercet.server.people.guests import EndedSessions, Guests
from tercet.server.people.passkeys import Passkey, Passkeys
from tercet.server.people.reports import ReportedLines, Reports
from tercet.storage.store import Store

NAME: Final = "SELECT name, created FROM players WHERE id = $1"
OWN_IDS: Final = (
    "(SELECT guest FROM moved WHERE account = $1 UNION SELECT $1)"  # and those of guests who became this account
)
ENTRIES: Final = f"SELECT details FROM entrants WHERE person IN {OWN_IDS}"
SESSIONS: Final = f"SELECT token_hash FROM sessions WHERE player IN {OWN_IDS}"
ERASE: Final = (
    f"DELETE FROM reports WHERE player IN {OWN_IDS} OR reporter IN {OWN_IDS}",
    "DELETE FROM accounts WHERE player = $1",
    f"DELETE FROM passkeys WHERE player IN {OWN_IDS}",
    f"DELETE FROM entrants WHERE person IN {OWN_IDS}",
    f"DELETE FROM sessions WHERE player IN {OWN_IDS}",
    f"DELETE FROM players WHERE id IN {OWN_IDS}",
)


class OwnData(Struct, frozen=True):
    """Everything stored about a player."""

    player: Player
    name: str
    created: int
    login: str | None
    passkeys: list[Passkey]
    statistics: list[Statistics]
    matches: list[PlayedMatch]
    reports: list[ReportedLines]  # what you wrote and others have reported
    entries: list[Person]  # your entry cards of competitions


async def export(store: Store, accounts: Accounts, passkeys: Passkeys, ledger: Ledger, player: Player) -> OwnData:
    """Everything, for the player alone."""
    rows = await store.fetch(NAME, player)
    name, created = rows[0] if rows else ("", 0)
    login, matches = await accounts.login_of(player), await ledger.history(player, 100_000)
    statistics = await ledger.statistics(player)
    reports = await Reports(store).about(player)
    entries = [json.decode(details, type=Person) for (details,) in await store.fetch(ENTRIES, player)]
    return OwnData(
        player, str(name), int(created), login, await passkeys.of(player), statistics, matches, reports, entries
    )


async def erase(store: Store, guests: Guests, player: Player) -> None:
    """Delete name, login and sessions for good; games stay, without the name."""
    sessions = await store.fetch(SESSIONS, player)
    await store.execute_all((sql, (player,)) for sql in ERASE)
    guests.end(EndedSessions(tuple(bytes(kept) for (kept,) in sessions)))
