"""A line to PostgreSQL that can be cut while the answer is on its way: the work is done, and nobody knows."""

import asyncio
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"


class Cuttable:
    """Stands between a store and its server, and breaks after `cut_after` more bytes of the server's answers."""

    def __init__(self, server_url: str, folder: Path) -> None:
        query = parse_qs(urlsplit(server_url).query)
        self._server = Path(query["host"][0]) / SOCKET
        self._here = folder / SOCKET
        self.url = server_url.replace(str(self._server.parent), str(folder))
        self.cut_after: int | None = None
        self.cuts = 0

    async def open(self) -> asyncio.Server:
        """Begin to listen."""
        return await asyncio.start_unix_server(self._connect, self._here)

    async def _connect(self, asked: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        answered, asks = await asyncio.open_unix_connection(self._server)
        asking = asyncio.create_task(pass_on(asked, asks))
        with suppress(ConnectionError):
            while (data := await answered.read(65536)) and self._passes(len(data)):
                answers.write(data)
        asking.cancel()
        asks.close()
        answers.close()

    def _passes(self, size: int) -> bool:
        if self.cut_after is None:
            return True
        self.cut_after -= size
        if self.cut_after >= 0:
            return True
        self.cut_after = None
        self.cuts += 1
        return False


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on whatever comes."""
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
    writer.close()
