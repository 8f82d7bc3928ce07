"""Everything that is derived from the logs, compared with itself after it was dropped and rebuilt.

    python -m tests.server.lobby.projections 1000

plays so many random matches among people under all rule sets, at many tables.
"""

import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tercet.engine.value import Player
from tercet.players.statistics import Figures, PlayedTiming, figures
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.lobby.finished import FinishedMatch, finished
from tercet.server.lobby.ledger import Ledger
from tercet.server.lobby.rebuilding import all_streams, rebuild
from tercet.server.lobby.timings import SAMPLE
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Row, Store
from tests.server.lobby.logged import match_of, write_log

PEOPLE = [Player(f"person-{n}") for n in range(24)]
OF_MATCHES = ("results", "ratings", "timings", "flagged")
ERASED, UNTIL = PEOPLE[0], 500  # who erases their statistics, and after half of the matches


async def everything(store: Store) -> dict[str, list[Row]]:
    """All rows that a finished match leaves behind."""
    return {table: sorted(await store.fetch(f"SELECT * FROM {table}"), key=repr) for table in OF_MATCHES}


async def play(store: Store, matches: int, dice: Random) -> None:
    """Random matches, each written down when it ends, as a server does it."""
    for n in range(matches):
        rules = dice.choice([*RULE_SETS.values()]).rules
        count = dice.randint(rules.seats.least, max(min(rules.seats.most, 4), rules.seats.least))
        sitting: dict[str, int] = {name: dice.randint(1, 5) for name in dice.sample(PEOPLE, count)}
        await write_log(store, f"table-{n}", [(1_000 * n, match_of(rules, sitting, dice))])
        await store.execute_all(await Ledger(store).lines(await finished(store, f"table-{n}")))


async def compare(store: Store, matches: int) -> int:
    """Play, drop and rebuild: every row is as it was, and everyone's statistics are what the logs say."""
    await play(store, matches, Random(matches))
    await Ledger(store).timings.erase(ERASED, UNTIL * matches)
    before = await everything(store)
    await rebuild(store)
    assert await everything(store) == before
    logged = [match for stream in await all_streams(store) for match in await finished(store, stream)]
    for player in PEOPLE:
        for rule_set in RULE_SETS:
            told = (await Ledger(store).timings.of(player, rule_set)).figures
            assert told == recomputed(logged, player, rule_set, UNTIL * matches)
    return sum(map(len, before.values()))


def recomputed(matches: list[FinishedMatch], player: Player, rule_set: str, erased: int) -> Figures:
    """Somebody's statistics, straight from all logs."""
    here = sorted((match for match in matches if match.rule_set == rule_set), key=lambda match: match.ended)
    lines = [
        PlayedTiming(timing.player, match.ended, timing.sets, timing.failed, timing.finds, timing.wrong)
        for match in here
        for timing in match.timings
        if timing.player != ERASED or match.ended > erased
    ]
    own = [line for line in lines if line.player == player]
    return figures(own, [line for line in lines if line.player != player][-SAMPLE:])


async def _main(matches: int) -> None:
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "tercet.db", "process")
        sys.stdout.write(f"{await compare(store, matches)} rows are as before.\n")
        await store.close()


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1])))
