"""Challenges for authenticators, as the database keeps them."""

import asyncio
from pathlib import Path

from tercet.server.people.challenges import Challenges
from tercet.storage.sqlite import SqliteStore


def test_a_challenge_is_used_up_by_its_first_use_and_only_by_its_own_visitor(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "tercet.db", "process")
        challenges = Challenges(store)
        challenge = await challenges.new(b"ada", b"handle")
        assert await challenges.take(challenge, b"eve") is None
        assert await challenges.take(challenge, b"ada") == b"handle"
        assert await challenges.take(challenge, b"ada") is None
        await store.close()

    asyncio.run(story())
