"""What can be said at a table: the commands of table and round, without the fields that the server fills in.

Each of them is in one of two lists. Commands “of the moment” refer to the cards on the table now: sent later, they
would mean something else, and could cost a point. A client that has lost its connection drops them, and says so. The
others mean the same a minute later, and may wait.
"""

from typing import TYPE_CHECKING, Final, Union

from msgspec import NODEFAULT, Struct, defstruct
from msgspec.structs import fields

from tercet.engine import commands as c
from tercet.engine.match import LetCount
from tercet.tables import commands as t

OF_THE_MOMENT: Final[tuple[type[Struct], ...]] = (
    c.Call,
    c.Point,
    c.Turn,
    c.SayNoSet,
    c.Flip,
    c.Rule,
    c.SeeLayout,
    c.SeeClaim,
    c.Withdraw,
    c.Deal,
    c.TakeOff,
    c.StakeOnNext,
    c.TakePoint,
    c.NameFirst,
    c.TakeFlip,
    c.AskHint,
    c.Leave,
    c.EndRound,
    t.Pause,
    t.Start,
    t.PlayAgain,
    t.NextRound,
    LetCount,
)
AT_ANY_TIME: Final[tuple[type[Struct], ...]] = (
    c.Join,
    c.Return,
    c.Remove,
    c.HandOver,
    t.ChangeTable,
    t.Sit,
    t.AddBot,
    t.Lock,
)
COMMANDS: Final = OF_THE_MOMENT + AT_ANY_TIME
MOMENTARY: Final = frozenset(command.__name__ for command in OF_THE_MOMENT)
FILLED_IN: Final = {"at", "by", "deck", "salt", "pile", "bot"}


def _saying(command: type[Struct]) -> type[Struct]:
    """The fields of a command that a client sends."""
    said = [
        (field.name, field.type) if field.default is NODEFAULT else (field.name, field.type, field.default)
        for field in fields(command)
        if field.name not in FILLED_IN
    ]
    return defstruct(command.__name__, said, frozen=True, tag=True, forbid_unknown_fields=True, module=__name__)


SAYINGS: Final = {command: _saying(command) for command in COMMANDS}
COMMAND_OF: Final = {saying: command for command, saying in SAYINGS.items()}
if TYPE_CHECKING:
    Saying = Struct
else:
    Saying = Union[tuple(SAYINGS.values())]  # noqa: UP007 (a union that is made, not written)
