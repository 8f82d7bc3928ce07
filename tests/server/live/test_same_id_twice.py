"""The same id twice has one effect, whatever happens in between."""

from pathlib import Path

import pytest

from tercet.engine.refusals import NOT_NOW
from tercet.protocol.from_server import CommandRefused, Done, FromServer, TableEntry
from tercet.server.live import stored_states
from tercet.server.live.done_commands import KEPT, DoneCommands
from tercet.server.live.refused_commands import KEPT as REFUSALS_KEPT
from tercet.server.live.refused_commands import RefusedCommands
from tercet.tables.gathering import FairCalls
from tests.server.live.evening import (
    FIRST,
    SECOND,
    Ear,
    Evening,
    ada,
    bea,
    evening,
    log_of,
    run,
    started,
)
from tests.server.live.looking import score


def test_the_same_id_twice_has_one_effect_and_one_answer_each_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            told = await at.say(a, "Point", id_="mine", cards=FIRST)
            assert isinstance(told, TableEntry)
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
        assert isinstance(told, TableEntry)
        async with evening(tmp_path, stream=at.stream) as at:
            a = at.come(ada)
            assert await at.say(a, "Point", id_="mine", cards=FIRST) == Done("mine", told.seq)
            assert score(at)[ada] == 1

    run(story)


def test_what_was_heard_before_the_connection_broke_is_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, _ = await started(at, bea)
            at.post(a, "Point", id_="mine", cards=FIRST)
            back = at.come(ada)
            assert isinstance(await at.say(back, "Point", id_="mine", cards=FIRST, again=True), Done | TableEntry)
            assert score(at)[ada] == 1

    run(story)


def test_what_was_refused_does_not_happen_later_even_if_it_arrives_twice(tmp_path: Path) -> None:
    """The second time over an older connection, say, when the table is another one."""

    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            refused = await at.say(b, "Lock", id_="mine", locked=True)
            assert isinstance(refused, CommandRefused)
            await at.say(a, "HandOver", player=bea)
            assert isinstance(await at.say(b, "Lock", id_="another", locked=True), TableEntry)
            b.heard.clear()
            assert await at.say(b, "Lock", id_="mine", locked=False) == refused
            b.heard.clear()
            assert await at.say(b, "Lock", id_="mine", locked=False, again=True) == refused
            assert at.mailbox.gathering.locked

    run(story)


def test_a_refusal_is_remembered_until_there_were_many() -> None:
    refused = RefusedCommands()
    for n in range(REFUSALS_KEPT + 1):
        refused.add((ada, f"{n}"), NOT_NOW)
    assert refused.get((ada, "0")) is None
    assert refused.get((ada, "1")) == refused.get((ada, f"{REFUSALS_KEPT}")) == NOT_NOW


def test_what_was_not_heard_does_not_happen_later_even_if_it_arrives_after_all(tmp_path: Path) -> None:
    """A late call would cost a point (A-5): the moment it was meant for has gone."""

    async def story() -> None:
        async with evening(tmp_path) as at:
            a, _ = await started(at, bea)
            head = at.mailbox.head
            for again in (True, False, True):
                answer = await at.say(a, "Point", id_="mine", cards=FIRST, again=again)
                assert isinstance(answer, CommandRefused)
                assert answer.code == "not-heard"
                a.heard.clear()
            assert at.mailbox.head == head
            assert isinstance(await at.say(a, "Point", cards=FIRST), TableEntry)  # meant now, it counts

    run(story)


def test_a_call_that_is_being_weighed_is_answered_over_the_new_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FairCalls(300)) as at:
            near, far = at.come(ada, lag_ms=2), at.come(bea, lag_ms=250)
            await at.say(far, "Join")
            await at.say(near, "Start")
            at.post(near, "Point", id_="mine", cards=FIRST, reaction_ms=0)
            back = at.come(ada)
            answer = await at.say(back, "Point", id_="mine", cards=FIRST, reaction_ms=0, again=True)
            assert isinstance(answer, TableEntry | Done)
            assert score(at) == {ada: 1, bea: 0}

    run(story)


async def forgotten(at: Evening, ear: Ear) -> None:
    """So much is said that the commands before are only in the store."""
    for n in range(2 * KEPT + 1):
        await at.say(ear, "Lock", locked=n % 2 == 0)
    assert not at.mailbox._done.complete


@pytest.mark.parametrize("restarted", [False, True], ids=["at once", "after a restart"])
def test_an_id_of_long_ago_has_no_second_effect_and_is_answered_as_before(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, restarted: bool
) -> None:
    """Also where the table would refuse the command now, where it would do it now, and where it is asked about."""
    monkeypatch.setattr(stored_states, "EVERY", 50)

    async def story() -> None:
        async with evening(tmp_path, database=database) as at:
            a, b = await started(at, bea)
            claimed = await at.say(a, "Point", id_="claim", cards=FIRST)
            locked = await at.say(a, "Lock", id_="lock", locked=True)
            await forgotten(at, a)
            await at.hub.stored_states.write()
            stream = at.stream
            if not restarted:
                await ask_again(at, a, b, claimed, locked)
        if restarted:
            async with evening(tmp_path, database=database, stream=stream) as at:
                await ask_again(at, at.come(ada), at.come(bea), claimed, locked)

    async def ask_again(at: Evening, a: Ear, b: Ear, claimed: FromServer, locked: FromServer) -> None:
        assert isinstance(claimed, TableEntry)
        assert isinstance(locked, TableEntry)
        head = at.mailbox.head
        for again in (False, True):
            a.heard.clear()
            assert await at.say(a, "Point", id_="claim", cards=FIRST, again=again) == Done("claim", claimed.seq)
            assert await at.say(a, "Lock", id_="lock", locked=True, again=again) == Done("lock", locked.seq)
        assert at.mailbox.head == await at.hub.store.head(at.stream) == head
        assert score(at) == {ada: 1, bea: 0}
        others = await at.say(b, "Point", id_="claim", cards=FIRST)  # another player's id is another command
        assert isinstance(others, CommandRefused)
        a.heard.clear()
        unheard = await at.say(a, "Point", id_="never sent", cards=SECOND, again=True)
        assert isinstance(unheard, CommandRefused)
        assert unheard.code == "not-heard"

    run(story)


def test_the_last_ids_are_remembered_and_the_others_are_not_kept() -> None:
    done = DoneCommands()
    for seq in range(1, 10_001):
        done.add(("ada", f"id-{seq}"), seq)
        assert done.complete == (seq <= 2 * KEPT)
        assert all(done.get(("ada", f"id-{each}")) == each for each in (seq, max(1, seq - KEPT + 1)))
    assert sum(("ada", f"id-{seq}") in done for seq in range(1, 10_001)) <= 2 * KEPT


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
            assert isinstance(told, TableEntry)
            assert await there.say(a, "Point", id_="mine", cards=FIRST) == Done("mine", told.seq)
            assert len(await log_of(here.hub.store, here.stream)) == told.seq

    run(story)
