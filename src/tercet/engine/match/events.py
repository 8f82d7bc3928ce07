"""The events of a match, beside those of its rounds."""

from tercet.cards.card import Card
from tercet.engine.events import Event, RoundEvent
from tercet.engine.rules import Rules
from tercet.engine.standing import Rank
from tercet.engine.value import Player


class MatchOpened(Event, frozen=True):
    """The opening of a match; `rounds` is fixed by the players at the first deal (R-10)."""

    by: Player
    rules: Rules
    players: tuple[Player, ...]
    judge: Player | None
    rounds: int


class RoundCounted(Event, frozen=True):
    """A round is over, and its points are added up (A-11, E-9)."""

    points: dict[Player, int]


class CountAgreed(Event, frozen=True):
    """Somebody agrees that the round that was ended early counts."""

    by: Player


class DeckSealed(Event, frozen=True):
    """The order of the deck is fixed: everyone sees `seal`; the salt stays secret until the end."""

    seal: str
    salt: str = ""


class DeckShown(Event, frozen=True):
    """The round is over, or the deck was reshuffled: salt and order, so that everyone can check the seal."""

    salt: str
    deck: tuple[Card, ...]


class MatchEnded(Event, frozen=True):
    """The highest total wins; equal totals share a rank (R-11)."""

    ranks: tuple[Rank, ...]


class OwnLayoutOpened(Event, frozen=True):
    """A player of a race has a layout of their own, still empty, and the whole deck before it (M-12)."""

    by: Player


class OnOwnLayout(Event, frozen=True):
    """What happened on a player's own layout, where it is an event of an ordinary round. Only that player sees it."""

    by: Player
    event: RoundEvent


class ProgressMade(Event, frozen=True, omit_defaults=True):
    """How far a player of a race is now, for all to see; it follows whatever they do on their own layout."""

    by: Player
    sets: int
    points: int
    locked_until: int = 0


MatchEvent = (
    MatchOpened
    | RoundCounted
    | CountAgreed
    | DeckSealed
    | DeckShown
    | MatchEnded
    | OwnLayoutOpened
    | OnOwnLayout
    | ProgressMade
    | RoundEvent
)
