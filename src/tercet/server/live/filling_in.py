"""Fills in what only the server knows: who says something and when, the shuffled deck, the ids of bots."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict, astuple

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.slots.no_set import taken_off
from tercet.engine.value import Player
from tercet.protocol.sayings import COMMAND_OF
from tercet.server.live.dice import BOT, Dice
from tercet.tables import commands as t
from tercet.tables.gathering import Gathering


def command_of(saying: Struct, by: Player, at: int, gathering: Gathering, dice: Dice) -> Any:
    """The command for a saying of this player at this time."""
    command: Any = COMMAND_OF[type(saying)]
    fill = FILLERS.get(command)
    if fill is None:
        return command(at, by, *astuple(saying))  # every command begins with these two
    said = asdict(saying)
    return command(at=at, by=by, **{**said, **fill(gathering, dice, said)})


Fill = Callable[[Gathering, Dice, dict[str, Any]], dict[str, object]]


def _a_deck(gathering: Gathering, dice: Dice, _: dict[str, Any]) -> dict[str, object]:
    return {"deck": dice.deck(gathering.rules), "salt": dice.salt()}


def _a_pile(gathering: Gathering, dice: Dice, said: dict[str, Any]) -> dict[str, object]:
    """The reshuffled deck with the cards taken off: the judge's choice, or random ones (R-8)."""
    table = gathering.match.table if gathering.match else None
    if table is None:
        return {}
    cards = said["cards"] if table.judge else ()
    cards = cards or dice.shuffled(table.cards)[: taken_off(table) or 0]
    left: list[Card] = [card for pile in table.piles for card in pile.top(pile.left)]
    return {"cards": cards, "pile": dice.shuffled([*left, *cards]), "salt": dice.salt()}


def _a_bot(_: Gathering, dice: Dice, __: dict[str, Any]) -> dict[str, object]:
    return {"bot": dice.player_id(BOT)}


FILLERS: Final[dict[type[Struct], Fill]] = {
    t.Start: _a_deck,
    t.PlayAgain: _a_deck,
    t.NextRound: _a_deck,
    c.TakeOff: _a_pile,
    t.AddBot: _a_bot,
}
