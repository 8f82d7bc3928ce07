"""Players with sense: whatever a table has come to, they play on and bring the game to its end."""

from random import Random

from tercet.engine import commands as c
from tercet.engine.clock import deadline
from tercet.engine.decide import act
from tercet.engine.facts import lies_face_down, unseen
from tercet.engine.match import DealRound, Match, MatchCommand, act_in_match, table_of
from tercet.engine.refusals import Refusal
from tercet.engine.slots.pattern import Find, finds_here, is_find
from tercet.engine.slots.super_round import has_flipped_card
from tercet.engine.table import AllShow, Called, Disputed, Over, Pointed, Reached, Seat, Table
from tercet.engine.value import Player
from tercet.engine.view import may_say
from tercet.players.wild import shuffled
from tests.support.claiming import showing, still_open

NEWCOMER = Player("newcomer")
ENOUGH_FINDS = 3  # of a real deck, after which people go home


def next_sensible(match: Match, at: int) -> MatchCommand:
    """What a sensible table says next, at this instant or at its deadline."""
    if (welcome := _bring_back(match, at)) is not None:
        return welcome
    table = match.table
    if table is None or isinstance(table.phase, Over):
        return _between_rounds(match, at)
    due = deadline(table)
    if due is not None and at >= due:
        return c.TimeUp(at)
    said = _in_race(match, table, at) if match.own else _in_phase(table, at)
    if said is not None:
        return said
    assert due is not None, f"the table is stuck: {table.phase}, {[seat for seat in table.seats if seat.present]}"
    return c.TimeUp(due)


def _bring_back(match: Match, at: int) -> MatchCommand | None:
    """Everyone who may comes back; if nobody can play, somebody sits down."""
    seats = match.table.seats if match.table else ()
    for seat in seats:
        taken = seat.role == "judge" and match.table is not None and match.table.judge
        if not seat.present and not seat.removed and not taken:
            return c.Return(at, seat.player)
    if seats and not any(seat.present and seat.role == "player" for seat in seats):
        return c.Join(at, NEWCOMER)
    return None


def _between_rounds(match: Match, at: int) -> MatchCommand:
    return DealRound(at, match.order[0], shuffled(match.rules, Random(match.played)))


def _in_race(match: Match, table: Table, at: int) -> MatchCommand | None:
    """Somebody shows a find of their own layout (M-12)."""
    for player in table.free_players:
        own = table_of(match, player)
        point = _show(own, player, at) if own else None
        if point is not None and not isinstance(act_in_match(match, point), Refusal):
            return point
    return None


def _in_phase(table: Table, at: int) -> MatchCommand | None:
    match table.phase:
        case Called(by) | Reached(by):
            return _show(table, by, at) or c.Withdraw(at, by)
        case AllShow(callers, _, shown):
            silent = [by for by in callers if by not in dict(shown) and by in table.others()]
            return _show(table, silent[0], at) if silent else None
        case Pointed(_, cards, _, right, wrong):
            verdict = unseen(table.rules.deck) or is_find(table, cards)
            rulers = [who for who in _present(table) if "Rule" in may_say(table, who) and who not in right + wrong]
            return c.Rule(at, rulers[0], verdict) if rulers else None
        case Disputed(callers, _, _, votes):
            silent = [who for who in table.others(*callers) if who not in dict(votes)]
            return c.NameFirst(at, silent[0], callers[0]) if silent else None
        case _:
            return _while_searching(table, at)


def _while_searching(table: Table, at: int) -> MatchCommand | None:
    if unseen(table.rules.deck) and len(table.finds) >= ENOUGH_FINDS and table.acting_host:
        return c.EndRound(at, table.acting_host)
    for player in table.free_players:
        point = _show(table, player, at)
        for said in (c.Call(at, player), point):
            if point is not None and said is not None and not isinstance(act(table, said), Refusal):
                return said
    for word in (c.Deal, c.Flip, c.SayNoSet):
        for player in _present(table):
            if word.__name__ in may_say(table, player):
                return word(at, player)
    return None


def _show(table: Table, by: Player, at: int) -> c.Point | c.Turn | None:
    """Show a find that this player may take."""
    if unseen(table.rules.deck):
        return c.Point(at, by, ())
    fitting: list[Find] = [find for find in finds_here(table) if has_flipped_card(table, by, find)]
    if fitting and lies_face_down(table.rules):
        fitting = still_open(table, by, fitting)
    return showing(table, by, at, fitting[0])[0] if fitting else None


def _present(table: Table) -> list[Player]:
    there: list[Seat] = [seat for seat in table.seats if seat.present]
    return [seat.player for seat in there]
