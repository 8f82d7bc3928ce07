"""Everything stored about a player: export and delete. Logs contain a random id, and can still be replayed."""

from typing import Final

from msgspec import Struct, json

from tercet.competition.people import Person
from tercet.engine.value import Player
from tercet.server.lobby.flags import Flagged
from tercet.server.lobby.ledger import Ledger, PlayedMatch, Statistics
from tercet.server.lobby.own_ids import OWN_IDS
from tercet.server.lobby.timings import FOR_EVER, MatchTimes, erasing
from tercet.server.people.accounts import Accounts
from tercet.server.people.guests import EndedSessions, Guests
from tercet.server.people.passkeys import Passkey, Passkeys
from tercet.server.people.reports import ReportedLines, Reports
from tercet.server.results.alone import AloneResults
from tercet.server.results.kinds import KeptResult
from tercet.storage.store import Store

MOST: Final = 100_000
NAME: Final = "SELECT name, created FROM players WHERE id = $1"
ENTRIES: Final = f"SELECT details FROM entrants WHERE person IN {OWN_IDS}"
SIGNED_IN: Final = f"SELECT created FROM sessions WHERE player IN {OWN_IDS} ORDER BY created"
SESSIONS: Final = f"SELECT token_hash FROM sessions WHERE player IN {OWN_IDS}"
ERASE: Final = (
    f"DELETE FROM reports WHERE player IN {OWN_IDS} OR reporter IN {OWN_IDS}",
    "DELETE FROM accounts WHERE player = $1",
    f"DELETE FROM board_members WHERE player IN {OWN_IDS}",
    f"DELETE FROM passkeys WHERE player IN {OWN_IDS}",
    f"DELETE FROM entrants WHERE person IN {OWN_IDS}",
    f"DELETE FROM alone_results WHERE player IN {OWN_IDS}",
    f"DELETE FROM sessions WHERE player IN {OWN_IDS}",
    f"DELETE FROM players WHERE id IN {OWN_IDS}",
)


class OwnData(Struct, frozen=True):
    """Everything stored about a player."""

    player: Player
    name: str
    created: int
    login: str | None
    sessions: list[int]  # since when you are signed in, on each device
    passkeys: list[Passkey]
    statistics: list[Statistics]
    matches: list[PlayedMatch]
    reports: list[ReportedLines]  # what you wrote and others have reported
    entries: list[Person]  # your entry cards of competitions
    alone: list[KeptResult]  # what you played alone
    times: list[MatchTimes]  # what your statistics are made of
    flagged: list[Flagged]  # matches that the operator was shown because of your timing


async def export(store: Store, accounts: Accounts, passkeys: Passkeys, ledger: Ledger, player: Player) -> OwnData:
    """Everything, for the player alone."""
    rows = await store.fetch(NAME, player)
    name, created = rows[0] if rows else ("", 0)
    login, matches = await accounts.login_of(player), await ledger.history(player, MOST)
    entries = [json.decode(details, type=Person) for (details,) in await store.fetch(ENTRIES, player)]
    times, flagged = await ledger.timings.everything(player), await ledger.flags.about(player, MOST)
    return OwnData(
        player=player,
        name=str(name),
        created=int(created),
        login=login,
        sessions=[int(since) for (since,) in await store.fetch(SIGNED_IN, player)],
        passkeys=await passkeys.of(player),
        statistics=await ledger.statistics(player),
        matches=matches,
        reports=await Reports(store).about(player),
        entries=entries,
        alone=await AloneResults(store).of(player, most=10_000_000),
        times=times,
        flagged=flagged,
    )


async def erase(store: Store, guests: Guests, player: Player) -> None:
    """Delete name, login, statistics and sessions for good; games stay, without the name."""
    sessions = await store.fetch(SESSIONS, player)
    await store.execute_all([*erasing(player, FOR_EVER), *((sql, (player,)) for sql in ERASE)])
    guests.end(EndedSessions(tuple(bytes(kept) for (kept,) in sessions)))
