"""What a player, a spectator or a judge may see: everything except face-down cards (R-12)."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tercet.cards.card import FACE_DOWN, Card
from tercet.engine import commands as c
from tercet.engine import looking
from tercet.engine.decide import act
from tercet.engine.events import CardsDealt, CardsTakenOff, Event, PilesSet, TurnedBack
from tercet.engine.facts import lies_face_down
from tercet.engine.refusals import NO_HINT, Refusal
from tercet.engine.slots import no_set
from tercet.engine.slots.hints import count_shown
from tercet.engine.slots.pattern import finds_here
from tercet.engine.table import Over, Pile, Pointed, Searching, Table
from tercet.engine.value import Place, Player, Value

PLAIN: Final = (c.Call, c.SayNoSet, c.Flip, c.Deal, c.StakeOnNext, c.TakePoint, c.Withdraw, c.AskHint, c.EndRound)


class View(Value, frozen=True):
    """The table as somebody sees it, and what they may say now."""

    table: Table
    sets_here: int | None  # only if the hints of the table allow it
    may: tuple[str, ...]


def view(table: Table, viewer: Player | None = None) -> View:
    """The table for a seat, or for a spectator."""
    count = len(finds_here(table)) if count_shown(table) else None
    return View(shown_table(table), count, may_say(table, viewer) if viewer else ())


def _piles_seen(event: PilesSet) -> PilesSet:
    return PilesSet(event.at, tuple(face_down(pile) for pile in event.piles))


def _taken_off_seen(event: CardsTakenOff) -> CardsTakenOff:
    return replace(event, pile=face_down(event.pile))


def _dealt_seen(event: CardsDealt) -> CardsDealt:
    return replace(event, cards=_hidden(event.cards)) if event.face_down else event


def _turned_back_seen(event: TurnedBack) -> TurnedBack:
    return replace(event, under=_hidden(event.under))


def seen(event: Event) -> Event:
    """The event as everyone may see it, which is nearly always the event itself."""
    hide = HIDES.get(type(event))
    return event if hide is None else hide(event)


# For events that may contain secrets.
HIDES: Final[dict[type, Callable[[Any], Event]]] = {
    PilesSet: _piles_seen,
    CardsTakenOff: _taken_off_seen,
    CardsDealt: _dealt_seen,
    TurnedBack: _turned_back_seen,
}


def shown_table(table: Table) -> Table:
    """The table without the cards of the piles, and without those that lie face down."""
    return replace(table, piles=tuple(face_down(pile) for pile in table.piles), layout=shown_layout(table))


def shown_layout(table: Table) -> tuple[Card | None, ...]:
    """The cards as they lie there; cards that lie face down are seen when the round is over."""
    if not lies_face_down(table.rules) or isinstance(table.phase, Over):
        return table.layout
    seen_cards = {card for turned in table.turned for card in turned.cards}
    return tuple(FACE_DOWN if card and card not in seen_cards else card for card in table.layout)


def _hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (FACE_DOWN,) * len(cards)


def face_down(pile: Pile) -> Pile:
    """The pile without its cards."""
    return Pile(pile.left, (), pile.owner)


def may_say(table: Table, viewer: Player) -> tuple[str, ...]:
    """Which commands this viewer could send now, found by asking the engine."""
    words = [kind.__name__ for kind in PLAIN if _allowed(table, kind(table.at, viewer))]
    if isinstance(table.phase, Pointed) and _allowed(table, c.Rule(table.at, viewer, True)):
        words.append("Rule")
    if not isinstance(table.phase, Over) and looking.may_see(table, viewer) is None:
        words.extend(("SeeLayout", "SeeClaim") if isinstance(table.phase, Pointed) else ("SeeLayout",))
    if isinstance(table.phase, Searching) and no_set.may_take_off(table, viewer) is None:
        words.append("TakeOff")
    if lies_face_down(table.rules) and _may_turn_any(table, viewer):
        words.append("Turn")
    return tuple(words)


def _may_turn_any(table: Table, viewer: Player) -> bool:
    return any(_allowed(table, c.Turn(table.at, viewer, Place(n))) for n in range(len(table.layout)))


def _allowed(table: Table, command: c.Command) -> bool:
    """Whether a hint may be asked for, even if there is none: otherwise this would reveal whether there is a SET."""
    done = act(table, command)
    return not isinstance(done, Refusal) or done == NO_HINT
