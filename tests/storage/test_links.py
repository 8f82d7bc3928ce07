"""Links to a competition, in both databases."""

from tercet.engine.value import Player
from tercet.server.competitions.links import Links
from tercet.storage.store import Store
from tests.storage.stories import Opener, tell

ADA, BOB = Player("ada"), Player("bob")


def test_a_link_is_opened_replaced_and_revoked(open_store: Opener) -> None:
    async def story(store: Store) -> None:
        links = Links(store)
        first, second = await links.issue("day", "judge", {1: ADA, 2: BOB})
        session = await links.open("day", second.secret)
        assert session is not None
        assert (session.kind, session.number) == ("judge", 2)
        assert await links.person_of("day", session.token) == BOB
        assert await links.person_of("another", session.token) is None
        assert await links.open("another", second.secret) is None
        assert [(each.number, each.devices) for each in await links.all_of("day")] == [(1, 0), (2, 1)]
        await links.issue("day", "judge", {2: BOB})
        assert await links.person_of("day", session.token) is None
        assert await links.open("day", second.secret) is None
        await links.revoke("day", "judge", 1)
        assert await links.open("day", first.secret) is None
        assert await links.persons("day", "judge") == {2: BOB}

    tell(open_store, story)
