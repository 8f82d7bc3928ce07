"""What may be said at a table of the lobby, beside what may be said in a round."""

from typing import Literal

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.match import LetCount
from tercet.engine.rules import Rules
from tercet.engine.value import Player, Value
from tercet.tables.fairness import Heard
from tercet.tables.gathering import Options


class OpenTable(Value, frozen=True):
    """A new table, with these rules."""

    at: int
    by: Player
    rules: Rules
    options: Options


class ChangeTable(Value, frozen=True):
    """Other rules or options, between matches."""

    at: int
    by: Player
    rules: Rules
    options: Options


class AddBot(Value, frozen=True):
    """A bot sits down as an ordinary player."""

    at: int
    by: Player
    bot: Player
    level: int


class Sit(Value, frozen=True):
    """Take the judge's seat, or leave it to play; between matches."""

    at: int
    by: Player
    role: Literal["player", "judge"]


class Lock(Value, frozen=True):
    """Nobody else may sit down; or they may again."""

    at: int
    by: Player
    locked: bool


class Pause(Value, frozen=True):
    """The table's clock stands still; or it goes on."""

    at: int
    by: Player
    paused: bool


class Start(Value, frozen=True):
    """A match begins: the first one with everyone, another one with those who want to. The deck and salt are dice."""

    at: int
    by: Player
    deck: tuple[Card, ...]
    salt: str = ""


class PlayAgain(Value, frozen=True):
    """After a match: I would like another one. Between two rounds, or before a first match that is demonstrated: ready.

    It begins when all who are there say so (R-21).
    """

    at: int
    by: Player
    deck: tuple[Card, ...]
    salt: str = ""


class NextRound(Value, frozen=True):
    """The next round of the match is dealt without waiting for those who are not ready: for the host to say."""

    at: int
    by: Player
    deck: tuple[Card, ...]
    salt: str = ""


class WeighCalls(Value, frozen=True):
    """Calls and touches were weighed: `calls` is how quick each was, `said` what each said, in the same order."""

    at: int
    calls: tuple[Heard, ...]
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
