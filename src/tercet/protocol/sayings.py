"""What can be said at a table: the commands of table and round, without what only the server knows."""

from typing import TYPE_CHECKING, Final, Union

from msgspec import NODEFAULT, Struct, defstruct
from msgspec.structs import fields

from tercet.engine import commands as c
from tercet.tables import commands as t

COMMANDS: Final[tuple[type[Struct], ...]] = (
    c.Call,
    c.Point,
    c.SayNoSet,
    c.Flip,
    c.Rule,
    c.Withdraw,
    c.Deal,
    c.TakeOff,
    c.StakeOnNext,
    c.TakePoint,
    c.NameFirst,
    c.TakeFlip,
    c.AskHint,
    c.Join,
    c.Leave,
    c.Return,
    c.Remove,
    c.HandOver,
    c.EndRound,
    t.ChangeTable,
    t.AddBot,
    t.Lock,
    t.Pause,
    t.Start,
    t.NextRound,
)
FILLED_IN: Final = {"at", "by", "deck", "salt", "pile", "bot"}


def _saying(command: type[Struct]) -> type[Struct]:
    """The command's fields that a client sends."""
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
