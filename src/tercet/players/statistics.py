"""What a player's matches say about how they play, beside what is usual here. Few finds are told as few: no curve."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil
from typing import Final

from msgspec import Struct

from tercet.cards.card import Feature
from tercet.cards.kinds import EDGES
from tercet.engine.value import Player
from tercet.record.timings import TimedFind

FEWEST_FOR_A_MIDDLE: Final = 3
FEWEST_FOR_A_SPREAD: Final = 10
FEWEST_OTHERS: Final = 10  # with fewer, a band would tell how somebody in particular plays
MOST_POINTS: Final = 12
FEATURES: Final = EDGES.features  # their places are those of the box's cards, and one more

Choice = Callable[[TimedFind], bool]


class PlayedTiming(Struct, frozen=True):
    """A player's part in a match, as it is stored."""

    player: Player
    ended: int
    sets: int
    failed: int
    finds: tuple[TimedFind, ...]
    wrong: tuple[str, ...]


class Spread(Struct, frozen=True):
    """Somebody's times in ms: the middle one, and the middle half of them; nothing where there are too few."""

    sets: int
    middle: int | None = None
    low: int | None = None
    high: int | None = None


class Band(Struct, frozen=True):
    """The usual times of others here in ms: eight of ten are between `low` and `high`."""

    people: int
    low: int
    middle: int
    high: int


class Compared(Struct, frozen=True):
    """Own times, and those of others; no band where there are too few others."""

    own: Spread
    others: Band | None


class ByDiffering(Struct, frozen=True):
    """SETs that differ in this number of features."""

    differing: int
    own: Spread
    others: Band | None


class ByFeature(Struct, frozen=True):
    """SETs in which a feature is the same, and those in which it differs; and how often it did not fit."""

    feature: Feature
    same: Compared
    different: Compared
    wrong: int


class Point(Struct, frozen=True):
    """Some matches in a row: how many, when they ended, and how they were played."""

    matches: int
    first: int
    last: int
    sets: int
    calls: int
    own: Spread


class Figures(Struct, frozen=True):
    """How somebody plays."""

    matches: int
    sets: int
    calls: int  # right or wrong
    all: Compared
    by_differing: list[ByDiffering]
    by_feature: list[ByFeature]
    trend: list[Point]


def spread(times: Sequence[int]) -> Spread:
    """The middle and the middle half.

    >>> spread([4, 1, 2])
    Spread(sets=3, middle=2, low=None, high=None)
    """
    middle = quantile(times, 0.5) if len(times) >= FEWEST_FOR_A_MIDDLE else None
    if len(times) < FEWEST_FOR_A_SPREAD:
        return Spread(len(times), middle)
    return Spread(len(times), middle, quantile(times, 0.25), quantile(times, 0.75))


def quantile(values: Sequence[int], share: float) -> int:
    """The value below which this share of the others lies, between two of them if need be.

    >>> quantile([10, 20, 30, 40], 0.5)
    25
    """
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return round(ordered[low] + (place - low) * (ordered[high] - ordered[low]))


def band(usual: Sequence[int]) -> Band | None:
    """Where the usual times of most people are."""
    if len(usual) < FEWEST_OTHERS:
        return None
    return Band(len(usual), quantile(usual, 0.1), quantile(usual, 0.5), quantile(usual, 0.9))


def figures(own: Sequence[PlayedTiming], others: Sequence[PlayedTiming]) -> Figures:
    """What somebody's matches (oldest first) say, beside matches of others."""
    finds = [find for played in own for find in played.finds]
    people = _by_player(others)

    def compared(choice: Choice) -> Compared:
        return Compared(spread([find.took for find in finds if choice(find)]), _usual(people, choice))

    def by_differing(level: int) -> ByDiffering:
        both = compared(lambda find: find.features.count("d") == level)
        return ByDiffering(level, both.own, both.others)

    most = max((len(find.features) for find in finds), default=0)
    return Figures(
        len(own),
        sum(played.sets for played in own),
        sum(played.sets + played.failed for played in own),
        compared(lambda _: True),
        [*map(by_differing, range(1, most + 1))],
        [_by_feature(place, own, compared) for place in range(most)],
        trend(own),
    )


def _by_feature(place: int, own: Sequence[PlayedTiming], compared: Callable[[Choice], Compared]) -> ByFeature:
    wrong = [letters for played in own for letters in played.wrong]
    return ByFeature(
        FEATURES[place],
        compared(lambda find: find.features[place : place + 1] == "s"),
        compared(lambda find: find.features[place : place + 1] == "d"),
        sum(letters[place : place + 1] == "n" for letters in wrong),
    )


def _by_player(played: Iterable[PlayedTiming]) -> Mapping[Player, list[TimedFind]]:
    people: dict[Player, list[TimedFind]] = {}
    for each in played:
        people.setdefault(each.player, []).extend(each.finds)
    return people


def _usual(people: Mapping[Player, list[TimedFind]], choice: Choice) -> Band | None:
    times = [[find.took for find in finds if choice(find)] for finds in people.values()]
    return band([quantile(each, 0.5) for each in times if len(each) >= FEWEST_FOR_A_MIDDLE])


def trend(own: Sequence[PlayedTiming]) -> list[Point]:
    """The matches in a row, several to a point if there are many; the last point is never the smaller one."""
    size = max(ceil(len(own) / MOST_POINTS), 1)
    ends = range(len(own), 0, -size)
    return [_point(own[max(end - size, 0) : end]) for end in reversed(ends)]


def _point(group: Sequence[PlayedTiming]) -> Point:
    sets = sum(played.sets for played in group)
    failed = sum(played.failed for played in group)
    times = [find.took for played in group for find in played.finds]
    return Point(len(group), group[0].ended, group[-1].ended, sets, sets + failed, spread(times))
