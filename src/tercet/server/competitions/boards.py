"""The board of a competition, as the coordinator's page shows it."""

from msgspec import Struct

from tercet.competition.board import Next, TableNow, Undoable, board
from tercet.competition.clock import Clock
from tercet.competition.make_ups import Missed
from tercet.competition.refusals import Refusal
from tercet.server.competitions.listing import Status, status_of
from tercet.server.competitions.office import CompetitionNow
from tercet.words.competition import refusal_in_words
from tercet.words.languages import Language


class Obstacle(Struct, frozen=True):
    """What stands in the way, in the language of the request."""

    code: str
    title: str


class BoardView(Struct, frozen=True):
    """The board after entry `seq` of the log. Games are given by their ids."""

    seq: int
    status: Status
    next: Next
    round: int
    waits_for: Obstacle | None
    missing: tuple[int, ...]
    unconfirmed: tuple[int, ...]
    conflicts: tuple[int, ...]
    absent: tuple[int, ...]
    tables: tuple[TableNow, ...]
    missed: tuple[Missed, ...]
    undo: Undoable | None
    clock: Clock


def board_shown(known: CompetitionNow, lang: Language) -> BoardView:
    """The board with its words."""
    told = board(known.now)
    return BoardView(
        known.head,
        status_of(known.now),
        told.next,
        told.round,
        obstacle(told.waits_for, lang),
        told.missing,
        told.unconfirmed,
        told.conflicts,
        told.absent,
        told.tables,
        told.missed,
        told.undo,
        told.clock,
    )


def obstacle(refusal: Refusal | None, lang: Language) -> Obstacle | None:
    """A reason with its words."""
    return None if refusal is None else Obstacle(refusal.code, refusal_in_words(refusal, lang))
