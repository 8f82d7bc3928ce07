"""What may be said at a table of the lobby, in addition to the commands of a round."""

from typing import Literal

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.match import LetCount
from tercet.engine.rules import Rules
from tercet.engine.value import Player, Value
from tercet.tables.fairness import HeardCall
from tercet.tables.gathering import Options


class OpenTable(Value, frozen=True):
    """Open a new table with these rules."""

    at: int
    by: Player
    rules: Rules
    options: Options


class ChangeTable(Value, frozen=True):
    """Change rules or options between matches."""

    at: int
    by: Player
    rules: Rules
    options: Options


class AddBot(Value, frozen=True):
    """Add a bot as an ordinary player."""

    at: int
    by: Player
    bot: Player
    level: int


class Sit(Value, frozen=True):
    """Take the judge's seat, or leave it in order to play; between matches."""

    at: int
    by: Player
    role: Literal["player", "judge"]


class Lock(Value, frozen=True):
    """Lock or unlock the table: nobody else may take a seat."""

    at: int
    by: Player
    locked: bool


class Pause(Value, frozen=True):
    """Stop or resume the table's clock."""

    at: int
    by: Player
    paused: bool


class Start(Value, frozen=True):
    """Begin the first match with everyone, or another one with those who want it. Deck and salt are random."""

    at: int
    by: Player
    deck: tuple[Card, ...]
    salt: str = ""


class PlayAgain(Value, frozen=True):
    """After a match: I would like another one. Between rounds, or before a match with a demonstration: I am ready.

    The match or the round begins when everyone present has said so (R-21).
    """

    at: int
    by: Player
    deck: tuple[Card, ...]
    salt: str = ""


class NextRound(Value, frozen=True):
    """Deal the next round without waiting for those who are not ready; only the host may say so."""

    at: int
    by: Player
    deck: tuple[Card, ...]
    salt: str = ""


class WeighCalls(Value, frozen=True):
    """Calls and touches have been compared: `calls` are the reactions, `said` the commands, in the same order."""

    at: int
    calls: tuple[HeardCall, ...]
    said: tuple[c.Call | c.Point, ...]


TableCommand = (
    c.Command
    | LetCount
    | WeighCalls
    | OpenTable
    | ChangeTable
    | Sit
    | AddBot
    | Lock
    | Pause
    | Start
    | PlayAgain
    | NextRound
)
