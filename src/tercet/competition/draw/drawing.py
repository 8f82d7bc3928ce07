"""A draw on request: numbers of players, rounds and tables, and who should be kept apart."""

from collections.abc import Sequence
from random import Random

from tercet.competition.draw.certificate import Certificate, certify
from tercet.competition.draw.fields import LEAST_PLAYERS, MOST_PLAYERS, field, longest, shuffled
from tercet.competition.draw.rotations import Slot, timetable
from tercet.competition.draw.search import improve
from tercet.competition.draw.seating import Seating
from tercet.competition.draw.seats import Seats
from tercet.competition.refusals import Refusal, no
from tercet.engine.value import Value

PATIENCE = 150
TRIES, FEW = 20, 60
Groups = Sequence[Sequence[int]]  # families or schools: players who should not meet


class Wish(Value, frozen=True):
    """What is requested. Without a number of tables, there are enough."""

    players: int
    rounds: int
    tables: int | None = None
    apart: tuple[tuple[int, ...], ...] = ()


class Draw(Value, frozen=True):
    """Players 1 … n: who sits with whom in which round, when and where, and the quality of the draw."""

    players: int
    rounds: Seating
    certificate: Certificate
    timetable: tuple[Slot, ...]


def draw(wish: Wish, dice: Random) -> Draw | Refusal:
    """The best draw, or why there is none. Numbers are assigned at random."""
    if refusal := impossible(wish):
        return refusal
    apart = kept_apart(wish.apart)
    rounds = _separated(field(wish.players, wish.rounds), wish.players, apart, dice)
    tables = wish.tables or max(len(games) for games in rounds)
    slots = timetable(rounds, tables, dice)
    if len(slots) == len(rounds):
        rounds = tuple(tuple(sitting.players for sitting in slot) for slot in slots)  # in the order of the tables
    return Draw(wish.players, rounds, certify(rounds, wish.players, apart), slots)


def kept_apart(groups: Groups) -> dict[int, set[int]]:
    """For each player of a group, the others of it."""
    apart: dict[int, set[int]] = {}
    for group in groups:
        for player in group:
            apart.setdefault(player, set()).update(other for other in group if other != player)
    return apart


def _separated(rounds: Seating, players: int, apart: dict[int, set[int]], dice: Random) -> Seating:
    """Assign numbers at random; if families meet, try again and improve by search."""
    best = shuffled(rounds, players, dice)
    least = certify(best, players, apart).clashes
    for _ in range(TRIES if players <= FEW else 2):
        if not least:
            break
        seats = Seats(players + 1, shuffled(rounds, players, dice), apart=apart)  # numbers start at 1
        improve(seats, dice, PATIENCE)
        clashes = certify(seats.seating, players, apart).clashes
        if clashes < least:
            best, least = seats.seating, clashes
    return best


def impossible(wish: Wish) -> Refusal | None:
    """Why nothing can be drawn; None if it can."""
    players = wish.players
    if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
        return no("wrong-number-of-players", least=LEAST_PLAYERS, most=MOST_PLAYERS, players=players)
    if not 1 <= wish.rounds <= longest(players):
        return no("wrong-number-of-rounds", players=players, most=longest(players), rounds=wish.rounds)
    if wish.tables is not None and not 1 <= wish.tables <= players:
        return no("wrong-number-of-tables", players=players, tables=wish.tables)
    return _strangers(wish.apart, players)


def _strangers(groups: Groups, players: int) -> Refusal | None:
    for group in groups:
        if strange := [number for number in group if not 1 <= number <= players]:
            return no("no-such-player", number=str(strange[0]), players=players)
        if len(set(group)) < len(group):
            return no("twice-in-a-group", group=" ".join(map(str, group)))
    return None
