"""Fair calls compared with arrival order: who wins a race if players are at different distances from the server?"""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from tercet.engine.value import Player
from tercet.tables.fairness import HeardCall, fair_order, granted_lag, settles_at

FIRST_LOOK_MS = 300  # nobody sees a SET sooner than this
JITTER = 0.25  # how much the lag varies, as a fraction of it
PINGS = 16


class Fairness(Struct, frozen=True):
    """The result, as fractions of all races."""

    races: int
    wrong_by_arrival: float  # won by somebody who was not the quickest
    wrong_by_fairness: float
    wins_by_arrival: tuple[float, ...]  # each player's share
    wins_by_fairness: tuple[float, ...]
    mean_wait_ms: float  # from the winning call to the verdict
    longest_wait_ms: int


class Race(Struct, frozen=True):
    """One race: each player's true reaction, and when the call arrived."""

    reactions: tuple[int, ...]
    arrivals: tuple[int, ...]
    lags: tuple[int, ...]  # as measured by the server's pings


def simulate(lags_ms: Sequence[int], mean_find_ms: int, cap_ms: int, races: int, dice: Random) -> Fairness:
    """Many races among players with these round-trip lags, who find a SET after this time on average."""
    players = range(len(lags_ms))
    arrival_wins, fair_wins = [0] * len(lags_ms), [0] * len(lags_ms)
    wrong_arrival = wrong_fair = wait = longest = 0
    for _ in range(races):
        race = _run(lags_ms, mean_find_ms, dice)
        quickest = min(players, key=lambda n: race.reactions[n])
        first = min(players, key=lambda n: race.arrivals[n])
        fairest, waited = _settle(race, cap_ms)
        arrival_wins[first] += 1
        fair_wins[fairest] += 1
        wrong_arrival += first != quickest
        wrong_fair += fairest != quickest
        wait, longest = wait + waited, max(longest, waited)
    return Fairness(
        races,
        wrong_arrival / races,
        wrong_fair / races,
        tuple(wins / races for wins in arrival_wins),
        tuple(wins / races for wins in fair_wins),
        wait / races,
        longest,
    )


def _run(lags_ms: Sequence[int], mean_find_ms: int, dice: Random) -> Race:
    reactions = tuple(FIRST_LOOK_MS + round(dice.expovariate(1 / mean_find_ms)) for _ in lags_ms)
    ways = [_round_trip(lag, dice) for lag in lags_ms]
    pings = tuple(sorted(_round_trip(lag, dice) for _ in range(PINGS))[PINGS * 9 // 10] for lag in lags_ms)
    return Race(reactions, tuple(r + way for r, way in zip(reactions, ways, strict=True)), pings)


def _round_trip(lag_ms: int, dice: Random) -> int:
    return round(lag_ms * (1 + dice.expovariate(1 / JITTER)))


def _settle(race: Race, cap_ms: int) -> tuple[int, int]:
    """The winner by fair calls, exactly as at a table, and how long the verdict took."""
    granted = [granted_lag(lag, cap_ms) for lag in race.lags]
    heard: list[HeardCall] = []
    for n in sorted(range(len(race.arrivals)), key=lambda n: race.arrivals[n]):
        if heard and _settled_at(heard, granted) < race.arrivals[n]:
            break
        heard.append(HeardCall(Player(str(n)), 0, race.arrivals[n], race.reactions[n], granted[n]))
    best = fair_order(heard)[0]
    return int(best.player), _settled_at(heard, granted) - best.heard_at


def _settled_at(heard: Sequence[HeardCall], granted: Sequence[int]) -> int:
    called = {int(call.player) for call in heard}
    return settles_at(heard, 0, max((lag for n, lag in enumerate(granted) if n not in called), default=None))
