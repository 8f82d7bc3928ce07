"""The same id twice has one effect, whatever happens in between."""

from pathlib import Path

from tercet.protocol.from_server import Done, Told
from tests.server.live.evening import (
    FIRST,
    SECOND,
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
