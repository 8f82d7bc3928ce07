"""A Python client: for your own bots, load tests and tests. See docs/protocol.md.

async with Visit("http://127.0.0.1:8000", "Ada") as ada:
    table = await ada.open_table("quick")
    async with ada.sit(table.table) as seat:
        await seat.say("Start")
        …
"""

from tercet.client.errors import Refused, Unreachable
from tercet.client.seat import Seat
from tercet.client.visit import TableLink, Visit

__all__ = ["Refused", "Seat", "TableLink", "Unreachable", "Visit"]
