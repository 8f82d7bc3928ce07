"""What may be said at a table, by whom and when. `at` is in milliseconds and never decreases."""

from tercet.cards.card import Card
from tercet.engine.rules import Rules
from tercet.engine.table import SeatRole, SeenCard
from tercet.engine.value import Place, Player, Value


class OpenRound(Value, frozen=True):
    """Open a round and deal. `deck` is the shuffled deck (empty for a real one)."""

    at: int
    by: Player
    rules: Rules
    players: tuple[Player, ...]
    deck: tuple[Card, ...]
    dealer: Player
    judge: Player | None = None
    master: Player | None = None
    host: Player | None = None  # of the last round; at the first, the player who opens it
    away: tuple[Player, ...] = ()  # players who keep their seat from the last round but are absent
    removed: tuple[Player, ...] = ()  # players whom the host has removed for good


class Join(Value, frozen=True):
    """Take a seat at a table where a round is being played."""

    at: int
    by: Player
    role: SeatRole = "player"


class Leave(Value, frozen=True):
    """Leave the seat, or lose the connection."""

    at: int
    by: Player


class Return(Value, frozen=True):
    """Return to one's own seat."""

    at: int
    by: Player


class Remove(Value, frozen=True):
    """The host removes a player for good."""

    at: int
    by: Player
    player: Player


class HandOver(Value, frozen=True):
    """The host makes somebody else the host."""

    at: int
    by: Player
    player: Player


class Call(Value, frozen=True):
    """Call “SET!”."""

    at: int
    by: Player


class Point(Value, frozen=True):
    """Show the cards; with a real deck they are shown on the table, and `cards` is empty.

    If touching a card is the call, fewer cards are also a call (S-8).
    """

    at: int
    by: Player
    cards: tuple[Card, ...]


class Turn(Value, frozen=True):
    """Turn up the card that lies face down in this place; with the last card of a find, claim that it is one (M-11)."""

    at: int
    by: Player
    place: Place


class Withdraw(Value, frozen=True):
    """Take back a call: “mine is gone”, or “I have none”."""

    at: int
    by: Player


class Rule(Value, frozen=True):
    """The judge, or one of the other players, says whether it is a SET."""

    at: int
    by: Player
    right: bool


class SeeLayout(Value, frozen=True):
    """With a real deck: the judge, or the host where nobody judges, says which cards lie on the table."""

    at: int
    by: Player
    cards: tuple[SeenCard, ...]


class SeeClaim(Value, frozen=True):
    """With a real deck: the same person says which cards were shown and wait for the verdict."""

    at: int
    by: Player
    cards: tuple[SeenCard, ...]


class SayNoSet(Value, frozen=True):
    """Claim that there is no SET in the layout."""

    at: int
    by: Player


class Deal(Value, frozen=True):
    """Fill up the layout (dealer, judge, or any player if there is no judge); a judge can also add more cards."""

    at: int
    by: Player


class TakeOff(Value, frozen=True):
    """Take cards off; `pile` is the deck reshuffled with them in it (G-14, R-8).

    Without a judge all players must agree (G-1); the server then chooses the cards at random.
    With a salt, the new order of the deck is sealed like the first one.
    """

    at: int
    by: Player
    cards: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    salt: str = ""


class Flip(Value, frozen=True):
    """Turn up the top card of one's own pile."""

    at: int
    by: Player


class StakeOnNext(Value, frozen=True):
    """Call a super round before a flip, or join the one that was called."""

    at: int
    by: Player


class TakePoint(Value, frozen=True):
    """Start taking a point from a caller who delays (S-6)."""

    at: int
    by: Player


class NameFirst(Value, frozen=True):
    """Say which of the simultaneous callers was first (S-7)."""

    at: int
    by: Player
    caller: Player


class TakeFlip(Value, frozen=True):
    """Vote to take the right to flip from a player; the host alone is enough (S-17, R-15)."""

    at: int
    by: Player
    player: Player


class AskHint(Value, frozen=True):
    """Ask for a hint."""

    at: int
    by: Player


class EndRound(Value, frozen=True):
    """The host or the judge ends the round: a real deck is used up, or people have to go."""

    at: int
    by: Player


class TimeUp(Value, frozen=True):
    """Sent by the clock when the table's deadline has passed."""

    at: int


Command = (
    Call
    | Point
    | Turn
    | TimeUp
    | SayNoSet
    | Flip
    | Rule
    | SeeLayout
    | SeeClaim
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
