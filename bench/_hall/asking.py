"""The least of an HTTP client: one connection that asks again and again, as a page does."""

import asyncio
from typing import NamedTuple


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Asker:
    """A connection to the server."""

    def __init__(self, port: int, token: str = "") -> None:
        self._port = port
        self._more = f"authorization: Bearer {token}\r\n" if token else ""
        self._pipes: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, tag: str = "", body: bytes | None = None) -> Answer:
        """Send a request, and wait for the whole answer; an idle connection may have been closed."""
        try:
            return await self._ask(path, tag, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self._pipes = None
            return await self._ask(path, tag, body)

    async def _ask(self, path: str, tag: str, body: bytes | None) -> Answer:
        if self._pipes is None:
            self._pipes = await asyncio.open_connection("127.0.0.1", self._port, limit=2**20)
        reader, writer = self._pipes
        writer.write(self._request(path, tag, body))
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        size = int(headers.get("content-length", 0))
        return Answer(int(head[0].split()[1]), headers, await reader.readexactly(size) if size else b"")

    def _request(self, path: str, tag: str, body: bytes | None) -> bytes:
        lines = f"host: 127.0.0.1:{self._port}\r\naccept-encoding: gzip\r\n{self._more}"
        if tag:
            lines += f"if-none-match: {tag}\r\n"
        if body is None:
            return f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode()
        lines += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        return f"POST {path} HTTP/1.1\r\n{lines}\r\n".encode() + body

    async def told(self, path: str, body: bytes) -> bytes:
        """Send something that has to succeed."""
        answer = await self.ask(path, body=body)
        if answer.status >= 300:
            raise AssertionError(f"{path}: {answer.status} {answer.body[:300]!r}")
        return answer.body
