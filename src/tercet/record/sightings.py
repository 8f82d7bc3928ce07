"""What can be said of the rounds of a match from its record: who found what when, and what nobody saw."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from tercet.cards.explain import explain
from tercet.cards.kinds import kind_of
from tercet.engine.events import CallFailed, PointShared, SetTaken
from tercet.engine.match import MatchEvent
from tercet.engine.slots.pattern import Find
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.record.close_calls import CallWatch, CloseCall
from tercet.record.following import Failed, FollowedRound, Taken, follow
from tercet.record.lying import Batch, Lying, Watch, as_seen


class Found(Taken, frozen=True):
    """A find that was taken, and what else there was to see."""

    differing: int | None  # the features that are not the same on all cards; None where this means nothing
    layout: int  # how many cards lay there
    others: int  # how many other finds lay there
    wrong: int  # the finder's wrong claims since the last find
    points: int


class RoundSeen(Struct, frozen=True):
    """One round, from its deal to its end."""

    began: int
    ended: int | None  # None while it is being played
    counted: bool  # one that was ended early counts only if all agree
    found: tuple[Found, ...]
    lay: tuple[Lying, ...]  # everything that lay there to be found and is gone, by the instant it came
    failed: tuple[Failed, ...]
    close: tuple[CloseCall, ...]

    @property
    def unseen(self) -> tuple[Lying, ...]:
        """What nobody took or pointed out, with how long it lay there."""
        return tuple(lying for lying in self.lay if not lying.seen_by)


def sightings(events: Iterable[MatchEvent]) -> tuple[RoundSeen, ...]:
    """The rounds of a match, or of as much of it as has been played."""
    return tuple(each.seen() for each in follow(events, _Round))


class _Round(FollowedRound):
    """Gathers everything that can be said of one round, event by event."""

    def __init__(self, began: int) -> None:
        self.watch, self.calls = Watch(), CallWatch()
        super().__init__(began, self.watch)
        self.found: list[Found] = []
        self._wrong = Counter[Player]()

    def tell(self, event: MatchEvent, n: int, table: Table) -> None:
        """One more event; the table is as it was before it."""
        super().tell(event, n, table)
        self.calls.tell(event, n)
        match event:
            case SetTaken(points=points):
                self._find(table, points)
                self._wrong.clear()
            case PointShared():
                self._find(table, 1)
            case CallFailed(by=by, why=why):
                self._wrong[by] += why == "wrong"
            case _:
                pass

    def look(self, table: Table, batch: Batch) -> None:
        """The table after all that a command has caused."""
        super().look(table, batch)
        self.calls.look(table)

    def _find(self, table: Table, points: int) -> None:
        """What was taken just now."""
        taken, here = self.taken[-1], self.watch.here
        self.found.append(
            Found(
                taken.n,
                taken.at,
                taken.called,
                taken.by,
                taken.cards,
                taken.since,
                differing(taken.cards),
                len(as_seen(table).cards),
                len(here) - (frozenset(taken.cards) in here),
                self._wrong[taken.by],
                points,
            )
        )

    def seen(self) -> RoundSeen:
        """All of it."""
        lay = sorted(self.watch.gone, key=lambda one: (one.since_n, one.until_n, one.cards))
        return RoundSeen(
            self.began,
            self.ended,
            self.counted,
            tuple(self.found),
            tuple(lay),
            tuple(self.failed),
            tuple(self.calls.close),
        )


def differing(cards: Find) -> int | None:
    """How many features are not the same on all cards, where each feature is the same or has every value on them.

    >>> differing(("1rof", "1gof", "1pof")), differing(("1rof", "1gof"))
    (1, None)
    """
    if not cards or len(cards) != kind_of(cards[0]).values or len(cards) < 3:
        return None
    return sum(finding.verdict != "same" for finding in explain(cards))
