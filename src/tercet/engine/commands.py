"""What may be said at a table, by whom and when. `at` counts milliseconds and never goes back."""

from tercet.cards.card import Card
from tercet.engine.rules import Rules
from tercet.engine.table import SeatRole
from tercet.engine.value import Player, Value


class OpenRound(Value, frozen=True):
    """Sit down and deal. The shuffled deck comes in here (none for a real one)."""

    at: int
    by: Player
    rules: Rules
    players: tuple[Player, ...]
    deck: tuple[Card, ...]
    dealer: Player
    judge: Player | None = None
    master: Player | None = None
    host: Player | None = None  # of the last round; at the first, whoever opens it
    away: tuple[Player, ...] = ()  # who keeps a seat from the last round and is not there
    removed: tuple[Player, ...] = ()  # whom the host has sent away for good


class Join(Value, frozen=True):
    """Sit down at a table that plays already."""

    at: int
    by: Player
    role: SeatRole = "player"


class Leave(Value, frozen=True):
    """Stand up, or lose the connection."""

    at: int
    by: Player


class Return(Value, frozen=True):
    """Come back to one's seat."""

    at: int
    by: Player


class Remove(Value, frozen=True):
    """The host sends somebody away for good."""

    at: int
    by: Player
    player: Player


class HandOver(Value, frozen=True):
    """The host makes somebody else the host."""

    at: int
    by: Player
    player: Player


class Call(Value, frozen=True):
    """“SET!”"""

    at: int
    by: Player


class Point(Value, frozen=True):
    """Show the cards; with a real deck, the cards on the table are shown and none are given here.

    Where touching a card is the call, fewer cards are a call too (S-8).
    """

    at: int
    by: Player
    cards: tuple[Card, ...]


class Withdraw(Value, frozen=True):
    """“Mine is gone”, or “I have none”."""

    at: int
    by: Player


class Rule(Value, frozen=True):
    """The judge, or one of the other players, says whether it is a SET."""

    at: int
    by: Player
    right: bool


class SayNoSet(Value, frozen=True):
    """“There is none here.”"""

    at: int
    by: Player


class Deal(Value, frozen=True):
    """The dealer, the judge or without one any player tops the layout up; or the judge lays more."""

    at: int
    by: Player


class TakeOff(Value, frozen=True):
    """Take cards off; `pile` is the deck shuffled anew with them in it (G-14, R-8).

    Without a judge the players say it, and the cards of the last who agrees go (G-1): the server draws them.
    With a salt, the deck's new order is sealed as the first one was.
    """

    at: int
    by: Player
    cards: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    salt: str = ""


class Flip(Value, frozen=True):
    """Lay the top card of one's own pile."""

    at: int
    by: Player


class StakeOnNext(Value, frozen=True):
    """Call a super round before a flip, or join the one that was called."""

    at: int
    by: Player


class TakePoint(Value, frozen=True):
    """Reach for a point of a caller who delays (S-6)."""

    at: int
    by: Player


class NameFirst(Value, frozen=True):
    """Say which of the simultaneous callers was first (S-7)."""

    at: int
    by: Player
    caller: Player


class TakeFlip(Value, frozen=True):
    """Vote that somebody shall flip no more; the host's word is enough (S-17, R-15)."""

    at: int
    by: Player
    player: Player


class AskHint(Value, frozen=True):
    """“Show me something.”"""

    at: int
    by: Player


class EndRound(Value, frozen=True):
    """The host or the judge ends the round: a real deck is used up, or people must go."""

    at: int
    by: Player


class TimeUp(Value, frozen=True):
    """The clock says that the table's deadline has come."""

    at: int


Command = (
    Call
    | Point
    | TimeUp
    | SayNoSet
    | Flip
    | Rule
    | Withdraw
    | Deal
    | TakeOff
    | StakeOnNext
    | TakePoint
    | NameFirst
    | TakeFlip
    | AskHint
    | Join
    | Leave
    | Return
    | Remove
    | HandOver
    | EndRound
)
