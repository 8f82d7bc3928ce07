"""The load of load.c in Python, for machines without a compiler: the same words in, the same words out."""

import asyncio
import os
import sys
import time
from typing import Final, cast

import uvloop

VIEWERS: Final = 4
CLAIM: Final = b'{"type":"Claim"'.ljust(100, b".")


def masked(opcode: int, payload: bytes) -> bytes:
    """A frame of a client, with a mask of zeros."""
    return bytes((0x80 | opcode, 0x80 | len(payload), 0, 0, 0, 0)) + payload


FRAME: Final = masked(1, CLAIM)


class Room:
    """Four viewers, and the claim on its way."""

    def __init__(self, all_rooms: "Rooms") -> None:
        self.all_rooms = all_rooms
        self.viewers: list[Viewer] = []
        self.heard = 0

    def claim(self) -> None:
        """One of them claims."""
        self.heard = 0
        self.viewers[self.all_rooms.claims % VIEWERS].transport.write(FRAME)

    def hear(self) -> None:
        """One of them has heard the claim."""
        self.heard += 1
        if self.heard == VIEWERS:
            self.all_rooms.claims += 1
            if time.monotonic() < self.all_rooms.until:
                self.claim()
            else:
                self.all_rooms.finish()


class Viewer(asyncio.Protocol):
    """One connection."""

    transport: asyncio.Transport

    def __init__(self, room: Room) -> None:
        self.room, self.unread = room, b""
        self.entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        number = self.room.all_rooms.rooms.index(self.room)
        self.transport.write(
            f"GET /ws?room={number} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Read the answer, then frames; all of them are short."""
        self.unread += data
        if not self.entered.done():
            head, end, self.unread = self.unread.rpartition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.entered.set_result(None)
        while len(self.unread) >= 2 and len(self.unread) >= 2 + self.unread[1]:
            opcode, end_at = self.unread[0] & 15, 2 + self.unread[1]
            payload, self.unread = self.unread[2:end_at], self.unread[end_at:]
            if opcode == 9:
                self.transport.write(masked(10, payload))
            else:
                self.room.hear()


class Rooms:
    """All rooms."""

    def __init__(self, rooms: int) -> None:
        self.rooms = [Room(self) for _ in range(rooms)]
        self.claims = self.under_way = 0
        self.until = 0.0
        self.done = asyncio.Event()

    async def fill(self, port: int) -> None:
        """Let everybody in."""
        loop = asyncio.get_running_loop()
        for room in self.rooms:
            for _ in range(VIEWERS):
                _, viewer = await loop.create_connection(lambda room=room: Viewer(room), "127.0.0.1", port)
                await viewer.entered
                room.viewers.append(viewer)

    def finish(self) -> None:
        """A room is done."""
        self.under_way -= 1
        if not self.under_way:
            self.done.set()

    async def play(self, seconds: float) -> str:
        """One round."""
        self.done.clear()
        cpu, self.claims, self.under_way = time.process_time(), 0, len(self.rooms)
        self.until = time.monotonic() + seconds
        for room in self.rooms:
            room.claim()
        await self.done.wait()
        return f"{self.claims} {time.process_time() - cpu:.6f}"


async def main(port: int, connections: int) -> None:
    """Play a round for each line on standard input."""
    all_rooms = Rooms(connections // VIEWERS)
    await all_rooms.fill(port)
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        print(await all_rooms.play(float(line)), flush=True)


if __name__ == "__main__":
    os.sched_setaffinity(0, {int(sys.argv[3])})
    uvloop.run(main(int(sys.argv[1]), int(sys.argv[2])))
