"""A guest at a server: over REST, with its own token."""

import asyncio
import json
from types import TracebackType
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from msgspec import Struct, convert

from tercet.client.errors import Refused, Unreachable
from tercet.client.seat import Seat
from tercet.engine.value import Player


class TableLink(Struct, frozen=True):
    """The name and the code of a table."""

    table: str
    code: str


class Visit:
    """A session at a server. Use it with `async with`."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.player = Player("")
        self.token = ""

    async def __aenter__(self) -> "Visit":
        """Become a guest."""
        me = await self.post("/api/guest", {"name": self.name, "token": True})
        self.player, self.token = Player(me["player"]), me["token"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        """Nothing to close: the session can be used again."""

    async def open_table(self, rule_set: str = "classic", **more: Any) -> TableLink:
        """Open a table with a rule set; `options` and custom `rules` can be given too."""
        return convert(await self.post("/api/tables", {"rule_set": rule_set, **more}), TableLink)

    def sit(self, table: str, *, watch: bool = False) -> "Seat":
        """A seat at a table, or only a spectator's view."""
        return Seat(self.address, self.token, self.player, table, join=not watch)

    async def get(self, path: str) -> Any:
        """GET a resource as JSON."""
        return await asyncio.to_thread(self._ask, "GET", path, None)

    async def post(self, path: str, data: Any) -> Any:
        """POST a JSON body."""
        return await asyncio.to_thread(self._ask, "POST", path, data)

    def _ask(self, method: str, path: str, data: Any) -> Any:
        body = None if data is None else json.dumps(data).encode()
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        try:
            with urlopen(Request(self.address + path, body, headers, method=method), timeout=30) as answer:
                text = answer.read().decode()
        except HTTPError as error:
            problem = json.loads(error.read() or b"{}")
            raise Refused(problem.get("code", str(error.code)), problem.get("title", error.reason)) from None
        except URLError as error:
            raise Unreachable(f"{self.address} does not answer: {error.reason}.") from None
        return json.loads(text) if text.startswith(("{", "[")) and "\n{" not in text else text
