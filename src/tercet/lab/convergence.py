"""How fast ratings converge: players of known speed meet, and each rating system ranks them."""

from collections.abc import Mapping
from importlib.util import find_spec
from math import exp, log
from random import Random
from typing import Any, Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.players.ratings import Rating, rate

ROUNDS: Final = (3.5, 7, 14, 28)  # rounds per player after which the order is compared
SPREAD: Final = log(1.8)  # one player in three is this much faster or slower than the average
SETS: Final = 24
AT_A_TABLE: Final = (2, 3, 4, 5)
HAS_OPENSKILL: Final = find_spec("openskill") is not None


class Convergence(Struct, frozen=True):
    """For each rating system: how well its order agrees with the truth (Spearman), by rounds per player."""

    players: int
    seed: int
    agreement: dict[str, dict[float, float]]


class Bayes:
    """Our ratings: shares of SETs, with uncertainty."""

    def __init__(self) -> None:
        self.ratings: dict[Player, Rating] = {}

    def hear(self, sets: Mapping[Player, int]) -> None:
        """Update the ratings after a round."""
        self.ratings |= rate(self.ratings, sets)

    def worth(self, player: Player) -> float:
        """The value by which players are ordered."""
        return self.ratings.get(player, Rating()).mean


class ElosShares:
    """Elo's rule applied to shares of SETs, without uncertainty."""

    def __init__(self) -> None:
        self.points: dict[Player, float] = {}
        self.rounds: dict[Player, int] = {}

    def hear(self, sets: Mapping[Player, int]) -> None:
        """Update the ratings after a round."""
        speeds = {player: 10 ** (self.worth(player) / 800) for player in sets}
        for player, found in sets.items():
            rounds = self.rounds.get(player, 0)
            surprise = found / sum(sets.values()) - speeds[player] / sum(speeds.values())
            self.points[player] = self.worth(player) + max(256 / (1 + rounds / 20), 64) * surprise
            self.rounds[player] = rounds + 1

    def worth(self, player: Player) -> float:
        """The value by which players are ordered."""
        return self.points.get(player, 1200.0)


class OpenSkill:
    """OpenSkill's Plackett–Luce model, which uses only places."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.ratings: dict[Player, Any] = {}

    def hear(self, sets: Mapping[Player, int]) -> None:
        """Update the ratings after a round."""
        teams = [[self.ratings.get(player) or self.model.rating()] for player in sets]
        rated = self.model.rate(teams, scores=[float(found) for found in sets.values()])
        self.ratings |= {player: team[0] for player, team in zip(sets, rated, strict=True)}

    def worth(self, player: Player) -> float:
        """The value by which players are ordered."""
        return float(self.ratings[player].mu) if player in self.ratings else 25.0


def converge(players: int, dice: Random, seed: int) -> Convergence:
    """Play, rate and compare."""
    speeds = {Player(f"player-{n}"): exp(dice.gauss(0, SPREAD)) for n in range(players)}
    ways: dict[str, Bayes | ElosShares | OpenSkill] = {"Bayes on shares": Bayes(), "Elo on shares": ElosShares()}
    if HAS_OPENSKILL:
        ways["OpenSkill on places"] = OpenSkill()
    agreement: dict[str, dict[float, float]] = {name: {} for name in ways}
    played = 0
    for rounds in ROUNDS:
        while played < rounds * players:
            sets = _round(speeds, dice)
            played += len(sets)
            for way in ways.values():
                way.hear(sets)
        for name, way in ways.items():
            agreement[name][rounds] = _spearman([*speeds.values()], [way.worth(player) for player in speeds])
    return Convergence(players, seed, agreement)


def _round(speeds: Mapping[Player, float], dice: Random) -> dict[Player, int]:
    """A race for each SET, among some players at one table."""
    sitting = dice.sample([*speeds], dice.choice(AT_A_TABLE))
    finders = dice.choices(sitting, [speeds[player] for player in sitting], k=SETS)
    return {player: finders.count(player) for player in sitting}


def _spearman(truth: list[float], guess: list[float]) -> float:
    """The rank correlation of two orders: 1 if they are the same."""
    apart = sum((a - b) ** 2 for a, b in zip(_places(truth), _places(guess), strict=True))
    count = len(truth)
    return 1 - 6 * apart / (count * (count * count - 1))


def _places(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    places = [0] * len(values)
    for place, index in enumerate(order):
        places[index] = place
    return places
