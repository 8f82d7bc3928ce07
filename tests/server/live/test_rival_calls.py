"""Fair calls at a live table: the quickest player gets the call, however far away."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from tercet.engine.events import CallFailed, CallsDisputed, SetCalled, SetShown, SetTaken
from tercet.engine.rules import AskTheOthers
from tercet.engine.value import Player
from tercet.protocol.from_server import CommandRefused, Done, TableEntry
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.quick import QUICK
from tercet.rulesets.super_rules import SUPER
from tercet.tables.events import CallsWeighed
from tercet.tables.fairness import fair_order
from tercet.tables.gathering import ArrivalOrder, FairCalls
from tests.server.live.evening import FIRST, NO_SET, SECOND, Ear, Evening, Hand, ada, bea, cem, evening, run, started

FAIR = FairCalls(300)


async def far_and_near(at: Evening) -> tuple[Ear, Ear]:
    """Ada lives next door, Bea far away; the cards are dealt."""
    near, far = at.come(ada, lag_ms=2), at.come(bea, lag_ms=250)
    await at.say(far, "Join")
    await at.say(near, "Start")
    await asyncio.sleep(0.4)  # both have looked for a while
    return near, far


def taken_by(told: TableEntry) -> list[Player]:
    return [event.by for event in told.events if isinstance(event, SetTaken)]


def weighed(told: TableEntry) -> CallsWeighed:
    (found,) = (event for event in told.events if isinstance(event, CallsWeighed))
    return found


def test_the_quicker_reaction_has_it_though_it_arrives_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FAIR) as at:
            near, far = await far_and_near(at)
            elapsed = at.mailbox.clock.now() - at.mailbox.shown_at
            first = at.post(near, "Point", cards=FIRST, reaction_ms=elapsed)
            second = at.post(far, "Point", cards=FIRST, reaction_ms=elapsed - 200)
            assert taken_by(await near.happens(CallsWeighed, SetTaken)) == [bea]
            assert isinstance(await far.answer(second), TableEntry)
            refused = await near.answer(first)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "not-on-table"

    run(story)


def test_the_log_lets_anyone_reckon_the_verdict_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FAIR) as at:
            near, far = await far_and_near(at)
            elapsed = at.mailbox.clock.now() - at.mailbox.shown_at
            at.post(near, "Point", cards=FIRST, reaction_ms=elapsed)
            at.post(far, "Point", cards=FIRST, reaction_ms=elapsed - 200)
            told = await near.happens(CallsWeighed, SetTaken)
            calls = weighed(told).calls
            assert {(call.player, call.lag_ms) for call in calls} == {(ada, 2), (bea, 250)}
            assert calls == fair_order(reversed(calls))
            assert taken_by(told) == [calls[0].player]

    run(story)


def test_a_device_that_lies_gains_no_more_than_the_lag_that_is_granted(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FairCalls(150)) as at:
            near, far = await far_and_near(at)
            elapsed = at.mailbox.clock.now() - at.mailbox.shown_at
            at.post(near, "Point", cards=FIRST, reaction_ms=elapsed - 200)
            at.post(far, "Point", cards=FIRST, reaction_ms=0)
            told = await near.happens(CallsWeighed, SetTaken)
            liar = next(call for call in weighed(told).calls if call.player == bea)
            assert liar.reaction_ms == liar.heard_at - liar.sent_at - 150

    run(story)


def test_nobody_waits_for_a_player_who_is_not_connected(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FAIR) as at:
            near, far = await far_and_near(at)
            at.go(far)
            at.post(near, "Point", cards=FIRST)
            assert (await near.happens(SetTaken)).seq == at.mailbox.head

    run(story)


def test_whoever_is_alone_is_not_kept_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FAIR) as at:
            (near,) = await started(at)
            before = at.mailbox.clock.now()
            told = await at.say(near, "Point", cards=FIRST)
            assert isinstance(told, TableEntry)
            assert weighed(told).calls[0].heard_at - before < 50

    run(story)


def test_both_who_see_different_sets_have_them_in_fair_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FAIR) as at:
            near, far = await far_and_near(at)
            elapsed = at.mailbox.clock.now() - at.mailbox.shown_at
            ids = (
                at.post(near, "Point", cards=FIRST, reaction_ms=elapsed),
                at.post(far, "Point", cards=SECOND, reaction_ms=elapsed - 100),
            )
            answers = await near.answer(ids[0]), await far.answer(ids[1])
            assert isinstance(answers[0], TableEntry)
            assert isinstance(answers[1], TableEntry)
            assert answers[1].seq + 1 == answers[0].seq
            assert (taken_by(answers[0]), taken_by(answers[1])) == ([ada], [bea])

    run(story)


def test_a_call_that_loses_finds_that_somebody_has_called(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, CLASSIC.rules, order=FAIR) as at:
            near, far = await far_and_near(at)
            elapsed = at.mailbox.clock.now() - at.mailbox.shown_at
            first = at.post(near, "Call", reaction_ms=elapsed)
            second = at.post(far, "Call", reaction_ms=elapsed - 200)
            told = await far.answer(second)
            assert isinstance(told, TableEntry)
            assert [type(event) for event in told.events] == [CallsWeighed, SetCalled]
            refused = await near.answer(first)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "called-already"

    run(story)


def test_a_call_while_ones_own_is_weighed_is_one_too_many(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FAIR) as at:
            near, _ = await far_and_near(at)
            first = at.post(near, "Point", cards=FIRST)
            refused = await at.say(near, "Point", cards=SECOND)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "said-already"
            assert isinstance(await near.answer(first), TableEntry)

    run(story)


def test_a_call_sent_again_over_a_new_connection_is_the_same_call(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FAIR) as at:
            near, _ = await far_and_near(at)
            at.post(near, "Point", id_="mine", cards=FIRST)
            at.go(near)
            again = at.come(ada, lag_ms=2)
            told = await at.say(again, "Point", id_="mine", cards=FIRST)
            assert isinstance(told, TableEntry | Done)
            assert sum(entry.command == "mine" for entry in await at.hub.store.read(at.stream)) == 1
            assert not any(isinstance(message, CommandRefused) for message in again.heard)

    run(story)


def test_what_may_not_be_is_refused_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, order=FAIR) as at:
            await far_and_near(at)
            refused = await at.say(at.come(cem), "Point", cards=FIRST)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "not-seated"

    run(story)


def test_a_judge_hears_calls_in_the_order_in_which_they_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, COMPETITION.rules, order=FAIR) as at:
            near, far = at.come(ada, lag_ms=2), at.come(bea, lag_ms=250)
            judge = at.come(cem)
            await at.say(far, "Join")
            await at.say(judge, "Join", role="judge")
            await at.say(near, "Start")
            assert isinstance(await at.say(near, "Call", reaction_ms=500), TableEntry)
            assert not any(isinstance(event, CallsWeighed) for told in near.told() for event in told.events)

    run(story)


def test_a_wrong_trio_among_rival_calls_costs_its_player_and_leaves_the_set_to_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, QUICK.rules, order=FAIR) as at:
            near, far = await far_and_near(at)
            elapsed = at.mailbox.clock.now() - at.mailbox.shown_at
            second = at.post(near, "Point", cards=FIRST, reaction_ms=elapsed)
            at.post(far, "Point", cards=NO_SET, reaction_ms=elapsed - 200)
            assert (await near.happens(CallsWeighed, CallFailed)).done is None
            told = await near.answer(second)
            assert isinstance(told, TableEntry)
            assert taken_by(told) == [ada]

    run(story)


def test_where_ties_matter_a_call_just_as_quick_is_waited_for(tmp_path: Path) -> None:
    """R-14: with a whole second for a tie, a call that comes a moment later is weighed with the first."""

    async def story() -> None:
        rules = replace(SUPER.rules, ties=AskTheOthers(within_ms=1_000))
        async with evening(tmp_path, rules, order=FAIR) as at:
            near, far = await far_and_near(at)
            at.post(near, "Call")
            await asyncio.sleep(0.05)
            at.post(far, "Call")
            told = await near.happens(CallsWeighed, CallsDisputed)
            assert len(weighed(told).calls) == 2

    run(story)


def test_how_close_two_calls_were_does_not_depend_on_how_long_saving_takes(tmp_path: Path) -> None:
    """S-7: the second comes while the first is being saved, and was heard at the same instant."""

    async def story() -> None:
        clock = Hand()
        async with evening(tmp_path, SUPER.rules, order=ArrivalOrder(), now=clock) as at:
            near, far = await far_and_near(at)
            at.post(near, "Call")
            at.post(far, "Call")
            clock.now += 1  # before the first is saved
            assert await near.happens(CallsDisputed)

    run(story)


async def three_with_cards(at: Evening) -> tuple[Ear, Ear, Ear]:
    """Ada, Bea and Cem, and one card from each on the table."""
    ears = at.come(ada, lag_ms=2), at.come(bea, lag_ms=250), at.come(cem, lag_ms=120)
    for ear in ears[1:]:
        await at.say(ear, "Join")
    await at.say(ears[0], "Start")
    for ear in ears:
        await at.say(ear, "Flip")
    await asyncio.sleep(0.4)  # all have looked for a while
    return ears


def test_a_touch_a_call_and_a_whole_trio_just_as_quick_are_one_tie_of_three(tmp_path: Path) -> None:
    """S-7, S-8, R-14: whatever each of them did, and however far apart it arrived."""

    async def story() -> None:
        async with evening(tmp_path, SUPER.rules, order=FAIR) as at:
            near, far, third = await three_with_cards(at)
            elapsed = at.mailbox.clock.now() - at.mailbox.shown_at
            at.mailbox.clock.stop()  # all in one instant, however busy the machine is
            touch = at.post(near, "Point", cards=FIRST[:1], reaction_ms=elapsed)
            trio = at.post(far, "Point", cards=FIRST, reaction_ms=elapsed + 4)
            call = at.post(third, "Call", reaction_ms=elapsed + 8)
            at.mailbox.clock.go()
            told = await near.happens(CallsWeighed, CallsDisputed)
            *_, disputed = (event for event in told.events if isinstance(event, CallsDisputed))
            assert {*disputed.callers} == {ada, bea, cem}
            for ear, said in ((near, touch), (far, trio), (third, call)):
                assert isinstance(await ear.answer(said), TableEntry | Done)

    run(story)


def test_a_touch_has_the_table_before_a_trio_that_was_slower(tmp_path: Path) -> None:
    """S-8, R-14: who touched one card first is the caller, and who showed three a moment later is refused."""

    async def story() -> None:
        async with evening(tmp_path, SUPER.rules, order=FAIR) as at:
            near, far, _ = await three_with_cards(at)
            elapsed = at.mailbox.clock.now() - at.mailbox.shown_at
            late = at.post(near, "Point", cards=FIRST, reaction_ms=elapsed)
            at.post(far, "Point", cards=FIRST[:1], reaction_ms=elapsed - 200)
            told = await near.happens(CallsWeighed, SetCalled)
            assert [(event.by, [*event.touched]) for event in told.events if isinstance(event, SetCalled)] == [
                (bea, FIRST[:1])
            ]
            refused = await near.answer(late)
            assert isinstance(refused, CommandRefused)
            assert refused.code == "called-already"

    run(story)


def test_a_call_heard_before_a_trio_is_ruled_on_ties_with_it_though_saving_took_longer(tmp_path: Path) -> None:
    """S-8, R-14: the cards were shown first and are ruled on last; what was heard in between comes before the clock."""

    async def story() -> None:
        async with evening(tmp_path, SUPER.rules, order=ArrivalOrder()) as at:
            near, far, _ = await three_with_cards(at)
            at.post(near, "Point", cards=FIRST)
            at.post(far, "Call")
            told = await near.happens(CallsDisputed)
            assert next(event.callers for event in told.events if isinstance(event, CallsDisputed)) == (ada, bea)
            assert [event.by for one in near.told() for event in one.events if isinstance(event, SetShown)] == [ada]

    run(story)


def test_a_trio_touched_at_once_is_ruled_on_by_the_clock(tmp_path: Path) -> None:
    """S-8, R-14: nobody else called within ten milliseconds, so it is taken without another word."""

    async def story() -> None:
        async with evening(tmp_path, SUPER.rules, order=ArrivalOrder()) as at:
            near, _, _ = await three_with_cards(at)
            at.post(near, "Point", cards=FIRST)
            assert taken_by(await near.happens(SetTaken)) == [ada]

    run(story)
