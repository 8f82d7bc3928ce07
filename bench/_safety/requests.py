"""Attacks with single requests: a header without end, and bodies without their last byte."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from _safety.attack import ATTACKER, Attack, Outcome, client
from _safety.visiting import is_a_guest, looks_at_the_lobby

HEADER_BYTES = 150 * 1024 * 1024
PIECE = b"a" * 65_536
BODIES = 100
BODY_BYTES = 4 * 1024 * 1024
HELD_S = 10.0

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connected(server: str) -> Ends:
    """A bare connection from the attacker's address."""
    return await asyncio.open_connection("127.0.0.1", urlsplit(server).port, local_addr=(ATTACKER, 0))


async def status(reader: asyncio.StreamReader) -> int:
    """What the server answered, if it did."""
    with suppress(ConnectionError, ValueError, IndexError, TimeoutError):
        async with asyncio.timeout(1):
            return int((await reader.readline()).split()[1])
    return 0


async def strike_by_header(server: str) -> Outcome:
    """One request whose header never ends."""
    outcome = Outcome()
    reader, writer = await connected(server)
    with suppress(ConnectionError):
        writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-endless: ")
        for _ in range(HEADER_BYTES // len(PIECE)):
            if reader.at_eof() or writer.is_closing():
                break
            writer.write(PIECE)
            await writer.drain()
    outcome.answers[await status(reader)] += 1
    writer.close()
    return outcome


async def strike_by_bodies(server: str) -> Outcome:
    """A hundred orders to print, each of 4 MiB but for the last byte, held open."""
    async with client(server, ATTACKER) as browser:
        token = (await browser.post("/api/guest", json={"name": "Eve", "token": True})).json()["token"]
    head = (
        "POST /api/papers/results HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        f"authorization: Bearer {token}\r\ncontent-length: {BODY_BYTES}\r\n\r\n"
    ).encode()
    outcome = Outcome()

    async def one() -> None:
        reader, writer = await connected(server)
        with suppress(ConnectionError):
            writer.write(head)
            for _ in range(BODY_BYTES // len(PIECE) - 1):
                if reader.at_eof() or writer.is_closing():
                    break
                writer.write(PIECE)
                await writer.drain()
        await asyncio.sleep(HELD_S)
        outcome.answers[await status(reader)] += 1
        writer.close()

    await asyncio.gather(*(one() for _ in range(BODIES)))
    return outcome


ATTACKS = (
    Attack("header: 150 MB without an end", strike_by_header, is_a_guest, looks_at_the_lobby),
    Attack("bodies: 100 of 4 MiB without the last byte", strike_by_bodies, is_a_guest, looks_at_the_lobby),
)
