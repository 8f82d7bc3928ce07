"""A bot over the wire: joins a table by its code, or opens one of its own, and plays a match to its end.

python3 examples/bot.py http://127.0.0.1:8000 K7Q4M      joins that table, and waits for its host to start
python3 examples/bot.py http://127.0.0.1:8000 --alone    opens a table, and starts at once

It needs Tercet's Python package, and knows no more than anybody at the table: see docs/protocol.md.
"""

import argparse
import asyncio
import sys
from contextlib import suppress

from tercet.client import Refused, Seat, Unreachable, Visit
from tercet.engine.rules import PointAtOnce
from tercet.engine.slots.pattern import finds_here
from tercet.engine.table import Called, Searching


async def main() -> None:
    """Find a table, sit down, play, and tell how it went."""
    given = arguments()
    async with Visit(given.address, given.name) as me:
        if given.code:
            table = (await me.get(f"/api/tables/{given.code}"))["table"]
        else:
            opened = await me.open_table(given.ruleset)
            table = opened.table
            print(f"code {opened.code}")
        print(f"table {table}", flush=True)
        async with me.sit(table) as seat:
            if given.alone:
                await seat.say("Start")
            await seat.until(lambda: seat.gathering.playing, timeout_s=3600)
            await play(seat, given.think)
            for player, points in seat.gathering.match.totals.items() if seat.gathering.match else ():
                print(f"{seat.names.get(player, player)} {points}")


async def play(seat: Seat, think_s: float) -> None:
    """Look, think, speak; until the match is over."""
    while seat.gathering.playing:
        seen = seat.seq
        await asyncio.sleep(think_s)
        if seat.seq == seen:
            with suppress(Refused):  # somebody was quicker, or it cannot be said now
                await speak(seat)
        if seat.seq == seen:
            with suppress(TimeoutError):
                await seat.until(lambda seen=seen: seat.seq != seen, timeout_s=1)


async def speak(seat: Seat) -> None:
    """Say what there is to say: the cards after a call, a SET that is seen, or that there is none."""
    table = seat.table
    if table is None:
        return
    finds = finds_here(table)
    match table.phase:
        case Called(by) if by == seat.player:
            await seat.say("Point", cards=finds[0])
        case Searching() if finds and isinstance(table.rules.calling, PointAtOnce):
            await seat.say("Point", cards=finds[0])
        case Searching() if finds:
            await seat.say("Call")
        case Searching():
            await seat.say("SayNoSet")
        case _:
            pass


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description="A bot that plays over the wire.")
    parser.add_argument("address", help="where the server is, such as http://127.0.0.1:8000")
    parser.add_argument("code", nargs="?", help="the code of a table to join")
    parser.add_argument("--name", default="Example bot")
    parser.add_argument("--ruleset", default="quick", help="of the table that it opens; quick unless given")
    parser.add_argument("--alone", action="store_true", help="start at once, without waiting for others")
    parser.add_argument("--think", type=float, default=1.0, metavar="SECONDS", help="before it says anything")
    return parser.parse_args()


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except (Refused, Unreachable) as trouble:
        sys.exit(str(trouble))
