"""What happened at a table.

Every batch of events begins with one that somebody (or the clock) said; the others follow from it by the rules. So a
log alone proves each verdict: deciding the same command again gives the same events.
"""

from typing import Literal, final

from tercet.cards.card import Card
from tercet.engine.rules import Rules
from tercet.engine.table import Pile, Seat, SeatRole, SeenCard
from tercet.engine.value import Place, Player, Value

FailedBecause = Literal["wrong", "late", "left", "withdrawn", "nothing"]
EndedBecause = Literal["no-set-left", "all-agree", "all-found", "first-to", "time-up", "judge-says", "stopped"]


class Event(Value, frozen=True):
    """The base of all events; `at` is the time on the table's clock."""

    at: int


# Said by somebody.
class RoundOpened(Event, frozen=True):
    """The rules and the people of a round. The deck comes in a separate event, since nobody may see it."""

    by: Player
    rules: Rules
    seats: tuple[Seat, ...]
    dealer: Player
    host: Player


class PlayerJoined(Event, frozen=True):
    by: Player
    role: SeatRole


class PlayerLeft(Event, frozen=True):
    by: Player


class PlayerReturned(Event, frozen=True):
    by: Player


class PlayerRemoved(Event, frozen=True):
    by: Player
    player: Player


class HostChanged(Event, frozen=True):
    by: Player
    player: Player


@final
class SetCalled(Event, frozen=True, omit_defaults=True):
    """Nobody else may take cards until this player has pointed, or `until` has come."""

    by: Player
    until: int
    touched: tuple[Card, ...] = ()  # called by touching these (S-8); empty if called by pressing SET


@final
class SetPointed(Event, frozen=True):
    by: Player
    cards: tuple[Card, ...]


@final
class CardTurned(Event, frozen=True):
    """A card that lay face down lies open for everyone."""

    by: Player
    place: Place
    card: Card


class CallWithdrawn(Event, frozen=True):
    by: Player


class VerdictGiven(Event, frozen=True):
    by: Player
    right: bool


class LayoutSeen(Event, frozen=True):
    """With a real deck: the cards on the table as somebody has seen them, which nobody can prove."""

    by: Player
    cards: tuple[SeenCard, ...]


class ClaimSeen(Event, frozen=True):
    """With a real deck: the cards that the caller shows, as somebody has seen them. No verdict follows from it."""

    by: Player
    caller: Player
    cards: tuple[SeenCard, ...]


class NoSetSaid(Event, frozen=True):
    by: Player


class DealAsked(Event, frozen=True):
    by: Player


class TakeOffSaid(Event, frozen=True):
    """At a table without a judge, a player wants to take cards off; this happens when all agree (G-1, G-14)."""

    by: Player


class CardsTakenOff(Event, frozen=True):
    """Cards went back from the layout into the deck, which was shuffled: `pile` is secret."""

    by: Player
    cards: tuple[Card, ...]
    pile: Pile


class PileFlipped(Event, frozen=True):
    by: Player


class StakeSaid(Event, frozen=True):
    by: Player


class PointReached(Event, frozen=True):
    """A point of the late caller is being taken; it is lost unless the caller points first."""

    by: Player
    until: int


class FirstNamed(Event, frozen=True):
    by: Player
    caller: Player


class FlipVoted(Event, frozen=True):
    by: Player
    player: Player


class HintAsked(Event, frozen=True):
    by: Player


class EndSaid(Event, frozen=True):
    by: Player


class TimeRanOut(Event, frozen=True):
    """Said by the clock."""


# Following by the rules.
class PilesSet(Event, frozen=True):
    """The deck, face down. The cards are secret, so others see the piles without them."""

    piles: tuple[Pile, ...]


@final
class CardsDealt(Event, frozen=True, omit_defaults=True):
    """Cards were laid out; those that lie face down are secret."""

    cards: tuple[Card, ...]
    places: tuple[Place, ...]
    pile: int
    face_down: bool = False


@final
class TurnedBack(Event, frozen=True):
    """A player no longer has these cards turned up.

    They lie face down again in these places, except where another player has turned them up, too; `under` is what
    lies there, which is secret.
    """

    by: Player
    cards: tuple[Card, ...]
    places: tuple[Place, ...]
    under: tuple[Card, ...]


class CardsMoved(Event, frozen=True):
    """Cards moved into empty places to close the gaps in the layout."""

    moves: tuple[tuple[Place, Place], ...]


class LayoutShuffled(Event, frozen=True):
    """The cards have changed places; `layout` is the new arrangement, place by place."""

    layout: tuple[Card | None, ...]


class LayoutSolved(Event, frozen=True):
    """Everything in the layout has been found: all its cards go to the discard."""


class LaidByHand(Event, frozen=True):
    """Somebody lays this number of real cards, which the engine cannot see."""

    count: int


@final
class SetTaken(Event, frozen=True):
    """The finder keeps some of the cards (all, one or none); the others that leave the layout are discarded.

    With a real deck, `cards` are as somebody has seen them, if anybody has; the engine moves none of them.
    """

    by: Player
    cards: tuple[Card, ...]
    kept: tuple[Card, ...]
    gone: tuple[Card, ...]  # those that leave the layout
    points: int


class PointShared(Event, frozen=True):
    """Simultaneous callers showed the same SET: one more gets a point, with a card that nobody has kept."""

    by: Player
    cards: tuple[Card, ...]
    kept: tuple[Card, ...]
    gone: tuple[Card, ...]  # those that were still in the layout and leave it now


class SetShown(Event, frozen=True):
    """All cards were touched with the call: they count as pointed out (S-8)."""

    by: Player
    cards: tuple[Card, ...]


class CallFailed(Event, frozen=True):
    by: Player
    why: FailedBecause


class CallExcused(Event, frozen=True):
    """An earlier caller took a card of this SET, so there is no penalty (G-15)."""

    by: Player


class CallerAsked(Event, frozen=True):
    """The next caller may point now (G-15), or the one named by the others (S-7); `waiting` come after."""

    by: Player
    until: int
    waiting: tuple[Player, ...] = ()


class CallsDisputed(Event, frozen=True):
    """Two or more called at the same time; sent again when another one joins."""

    callers: tuple[Player, ...]
    until: int


class AllAsked(Event, frozen=True, tag="BothAsked"):  # named “Both…” because at first there could be only two
    """Nobody could say who was first: all the callers may show."""

    until: int


class VerdictAwaited(Event, frozen=True):
    until: int


class PointsLost(Event, frozen=True):
    by: Player
    points: int
    cards: tuple[Card, ...] = ()  # if points are cards, those that are discarded


class LockedOut(Event, frozen=True, omit_defaults=True):
    by: Player
    until: int = 0  # this time, where it is for a while (M-13)


class LockOutsLifted(Event, frozen=True):
    """All lock-outs are over."""


class PriceOwed(Event, frozen=True):
    by: Player
    sets: int


class PricePaid(Event, frozen=True):
    by: Player


class SuperRoundStarted(Event, frozen=True):
    until: int
    card: Card | None


class SuperRoundEnded(Event, frozen=True):
    pass


class TurnPassed(Event, frozen=True):
    """The pile that is flipped next."""

    pile: int


class FlipTaken(Event, frozen=True):
    """Somebody else flips for this player from now on."""

    player: Player


class DealerChanged(Event, frozen=True):
    player: Player


class HintGiven(Event, frozen=True):
    card: Card


class RoundEnded(Event, frozen=True, omit_defaults=True):
    why: EndedBecause
    layout: tuple[Card | None, ...] = ()  # what lay face down, for all to see (M-11)


Said = (
    RoundOpened
    | PlayerJoined
    | PlayerLeft
    | PlayerReturned
    | PlayerRemoved
    | HostChanged
    | SetCalled
    | SetPointed
    | CardTurned
    | CallWithdrawn
    | VerdictGiven
    | LayoutSeen
    | ClaimSeen
    | NoSetSaid
    | DealAsked
    | TakeOffSaid
    | CardsTakenOff
    | PileFlipped
    | StakeSaid
    | PointReached
    | FirstNamed
    | FlipVoted
    | HintAsked
    | EndSaid
    | TimeRanOut
)
Followed = (
    PilesSet
    | CardsDealt
    | TurnedBack
    | CardsMoved
    | LayoutShuffled
    | LayoutSolved
    | LaidByHand
    | SetTaken
    | PointShared
    | SetShown
    | CallFailed
    | CallExcused
    | CallerAsked
    | CallsDisputed
    | AllAsked
    | VerdictAwaited
    | PointsLost
    | LockedOut
    | LockOutsLifted
    | PriceOwed
    | PricePaid
    | SuperRoundStarted
    | SuperRoundEnded
    | TurnPassed
    | FlipTaken
    | DealerChanged
    | HintGiven
    | RoundEnded
)
RoundEvent = Said | Followed
