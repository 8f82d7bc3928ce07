"""A table's mailbox: append, commit, acknowledge, show; and what may not be is refused."""

import asyncio
from pathlib import Path

from tercet.engine.events import CallFailed, CardsDealt, SetTaken
from tercet.protocol.from_server import CommandRefused, TableEntry
from tercet.rulesets.classic import CLASSIC
from tercet.server.live.hub import Hub
from tercet.storage.store import Done, NewEntry, NotSaved
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering
from tercet.tables.view import table_view
from tests.server.live.busy_file import write_locked
from tests.server.live.evening import (
    FIRST,
    NO_SET,
    SECOND,
    Ear,
    LoadedDice,
    ada,
    bea,
    cem,
    evening,
    run,
    started,
)
from tests.server.live.looking import score


def test_everyone_is_shown_what_happened_and_the_caller_that_it_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            answer = await at.say(b, "Point", id_="mine", cards=FIRST)
            shown = await a.happens(SetTaken)
            assert isinstance(answer, TableEntry)
            assert (answer.seq, answer.events) == (shown.seq, shown.events)
            assert (answer.done, shown.done) == ("mine", None)
            assert (await at.hub.store.read(at.stream))[-1].seq == shown.seq

    run(story)


def test_what_is_shown_was_saved_before(tmp_path: Path) -> None:
    """The store is asked in the very moment in which a viewer is told."""

    class Doubter(Ear):
        heads: list[tuple[int, int]]

        def send(self, frame: bytes) -> None:
            super().send(frame)
            (told,) = self.told()[-1:]
            self.checks.append(asyncio.ensure_future(self.check(told.seq)))

        async def check(self, seq: int) -> bool:
            return await self.hub.store.head(self.stream) >= seq

        def watch(self, hub: Hub, stream: str) -> "Doubter":
            self.hub, self.stream = hub, stream
            self.checks: list[asyncio.Future[bool]] = []
            return self

    async def story() -> None:
        async with evening(tmp_path) as at:
            doubter = Doubter(None).watch(at.hub, at.stream)
            at.hub.presence.come(at.mailbox, doubter, None)
            _, b = await started(at, bea)
            await at.say(b, "Point", cards=FIRST)
            assert await asyncio.gather(*doubter.checks) == [True] * 3

    run(story)


def test_a_viewer_who_folds_what_is_told_has_the_table_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            before = table_view(at.mailbox.gathering)
            a, b = await started(at, bea)
            await at.say(a, "Point", cards=FIRST)
            await at.say(b, "Point", cards=SECOND)
            folded: Gathering = before
            for told in a.told():
                for event in told.events:
                    folded = evolve_table(folded, event)
            assert folded == table_view(at.mailbox.gathering)

    run(story)


def test_what_is_said_is_decided_in_the_order_in_which_it_came(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            first, second = at.post(b, "Point", cards=FIRST), at.post(a, "Point", cards=FIRST)
            assert isinstance(await b.answer(first), TableEntry)
            refused = await a.answer(second)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "not-on-table"
            assert score(at) == {ada: 0, bea: 1}

    run(story)


def test_what_is_on_its_way_when_the_viewer_goes_to_another_table_is_not_told_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            before = len(b.heard)
            at.post(b, "Point", cards=FIRST)
            at.go(b)
            await a.happens(SetTaken)
            assert len(b.heard) == before
            assert score(at)[bea] == 1

    run(story)


def test_a_wrong_trio_costs_what_the_rules_say_and_everyone_sees_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, CLASSIC.rules, dice=LoadedDice()) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            await at.say(b, "Point", cards=NO_SET)
            told = await a.happens(CallFailed)
            assert score(at) == {ada: 0, bea: -1}
            assert not any(isinstance(event, CardsDealt) for event in told.events)

    run(story)


def test_what_may_not_be_is_refused_in_words_to_the_one_who_said_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            head = at.mailbox.head
            refused = await at.say(b, "Start", id_="mine")
            assert refused == CommandRefused("mine", "playing", "A match is going on. Wait until it is over.")
            assert (at.mailbox.head, a.told()[-1].seq) == (head, head)

    run(story)


def test_a_stranger_without_a_seat_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            await started(at, bea)
            refused = await at.say(at.come(cem), "Point", cards=FIRST)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "not-seated"

    run(story)


def test_a_store_in_trouble_is_said_so_and_nothing_has_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, patience=0) as at:
            a, b = await started(at, bea)
            before = at.mailbox.gathering
            with write_locked(tmp_path / "tercet.db"):
                refused = await at.say(a, "Point", id_="mine", cards=FIRST)
            assert isinstance(refused, CommandRefused)
            assert (refused.code, refused.why) == (
                "not-saved",
                "Another program is using Tercet’s data, so this was not saved. Try again in a moment.",
            )
            assert at.mailbox.gathering == before
            assert not any(isinstance(event, SetTaken) for told in b.told() for event in told.events)
            a.heard.clear()
            assert isinstance(await at.say(a, "Point", id_="mine", cards=FIRST), TableEntry)

    run(story)


def test_what_was_saved_though_the_answer_got_lost_is_shown_without_a_further_command(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            submit = at.hub.store.submit

            def answer_lost(entry: NewEntry, done: Done) -> None:
                submit(entry, lambda _: done(NotSaved("The database does not answer.")))

            at.hub.store.submit = answer_lost  # type: ignore[method-assign]
            refused = await at.say(a, "Point", cards=FIRST)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "not-saved"
            await b.happens(SetTaken)

    run(story)
