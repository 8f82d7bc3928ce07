"""How the tests of the stores are told: a store is opened, something happens, it is closed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from tercet.storage.store import NewEntry, Outcome, Store

Opener: TypeAlias = Callable[[], Awaitable[Store]]


def tell(open_store: Opener, story: Callable[[Store], Awaitable[None]]) -> None:
    """Tell a story on an open store."""

    async def told() -> None:
        store = await open_store()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(told())


def new(stream: str, after: int, body: bytes = b"[]", *, by: str = "", command: str = "", at: int = 0) -> NewEntry:
    """An entry to append."""
    return NewEntry(stream, after, at, body, by, command)


async def append_all(store: Store, *entries: NewEntry) -> list[Outcome]:
    """Submit entries in one go, as many tables would."""
    return await asyncio.gather(*map(store.append, entries))
