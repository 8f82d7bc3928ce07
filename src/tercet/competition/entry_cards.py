"""Entry cards as rows of a table: player, every game, total, rank, and the final (G-4)."""

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Final

from tercet.competition.people import NOBODY, People
from tercet.competition.standings import standings
from tercet.competition.state import Competition

ON_THE_CARD: Final = ("name", "address", "city", "state", "postcode", "phone", "email", "guardian")
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for a formula
Row = dict[str, str | int | float | None]


def entry_cards(competition: Competition, people: People, division: str | None = None) -> list[Row]:
    """A row for each player, with the columns of the entry card; for all, or for one division with the ranks in it."""
    rows: list[Row] = []
    for each in standings(competition, division):
        person = people.get(competition.entrants[each.number].person, NOBODY)
        row: Row = {"number": each.number, "division": each.division}
        row |= {field: getattr(person, field) for field in ON_THE_CARD}
        row |= {f"game {number}": score for number, score in enumerate(each.scores, 1)}
        row |= {"total": each.total, "rank": each.rank}
        rows.append(row | _championship(competition, each.number))
    return rows


def _championship(competition: Competition, number: int) -> Row:
    """The final, its tie-breakers, and the sum of both."""
    final, breakers = (_scores(competition, number, stage) for stage in ("final", "tie-breaker"))
    whole = [*final, *breakers]
    named = {"championship": final, "tie breaker": breakers, "championship total": whole}
    return {name: sum(scores) if scores else None for name, scores in named.items()}


def _scores(competition: Competition, number: int, stage: str) -> list[int]:
    """A player's score at the last table."""
    games = [game for game in competition.games.values() if game.stage == stage]
    sheets = [competition.settled(game.id) for game in games if stage == "final" or game.contest.startswith("final ")]
    lines = [sheet.line(number) for sheet in sheets if sheet]
    return [line.score for line in lines if line]


def write_csv(rows: Sequence[Row]) -> str:
    """As CSV. A text that begins like a formula is marked as text, so that no spreadsheet evaluates it."""
    out = StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows({key: _safe(value) for key, value in row.items()} for row in rows)
    return out.getvalue()


def _safe(value: str | float | None) -> str | float | None:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
