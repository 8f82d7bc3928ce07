"""A match as its events add up to it."""

from msgspec import field

from tercet.cards.card import Card
from tercet.engine.rules import Rules
from tercet.engine.table import Over, Seat, Table
from tercet.engine.value import Player, Value


class Match(Value, frozen=True):
    """A match of one or more rounds. Between two rounds, `table` is the one that has ended."""

    rules: Rules
    opened_by: Player
    players: tuple[Player, ...]  # at the opening
    judge: Player | None
    rounds: int
    at: int
    totals: dict[Player, int]
    played: int = 0
    dealt: tuple[Player, ...] = ()  # who dealt each round
    table: Table | None = None
    salt: str = ""  # of this round's sealed deck; must not be sent to anybody
    deck: tuple[Card, ...] = ()  # in its sealed order
    ended: bool = False
    agreed: tuple[Player, ...] = ()  # those who agree to count the round that was ended early
    own: dict[Player, Table] = field(default_factory=dict)  # in a race: the own round of each, for nobody else to see
    times: dict[Player, tuple[int, ...]] = field(default_factory=dict)  # in a race: when each player made each find

    @property
    def uncounted(self) -> bool:
        """Was the last round ended early, so that it does not count so far (R-20)?"""
        return self.table is not None and isinstance(self.table.phase, Over) and self.played < len(self.dealt)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as the last round left them, latecomers last."""
        return self.table.seats if self.table else tuple(Seat(player) for player in self.players)

    @property
    def order(self) -> tuple[Player, ...]:
        """All players, in order around the table."""
        return tuple(seat.player for seat in self.seats if seat.role != "judge" and not seat.removed)

    @property
    def there(self) -> tuple[Player, ...]:
        """Players who are present at the table."""
        return tuple(seat.player for seat in self.seats if seat.role != "judge" and seat.present)

    @property
    def away(self) -> tuple[Player, ...]:
        """Players who have left and keep a seat."""
        return tuple(seat.player for seat in self.seats if not seat.present and not seat.removed)

    @property
    def dealer(self) -> Player:
        """The deal passes to the left until everyone has dealt (A-11), skipping players who are away (R-10).

        A round that does not count is dealt again by the same dealer (R-20).
        """
        return min(self.there or self.order or self.players, key=self.dealt[: self.played].count)
