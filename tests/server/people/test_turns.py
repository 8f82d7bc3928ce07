"""Passwords are worked on by turns of addresses: one that asks for much waits behind itself."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from tercet.server.people.turns import AT_ONCE, MOST, MOST_OF_ONE, Crowded, Turns
from tests.server.running_server import run

THIEF, OWNER = "203.0.113.7", "198.51.100.20"


async def take(turns: Turns, address: str, done: list[str], gate: asyncio.Event) -> None:
    async with turns.turn(address):
        await gate.wait()
        done.append(address)


async def settled() -> None:
    """Everybody who can go on has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_who_comes_from_elsewhere_does_not_wait_for_one_that_asks_for_much() -> None:
    async def story() -> None:
        turns, done = Turns(), list[str]()
        gates = [asyncio.Event() for _ in range(MOST_OF_ONE + 1)]
        thieves = [asyncio.create_task(take(turns, THIEF, done, gate)) for gate in gates[:-1]]
        await settled()
        owner = asyncio.create_task(take(turns, OWNER, done, gates[-1]))
        await settled()
        gates[-1].set()
        await owner  # though nothing of the other's has ended
        assert done == [OWNER]
        for gate in gates:
            gate.set()
        await asyncio.gather(*thieves)
        assert len(done) == MOST_OF_ONE + 1

    run(story)


def test_one_address_has_so_many_places_and_all_together_have_more() -> None:
    async def story() -> None:
        turns, gate = Turns(), asyncio.Event()
        tasks = [asyncio.create_task(take(turns, THIEF, [], gate)) for _ in range(MOST_OF_ONE)]
        await settled()
        with pytest.raises(Crowded, match="your address"):
            await take(turns, THIEF, [], gate)
        others = [f"192.0.2.{n}" for n in range(MOST - MOST_OF_ONE)]
        tasks += [asyncio.create_task(take(turns, other, [], gate)) for other in others]
        await settled()
        with pytest.raises(Crowded, match="Many people"):
            await take(turns, OWNER, [], gate)
        gate.set()
        await asyncio.gather(*tasks)
        done = list[str]()
        await take(turns, THIEF, done, gate)
        assert done == [THIEF]

    run(story)


def test_who_gives_up_while_waiting_leaves_the_place_to_the_next() -> None:
    async def story() -> None:
        turns, done, gate = Turns(), list[str](), asyncio.Event()
        async with AsyncExitStack() as at_work:
            for n in range(AT_ONCE):
                await at_work.enter_async_context(turns.turn(f"192.0.2.{n}"))
            tired = asyncio.create_task(take(turns, THIEF, done, gate))
            granted = asyncio.create_task(take(turns, OWNER, done, gate))
            await settled()
            tired.cancel()
            await settled()
        granted.cancel()  # in the same moment in which it has been given its turn
        await settled()
        gate.set()
        await asyncio.gather(*(take(turns, OWNER, done, gate) for _ in range(AT_ONCE + 1)))
        assert done == [OWNER] * (AT_ONCE + 1)

    run(story)
