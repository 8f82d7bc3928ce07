"""A table's mailbox: append, commit, acknowledge, show. One at a time, once, and nothing that is not saved."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec.structs import replace

from tercet.engine.events import CallFailed, CardsDealt, PlayerReturned, SetTaken, TimeRanOut
from tercet.engine.rules import CallFirst
from tercet.engine.table import Called
from tercet.engine.value import Player
from tercet.protocol.from_server import Done, Refused, Told
from tercet.rulesets.classic import CLASSIC
from tercet.server.live.hub import Hub
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering
from tercet.tables.view import table_view
from tests.server.live.evening import (
    FIRST,
    NO_SET,
    SECOND,
    Ear,
    Evening,
    Hand,
    Loaded,
    ada,
    bea,
    cem,
    evening,
    log_of,
    run,
    started,
)


def called_by(at: Evening) -> Player | None:
    match = at.mailbox.gathering.match
    phase = match.table.phase if match and match.table else None
    return phase.by if isinstance(phase, Called) else None


def score(at: Evening) -> dict[Player, int]:
    match = at.mailbox.gathering.match
    assert match is not None
    assert match.table is not None
    return {seat.player: seat.points for seat in match.table.seats}


# ---- append, commit, acknowledge, show


def test_everyone_is_shown_what_happened_and_the_caller_that_it_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            answer = await at.say(b, "Point", id_="mine", cards=FIRST)
            shown = await a.happens(SetTaken)
            assert isinstance(answer, Told)
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


def test_letters_are_opened_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            first, second = at.post(b, "Point", cards=FIRST), at.post(a, "Point", cards=FIRST)
            assert isinstance(await b.answer(first), Told)
            refused = await a.answer(second)
            assert isinstance(refused, Refused)
            assert refused.code == "not-on-table"
            assert score(at) == {ada: 0, bea: 1}

    run(story)


# ---- the same id twice


def test_the_same_id_twice_has_one_effect_and_one_answer_each_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            told = await at.say(a, "Point", id_="mine", cards=FIRST)
            assert isinstance(told, Told)
            a.heard.clear()
            assert await at.say(a, "Point", id_="mine", cards=FIRST) == Done("mine", told.seq)
            assert score(at) == {ada: 1, bea: 0}
            assert await at.hub.store.head(at.stream) == told.seq
            assert b.told()[-1].seq == told.seq

    run(story)


def test_an_id_sent_again_before_the_answer_has_one_effect(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, _ = await started(at, bea)
            at.post(a, "Point", id_="mine", cards=FIRST)
            at.post(a, "Point", id_="mine", cards=FIRST)
            await a.hears(lambda message: isinstance(message, Done) and message.id == "mine")
            assert score(at)[ada] == 1

    run(story)


def test_an_id_sent_again_after_a_restart_has_one_effect(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, _ = await started(at, bea)
            told = await at.say(a, "Point", id_="mine", cards=FIRST)
        assert isinstance(told, Told)
        async with evening(tmp_path, stream=at.stream) as at:
            a = at.come(ada)
            assert await at.say(a, "Point", id_="mine", cards=FIRST) == Done("mine", told.seq)
            assert score(at)[ada] == 1

    run(story)


def test_two_players_may_use_the_same_id(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            await at.say(a, "Point", id_="x", cards=FIRST)
            await at.say(b, "Point", id_="x", cards=SECOND)
            assert score(at) == {ada: 1, bea: 1}

    run(story)


def test_another_workers_answer_is_found_again(tmp_path: Path) -> None:
    """Sent to one worker, acknowledged by none, and sent to another: the log knows."""

    async def story() -> None:
        async with evening(tmp_path) as here, evening(tmp_path, stream=here.stream) as there:
            await started(here, bea)
            await there.mailbox.up_to(3)
            a = there.come(ada)
            told = await here.say(here.come(ada), "Point", id_="mine", cards=FIRST)
            assert isinstance(told, Told)
            assert await there.say(a, "Point", id_="mine", cards=FIRST) == Done("mine", told.seq)
            assert len(await log_of(here.hub.store, here.stream)) == told.seq

    run(story)


# ---- refusals


def test_what_may_not_be_is_refused_in_words_to_the_one_who_said_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            head = at.mailbox.head
            refused = await at.say(b, "Start", id_="mine")
            assert refused == Refused("mine", "playing", "A match is going on. Wait until it is over.")
            assert (at.mailbox.head, a.told()[-1].seq) == (head, head)

    run(story)


def test_a_stranger_without_a_seat_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            await started(at, bea)
            refused = await at.say(at.come(cem), "Point", cards=FIRST)
            assert isinstance(refused, Refused)
            assert refused.code == "not-seated"

    run(story)


def test_a_store_in_trouble_is_said_so_and_nothing_has_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, patience=0) as at:
            a, b = await started(at, bea)
            before = at.mailbox.gathering
            with write_locked(tmp_path / "tercet.db"):
                refused = await at.say(a, "Point", id_="mine", cards=FIRST)
            assert isinstance(refused, Refused)
            assert (refused.code, refused.why) == (
                "not-saved",
                "Another program is using Tercet’s data, so this was not saved. Try again in a moment.",
            )
            assert at.mailbox.gathering == before
            assert not any(isinstance(event, SetTaken) for told in b.told() for event in told.events)
            a.heard.clear()
            assert isinstance(await at.say(a, "Point", id_="mine", cards=FIRST), Told)

    run(story)


# ---- the clock

SOON = replace(CLASSIC.rules, calling=CallFirst(30))


def test_a_deadline_is_kept_though_nobody_says_a_word(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, SOON) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            told = await a.happens(TimeRanOut, CallFailed)
            assert told.done is None
            assert score(at) == {ada: 0, bea: -1}

    run(story)


def test_what_comes_after_the_deadline_is_too_late(tmp_path: Path) -> None:
    async def story() -> None:
        hand = Hand()
        async with evening(tmp_path, now=hand, rules=CLASSIC.rules) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            hand.now += 5.1
            refused = await at.say(b, "Point", cards=FIRST)
            assert isinstance(refused, Refused)
            assert refused.code == "call-first"
            assert [type(event) for event in a.told()[-1].events][:2] == [TimeRanOut, CallFailed]

    run(story)


def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async def story() -> None:
        hand = Hand()
        async with evening(tmp_path, now=hand, rules=CLASSIC.rules) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            hand.now += 4
            await at.say(a, "Pause", paused=True)
            hand.now += 3600
            refused = await at.say(b, "Point", cards=FIRST)
            assert isinstance(refused, Refused)
            assert refused.code == "paused"
            await at.say(a, "Pause", paused=False)
            assert called_by(at) == bea
            hand.now += 0.9
            assert isinstance(await at.say(b, "Point", cards=FIRST), Told)
            assert score(at) == {ada: 0, bea: 1}

    run(story)


def test_a_pause_outlasts_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        hand = Hand()
        async with evening(tmp_path, now=hand, rules=CLASSIC.rules) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            hand.now += 4
            await at.say(a, "Pause", paused=True)
        async with evening(tmp_path, now=hand, stream=at.stream) as at:
            a, b = at.come(ada), at.come(bea)
            hand.now += 3600
            await at.say(a, "Pause", paused=False)
            hand.now += 0.9
            assert isinstance(await at.say(b, "Point", cards=FIRST), Told)

    run(story)


def test_a_restart_takes_nobodys_time_away(tmp_path: Path) -> None:
    async def story() -> None:
        hand = Hand()
        async with evening(tmp_path, now=hand, rules=CLASSIC.rules) as at:
            _, b = await started(at, bea)
            hand.now += 10
            await at.say(b, "Call")
        hand.now += 3600  # the server is down for an hour
        async with evening(tmp_path, now=hand, stream=at.stream) as at:
            b = at.come(bea)
            assert called_by(at) == bea
            assert at.mailbox.clock.now() == at.mailbox.gathering.at == 10_000
            hand.now += 4.9
            assert isinstance(await at.say(b, "Point", cards=FIRST), Told)

    run(story)


def test_the_deadline_of_a_table_that_was_woken_comes_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, replace(CLASSIC.rules, calling=CallFirst(60))) as at:
            _, b = await started(at, bea)
            await at.say(b, "Call")
        async with evening(tmp_path, stream=at.stream) as at:
            await at.come(ada).happens(TimeRanOut)

    run(story)


def test_a_clock_that_cannot_be_saved_waits_and_lets_people_have_their_answers(tmp_path: Path) -> None:
    """A disk that does not take it must not keep the server busy with one table's deadline."""

    async def story() -> None:
        async with evening(tmp_path, SOON, patience=0) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            with write_locked(tmp_path / "tercet.db"):
                await asyncio.sleep(0.2)
                assert at.hub.tally.not_saved == 1
                refused = await at.say(a, "Leave")
                assert isinstance(refused, Refused)
                assert refused.code == "not-saved"
            await a.happens(TimeRanOut)

    run(story)


@contextmanager
def write_locked(file: Path) -> Iterator[None]:
    """Another program writes to the file, and takes its time."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


# ---- coming and going


def test_a_player_who_is_back_in_time_has_never_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.1) as at:
            a, b = await started(at, bea)
            head = at.mailbox.head
            at.go(b)
            at.come(bea)
            await asyncio.sleep(0.2)
            assert (at.mailbox.head, a.told()[-1].seq) == (head, head)

    run(story)


def test_the_table_goes_on_without_a_player_who_does_not_come_back_and_keeps_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.01) as at:
            a, b = await started(at, bea)
            at.go(b)
            await a.hears(lambda message: isinstance(message, Told) and "PlayerLeft" in str(message.events))
            assert not present(at, bea)
            at.come(bea)
            await a.happens(PlayerReturned)
            assert present(at, bea)

    run(story)


def present(at: Evening, player: Player) -> bool:
    sitter = at.mailbox.gathering.sitter(player)
    assert sitter is not None
    return sitter.present


def test_whoever_does_not_come_back_after_a_restart_has_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            await started(at, bea)
        async with evening(tmp_path, stream=at.stream, grace_s=0.05) as at:
            a = at.come(ada)
            await a.hears(lambda message: isinstance(message, Told) and "PlayerLeft" in str(message.events))
            assert (present(at, ada), present(at, bea)) == (True, False)

    run(story)


def test_a_second_tab_keeps_a_player_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.01) as at:
            _, b = await started(at, bea)
            other = at.come(bea)
            at.go(b)
            await asyncio.sleep(0.1)
            assert present(at, bea)
            assert isinstance(await at.say(other, "Point", cards=FIRST), Told)

    run(story)


# ---- several workers


def test_a_worker_that_loses_the_race_reads_on_and_decides_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as here, evening(tmp_path, stream=here.stream) as there:
            a, b = await started(here, bea)
            await there.mailbox.up_to(3)
            c = there.come(bea)
            await here.say(a, "Point", cards=FIRST)
            assert isinstance(await there.say(c, "Point", cards=SECOND), Told)  # no bell has told there of the first
            assert there.hub.tally.conflicts == 1
            assert [told.seq for told in c.told()] == [4, 5]
            here.hub.rung(here.stream, 5)
            await b.hears(lambda message: isinstance(message, Told) and message.seq == 5)
            assert there.mailbox.gathering == here.mailbox.gathering
            assert score(here) == {ada: 1, bea: 1}

    run(story)


def test_two_workers_at_once_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as here, evening(tmp_path, stream=here.stream) as there:
            await started(here, bea)
            await there.mailbox.up_to(3)
            a, b = here.come(ada), there.come(bea)
            ids = [here.post(a, "Point", cards=FIRST), there.post(b, "Point", cards=SECOND)]
            answers = await asyncio.gather(a.answer(ids[0]), b.answer(ids[1]))
            assert all(isinstance(answer, Told) for answer in answers)
            log = await log_of(here.hub.store, here.stream)
            assert [seq for seq, _, _ in log] == [1, 2, 3, 4, 5]
            assert {(by, command) for _, by, command in log[3:]} == {(ada, ids[0]), (bea, ids[1])}

    run(story)


def test_who_is_out_of_reach_for_one_worker_but_with_another_takes_the_seat_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.01) as here, evening(tmp_path, stream=here.stream, grace_s=60) as there:
            a, b = await started(here, bea)
            await there.mailbox.up_to(3)
            again = there.come(bea)
            here.go(b)  # and the herald between the workers is not there
            left = await a.hears(lambda message: isinstance(message, Told) and "PlayerLeft" in str(message.events))
            assert isinstance(left, Told)
            there.hub.rung(here.stream, left.seq)
            back = await again.happens(PlayerReturned)
            here.hub.rung(here.stream, back.seq)
            assert (await a.happens(PlayerReturned)).seq == left.seq + 1

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
        async with evening(tmp_path, CLASSIC.rules, dice=Loaded()) as at:
            a, b = await started(at, bea)
            await at.say(b, "Call")
            await at.say(b, "Point", cards=NO_SET)
            told = await a.happens(CallFailed)
            assert score(at) == {ada: 0, bea: -1}
            assert not any(isinstance(event, CardsDealt) for event in told.events)

    run(story)
