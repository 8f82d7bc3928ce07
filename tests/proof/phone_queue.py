"""A phone whose results wait on the device until the server has answered, as in web/src/day/outbox.ts."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from typing import Any

import httpx

from tercet.engine.value import Player
from tests.proof.checker import Recording, Said
from tests.support.limits import HANG_S

CLOCK = count(1)
Send = Callable[[httpx.AsyncClient, str, Any], Awaitable[httpx.Response]]


class PhoneQueue:
    """Sends what waits, one after the other and again and again; now and then the same twice at once."""

    def __init__(self, player: str, client: httpx.AsyncClient, dice: Random, send: Send) -> None:
        self.player = Player(player)
        self._client, self._dice, self._send = client, dice, send
        self._waiting: dict[str, tuple[Any, Said]] = {}
        self.said: list[Said] = []

    def put(self, name: str, what: Any) -> None:
        """It stays on the device until it is answered."""
        said = Said(name, next(CLOCK))
        self.said.append(said)
        self._waiting[name] = (what, said)

    async def flush(self) -> None:
        """Until nothing waits, however often the server is away."""
        async with asyncio.timeout(HANG_S):
            while self._waiting:
                name, (what, said) = next(iter(self._waiting.items()))
                answers = await asyncio.gather(
                    *(self._send(self._client, name, what) for _ in range(self._dice.choice((1, 1, 2, 3)))),
                    return_exceptions=True,
                )
                for answer in answers:
                    if isinstance(answer, httpx.Response) and answer.status_code < 500:
                        self._waiting.pop(name, None)
                        self._note(said, answer)
                    else:
                        assert isinstance(answer, httpx.Response | httpx.TransportError), answer
                        await asyncio.sleep(0.02)

    def _note(self, said: Said, answer: httpx.Response) -> None:
        said.answered = said.answered or next(CLOCK)
        if answer.status_code == httpx.codes.OK:
            seq = answer.json().get("seq", 0)
            assert said.seq in (None, seq), "answered twice, and differently"
            said.seq = seq
        else:
            said.refused = answer.json()["code"]

    def recording(self, stream: str) -> Recording:
        """For the checker."""
        return Recording(stream, self.player, self.said)
