"""Requests with faults to every route beside a game: each is answered, none is a mistake of ours, and nobody notices.

TERCET_REQUESTS=100000 sends more.
"""

import asyncio
import json
import logging
import os
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tercet.client import Visit
from tests.proof.access.actions import requests_of
from tests.proof.test_mutants import mutated
from tests.proof.witness import Witness, nothing_is_wrong
from tests.server.running_server import RunningServer, run, running_server
from tests.server.scripted import caught_up, play

REQUESTS = int(os.environ.get("TERCET_REQUESTS", "2000"))
SEED = int(os.environ.get("TERCET_SEED", "81"))
PLENTY = {"messages_per_s": 10_000, "guests_per_s": 10_000, "tables_per_s": 10_000, "sockets_per_s": 10_000}
PIECES = ("1", "0", "-1", "..", "%00", "%2e%2e%2f", "%ff", "a" * 900, "classic", "2026-05-01", "full", "é", "'--", "")
BODIES: tuple[Any, ...] = (
    {"name": "Ida", "token": True},
    {"login": "ida@example.org", "password": "correct horse battery"},
    {"rule_set": "quick", "options": {"order": {"type": "ArrivalOrder"}}},
    {"id": "c1", "say": {"type": "Enter", "details": {"name": "Ida"}}},
    {"result": {"kind": "course", "step": "third-card", "begun": 5, "ms": 5}},
    {"rounds": 2, "tables": 4, "finalists": 3},
)
NOT_HTTP = "Invalid HTTP request received."  # what uvicorn says of a method that does not exist
HEADERS = (
    "Content-Type: application/json",
    "Content-Type: text/plain",
    "Content-Type: multipart/form-data; boundary=x",
    "Accept: application/msgpack",
    "Accept-Language: zz, *;q=9",
    "Authorization: Bearer " + "x" * 43,
    "Authorization: Basic ====",
    "Cookie: tercet-session=" + "y" * 43,
    "If-None-Match: *",
    "Range: bytes=5-1",
    "Origin: http://elsewhere.example",
    "X-Forwarded-For: 1.2.3.4",
)


def a_request(routes: list[str], token: str, dice: Random) -> bytes:
    """One of the routes, with anything in it."""
    method, _, path = dice.choice(routes).partition(" ")
    path = re.sub(r"{[^}]*}", lambda _: dice.choice(PIECES), path).encode("ascii", "replace").decode()
    if dice.random() < 0.2:
        path += f"?{dice.choice(('most', 'kind', 'day', 'at', 'lang'))}={dice.choice(PIECES)}".encode(
            "ascii", "replace"
        ).decode()
    if dice.random() < 0.1:
        method = dice.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "BREW"))
    body = dice.choice(
        (b"", b"{", b"[" * 500, json.dumps(mutated(dice.choice(BODIES), dice)).encode(), dice.randbytes(40))
    )
    headers = [*dice.sample(HEADERS, dice.randrange(4)), "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
    if dice.random() < 0.5:
        headers.append(f"Authorization: Bearer {token}")
    return "\r\n".join([f"{method} {path or '/'} HTTP/1.1", *headers, "", ""]).encode() + body


async def send_all(server: RunningServer, token: str, count: int, dice: Random) -> Counter[int]:
    """Send them one after the other, over connections that are kept as long as they last; counts the answers."""
    routes = [action for action in requests_of(server.inside.app) if "/" in action and "papers" not in action]
    port, answers = int(server.address.rpartition(":")[2]), Counter[int]()
    while answers.total() < count:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        keeps = True
        while keeps and answers.total() < count:
            request = a_request(routes, token, dice)
            writer.write(request)
            status, keeps = await answered(reader, request.startswith(b"HEAD"))
            answers[status] += 1
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    return answers


async def answered(reader: asyncio.StreamReader, has_no_body: bool) -> tuple[int, bool]:
    """The status of an answer that is read whole, and whether the connection lasts; 0 if it was closed."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        status = int(head.split(b" ", 2)[1])
        size = re.search(rb"content-length: (\d+)", head)
        if size and not has_no_body and status not in (204, 304):
            await reader.readexactly(int(size[1]))
    except (asyncio.IncompleteReadError, ConnectionError):
        return 0, False
    return status, size is not None and b"connection: close" not in head


@pytest.mark.timeout(900 + REQUESTS // 10)
def test_requests_with_faults_are_answered_and_the_game_beside_them_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, record_property: Callable[[str, object], None]
) -> None:
    async def story() -> None:
        caplog.set_level(logging.WARNING)
        async with (
            running_server(tmp_path, **PLENTY) as server,
            Visit(server.address, "Mal") as mallory,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
        ):
            table = (await ada.open_table("quick", options={"order": {"type": "ArrivalOrder"}})).table
            async with Witness(ada, table) as a, Witness(bea, table) as b:
                await a.say("Start")
                attack = send_all(server, mallory.token, REQUESTS, Random(SEED))
                answers, _, _ = await asyncio.gather(attack, play(a, 1), play(b, 2))
                await caught_up([a, b])
                await nothing_is_wrong(tmp_path / "tercet.db", [a, b], ada)
            assert [status for status in answers if status >= 500] == []
            assert len(answers) > 5  # not everything is the same to it
            assert {record.getMessage() for record in caplog.records} <= {NOT_HTTP}
            record_property("requests", answers.total())

    run(story)
