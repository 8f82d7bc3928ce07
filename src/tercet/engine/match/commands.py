"""The commands of a match, beside those of its rounds."""

from typing import final

from tercet.cards.card import Card
from tercet.engine.commands import Command
from tercet.engine.rules import Rules
from tercet.engine.value import Player, Value


@final
class OpenMatch(Value, frozen=True):
    """Open a match: these people play under these rules, in this order around the table."""

    at: int
    by: Player
    rules: Rules
    players: tuple[Player, ...]
    judge: Player | None = None


@final
class DealRound(Value, frozen=True):
    """Deal the next round with a reshuffled deck; with a salt, its order is sealed so that it can be checked later."""

    at: int
    by: Player
    deck: tuple[Card, ...]
    salt: str = ""


@final
class LetCount(Value, frozen=True):
    """Agree that a round that was ended early counts: it does once everyone present has said so (R-20)."""

    at: int
    by: Player


MatchCommand = OpenMatch | DealRound | LetCount | Command
