"""What happens at a table of the lobby, in addition to the events of its matches."""

from typing import Literal

from tercet.engine.events import Event
from tercet.engine.match import MatchEvent
from tercet.engine.rules import Rules
from tercet.engine.value import Player
from tercet.tables.fairness import HeardCall
from tercet.tables.gathering import Options


class TableOpened(Event, frozen=True):
    """The first entry of a table's log."""

    by: Player
    rules: Rules
    options: Options


class TableChanged(Event, frozen=True):
    by: Player
    rules: Rules
    options: Options


class BotAdded(Event, frozen=True):
    """A bot of this level was added; that it takes a seat is a separate event."""

    by: Player
    bot: Player
    level: int


class TableLocked(Event, frozen=True):
    by: Player
    locked: bool


class TablePaused(Event, frozen=True):
    by: Player
    paused: bool


class AgainSaid(Event, frozen=True):
    """Somebody would like to play another match, or is ready for the next round."""

    by: Player


class PresenceChanged(Event, frozen=True):
    """Somebody who is at the table but not in the match has left, or is back."""

    by: Player
    present: bool


class SeatChanged(Event, frozen=True):
    """Between matches: from the judge's seat to a player's, or the other way."""

    by: Player
    role: Literal["player", "judge"]


class CallsWeighed(Event, frozen=True):
    """Who called, and how quick each was: the first in fair order gets the call that follows."""

    calls: tuple[HeardCall, ...]


class CalledAfter(Event, frozen=True):
    """With a real deck: somebody called just after the player who has the call. Only for information."""

    by: Player


TableOnly = (
    TableOpened
    | TableChanged
    | BotAdded
    | TableLocked
    | TablePaused
    | SeatChanged
    | AgainSaid
    | PresenceChanged
    | CallsWeighed
    | CalledAfter
)
TableEvent = TableOnly | MatchEvent
