"""What a run leaves behind, and what can be wrong with it. Everything here is a value."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tercet.engine.match import MatchEvent
from tercet.engine.value import Player
from tercet.storage.store import Entry
from tercet.tables.gathering import Gathering

Kind = Literal[
    "gap",  # the numbers of a log are not 1, 2, 3 …
    "doubled",  # a command had two effects
    "lost",  # a client was told that its command is in the log, and it is not
    "refused-yet-done",  # a client was told that its command was refused, and it is in the log
    "unanswered",  # a client waited to the end, and its command was neither acknowledged nor refused
    "never-said",  # a command of a client is in the log which that client never sent
    "order",  # the log has two things in another order than they happened
    "unreadable",  # an entry cannot be read, or makes no sense after those before it
    "cards",  # a card is lost, or there twice
    "verdict",  # what was decided is not what the rules say
    "record",  # the server gave out another record than the log has
    "told-otherwise",  # a client was told something else than what is in the log
    "missed",  # a client was not told of an entry
    "went-back",  # a client was shown an older table than it had seen
    "view",  # what a client sees is not what the log makes
    "behind",  # a client waited to the end, and does not know it
    "leak",  # a card or a salt was in a frame before anybody may know it
    "late",  # a client did not know everything soon after the faults had ended
    "memory",  # something grew beyond its bound
]


class Violation(Struct, frozen=True):
    """One thing that must not be, as a plain sentence."""

    kind: Kind
    table: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.table}: {self.sentence}"


class Said(Struct):
    """One command of a client, and what the client was told about it."""

    id: str
    sent: int
    """On a clock that all clients of a run share; any numbers will do that increase."""
    answered: int | None = None
    seq: int | None = None
    """The number of its entry, if it was acknowledged."""
    refused: str = ""
    """The code, if it was refused."""


class Recording(Struct, frozen=True):
    """What one client knows of one table."""

    table: str
    player: Player | None
    """None for somebody who only looks on."""
    said: Sequence[Said] = ()
    frames: Sequence[bytes] = ()
    """Everything that was received, in this order."""
    since: int = 0
    """The last entry that the client knew before the first frame."""
    seq: int = 0
    """The last entry that the client knows, and the table as the client has it then."""
    view: Gathering | None = None
    stayed: bool = True
    """Was it there until all was quiet? Then it must know everything."""
    converged_s: float | None = None
    """How long after the last fault it knew everything, where somebody measured that."""

    @property
    def name(self) -> str:
        return self.player or "a spectator"


class Size(Struct, frozen=True):
    """How large something became that must not grow without end: memory, a queue, what is left when all have gone."""

    what: str
    amount: int
    at_most: int


class Evidence(Struct, frozen=True):
    """A whole run: the logs as the database has them afterwards, and what each client recorded."""

    logs: Mapping[str, Sequence[Entry]]
    recordings: Sequence[Recording] = ()
    records: Mapping[tuple[str, int], Sequence[MatchEvent]] = {}
    """The records that the server gave out, by table and number of the match."""
    sizes: Sequence[Size] = ()
