"""Draws with only tables of three and no pair twice, by construction, without search."""

from itertools import product
from typing import Final

from tercet.competition.draw.notation import read
from tercet.competition.draw.seating import Round, Seating, tidy

# Base rounds: rotated by one again and again, they give all rounds of a design. In each orbit of `turn` players, i
# becomes i + 1, the last one the first; players beyond the last whole orbit stay. Fifteen is Kirkman's own number;
# 18, 24, 30, 36 and 42 are nearly Kirkman: each player misses only one other.
BASE: Final = {  # players: how many turns, and the base rounds
    15: (7, "013 279 4cd 58b e6a"),
    18: (4, "g86 c5d 2be 7h3 419 fa0 / 7c6 324 d0b hae 895 g1f"),
    24: (11, "013 26b 49c m5f 7jk n8e ahl dgi"),
    30: (14, "013 26e 49f 5bi 7ln 8pq sak chr tdm gjo"),
    36: (17, "013 26b 4ah 5ck y7i z8m 9rt djn eux fow gls pqv"),
    42: (20, "013 26b 4ak 5cn 7fl E8p F9s dxA ezD gtC hoq imu jry vwB"),
}
AFFINE: Final = {9: 2, 27: 3}  # points of a plane, of a space over three elements
PRIMES: Final = {21: (7, 3), 39: (13, 2)}  # three times a prime 6t + 1, and a generator of it


def most_rounds(players: int) -> int:
    """How many rounds of threes are known for this number of players without a pair twice; 0 if none."""
    if players in BASE:
        turn, base = BASE[players]
        return turn * len(read(base))
    if players in AFFINE or players in PRIMES:
        return (players - 1) // 2
    third = players // 3
    return 0 if players % 3 or players < 9 else max(1, third if third % 2 else third // 2)


def threes(players: int, rounds: int) -> Seating:
    """A draw with this number of rounds, at most `most_rounds`."""
    if players in BASE:
        return tidy(_turned(players)[:rounds])
    if players in AFFINE:
        return tidy(_parallels(AFFINE[players])[:rounds])
    if players in PRIMES:
        return tidy(_three_times_a_prime(*PRIMES[players])[:rounds])
    return tidy(staggered(players // 3, rounds))


def _turned(players: int) -> list[Round]:
    turn, base = BASE[players]
    whole = players // turn * turn

    def after(player: int, step: int) -> int:
        return player if player >= whole else player // turn * turn + (player + step) % turn

    return [
        tuple(tuple(after(player, step) for player in game) for game in games)
        for games in read(base)
        for step in range(turn)
    ]


def _parallels(dimension: int) -> list[Round]:
    """The lines of one direction fill the space, and two points share only one line: a round is a direction."""
    points = list(product(range(3), repeat=dimension))
    number = {point: index for index, point in enumerate(points)}
    directions = [point for point in points if next((x for x in point if x), 0) == 1]

    def line(point: tuple[int, ...], way: tuple[int, ...]) -> tuple[int, ...]:
        steps = (tuple((x + k * d) % 3 for x, d in zip(point, way, strict=True)) for k in range(3))
        return tuple(sorted(number[step] for step in steps))

    return [tuple(sorted({line(point, way) for point in points})) for way in directions]


def _three_times_a_prime(prime: int, generator: int) -> list[Round]:
    """Ray-Chaudhuri and Wilson's design on three copies of a field of 6t + 1 elements."""
    t = (prime - 1) // 6
    power = [pow(generator, i, prime) for i in range(prime - 1)]

    def copies(i: int, layers: tuple[int, int, int]) -> tuple[int, ...]:
        return tuple(prime * layer + power[(i + 2 * t * k) % (6 * t)] for k, layer in enumerate(layers))

    flat = [copies(i, (layer, layer, layer)) for i in range(t) for layer in range(3)]
    steep = [copies(i, (0, 1, 2)) for k in (1, 3, 5) for i in range(k * t, (k + 1) * t)]
    mixed: Round = ((0, prime, 2 * prime), *flat, *steep)
    rest = [copies(i, (0, 1, 2)) for k in (0, 2, 4) for i in range(k * t, (k + 1) * t)]

    def moved(game: tuple[int, ...], by: int) -> tuple[int, ...]:
        return tuple(point // prime * prime + (point % prime + by) % prime for point in game)

    turned = [tuple(moved(game, by) for game in mixed) for by in range(prime)]
    return [*turned, *(tuple(moved(game, by) for by in range(prime)) for game in rest)]


def staggered(third: int, rounds: int) -> list[Round]:
    """Three rings of players: in round r the second ring has moved by r, the third by 2r."""
    return [
        tuple((i, third + (i + r) % third, 2 * third + (i + 2 * r) % third) for i in range(third))
        for r in range(rounds)
    ]
