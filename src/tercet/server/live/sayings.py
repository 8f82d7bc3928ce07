"""What a client may say: the commands of table and round, without what only the server knows.

Who says it and when, the shuffled deck and the ids of bots are filled in here; a client that sends them is refused.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Union

from msgspec import NODEFAULT, Struct, defstruct
from msgspec.structs import asdict, astuple, fields

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.value import Player
from tercet.server.live.dice import BOT, Dice
from tercet.tables import commands as t
from tercet.tables.gathering import Gathering

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


def command_of(saying: Struct, by: Player, at: int, gathering: Gathering, dice: Dice) -> Any:
    """The command that a saying is, said by this player at this instant."""
    command: Any = COMMAND_OF[type(saying)]
    fill = FILLERS.get(command)
    if fill is None:
        return command(at, by, *astuple(saying))  # every command begins with these two
    said = asdict(saying)
    return command(at=at, by=by, **said, **fill(gathering, dice, said))


Fill = Callable[[Gathering, Dice, dict[str, Any]], dict[str, object]]


def _a_deck(gathering: Gathering, dice: Dice, _: dict[str, Any]) -> dict[str, object]:
    return {"deck": dice.deck(gathering.rules), "salt": dice.salt()}


def _a_pile(gathering: Gathering, dice: Dice, said: dict[str, Any]) -> dict[str, object]:
    """The deck with the cards that the judge takes off, shuffled anew (R-8)."""
    table = gathering.match.table if gathering.match else None
    left: list[Card] = [card for pile in table.piles for card in pile.top(pile.left)] if table else []
    return {"pile": dice.shuffled([*left, *said["cards"]])}


def _a_bot(_: Gathering, dice: Dice, __: dict[str, Any]) -> dict[str, object]:
    return {"bot": dice.player_id(BOT)}


FILLERS: Final[dict[type[Struct], Fill]] = {
    t.Start: _a_deck,
    t.NextRound: _a_deck,
    c.TakeOff: _a_pile,
    t.AddBot: _a_bot,
}
