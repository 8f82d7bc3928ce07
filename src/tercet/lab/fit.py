"""The skill model, fitted to recorded games: the most likely first look, rate and factors, and what they predict.

While the cards stay the same, each SET is seen at a constant rate. So the most likely rate is the number of SETs taken,
divided by the time in which they could have been. How much harder a hard SET is depends on the rate itself, so this is
repeated until it converges.
"""

from collections.abc import Iterable
from itertools import chain

from msgspec import Struct

from tercet.engine.value import Player
from tercet.lab.watching import Look, PlayerHistory
from tercet.players.levels import LEVELS
from tercet.players.skill import OF_A_BEGINNER, Slope, slope

KINDS = tuple(OF_A_BEGINNER)  # numbers of differing features
ROUNDS = 8  # each brings the rate much closer
LEAST = 5  # with fewer SETs taken, nothing is said about a player


class FittedPlayer(Struct, frozen=True):
    """The fit for one player."""

    sets: int
    first_ms: int  # the quickest call after a new card
    rate: float  # SETs per second, for one that differs in one feature only
    slips: float  # wrong calls per SET taken
    nearest: str  # the level whose rate is nearest


class Comparison(Struct, frozen=True):
    """SETs taken: predicted and observed."""

    observed: int
    predicted: float


class Fit(Struct, frozen=True):
    """The fit for all players, and what they have in common."""

    players: dict[Player, FittedPlayer]
    factors: dict[int, float]  # by number of differing features, relative to one
    by_sets_there: dict[int, Comparison]
    by_differing: dict[int, Comparison]  # with the model's own factors


def fit(watched: dict[Player, PlayerHistory]) -> Fit:
    """The most likely model."""
    enough = {player: seen for player, seen in watched.items() if len(seen.takes) >= LEAST and _rate(seen)}
    players = {player: _player(seen) for player, seen in enough.items()}
    return Fit(players, _factors(enough, players), _by_sets_there(enough, players), _by_differing(enough, players))


def _player(seen: PlayerHistory) -> FittedPlayer:
    first_ms, rate = _first_ms(seen), _rate(seen)
    nearest = min(LEVELS.values(), key=lambda level: max(level.rate / rate, rate / level.rate))
    return FittedPlayer(len(seen.takes), first_ms, rate, seen.slips / len(seen.takes), nearest.name)


def _first_ms(seen: PlayerHistory) -> int:
    return min(take.after for take in seen.takes)


def _rate(seen: PlayerHistory) -> float:
    """SETs taken per second of looking, weighted by what there was to see; None if everything was taken at once."""
    first_ms, rate = _first_ms(seen), LEVELS[1].rate
    for _ in range(ROUNDS):
        looked = sum(_weight(look, slope(rate)) * _seconds(look, first_ms) for look in seen.looks)
        if not looked:
            return 0.0
        rate = len(seen.takes) / looked
    return rate


def _seconds(look: Look, first_ms: int) -> float:
    """How much of a look counts: nothing is seen before the first look."""
    return max(0, look.end - max(look.begin, first_ms)) / 1000


def _weight(look: Look, factors: Slope) -> float:
    """The SETs present, each weighted by how easy it is."""
    return sum(factors[kind] * times for kind, times in look.kinds.items())


def _factors(watched: dict[Player, PlayerHistory], players: dict[Player, FittedPlayer]) -> dict[int, float]:
    """How often each kind is taken, relative to how often it could be; the easiest kind is 1."""
    found = {kind: _ratio(kind, watched, players) for kind in KINDS}
    return {kind: ratio / found[1] for kind, ratio in found.items()} if found[1] else {}


def _ratio(kind: int, watched: dict[Player, PlayerHistory], players: dict[Player, FittedPlayer]) -> float:
    taken = sum(take.differing == kind for seen in watched.values() for take in seen.takes)
    could = sum(each.rate * look.kinds.get(kind, 0) * seconds for each, look, seconds in _all(watched, players))
    return taken / could if could else 0.0


def _by_sets_there(watched: dict[Player, PlayerHistory], players: dict[Player, FittedPlayer]) -> dict[int, Comparison]:
    observed = [take.there for take in chain.from_iterable(seen.takes for seen in watched.values())]
    predicted: dict[int, float] = {}
    for each, look, seconds in _all(watched, players):
        there = sum(look.kinds.values())
        predicted[there] = predicted.get(there, 0) + each.rate * _weight(look, slope(each.rate)) * seconds
    return {there: Comparison(observed.count(there), predicted[there]) for there in sorted(predicted)}


def _by_differing(watched: dict[Player, PlayerHistory], players: dict[Player, FittedPlayer]) -> dict[int, Comparison]:
    observed = [take.differing for take in chain.from_iterable(seen.takes for seen in watched.values())]
    predicted = dict.fromkeys(KINDS, 0.0)
    for each, look, seconds in _all(watched, players):
        for kind, times in look.kinds.items():
            predicted[kind] += each.rate * slope(each.rate)[kind] * times * seconds
    return {kind: Comparison(observed.count(kind), predicted[kind]) for kind in KINDS}


def _all(
    watched: dict[Player, PlayerHistory], players: dict[Player, FittedPlayer]
) -> Iterable[tuple[FittedPlayer, Look, float]]:
    for player, each in players.items():
        for look in watched[player].looks:
            yield each, look, _seconds(look, each.first_ms)
