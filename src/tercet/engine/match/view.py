"""The match as anyone may see it."""

from msgspec.structs import replace

from tercet.engine.match.state import Match
from tercet.engine.view import shown_table


def match_view(match: Match) -> Match:
    """The match as anyone may see it: without face-down cards and without the salt."""
    table = shown_table(match.table) if match.table else None
    return replace(match, table=table, salt="", deck=())
