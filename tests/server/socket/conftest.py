"""A running chat with pages and sockets on one port."""

from collections.abc import Iterator

import pytest

from tests.server.socket.chat_server import ChatServer


@pytest.fixture(scope="module", params=[("auto", "auto"), ("asyncio", "h11")], ids=["fast parts", "plain parts"])
def chat(request: pytest.FixtureRequest) -> Iterator[ChatServer]:
    """The chat, on the event loop and the HTTP parser that are there for speed, and on those that are there always."""
    with ChatServer().running(*request.param) as running:
        yield running
