"""Who plays where: the grid for the wall, a slip for each player, and a sign for each table."""

from typing import Any

from tercet.competition.draw.seating import meetings
from tercet.competition.state import Game
from tercet.paper.day import Day
from tercet.paper.job import Job

COLUMNS = 5  # rounds or slots side by side; more continue on the next page


def schedule(job: Job) -> dict[str, Any]:
    """The whole draw, as a grid."""
    return grid(job, job.day.drawn)


def grid(job: Job, games: list[Game]) -> dict[str, Any]:
    """Rows are tables and columns are rounds; if a round takes several rotations, columns are slots."""
    rolling = _rolling(games)
    columns = sorted({_column(game, rolling) for game in games})
    tables = sorted({game.table for game in games})
    cells = {(game.table, _column(game, rolling)): _cell(job, game, rolling) for game in games}
    heads = {
        each: job.say("slot-number", slot=each) if rolling else job.say("round-number", round=each) for each in columns
    }
    return {
        "parts": [
            {
                "heads": [heads[each] for each in some],
                "rows": [
                    {"table": str(table), "cells": [cells.get((table, each)) for each in some]} for table in tables
                ],
            }
            for some in (columns[first : first + COLUMNS] for first in range(0, len(columns), COLUMNS))
        ],
        "named": any(job.day.name(player) for game in games for player in game.players),
        "worth": job.say("schedule-repeats", count=_repeats(job.day)),
    }


def _rolling(games: list[Game]) -> bool:
    """Does a table have two games of one round?"""
    return len({(game.round, game.table) for game in games}) < len(games)


def _column(game: Game, rolling: bool) -> int:
    return game.slot if rolling else game.round


def _cell(job: Job, game: Game, rolling: bool) -> dict[str, Any]:
    return {
        "round": job.say("round-number", round=game.round) if rolling else "",
        "players": [{"number": str(number), "name": job.day.name(number)} for number in game.players],
    }


def _repeats(day: Day) -> int:
    """How often pairs meet again."""
    return sum(times - 1 for times in meetings([tuple(game.players for game in day.drawn)]).values())


def player_slips(job: Job) -> dict[str, Any]:
    """A slip for each player with the table of each round."""
    games = job.day.drawn
    rounds = range(1, max(game.round for game in games) + 1)
    rolling = _rolling(games)
    where = {(number, game.round): game for game in games for number in game.players}
    return {
        "slips": [
            {
                "number": str(number),
                "name": job.day.name(number),
                "division": job.day.now.entrants[number].division,
                "link": job.qr("player", number),
                "rounds": [
                    {
                        "round": job.say("round-number", round=each),
                        "table": str(where[number, each].table) if (number, each) in where else "",
                        "slot": job.say("slot-number", slot=where[number, each].slot)
                        if rolling and (number, each) in where
                        else "",
                    }
                    for each in rounds
                ],
            }
            for number in sorted(job.day.now.here)
        ]
    }


def table_signs(job: Job) -> dict[str, Any]:
    """A sign for every table of the hall, with its own number."""
    return {"tables": [{"number": str(table), "link": job.qr("table", table)} for table in job.day.now.tables]}
