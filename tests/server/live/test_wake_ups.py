"""Tables wake up together, and each at its own time."""

import asyncio
from functools import partial
from typing import Any

from tercet.server.live.wake_ups import TOGETHER_S, WakeUps
from tests.server.running_server import run


def test_those_of_one_moment_wake_up_in_one_turn_of_the_loop_and_in_the_order_in_which_they_asked() -> None:
    async def story() -> None:
        wake_ups, awake, turn = WakeUps(), list[tuple[str, int]](), 0
        moment = wake_ups.moment_in(20)

        def wake(name: str) -> None:
            awake.append((name, turn))

        for name in "abc":
            wake_ups.set(moment, partial(wake, name))
        while not awake:
            await asyncio.sleep(0)
            turn += 1
        assert [name for name, _ in awake] == ["a", "b", "c"]
        assert len({turn for _, turn in awake}) == 1

    run(story)


def test_a_moment_is_never_too_early() -> None:
    async def story() -> None:
        loop, wake_ups = asyncio.get_running_loop(), WakeUps()
        for after_ms in (1, 7, 8, 9, 5_000):
            now = loop.time()
            assert wake_ups.moment_in(after_ms) * TOGETHER_S >= now + after_ms / 1000

    run(story)


def test_who_has_cancelled_sleeps_on() -> None:
    async def story() -> None:
        wake_ups, awake = WakeUps(), list[str]()
        moment, last = wake_ups.moment_in(1), asyncio.Event()

        def first() -> None:
            awake.append("first")

        wake_ups.set(moment, first)
        wake_ups.set(moment, last.set)
        wake_ups.cancel(moment, first)
        await last.wait()
        assert awake == []

    run(story)


def test_one_that_fails_keeps_nobody_asleep() -> None:
    async def story() -> None:
        wake_ups, said = WakeUps(), list[dict[str, Any]]()
        asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context))
        moment, last = wake_ups.moment_in(1), asyncio.Event()

        def fails() -> None:
            raise ValueError("a bug")

        wake_ups.set(moment, fails)
        wake_ups.set(moment, last.set)
        await last.wait()
        assert [str(context["exception"]) for context in said] == ["a bug"]

    run(story)
