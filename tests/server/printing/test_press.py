"""The press: another process prints, and whatever becomes of it, the server goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tercet.paper.order import CannotPrint, Order
from tercet.server.printing.press import Press
from tests.paper.pages import count
from tests.server.running_server import run

CARD = Order(document="rule-card")
MANY = Order(document="score-slips", players=500, rounds=20)


@asynccontextmanager
async def opened(**limits: float) -> AsyncIterator[Press]:
    press = Press(**limits)  # type: ignore[arg-type]
    try:
        yield press
    finally:
        await press.close()


def test_sheets_come_out_and_the_process_serves_the_next_order_too() -> None:
    async def story() -> None:
        async with opened() as press:
            assert count((await press.print(CARD, None)).pdf) == 1
            first = press.process_id
            assert first != os.getpid()
            await press.print(CARD, None)
            assert press.process_id == first

    run(story)


def test_a_process_that_has_grown_is_replaced_and_gives_its_memory_back() -> None:
    async def story() -> None:
        async with opened(grown=1) as press:
            await press.print(CARD, None)
            assert press.process_id is None
            assert count((await press.print(CARD, None)).pdf) == 1

    run(story)


def test_a_process_without_orders_ends() -> None:
    async def story() -> None:
        async with opened(idle_s=0) as press:
            await press.print(CARD, None)
            while press.process_id is not None:  # noqa: ASYNC110 (nothing tells of it)
                await asyncio.sleep(0.01)

    run(story)


def test_an_order_that_takes_too_long_is_refused_and_the_next_one_is_printed() -> None:
    async def story() -> None:
        async with opened(longest_s=0) as press:
            with pytest.raises(CannotPrint, match="too long"):
                await press.print(CARD, None)
            assert press.process_id is None

    run(story)


def test_a_process_that_dies_costs_one_order() -> None:
    async def story() -> None:
        async with opened() as press:
            await press.print(CARD, None)
            assert press.process_id is not None
            os.kill(press.process_id, signal.SIGKILL)
            with pytest.raises(CannotPrint, match="too much"):
                await press.print(CARD, None)
            assert count((await press.print(CARD, None)).pdf) == 1

    run(story)


def test_an_order_of_hundreds_of_pages_is_refused_before_it_is_printed() -> None:
    async def story() -> None:
        async with opened() as press:
            with pytest.raises(CannotPrint, match="fewer rounds"):
                await press.print(MANY, None)
            assert press.process_id is not None, "it did not try, and end of it"

    run(story)


def test_the_server_itself_does_not_load_the_typesetter() -> None:
    loaded = "import sys, tercet.server.assembly; print('typst' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout == "False\n"
    )
