"""Who has another seat after a change than was announced before, and which slips have to be printed again."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from tercet.competition.events import SchedulePrinted
from tercet.competition.state import Competition, Game
from tercet.engine.value import Player


class Seat(Struct, frozen=True):
    """A table and a time."""

    table: int
    slot: int


class SeatChange(Struct, frozen=True):
    """A seat of a round that has not begun: none before for a newcomer, none afterwards for somebody who left."""

    round: int
    number: int
    before: Seat | None
    after: Seat | None


class Changes(Struct, frozen=True):
    """What a command does to seats that were announced. Before the draw there are none, and nothing changes."""

    moved: tuple[SeatChange, ...] = ()  # another table
    shifted: tuple[SeatChange, ...] = ()  # the same table at another time
    seated: tuple[SeatChange, ...] = ()  # a seat where there was none
    unseated: tuple[SeatChange, ...] = ()  # no seat where there was one
    slips: tuple[int, ...] = ()  # games whose slips have to be printed, or printed again
    void_slips: tuple[int, ...] = ()  # games that are no longer played
    slots: int = 0  # by how many the day becomes longer; below zero, shorter


Seats = dict[tuple[int, int], Seat]  # by round and number


def seats_of(games: Iterable[Game]) -> Seats:
    """Where and when everyone plays in these games."""
    return {(game.round, player): Seat(game.table, game.slot) for game in games for player in game.players}


def since_the_paper(now: Competition) -> frozenset[tuple[int, int]]:
    """Seats (round and number) at another table than the printed schedule says, or that it does not have."""
    if now.on_paper is None:
        return frozenset()
    then, seats = (seats_of(_preliminary(games)) for games in (now.on_paper, now.games))
    return frozenset(each for each, seat in seats.items() if each not in then or then[each].table != seat.table)


def schedule_printed(now: Competition, at: int, by: Player) -> SchedulePrinted | None:
    """What is noted when the schedule is printed; printed again as it was, that is nothing new."""
    return None if not now.drawn or now.on_paper == now.games else SchedulePrinted(at, by)


def _preliminary(games: Mapping[int, Game]) -> list[Game]:
    return [game for game in games.values() if game.stage == "preliminary"]


def to_come(now: Competition) -> list[Game]:
    """The announced games of the rounds that have not begun."""
    return [game for game in now.games.values() if game.stage == "preliminary" and not now.begun(game)]


def seats_to_come(now: Competition) -> Seats:
    """Where and when everyone plays in the rounds that have not begun."""
    return seats_of(to_come(now))


def changes(before: Competition, after: Competition) -> Changes:
    """The seats that differ in the rounds that had begun neither before nor afterwards."""
    if not before.drawn or before.started != after.started:
        return Changes()
    then, now = seats_to_come(before), seats_to_come(after)
    every = [SeatChange(*seat, then.get(seat), now.get(seat)) for seat in sorted(then.keys() | now.keys())]
    other = [each for each in every if each.before != each.after]
    both = [(each, each.before.table == each.after.table) for each in other if each.before and each.after]
    old, new = ({game.id: game for game in to_come(each)} for each in (before, after))
    return Changes(
        tuple(each for each, same_table in both if not same_table),
        tuple(each for each, same_table in both if same_table),
        tuple(each for each in other if each.before is None),
        tuple(each for each in other if each.after is None),
        tuple(number for number, game in new.items() if old.get(number) != game),
        tuple(number for number in old if number not in new),
        _last_slot(after) - _last_slot(before),
    )


def _last_slot(now: Competition) -> int:
    return max((game.slot for game in now.games.values() if game.stage == "preliminary"), default=0)
