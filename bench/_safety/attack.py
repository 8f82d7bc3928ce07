"""What an attack is: what it does, and what the others, who only want to play, do meanwhile."""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from httpx import AsyncClient, AsyncHTTPTransport, Limits

ATTACKER = "127.0.0.2"  # all of 127.0.0.0/8 is this machine, so that one address can attack and others be others
PATIENCE_S = 120.0


@dataclass
class Outcome:
    """How an attack went: how many answers of which status; 0 where there was none."""

    answers: Counter[int] = field(default_factory=Counter)

    @property
    def requests(self) -> int:
        """All of them."""
        return self.answers.total()

    @property
    def refused(self) -> int:
        """Those that the server would not serve."""
        return sum(self.answers[status] for status in (0, 408, 413, 414, 421, 429, 431, 503))


@dataclass(frozen=True)
class Attack:
    """An attack.

    `strike` is run in a process of its own, and bounds itself in number and time. `prepare` makes ready one of the
    others, and `other` is what each of them does again and again: its time is what is measured.
    """

    name: str
    strike: Callable[[str], Coroutine[Any, Any, Outcome]]
    prepare: Callable[[AsyncClient, int], Awaitable[None]]
    other: Callable[[AsyncClient, int], Awaitable[None]]


@asynccontextmanager
async def client(server: str, address: str, connections: int = 10) -> AsyncIterator[AsyncClient]:
    """A browser at another address of this machine."""
    limits = Limits(max_connections=connections, max_keepalive_connections=connections)
    transport = AsyncHTTPTransport(local_address=address, limits=limits)
    async with AsyncClient(base_url=server, transport=transport, timeout=PATIENCE_S) as browser:
        yield browser


def address_of_other(number: int) -> str:
    """Each of the others has an address of their own."""
    return f"127.0.1.{number + 1}"
