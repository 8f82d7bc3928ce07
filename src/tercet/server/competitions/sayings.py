"""What may be said in a competition: its commands, without the fields that the server fills in (who, when, seed)."""

from typing import TYPE_CHECKING, Annotated, Any, Final, Union

from msgspec import NODEFAULT, Meta, Struct, defstruct
from msgspec import field as msgspec_field
from msgspec.structs import FieldInfo, asdict, fields

from tercet.competition import commands as c
from tercet.competition.people import Person
from tercet.engine.value import Player
from tercet.protocol.ids import ID

Id = Annotated[str, Meta(pattern=ID)]
COMMAND_ID: Final = "^[!-~]{1,64}$"
FILLED_IN: Final = {"at", "by", "seed"}
COMMANDS: Final[tuple[type[Struct], ...]] = (
    c.Appoint,
    c.Dismiss,
    c.ChangeEntrant,
    c.ChangeSetup,
    c.Withdraw,
    c.Return,
    c.SetTables,
    c.DrawRounds,
    c.NewTimetable,
    c.StartRound,
    c.AddTime,
    c.PauseClock,
    c.MakeUpGame,
    c.ReportResult,
    c.Settle,
    c.Void,
    c.Correct,
    c.EndPreliminaries,
    c.StartFinal,
    c.Undo,
    c.Freeze,
    c.Reveal,
    c.Announce,
    c.CallDesk,
    c.AnswerCall,
)


class Enter(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Enter somebody; `person` is the player who uses a phone; without it, only the desk knows the entrant."""

    details: Person
    person: Id | None = None
    division: Annotated[str, Meta(max_length=40)] = ""
    group: Annotated[str, Meta(max_length=100)] = ""
    number: int | None = None


def _said(field: FieldInfo) -> tuple[str, Any] | tuple[str, Any, Any]:
    """A field with its type, and its default if it has one."""
    if field.default_factory is not NODEFAULT:
        return field.name, field.type, msgspec_field(default_factory=field.default_factory)
    if field.default is not NODEFAULT:
        return field.name, field.type, field.default
    return field.name, Id if field.type is Player else field.type


def _saying(command: type[Struct]) -> type[Struct]:
    """The fields of a command that are sent."""
    said = [_said(field) for field in fields(command) if field.name not in FILLED_IN]
    tag = command.__struct_config__.tag
    return defstruct(command.__name__, said, frozen=True, tag=tag, forbid_unknown_fields=True, module=__name__)


SAYINGS: Final = {_saying(command): command for command in COMMANDS}
DRAWN: Final = (c.ChangeSetup, c.Withdraw, c.Return, c.SetTables, c.DrawRounds, c.NewTimetable)
if TYPE_CHECKING:
    Saying = Struct
else:
    Saying = Union[Enter, *SAYINGS]


def command_of(saying: Struct, by: Player, at: int, newcomer: Player, seed: int) -> c.Command:
    """The command for a saying of this player at this time; `newcomer` is an unused id."""
    if isinstance(saying, Enter):
        person = Player(saying.person or newcomer)
        return c.Enter(at, by, person, saying.division, saying.details.age, saying.group, saying.number, seed)
    command: Any = SAYINGS[type(saying)]
    said: dict[str, Any] = asdict(saying) | ({"seed": seed} if command in DRAWN else {})
    made: c.Command = command(at=at, by=by, **said)
    return made
