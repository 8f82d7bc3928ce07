"""The best way to seat one more round, found by trying every one: plain counting, with nothing of Tercet's own."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

Round = tuple[tuple[int, ...], ...]
Pairs = Counter[tuple[int, int]]  # how often each pair meets
Cost = tuple[int, int, int]  # repeats, seats at odd-sized tables again, moves


def every_round(players: Sequence[int], sizes: Sequence[int]) -> Iterator[Round]:
    """All ways to seat them at tables of these sizes, the largest first."""
    if not sizes:
        yield ()
        return
    for game in combinations(players, sizes[0]):
        left = [player for player in players if player not in game]
        for others in every_round(left, sizes[1:]):
            if not (others and len(others[0]) == sizes[0] and others[0] < game):  # each set of games once
                yield (game, *others)


def best_round(played: Sequence[Round], announced: Round, here: Sequence[int], options: list[list[int]]) -> Cost:
    """The least of all ways with tables of one of these sizes."""
    met = {pair for games in played for game in games for pair in combinations(sorted(game), 2)}
    odd = {p: sum(p in g and len(g) != 3 for games in played for g in games) for p in here}
    gone = [p for games in played for g in games if len(g) != 3 for p in g if p not in odd]
    before = sum(gone.count(p) * (gone.count(p) - 1) // 2 for p in {*gone})

    def cost(games: Round) -> Cost:
        repeats = sum(pair in met for game in games for pair in combinations(sorted(game), 2))
        again = {p: odd[p] + (len(game) != 3) for game in games for p in game}
        seats = sum(count * (count - 1) // 2 for count in again.values())
        return repeats, before + seats, moves(games, announced, here)

    return min(cost(games) for sizes in options for games in every_round(sorted(here), sorted(sizes, reverse=True)))


def moves(games: Round, announced: Round, here: Sequence[int]) -> int:
    """How many were announced elsewhere, with the games at the tables that suit best."""
    places = [{*game} for game in announced] + [set[int]()] * max(0, len(games) - len(announced))

    def stay(game: int, free: frozenset[int]) -> int:
        if game == len(games):
            return 0
        return max(len(places[place] & {*games[game]}) + stay(game + 1, free - {place}) for place in free)

    seated = sum(any(player in game for game in announced) for player in here)
    return seated - stay(0, frozenset(range(len(places))))


def best_rounds(
    played: Sequence[Round], announced: Sequence[Round], here: Sequence[int], sizes: list[list[int]]
) -> Cost:
    """The least of all ways to seat all the rounds that are left, each with tables of one of these sizes."""
    met, odd = _met(played), Counter(p for games in played for g in games if len(g) != 3 for p in g)
    every = [
        [
            (games, _met([games]), moves(games, before, here))
            for wanted in sizes
            for games in every_round(sorted(here), sorted(wanted, reverse=True))
        ]
        for before in announced
    ]
    return min(_cost(met, odd, rounds) for rounds in product(*every))


def _met(rounds: Iterable[Round]) -> Pairs:
    return Counter(pair for games in rounds for game in games for pair in combinations(sorted(game), 2))


def _cost(met: Pairs, odd: Counter[int], rounds: Sequence[tuple[Round, Pairs, int]]) -> Cost:
    seen, repeats = {*met}, 0
    for _, pairs, _ in rounds:
        repeats += len(seen & pairs.keys())
        seen |= pairs.keys()
    again = odd + Counter(p for games, _, _ in rounds for game in games if len(game) != 3 for p in game)
    return repeats, sum(n * (n - 1) // 2 for n in again.values()), sum(count for _, _, count in rounds)
