"""Bots at live tables: ordinary players, who play while somebody looks."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from tercet.engine.events import CardTurned, PlayerJoined, SetPointed, SetTaken
from tercet.engine.rules import CallFirst, Rules
from tercet.engine.slots.pattern import finds_here
from tercet.engine.value import Player
from tercet.players.levels import ADAPTS, FIRST_EVENING, LEVELS
from tercet.players.pace import adapted
from tercet.protocol.from_server import CommandRefused, PointsAt, TableEntry
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.memory import MEMORY
from tercet.rulesets.quick import QUICK
from tercet.server.live.bots import Bots
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.paces import skill_of
from tercet.server.live.table_state import state_after
from tercet.tables.events import BotAdded
from tests.server.live.evening import Ear, Evening, ada, bea, evening, run


async def with_bot(at: Evening, level: int = 5) -> tuple[Ear, Player]:
    """Ada plays against a bot."""
    at.hub.listeners.append(Bots())
    a = at.come(ada)
    told = await at.say(a, "AddBot", level=level)
    assert isinstance(told, TableEntry)
    assert isinstance(await at.say(a, "Start"), TableEntry)
    return a, next(event.bot for event in told.events if isinstance(event, BotAdded))


async def finds(a: Ear, bot: Player) -> None:
    """The bot takes a SET."""
    told = await a.happens(SetTaken)
    assert [event.by for event in told.events if isinstance(event, SetTaken)] == [bot]


def test_a_bot_sits_down_like_anybody_and_finds_sets(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, bot = await with_bot(at)
            assert any(isinstance(event, PlayerJoined) and event.by == bot for event in a.told()[0].events)
            await finds(a, bot)

    run(story)


def test_a_bot_turns_up_cards_that_lie_face_down_and_remembers_them_on_every_worker(tmp_path: Path) -> None:
    """M-11: what it can remember follows from the log."""

    async def story() -> None:
        async with evening(tmp_path, MEMORY.rules) as at:
            a, bot = await with_bot(at)
            await a.hears(lambda _: len(at.mailbox.memory.glimpses) > 3)
            turned = [event for told in a.told() for event in told.events if isinstance(event, CardTurned)]
            assert {event.by for event in turned} == {bot}
            here, elsewhere = at.mailbox.state, None
            for entry in await at.hub.store.read(at.stream, limit=here.head):
                elsewhere = state_after(elsewhere, entry)
            assert elsewhere == here

    run(story)


def test_a_bot_plays_on_after_a_restart_as_soon_as_somebody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            _, bot = await with_bot(at)
        async with evening(tmp_path, stream=at.stream) as at:
            at.hub.listeners.append(Bots())
            await finds(at.come(ada), bot)

    run(story)


def test_a_bot_rests_while_nobody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=3600) as at:
            a, _ = await with_bot(at)
            at.go(a)
            at.hub.listeners[0](at.mailbox)
            head = at.mailbox.head
            await asyncio.sleep(1.5)
            assert at.mailbox.head == head

    run(story)


def test_only_the_host_brings_bots_and_only_of_levels_that_there_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = at.come(ada), at.come(bea)
            await at.say(b, "Join")
            for ear, level, code in ((b, 3, "host-only"), (a, 0, "no-such-level"), (a, 8, "no-such-level")):
                refused = await at.say(ear, "AddBot", level=level)
                assert isinstance(refused, CommandRefused)
                assert refused.code == code

    run(story)


def test_a_bot_points_at_its_cards_one_by_one_and_everyone_sees_them(tmp_path: Path) -> None:
    """A-2, A-4: between the call and the find the others see what the caller points at."""
    rules = replace(CLASSIC.rules, calling=CallFirst(window_ms=60_000))

    async def story() -> None:
        async with evening(tmp_path, rules) as at:
            a, bot = await with_bot(at)
            shown = await a.happens(SetPointed)
            (find,) = (event.cards for event in shown.events if isinstance(event, SetPointed))
            seen = [message for message in a.heard if isinstance(message, PointsAt)]
            assert seen == [PointsAt(bot, find[:1]), PointsAt(bot, find[:2])]

    run(story)


async def take_a_set(at: Evening, ear: Ear) -> None:
    """Somebody points at a SET that lies there."""
    match = at.mailbox.gathering.match
    assert match is not None
    assert match.table is not None
    told = await at.say(ear, "Point", cards=finds_here(match.table)[0])
    assert isinstance(told, TableEntry)


def pace_at(at: Evening) -> float:
    """How fast the bot would look now."""
    gathering = at.mailbox.gathering
    (bot,) = (sitter for sitter in gathering.sitters if sitter.level)
    return skill_of(bot, gathering, at.mailbox.paces).rate


def test_a_bot_that_adapts_begins_slowly_and_keeps_pace_with_who_finds_sets(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, QUICK.rules) as at:
            a, _ = await with_bot(at, ADAPTS)
            paces = [pace_at(at)]
            assert paces[0] < LEVELS[FIRST_EVENING].rate
            for _ in range(3):
                await take_a_set(at, a)
                paces.append(pace_at(at))
            assert paces == sorted(paces)
            assert paces[-1] > LEVELS[FIRST_EVENING].rate

    run(story)


def test_what_a_bot_has_learnt_is_in_the_log_and_known_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, QUICK.rules) as at:
            a, _ = await with_bot(at, ADAPTS)
            await take_a_set(at, a)
            await take_a_set(at, a)
            await at.say(a, "EndRound")
            await at.say(a, "Start")  # it goes on with the next match
            learnt = pace_at(at)
        async with evening(tmp_path, stream=at.stream) as at:
            assert pace_at(at) == learnt > adapted({}, [ada]).rate

    run(story)


def test_a_bot_is_as_quick_with_two_workers_as_with_one(tmp_path: Path) -> None:
    """Both workers plan for the same bot: they plan the same."""

    def planned(bots: Bots, mailbox: Mailbox, bot: Player) -> float:
        bots(mailbox)
        return bots._plans[mailbox.stream, bot][-1].when()

    async def story() -> None:
        rules: Rules = QUICK.rules
        async with evening(tmp_path, rules) as here, evening(tmp_path, stream=here.stream) as there:
            _, bot = await with_bot(here)
            await there.mailbox.up_to(3)
            there.come(bea)
            waits = [planned(Bots(), at.mailbox, bot) for at in (here, there)]
            assert abs(waits[0] - waits[1]) < 0.1

    run(story)
