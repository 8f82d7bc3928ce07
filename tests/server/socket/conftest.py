"""A running house with pages and sockets on one port."""

from collections.abc import Iterator

import pytest

from tests.server.socket.house import House


@pytest.fixture(scope="module", params=[("auto", "auto"), ("asyncio", "h11")], ids=["fast parts", "plain parts"])
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    """The house, on the event loop and the HTTP parser that are there for speed, and on those that are there always."""
    with House().running(*request.param) as running:
        yield running
