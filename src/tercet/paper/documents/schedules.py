"""Who plays where and when: by table, number or name for the wall; a slip for each player; a sign for each table."""

from typing import Any

from tercet.competition.draw.seating import meetings
from tercet.competition.state import Game
from tercet.paper.day import Day
from tercet.paper.job import Job
from tercet.paper.printable import sorting

COLUMNS = 4  # rounds or slots side by side; more continue on the next page
ROUNDS = 6  # the same in a list of players


def schedule(job: Job) -> dict[str, Any]:
    """The whole draw, as a grid of tables or as a list of players."""
    return grid(job, job.day.drawn) if job.order.by == "table" else players(job, job.day.drawn)


def grid(job: Job, games: list[Game]) -> dict[str, Any]:
    """Rows are tables and columns are rounds; with rotations, columns are slots."""
    columns = sorted({_column(job, game) for game in games})
    tables = sorted({game.table for game in games})
    cells = {(game.table, _column(job, game)): _cell(job, game) for game in games}
    heads = {_column(job, game): _head(job, game) for game in games}
    return {
        "by": "table",
        "parts": [
            {
                "heads": [heads[each] for each in some],
                "rows": [
                    {"table": str(table), "cells": [cells.get((table, each)) for each in some]}
                    for table in tables
                    if any((table, each) in cells for each in some)
                ],
            }
            for some in (columns[first : first + COLUMNS] for first in range(0, len(columns), COLUMNS))
        ],
        "named": any(job.day.public(player) for game in games for player in game.players),
        "worth": job.say("schedule-repeats", count=_repeats(job.day)),
    }


def _column(job: Job, game: Game) -> int:
    return game.slot if job.rotating else game.round


def _head(job: Job, game: Game) -> dict[str, str]:
    return {"title": job.slot_of(game) or job.say("round-number", round=game.round), "time": job.time_of(game)}


def _cell(job: Job, game: Game) -> dict[str, Any]:
    return {
        "round": job.say("round-number", round=game.round) if job.rotating else "",
        "players": [{"number": str(number), "name": job.day.public(number)} for number in game.players],
    }


def _repeats(day: Day) -> int:
    """How often pairs meet again."""
    return sum(times - 1 for times in meetings([tuple(game.players for game in day.drawn)]).values())


def players(job: Job, games: list[Game]) -> dict[str, Any]:
    """Rows are players, by number or by name, and columns are rounds."""
    numbers = sorted(job.chosen(job.day.now.here))
    if job.order.by == "name":
        numbers.sort(key=lambda number: sorting(job.day.public(number)))
    rounds = [*range(1, max(game.round for game in games) + 1)]
    stops = {number: stops_of(job, number, games) for number in numbers}
    return {
        "by": job.order.by,
        "parts": [
            {
                "heads": [job.say("round-number", round=each) for each in some],
                "rows": [_row(job, number, [stops[number][each - 1] for each in some]) for number in numbers],
            }
            for some in (rounds[first : first + ROUNDS] for first in range(0, len(rounds), ROUNDS))
        ],
        "named": any(job.day.public(number) for number in numbers),
        "worth": job.say("schedule-repeats", count=_repeats(job.day)),
    }


def _row(job: Job, number: int, stops: list[dict[str, str]]) -> dict[str, Any]:
    return {"number": str(number), "name": job.day.public(number), "stops": stops}


def stops_of(job: Job, number: int, games: list[Game]) -> list[dict[str, str]]:
    """Where and when a player plays in each round; without a table if they rest, or came later."""
    own = {game.round: game for game in games if number in game.players}
    rounds = range(1, max(game.round for game in games) + 1)
    return [
        {
            "round": job.say("round-number", round=each),
            "table": str(own[each].table) if each in own else "",
            "slot": job.slot_of(own[each]) if each in own else "",
            "time": job.time_of(own[each]) if each in own else "",
        }
        for each in rounds
    ]


def player_slips(job: Job) -> dict[str, Any]:
    """A slip for each player with the table of each round."""
    games = job.day.drawn
    return {
        "slips": [
            {
                "number": str(number),
                "name": job.day.name(number),
                "division": job.day.now.entrants[number].division,
                "link": job.qr("player", number),
                "rounds": stops_of(job, number, games),
            }
            for number in sorted(job.chosen(job.day.now.here))
        ]
    }


def table_signs(job: Job) -> dict[str, Any]:
    """A sign for every table of the hall, with its own number."""
    return {"tables": [{"number": str(table), "link": job.qr("table", table)} for table in job.day.now.tables]}
