"""Who may say what: the engine itself is asked, with an instance of each saying that makes sense at the moment."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from msgspec import Struct

from tercet.cards.card import Card
from tercet.cards.deck import FULL
from tercet.engine import commands as c
from tercet.engine.clock import deadline
from tercet.engine.facts import unseen
from tercet.engine.match import LetCount, table_of
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.slots.match_length import own_layouts
from tercet.engine.slots.no_set import taken_off
from tercet.engine.slots.pattern import in_reach, pick_sizes, was_found
from tercet.engine.slots.turning import may_turn
from tercet.engine.table import Pointed, SeenCard, Table
from tercet.engine.value import Place, Player
from tercet.protocol.sayings import COMMANDS
from tercet.tables import commands as t
from tercet.tables.decide import act_at_table
from tercet.tables.gathering import Gathering

ONLOOKER: Final = Player("onlooker")
OK: Final = "ok"
A_WHILE: Final = 3_600_000  # where nothing ends the moment
Instances = Callable[[Table, Player, int], Iterator[tuple[str, t.TableCommand]]]


def _plain(kind: Callable[[int, Player], t.TableCommand]) -> Instances:
    def said(_: Table, by: Player, at: int) -> Iterator[tuple[str, t.TableCommand]]:
        yield kind.__name__, kind(at, by)

    return said


def _about(kind: Callable[[int, Player, Player], t.TableCommand]) -> Instances:
    def said(table: Table, by: Player, at: int) -> Iterator[tuple[str, t.TableCommand]]:
        for seat in table.seats:
            yield f"{kind.__name__}:{seat.player}", kind(at, by, seat.player)

    return said


def _about_sitters(
    kind: Callable[[int, Player, Player], t.TableCommand], gathering: Gathering, by: Player, at: int
) -> Iterator[tuple[str, t.TableCommand]]:
    for sitter in (one for one in gathering.sitters if one.player != by):
        yield f"{kind.__name__}:{sitter.player}", kind(at, by, sitter.player)


def _point(table: Table, by: Player, at: int) -> Iterator[tuple[str, t.TableCommand]]:
    """At one card, which may be the call (S-8), and at as many as make a find."""
    if unseen(table.rules.deck):
        yield "Point", c.Point(at, by, ())
        return
    lying: list[Card] = [*dict.fromkeys(card for card in in_reach(table) if card is not None)]
    for size in (1, pick_sizes(table.rules.pattern)[0]):
        cards = next((pick for pick in combinations(lying, size) if not was_found(table, pick)), None)
        if cards is not None:
            yield "Point", c.Point(at, by, cards)


def _turn(table: Table, by: Player, at: int) -> Iterator[tuple[str, t.TableCommand]]:
    """Any card: the first that this player may turn up, or else the first place."""
    places = [Place(n) for n in range(len(table.layout))] or [Place(0)]
    yield "Turn", c.Turn(at, by, next((place for place in places if may_turn(table, by, place) is None), places[0]))


def _take_off(table: Table, by: Player, at: int) -> Iterator[tuple[str, t.TableCommand]]:
    """As many as the rules say, back into the deck."""
    cards = tuple(table.cards[: taken_off(table) or 6])
    pile = (*cards, *(card for pile in table.piles for card in pile.top(pile.left)))
    yield "TakeOff", c.TakeOff(at, by, cards, pile)


def _rule(_: Table, by: Player, at: int) -> Iterator[tuple[str, t.TableCommand]]:
    yield "Rule", c.Rule(at, by, True)


def _see(kind: Callable[[int, Player, tuple[SeenCard, ...]], t.TableCommand]) -> Instances:
    """Three cards that nobody has taken or seen; they need not be a SET."""

    def said(table: Table, by: Player, at: int) -> Iterator[tuple[str, t.TableCommand]]:
        known = {*(card for find in table.finds for card in find), *(card for card, _ in table.seen)}
        if isinstance(table.phase, Pointed):
            known |= {*table.phase.cards}
        free = [card for card in FULL if card not in known]
        yield kind.__name__, kind(at, by, tuple((card, "sure") for card in free[:3]))

    return said


OF_A_ROUND: Final[dict[type[Struct], Instances]] = {
    c.Call: _plain(c.Call),
    c.Point: _point,
    c.Turn: _turn,
    c.SayNoSet: _plain(c.SayNoSet),
    c.Flip: _plain(c.Flip),
    c.Rule: _rule,
    c.SeeLayout: _see(c.SeeLayout),
    c.SeeClaim: _see(c.SeeClaim),
    c.Withdraw: _plain(c.Withdraw),
    c.Deal: _plain(c.Deal),
    c.TakeOff: _take_off,
    c.StakeOnNext: _plain(c.StakeOnNext),
    c.TakePoint: _plain(c.TakePoint),
    c.NameFirst: _about(c.NameFirst),
    c.TakeFlip: _about(c.TakeFlip),
    c.AskHint: _plain(c.AskHint),
    c.EndRound: _plain(c.EndRound),
}
# What people say about the table and about being there.
OF_THE_TABLE: Final = (
    {c.Join, c.Leave, c.Return, c.Remove, c.HandOver}
    | {t.ChangeTable, t.Sit, t.AddBot, t.Lock, t.Pause, t.Start, t.PlayAgain, t.NextRound, LetCount}
)  # fmt: skip
OF_THE_HOST: Final[dict[type[Struct], Callable[[Gathering, Player, int], Iterator[tuple[str, t.TableCommand]]]]] = {
    t.Pause: lambda gathering, by, at: iter([("Pause", t.Pause(at, by, not gathering.paused))]),
    t.Lock: lambda gathering, by, at: iter([("Lock", t.Lock(at, by, not gathering.locked))]),
    c.Remove: lambda gathering, by, at: _about_sitters(c.Remove, gathering, by, at),
    c.HandOver: lambda gathering, by, at: _about_sitters(c.HandOver, gathering, by, at),
}
ASKED: Final = (*OF_A_ROUND, *OF_THE_HOST)
assert OF_A_ROUND.keys() | OF_THE_TABLE == set(COMMANDS), "a saying that nobody asks about"


def viewers(gathering: Gathering) -> list[Player]:
    """Everyone who is or was there, and somebody who looks on; in a race, only one of those who play (M-12)."""
    if viewer := viewer_of(gathering.rules):
        return [viewer, ONLOOKER]
    table = gathering.match.table if gathering.match else None
    seated = [seat.player for seat in table.seats] if table else []
    return [*dict.fromkeys((*(sitter.player for sitter in gathering.sitters), *seated, ONLOOKER))]


def viewer_of(rules: Rules) -> Player | None:
    """Whose view the states are written in, where everyone has their own; otherwise nobody's."""
    return Player("player-1") if own_layouts(rules) else None


def instants(gathering: Gathering) -> tuple[int, ...]:
    """The first at which the table is as it is, and the last, when its time is up; none if it was up before that."""
    table = gathering.match.table if gathering.match else None
    due = deadline(table) if table else None
    last = gathering.at + A_WHILE if due is None else due
    return (gathering.at, last) if last >= gathering.at else ()


def answer(gathering: Gathering, by: Player, at: int) -> dict[str, str]:
    """What this viewer could say at this instant, `SAYING:PLAYER` where it is about somebody: "ok", or why not."""
    told: dict[str, str] = {}
    for word, command in _sayable(gathering, by, at):
        if told.get(word) != OK:
            done = act_at_table(gathering, command)
            told[word] = done.code if isinstance(done, Refusal) else OK
    return told


def _sayable(gathering: Gathering, by: Player, at: int) -> Iterator[tuple[str, t.TableCommand]]:
    table = table_of(gathering.match, by) if gathering.match else None
    if table is not None:
        for of_a_round in OF_A_ROUND.values():
            yield from of_a_round(table, by, at)
    for of_the_host in OF_THE_HOST.values():
        yield from of_the_host(gathering, by, at)
