"""Everything that is held on one person in a competition, for them to read and take along."""

from datetime import date

from msgspec import Struct

from tercet.competition.people import Person
from tercet.competition.scores import Line
from tercet.competition.state import Competition, Game


class GameHeld(Struct, frozen=True):
    """A game of this person, and their own line of its result."""

    game: int
    stage: str
    round: int
    table: int
    result: Line | None


class HeldOnPerson(Struct, frozen=True):
    """An entrant: the data of the entry card, which is erased after its last day, and what stays by number."""

    competition_name: str
    number: int
    division: str
    group: str
    here: bool
    details: Person | None
    until: date | None
    devices: int  # on which the personal link was opened
    games: list[GameHeld]


def held_on(now: Competition, number: int, details: Person | None, devices: int) -> HeldOnPerson:
    """What is held under this number."""
    entrant, setup = now.entrants[number], now.setup
    games = [_held(now, game, number) for game in now.games.values() if number in game.players]
    return HeldOnPerson(
        setup.name,
        number,
        entrant.division,
        entrant.group,
        entrant.here,
        details,
        setup.privacy.until,
        devices,
        games,
    )


def _held(now: Competition, game: Game, number: int) -> GameHeld:
    sheet = now.settled(game.id)
    return GameHeld(game.id, game.stage, game.round, game.table, sheet.line(number) if sheet else None)
