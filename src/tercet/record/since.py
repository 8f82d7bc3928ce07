"""Since when finds have lain there: only of some, which is several times as fast as to look for all."""

from collections import defaultdict
from collections.abc import Collection

from tercet.cards.card import Card
from tercet.engine.slots.pattern import Find, in_reach, is_find, was_found
from tercet.engine.table import Over, Table
from tercet.engine.value import Player
from tercet.record.lying import Batch, all_that_lies, face_up, is_known


class Since:
    """Keeps when each of these finds last began to lie there in one round; a `Watch` of all would say the same."""

    def __init__(self, asked: Collection[Find]) -> None:
        self._asked = defaultdict[Card | None, list[tuple[frozenset[Card], Find]]](list)  # by one of its cards
        for find in asked:
            self._asked[find[0]].append((frozenset(find), find))
        self._looked_at: object = None
        self._found: list[frozenset[Card]] = []
        self._here: set[frozenset[Card]] = set()
        self._began = defaultdict[frozenset[Card], list[int]](list)

    def since(self, _: Player, cards: Find) -> int | None:
        """When it came to lie there, or did last; None if it never did."""
        return next(reversed(self._began[frozenset(cards)]), None)

    def look(self, table: Table, batch: Batch) -> None:
        """The table after a batch: what is there now, and what is no longer."""
        if (lies := all_that_lies(table)) == self._looked_at:
            return
        self._looked_at = lies
        here = self._in_sight(table)
        for gone in self._here - here:
            if not is_known(gone, table, batch):
                self._began[gone].pop()
        for come in here - self._here:
            self._began[come].append(batch.at)
        self._here = here

    def _in_sight(self, table: Table) -> set[frozenset[Card]]:
        self._found += map(frozenset, table.finds[len(self._found) :])
        if type(table.phase) is Over:
            return set()
        shown = face_up(table)
        reach = frozenset(in_reach(shown))
        lying = [each for card in reach & self._asked.keys() for each in self._asked[card] if each[0] <= reach]
        return {key for key, find in lying if is_find(shown, find) and not self._was_found(shown, key, find)}

    def _was_found(self, table: Table, key: frozenset[Card], find: Find) -> bool:
        """See `was_found`; finds are only ever added in a round, so each is looked at once."""
        return key in self._found and was_found(table, find)
