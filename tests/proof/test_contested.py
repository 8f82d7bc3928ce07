"""Two workers at one table, and two players who claim the same SET at the same moment: one has it, the other is told.

TERCET_CLAIMS=100000 claims more.
"""

import asyncio
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from tercet.engine.slots.pattern import finds_here
from tercet.engine.value import Player
from tercet.protocol.from_server import CommandRefused, Done, FromServer, TableEntry
from tercet.rulesets.quick import QUICK
from tercet.server.live.hub import Hub
from tercet.storage.store import Entry
from tests.proof.checker import Evidence, Recording, Said, check
from tests.proof.witness import CLOCK
from tests.server.live.evening import Ear, Evening, bea, cem, evening, opened, started

CLAIMS = int(os.environ.get("TERCET_CLAIMS", "5000"))
SEED = int(os.environ.get("TERCET_SEED", "81"))
OTHERS = (bea, cem, Player("dan"))


def note(said: Said, answer: FromServer) -> None:
    """What the player was told."""
    said.answered = next(CLOCK)
    match answer:
        case TableEntry(seq=seq) | Done(seq=seq):
            said.seq = seq
        case CommandRefused(code=code):
            said.refused = code
        case _:
            raise AssertionError(answer)


class Contest:
    """One table, awake on some workers, with a player at each; the first has been there from the beginning."""

    def __init__(self, at: dict[Ear, Evening]) -> None:
        self._at = at
        self._here = next(iter(at.values()))
        self._since = {ear: 1 if there is self._here else there.mailbox.head for ear, there in at.items()}
        self._said: dict[Ear, list[Said]] = {ear: [] for ear in at}
        self.claims = 0

    async def play(self, dice: Random) -> None:
        """All claim every SET, in any order."""
        while (match := self._here.mailbox.gathering.match) and match.table and not match.ended:
            finds = finds_here(match.table)
            ears = dice.sample([*self._at], len(self._at))
            find = dice.choice(finds)
            await asyncio.gather(*(self._claim(ear, [*find]) for ear in ears))
            await self._here.mailbox.up_to_date()

    async def _claim(self, ear: Ear, cards: list[str]) -> None:
        said = Said("", next(CLOCK))
        said.id = self._at[ear].post(ear, "Point", cards=cards)
        self._said[ear].append(said)
        self.claims += 1
        note(said, await ear.answer(said.id))

    async def evidence(self) -> Evidence:
        """What is left of it: the log, and what both were told."""
        for at in self._at.values():
            await at.mailbox.up_to_date()
        log = await self._here.hub.store.read(self._here.stream)
        recordings = [
            Recording(at.stream, ear.player, [*before(log, ear), *self._said[ear]], ear.raw, self._since[ear])
            for ear, at in self._at.items()
        ]
        return Evidence({self._here.stream: log}, recordings)


def before(log: Sequence[Entry], ear: Ear) -> list[Said]:
    """What this player said before the cards were dealt."""
    dealt = next(n for n, entry in enumerate(log, 1) if b'"DeckSealed"' in entry.body or b'"CardsDealt"' in entry.body)
    return [Said(entry.command, 0, 0, entry.seq) for entry in log[:dealt] if entry.by == ear.player and entry.command]


async def woken(hub: Hub, stream: str) -> Evening:
    mailbox = await hub.wake(stream)
    assert mailbox is not None
    return Evening(hub, stream, mailbox)


async def contest(here: Hub, *elsewhere: Hub) -> Contest:
    """A new table, dealt on one worker, and then woken on the others."""
    first = await woken(here, await opened(here, QUICK.rules, None))
    others = OTHERS[: len(elsewhere)]
    at = {(await started(first, *others))[0]: first}
    for player, hub in zip(others, elsewhere, strict=True):
        there = await woken(hub, first.stream)
        at[there.come(player)] = there
    return Contest(at)


@pytest.mark.timeout(900 + CLAIMS // 10)
def test_a_set_that_two_claim_on_two_workers_has_one_finder(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    async def story() -> None:
        claims, conflicts = 0, 0
        dice = Random(SEED)
        async with evening(tmp_path) as here, evening(tmp_path, stream=here.stream) as there:
            while claims < CLAIMS:
                one = await contest(*dice.sample([here.hub, there.hub], 2))
                await one.play(dice)
                assert check(await one.evidence()) == []
                claims += one.claims
            conflicts = here.hub.tally.conflicts + there.hub.tally.conflicts
        assert conflicts > claims / 4  # they did meet
        record_property("claims", claims)
        record_property("conflicts", conflicts)

    asyncio.run(story())
