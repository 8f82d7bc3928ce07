"""What is true of a table in a test."""

from tercet.engine.table import Called
from tercet.engine.value import Player
from tests.server.live.evening import (
    Evening,
)


def called_by(at: Evening) -> Player | None:
    match = at.mailbox.gathering.match
    phase = match.table.phase if match and match.table else None
    return phase.by if isinstance(phase, Called) else None


def score(at: Evening) -> dict[Player, int]:
    match = at.mailbox.gathering.match
    assert match is not None
    assert match.table is not None
    return {seat.player: seat.points for seat in match.table.seats}


def present(at: Evening, player: Player) -> bool:
    sitter = at.mailbox.gathering.sitter(player)
    assert sitter is not None
    return sitter.present
