"""The match as anyone may see it."""

from msgspec.structs import replace

from tercet.engine.match.state import Match
from tercet.engine.view import face_down


def match_view(match: Match) -> Match:
    """The match as anyone may see it: without face-down cards and without the salt."""
    table = replace(match.table, piles=tuple(map(face_down, match.table.piles))) if match.table else None
    return replace(match, table=table, salt="", deck=())
