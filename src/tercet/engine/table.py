"""The table: the current state of one round.

Phases are types; piles, seats and finds are general, so that no rule set needs its own field.
"""

from typing import Literal

from msgspec import field

from tercet.cards.card import Card
from tercet.engine.rules import Rules
from tercet.engine.value import Player, Value

SeatRole = Literal["player", "judge", "master"]
Mark = Literal["sure", "unsure", "corrected"]  # how well a card was seen, or that a person corrected it
SeenCard = tuple[Card, Mark]


class Seat(Value, frozen=True):
    """A person at the table: their role and what they have."""

    player: Player
    role: SeatRole = "player"
    present: bool = True
    removed: bool = False
    locked_out: bool = False
    flips: bool = True  # false once the others took the right to flip (S-17)
    sets: int = 0
    points: int = 0
    against: int = 0  # points lost, already counted in `points`
    owed: int = 0  # SETs still to be won back
    taken: tuple[Card, ...] = ()

    @property
    def free(self) -> bool:
        """Present and free to play: may call, and counts where all must agree (R-4)."""
        return self.present and not self.locked_out and self.role == "player"


class Pile(Value, frozen=True):
    """Cards face down. For anyone who may not see them, `cards` is empty and `left` is still correct."""

    left: int
    cards: tuple[Card, ...] = ()
    owner: Player | None = None

    def top(self, count: int) -> tuple[Card, ...]:
        """The next cards, or as many as there are."""
        first = len(self.cards) - self.left
        return self.cards[first : first + count]


class Searching(Value, frozen=True):
    """Everyone looks for a SET."""


class Called(Value, frozen=True):
    """Somebody has called and is to point."""

    by: Player
    since: int
    until: int
    asked: bool = False  # was waiting and has now been asked to point: no other call is simultaneous with it
    touched: tuple[Card, ...] = ()  # the cards with which it was called (S-8)


class Reached(Value, frozen=True):
    """A late caller's point is on its way to the discard (S-6, R-13)."""

    by: Player
    since: int | None  # when it was called; None once no other call can be simultaneous
    until: int
    taker: Player


class Pointed(Value, frozen=True):
    """A trio was pointed out and waits for a judge, the players, or until no other call can be simultaneous."""

    by: Player
    cards: tuple[Card, ...]
    until: int
    right: tuple[Player, ...] = ()
    wrong: tuple[Player, ...] = ()
    since: int | None = None  # when it was called; None once no other call can be simultaneous


class Disputed(Value, frozen=True):
    """Two or more called at the same time; the others say who was first (S-7, R-14)."""

    callers: tuple[Player, ...]
    since: int  # when the first of them called
    until: int
    votes: tuple[tuple[Player, Player], ...] = ()  # voter and the caller they name
    shown: tuple[tuple[Player, tuple[Card, ...]], ...] = ()  # by those who touched all cards at once


class AllShow(Value, frozen=True):
    """The others could not agree: all callers may show and score (S-7)."""

    callers: tuple[Player, ...]
    until: int
    shown: tuple[tuple[Player, tuple[Card, ...]], ...] = ()  # no cards: “I have none”


class Over(Value, frozen=True):
    """The round has ended."""

    why: str


Phase = Searching | Called | Reached | Pointed | Disputed | AllShow | Over


class Turned(Value, frozen=True):
    """Cards that a player has turned up, in this order; `wrong` once they have been ruled on (M-11)."""

    by: Player
    cards: tuple[Card, ...]
    wrong: bool = False


class NoStake(Value, frozen=True):
    """No super round has been called."""


class Staked(Value, frozen=True):
    """A super round was called and starts with the next flip (S-9)."""

    players: tuple[Player, ...]


class Running(Value, frozen=True):
    """A super round in progress: only those in it may call (S-10)."""

    players: tuple[Player, ...]
    until: int
    card: Card | None  # the one just flipped; unknown with a real deck


Stake = NoStake | Staked | Running


class Table(Value, frozen=True):
    """One round: `began` is when it was opened, `since` when cards or turn last changed, `at` when anything did."""

    rules: Rules
    seats: tuple[Seat, ...]
    host: Player
    dealer: Player
    at: int
    since: int
    began: int = 0
    phase: Phase = Searching()
    waiting: tuple[Player, ...] = ()  # those who called meanwhile, in order (G-15)
    missed: tuple[tuple[Player, tuple[tuple[Card, ...], ...]], ...] = ()  # what was taken after each had called
    piles: tuple[Pile, ...] = ()
    layout: tuple[Card | None, ...] = ()
    discard: tuple[Card, ...] = ()
    finds: tuple[tuple[Card, ...], ...] = ()
    none_here: tuple[Player, ...] = ()  # players who say that there is no SET
    off: tuple[Player, ...] = ()  # players who want to take cards off, if there is no judge (G-14)
    hinted: tuple[Card, ...] = ()
    stake: Stake = NoStake()
    turn: int = 0  # the pile to be flipped next
    flip_votes: tuple[tuple[Player, Player], ...] = ()  # who wants to take the flip from whom (S-17)
    turned: tuple[Turned, ...] = ()  # what lies open of a layout that was dealt face down
    locked: dict[Player, int] = field(default_factory=dict)  # players who are locked out until a time (M-13)
    seen: tuple[SeenCard, ...] = ()  # cards of a real deck that somebody has seen lying there

    def seat(self, player: Player) -> Seat | None:
        """The seat of a player, or None."""
        for seat in self.seats:
            if seat.player == player:
                return seat
        return None

    def turned_by(self, player: Player) -> Turned:
        """What this player has turned up."""
        return next((turned for turned in self.turned if turned.by == player), Turned(player, ()))

    @property
    def cards(self) -> list[Card]:
        """The cards of the layout, place by place."""
        return [*filter(None, self.layout)]

    @property
    def deck_left(self) -> int:
        """How many cards are still face down."""
        left = 0
        for pile in self.piles:
            left += pile.left
        return left

    @property
    def acting_host(self) -> Player | None:
        """The host, or while the host is away the first person present."""
        present = [seat.player for seat in self.seats if seat.present]
        return self.host if self.host in present else next(iter(present), None)

    @property
    def judge(self) -> Player | None:
        """The judge, if present."""
        return next((seat.player for seat in self.seats if seat.role == "judge" and seat.present), None)

    @property
    def callers(self) -> tuple[Player, ...]:
        """Players who have called and are still to show, or to be ruled on."""
        phase = self.phase
        if isinstance(phase, Searching):
            return ()
        if isinstance(phase, (Called, Reached, Pointed)):
            return (phase.by, *self.waiting)
        return phase.callers if isinstance(phase, (Disputed, AllShow)) else ()

    @property
    def free_players(self) -> tuple[Player, ...]:
        """Everyone who may call."""
        return tuple(seat.player for seat in self.seats if seat.free)

    def others(self, *players: Player) -> tuple[Player, ...]:
        """All present players except these."""
        return tuple(
            seat.player for seat in self.seats if seat.present and seat.role == "player" and seat.player not in players
        )
