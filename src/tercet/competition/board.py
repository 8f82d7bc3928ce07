"""What a coordinator looks at: what comes next, what it waits for, and what can still be undone."""

from typing import Literal

from msgspec import Struct

from tercet.competition.clock import Clock, clock
from tercet.competition.course import missing_before, too_few
from tercet.competition.cuts import named_now
from tercet.competition.make_ups import Missed, missed
from tercet.competition.refusals import Refusal, missing, unsettled
from tercet.competition.state import Competition, Game
from tercet.competition.steps import to_undo

Next = Literal["DrawRounds", "StartRound", "EndPreliminaries", "StartFinal", "play-offs", "nothing"]


class Undoable(Struct, frozen=True):
    """The change that `Undo` would take back."""

    what: str
    by: str
    at: int


class TableNow(Struct, frozen=True):
    """A table of the hall: its game now, and the one after that."""

    table: int
    now: int | None
    next: int | None


class Board(Struct, frozen=True):
    """The state of the day at a glance; games are given by their ids."""

    next: Next  # the command that moves the day forward
    round: int  # that `StartRound` would start; 0 if none is left
    waits_for: Refusal | None  # why it is not time for that yet
    missing: tuple[int, ...]  # begun, and nobody has reported
    unconfirmed: tuple[int, ...]  # reported by one person
    conflicts: tuple[int, ...]  # reported differently
    absent: tuple[int, ...]  # entered, and not here
    tables: tuple[TableNow, ...]
    missed: tuple[Missed, ...]  # rounds that somebody may still play
    undo: Undoable | None
    clock: Clock


def board(now: Competition) -> Board:
    """Everything follows from the state."""
    what, number = following(now)
    outcomes = {game.id: now.outcomes.get(game.id) for game in now.unsettled()}
    last = to_undo(now)
    return Board(
        what,
        number,
        _waits_for(now, what, number),
        tuple(each for each, outcome in outcomes.items() if outcome is None),
        tuple(each for each, outcome in outcomes.items() if outcome and not outcome.conflict),
        tuple(each for each, outcome in outcomes.items() if outcome and outcome.conflict),
        tuple(number for number, entrant in now.entrants.items() if not entrant.here),
        tuple(_at(now, table) for table in now.tables),
        missed(now),
        None if last is None else Undoable(last[1].what, last[1].by, last[1].at),
        clock(now),
    )


def following(now: Competition) -> tuple[Next, int]:
    """What moves the day forward, and which round it starts."""
    if now.ended:
        return "nothing", 0
    if now.cutting:
        return ("play-offs" if now.final_started or named_now(now) is None else "StartFinal"), 0
    if now.started >= now.setup.rounds or ((now.drawn or now.started) and too_few(now)):
        return "EndPreliminaries", 0
    return ("StartRound", now.started + 1) if now.drawn or now.started else ("DrawRounds", 0)


def _waits_for(now: Competition, what: Next, number: int) -> Refusal | None:
    """Results that are missing. They only warn before a round, and prevent everything else."""
    if what == "StartRound":
        games = missing_before(now, number)
        return missing([game.id for game in games]) if games else None
    games = now.unsettled()
    return unsettled([game.id for game in games]) if games else None


def _at(now: Competition, table: int) -> TableNow:
    """The first games at a table that have no result: one that has begun, and one after it."""
    games = [game for game in now.games.values() if game.table == table and now.settled(game.id) is None]
    begun = sorted((game for game in games if now.begun(game)), key=_order)
    later = [*begun[1:], *sorted((game for game in games if not now.begun(game)), key=_order)]
    return TableNow(table, begun[0].id if begun else None, later[0].id if later else None)


def _order(game: Game) -> tuple[bool, int, int]:
    return game.stage != "preliminary", game.slot, game.id
