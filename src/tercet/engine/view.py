"""What a player, a spectator or a judge may see: everything except face-down cards (R-12)."""

from typing import Final

from msgspec.structs import replace

from tercet.engine import commands as c
from tercet.engine.decide import act
from tercet.engine.events import CardsTakenOff, Event, PilesSet
from tercet.engine.refusals import NO_HINT, Refusal
from tercet.engine.slots import no_set
from tercet.engine.slots.hints import count_shown
from tercet.engine.slots.pattern import finds_here
from tercet.engine.table import Pile, Pointed, Searching, Table
from tercet.engine.value import Player, Value

PLAIN: Final = (c.Call, c.SayNoSet, c.Flip, c.Deal, c.StakeOnNext, c.TakePoint, c.Withdraw, c.AskHint, c.EndRound)


class View(Value, frozen=True):
    """The table as somebody sees it, and what they may say now."""

    table: Table
    sets_here: int | None  # only if the hints of the table allow it
    may: tuple[str, ...]


def view(table: Table, viewer: Player | None = None) -> View:
    """The table for a seat, or for a spectator."""
    shown = replace(table, piles=tuple(face_down(pile) for pile in table.piles))
    count = len(finds_here(table)) if count_shown(table) else None
    return View(shown, count, may_say(table, viewer) if viewer else ())


def seen(event: Event) -> Event:
    """The event as everyone may see it, which is nearly always the event itself."""
    match event:
        case PilesSet(at, piles):
            return PilesSet(at, tuple(face_down(pile) for pile in piles))
        case CardsTakenOff(at, by, cards, pile):
            return CardsTakenOff(at, by, cards, face_down(pile))
        case _:
            return event


def face_down(pile: Pile) -> Pile:
    """The pile without its cards."""
    return Pile(pile.left, (), pile.owner)


def may_say(table: Table, viewer: Player) -> tuple[str, ...]:
    """Which commands without arguments this viewer could send now, found by asking the engine."""
    words = [kind.__name__ for kind in PLAIN if _allowed(table, kind(table.at, viewer))]
    if isinstance(table.phase, Pointed) and _allowed(table, c.Rule(table.at, viewer, True)):
        words.append("Rule")
    if isinstance(table.phase, Searching) and no_set.may_take_off(table, viewer) is None:
        words.append("TakeOff")
    return tuple(words)


def _allowed(table: Table, command: c.Command) -> bool:
    """Whether a hint may be asked for, even if there is none: otherwise this would reveal whether there is a SET."""
    done = act(table, command)
    return not isinstance(done, Refusal) or done == NO_HINT
