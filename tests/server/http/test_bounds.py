"""Requests that are too long, too slow, or for somebody else: turned away at the door, and nobody else notices."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from tercet.server.assembly import TercetServer
from tercet.server.http import Hosts, Limits, bounded
from tercet.server.listening import listen
from tercet.server.run import configured, open_store
from tercet.server.settings import Settings
from tests.server.running_server import run
from tests.support.limits import HANG_S

HASTY = Limits(head_s=0.2, body_s=0.2)


class Guest:
    """A raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def flood(self, piece: bytes, pieces: int) -> int:
        """Send piece after piece; gives how many went out before the server hung up."""
        for sent in range(pieces):
            if self._reader.at_eof() or self._writer.is_closing():
                return sent
            try:
                await self.send(piece)
            except ConnectionError:
                return sent
            await asyncio.sleep(0)
        return pieces

    async def answer(self) -> bytes:
        """All that the server says until it hangs up."""
        try:
            return await self._reader.read()
        except ConnectionError:
            return b""

    async def status(self) -> int:
        """What the first answer says."""
        line = await self._reader.readline()
        return int(line.split()[1]) if line else 0


class Server:
    def __init__(self, port: int) -> None:
        self.port = port

    @asynccontextmanager
    async def guest(self) -> AsyncIterator[Guest]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            yield Guest(reader, writer)
        finally:
            writer.close()

    async def lives(self) -> bool:
        """Does it answer somebody else?"""
        async with self.guest() as other:
            await other.send(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            return (await other.answer()).endswith(b"ok")


@asynccontextmanager
async def served(folder: Path, limits: Limits | None = None, **settings: object) -> AsyncIterator[Server]:
    """A whole server, perhaps with shorter times."""
    chosen = replace(Settings(durability="process"), **settings)
    (folder / "static/assets").mkdir(parents=True)
    (folder / "static/index.html").write_text("<!doctype html><title>Tercet</title>")
    inside = TercetServer(chosen, await open_store(chosen, folder), folder / "static")
    config = configured(inside, chosen)
    if limits is not None:
        config.http = bounded(limits, Hosts(chosen.origins, chosen.trusted_proxies))
    server = uvicorn.Server(config)
    listener = listen("127.0.0.1", 0)
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started and not serving.done():  # noqa: ASYNC110 (uvicorn offers nothing to wait for)
        await asyncio.sleep(0.01)
    try:
        yield Server(listener.getsockname()[1])
    finally:
        server.should_exit = True
        await serving


def test_an_endless_header_is_cut_off_after_16_kb(tmp_path: Path) -> None:
    async def story() -> None:
        patient = Limits(head_s=HANG_S)  # it is the length that is too much, however slow the machine is
        async with served(tmp_path, patient) as server, server.guest() as guest:
            await guest.send(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-endless: ")
            sent = await guest.flood(b"a" * 65_536, 2_400)  # 150 MB, if it were read
            assert sent < 2_400
            assert await server.lives()

    run(story)


def test_headers_of_more_than_16_kb_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as server:
            async with server.guest() as guest:
                await guest.send(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: " + b"a" * 16_384)
                assert await guest.status() == 431
            async with server.guest() as guest:  # what a browser may send is far below
                await guest.send(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: " + b"a" * 12_000 + b"\r\n\r\n")
                assert await guest.status() == 200

    run(story)


def test_too_many_headers_and_too_long_an_address_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as server:
            async with server.guest() as guest:
                await guest.send(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n" + b"a: b\r\n" * 101 + b"\r\n")
                assert await guest.status() == 431
            async with server.guest() as guest:
                await guest.send(b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
                assert await guest.status() == 414

    run(story)


def test_a_head_that_never_ends_and_a_connection_that_says_nothing_are_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, HASTY) as server:
            async with server.guest() as silent:
                assert (await silent.answer()).startswith(b"HTTP/1.1 408 ")
            async with server.guest() as slow:
                await slow.send(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
                assert (await slow.answer()).startswith(b"HTTP/1.1 408 ")
            async with server.guest() as second:  # also the second request of a connection
                await second.send(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /healthz HTT")
                assert b"HTTP/1.1 408 " in await second.answer()

    run(story)


def test_a_body_that_never_ends_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path, HASTY) as server, server.guest() as guest:
            head = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            await guest.send(head + b'content-length: 15\r\n\r\n{"name": "Ada"')
            assert b"HTTP/1.1 408 " in await guest.answer()

    run(story)


def test_a_stranger_is_refused_before_the_body_has_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as server, server.guest() as guest:
            head = b"POST /api/papers/score-slips HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            await guest.send(head + b"content-length: 4194304\r\n\r\n{")
            assert await guest.status() == 401

    run(story)


def test_a_request_for_another_host_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as server:
            for host, status in ((b"evil.example", 421), (b"127.0.0.1:8000", 200), (b"localhost", 200)):
                async with server.guest() as guest:
                    await guest.send(b"GET / HTTP/1.1\r\nhost: " + host + b"\r\n\r\n")
                    assert await guest.status() == status, host
            async with server.guest() as guest:
                await guest.send(b"GET /healthz HTTP/1.1\r\nhost: evil.example\r\n\r\n")
                assert await guest.status() == 200

    run(story)


def test_an_address_that_no_file_can_have_is_not_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as server:
            for path in (b"/assets/%00", b"/%00", b"/assets/" + b"a" * 5_000, b"/" + b"b" * 300):
                async with server.guest() as guest:
                    await guest.send(b"GET " + path + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
                    assert await guest.status() == 404, path

    run(story)


def test_only_this_machine_or_a_token_reads_the_figures(tmp_path: Path) -> None:
    async def story() -> None:
        asked = (
            (b"", 200),
            (b"x-forwarded-for: 203.0.113.9\r\n", 403),
            (b"x-forwarded-for: 203.0.113.9\r\nauthorization: Bearer wrong\r\n", 403),
            (b"x-forwarded-for: 203.0.113.9\r\nauthorization: Bearer secret\r\n", 200),
        )
        async with served(tmp_path, metrics_token="secret") as server:
            for headers, status in asked:
                async with server.guest() as guest:
                    await guest.send(b"GET /metrics HTTP/1.1\r\nhost: localhost\r\n" + headers + b"\r\n")
                    assert await guest.status() == status, headers

    run(story)
