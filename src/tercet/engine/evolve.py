"""The fold: apply one event. Never refuses; uses no rules, clock or randomness."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine import events as e
from tercet.engine.table import (
    AllShow,
    Called,
    Disputed,
    NoStake,
    Over,
    Phase,
    Pile,
    Pointed,
    Reached,
    Running,
    Searching,
    Seat,
    SeenCard,
    Staked,
    Table,
    Turned,
)
from tercet.engine.value import Place, Player

SEARCHING = Searching()


def opened(event: e.RoundOpened) -> Table:
    """The table as the first event of a round leaves it."""
    return Table(event.rules, event.seats, event.host, event.dealer, at=event.at, since=event.at, began=event.at)


def fold(table: Table, events: Iterable[e.RoundEvent]) -> Table:
    """The table after some events."""
    return reduce(evolve, events, table)


def evolve(table: Table, event: e.RoundEvent) -> Table:  # noqa: C901 (one line an event)
    """The table after one event. The most frequent types are tested first, which is fastest."""
    if type(event) is e.CardsDealt:
        return _dealt(table, event)
    if type(event) is e.SetTaken:
        return _taken(table, event)
    if type(event) is e.SetPointed:
        return _pointed(table, event)
    if type(event) is e.SetCalled:
        return _called(table, event)
    match event:
        case e.NoSetSaid(at, by):
            return replace(table, at=at, none_here=(*table.none_here, by))
        case e.TakeOffSaid(at, by):
            return replace(table, at=at, off=(*table.off, by))
        case e.SetShown():
            return _pointed(table, event)
        case e.CallFailed(at, by, why):
            return _failed(_marked_wrong(table, by) if why == "wrong" and table.turned else table, at, by)
        case e.PointsLost(at, by, points, cards):
            return replace(
                table, at=at, seats=_seats(table, by, _lose(points, cards)), discard=(*table.discard, *cards)
            )
        case e.CardTurned():
            return _turned(table, event)
        case e.TurnedBack():
            return _turned_back(table, event)
        case e.CardsMoved(at, moves):
            return replace(table, at=at, layout=_moved(table.layout, moves))
        case e.LayoutShuffled(at, layout):
            return replace(table, at=at, layout=layout)
        case e.PileFlipped(at) | e.DealAsked(at) | e.TimeRanOut(at) | e.HintAsked(at) | e.EndSaid(at):
            return replace(table, at=at)
        case e.TurnPassed(at, pile):
            return replace(table, at=at, since=at, turn=pile)
        case e.LockedOut(at, by, until) if until:
            return replace(table, at=at, locked={**table.locked, by: until})
        case e.LockedOut(at, by):
            seats = _seats(table, by, lambda seat: replace(seat, locked_out=True))
            return replace(
                table, at=at, seats=seats, none_here=_without(table.none_here, by), off=_without(table.off, by)
            )
        case e.LockOutsLifted(at):
            return replace(table, at=at, seats=tuple(replace(seat, locked_out=False) for seat in table.seats))
        case e.CallExcused(at):
            return _settled(table, at)
        case e.CallWithdrawn(at, by):
            return replace(table, at=at, phase=_withdrawn(table.phase, by))
        case e.CallerAsked(at, by, until, waiting):
            return replace(table, at=at, phase=Called(by, at, until, asked=True), waiting=waiting)
        case e.VerdictAwaited(at, until):
            assert isinstance(table.phase, Pointed)
            return replace(table, at=at, phase=replace(table.phase, until=until))
        case e.LayoutSeen(at, _by, cards):
            return replace(table, at=at, seen=cards)
        case e.ClaimSeen(at, _by, _caller, cards):
            assert isinstance(table.phase, Pointed)
            return replace(table, at=at, phase=replace(table.phase, cards=tuple([card for card, _ in cards])))
        case e.VerdictGiven(at, by, right):
            return replace(table, at=at, phase=_ruled(table.phase, by, right))
        case e.CallsDisputed():
            return replace(table, at=event.at, phase=_disputed(table.phase, event), waiting=())
        case e.FirstNamed(at, by, caller):
            assert isinstance(table.phase, Disputed)
            votes = (*(vote for vote in table.phase.votes if vote[0] != by), (by, caller))
            return replace(table, at=at, phase=replace(table.phase, votes=votes))
        case e.AllAsked(at, until):
            assert isinstance(table.phase, Disputed)
            return replace(table, at=at, phase=AllShow(table.phase.callers, until, table.phase.shown))
        case e.PointShared():
            return _shared(table, event)
        case e.PointReached(at, by, until):
            assert isinstance(table.phase, Called)
            return replace(table, at=at, phase=Reached(table.phase.by, _called_at(table.phase), until, by))
        case e.PriceOwed(at, by, sets):
            return replace(table, at=at, seats=_seats(table, by, lambda seat: replace(seat, owed=seat.owed + sets)))
        case e.PricePaid(at, by):
            return replace(table, at=at, seats=_seats(table, by, lambda seat: replace(seat, owed=seat.owed - 1)))
        case e.StakeSaid(at, by):
            players = table.stake.players if isinstance(table.stake, Staked) else ()
            return replace(table, at=at, stake=Staked((*players, by)))
        case e.SuperRoundStarted(at, until, card):
            assert isinstance(table.stake, Staked)
            return replace(table, at=at, stake=Running(table.stake.players, until, card))
        case e.SuperRoundEnded(at):
            return replace(table, at=at, since=at, stake=NoStake())
        case e.FlipVoted(at, by, player):
            return replace(table, at=at, flip_votes=(*table.flip_votes, (by, player)))
        case e.FlipTaken(at, player):
            votes = tuple(vote for vote in table.flip_votes if vote[1] != player)
            seats = _seats(table, player, lambda seat: replace(seat, flips=False))
            return replace(table, at=at, seats=seats, flip_votes=votes)
        case e.CardsTakenOff(at, _by, cards, pile):
            layout = _lifted(table.layout, cards)
            return replace(table, at=at, since=at, layout=layout, piles=(pile,), none_here=(), off=(), hinted=())
        case e.LayoutSolved(at):
            discard = (*table.discard, *table.cards)
            return replace(table, at=at, since=at, layout=(), discard=discard, none_here=(), hinted=())
        case e.LaidByHand(at):
            return replace(table, at=at, since=at, none_here=(), off=())
        case e.HintGiven(at, card):
            return replace(table, at=at, hinted=(*table.hinted, card))
        case e.PilesSet(at, piles):
            return replace(table, at=at, piles=piles)
        case e.PlayerJoined(at, by, role):
            return replace(table, at=at, seats=(*table.seats, Seat(by, role)))
        case e.PlayerLeft(at, by):
            seats = _seats(table, by, lambda seat: replace(seat, present=False))
            return replace(table, at=at, seats=seats, **_votes_without(table, by))
        case e.PlayerReturned(at, by):
            return replace(table, at=at, seats=_seats(table, by, lambda seat: replace(seat, present=True)))
        case e.PlayerRemoved(at, _by, player):
            seats = _seats(table, player, lambda seat: replace(seat, present=False, removed=True))
            return replace(table, at=at, seats=seats, **_votes_without(table, player))
        case e.HostChanged(at, _by, player):
            return replace(table, at=at, host=player)
        case e.DealerChanged(at, player):
            return _dealer_changed(table, at, player)
        case e.RoundEnded(at, why, layout):
            return replace(table, at=at, phase=Over(why), layout=layout or table.layout)
        case e.RoundOpened():
            return opened(event)
        case unknown:
            assert_never(unknown)


def _pointed(table: Table, event: e.SetPointed | e.SetShown) -> Table:
    at, phase = event.at, table.phase
    if type(phase) is Searching:
        return replace(table, at=at, phase=Pointed(event.by, event.cards, at))
    if type(phase) is Disputed or type(phase) is AllShow:
        return replace(table, at=at, phase=replace(phase, shown=(*phase.shown, (event.by, event.cards))))
    return replace(table, at=at, phase=Pointed(event.by, event.cards, at, since=_called_at(phase)))


def _called_at(phase: Phase) -> int | None:
    """When the call was made with which another may be simultaneous."""
    if isinstance(phase, Called):
        return None if phase.asked else phase.since
    return phase.since if isinstance(phase, (Reached, Pointed, Disputed)) else None


def _disputed(phase: Phase, event: e.CallsDisputed) -> Disputed:
    """Those who have shown or voted keep what they did, except a voter who has now called."""
    since = _called_at(phase)
    shown = ((phase.by, phase.cards),) if isinstance(phase, Pointed) else ()
    before = phase if isinstance(phase, Disputed) else Disputed((), event.at if since is None else since, 0, (), shown)
    votes = tuple([vote for vote in before.votes if vote[0] not in event.callers])
    return replace(before, callers=event.callers, until=event.until, votes=votes)


def _taken(table: Table, event: e.SetTaken) -> Table:
    by, kept, gone = event.by, event.kept, event.gone
    discarded = () if kept == gone else tuple([card for card in gone if card not in kept])
    return replace(
        table,
        at=event.at,
        since=event.at,
        phase=SEARCHING,
        seats=tuple([_with(seat, kept, event.points) if seat.player == by else seat for seat in table.seats]),
        layout=_lifted(table.layout, gone),
        discard=table.discard + discarded,
        finds=(*table.finds, event.cards),
        none_here=(),
        off=(),
        hinted=(),
        missed=_missed(table, event.cards) if table.waiting else (),
        turned=_still_lying(table.turned, gone) if table.turned else (),
        seen=_still_seen(table.seen, event.cards) if table.seen else (),
    )


def _turned(table: Table, event: e.CardTurned) -> Table:
    """The card lies open; a player who turns up the same card again has it only once."""
    before = table.turned_by(event.by)
    cards = before.cards if event.card in before.cards else (*before.cards, event.card)
    layout = _laid(table.layout, (event.place,), (event.card,))
    return replace(table, at=event.at, layout=layout, turned=_with_turned(table, replace(before, cards=cards)))


def _turned_back(table: Table, event: e.TurnedBack) -> Table:
    """What lies there is known to the engine; everyone else is told that it lies face down."""
    cards = tuple([card for card in table.turned_by(event.by).cards if card not in event.cards])
    layout = _laid(table.layout, event.places, event.under)
    return replace(table, at=event.at, layout=layout, turned=_with_turned(table, Turned(event.by, cards)))


def _marked_wrong(table: Table, by: Player) -> Table:
    """What a player has turned up was ruled on, and goes back with the next turn."""
    return replace(table, turned=_with_turned(table, replace(table.turned_by(by), wrong=True)))


def _with_turned(table: Table, turned: Turned) -> tuple[Turned, ...]:
    others = [other for other in table.turned if other.by != turned.by]
    return (*others, turned) if turned.cards else tuple(others)


def _still_lying(turned: tuple[Turned, ...], gone: tuple[Card, ...]) -> tuple[Turned, ...]:
    """Cards that somebody has taken are nobody's to claim."""
    left = [replace(one, cards=tuple([card for card in one.cards if card not in gone])) for one in turned]
    return tuple([one for one in left if one.cards])


def _still_seen(seen: tuple[SeenCard, ...], taken: tuple[Card, ...]) -> tuple[SeenCard, ...]:
    """Of the cards of a real deck; if nobody saw which were taken, it is unknown which still lie there."""
    return tuple([one for one in seen if one[0] not in taken]) if taken else ()


def _shared(table: Table, event: e.PointShared) -> Table:
    kept, gone = event.kept, event.gone
    return replace(
        table,
        at=event.at,
        phase=SEARCHING,
        seats=_seats(table, event.by, lambda seat: _with(seat, kept, 1)),
        layout=_lifted(table.layout, gone),
        discard=tuple([card for card in table.discard + gone if card not in kept]),
        missed=_missed(table, event.cards),
    )


def _missed(table: Table, taken: tuple[Card, ...]) -> tuple[tuple[Player, tuple[tuple[Card, ...], ...]], ...]:
    """Record these cards for those who are waiting, since they had called before the cards were taken (G-15)."""
    before = dict(table.missed)
    return tuple([(by, (*before.get(by, ()), taken)) for by in table.waiting])


def _dealt(table: Table, event: e.CardsDealt) -> Table:
    layout = _laid(table.layout, event.places, event.cards)
    piles = list(table.piles)
    pile = piles[event.pile]
    piles[event.pile] = Pile(pile.left - len(event.cards), pile.cards, pile.owner)
    return replace(
        table, at=event.at, since=event.at, layout=layout, piles=tuple(piles), none_here=(), off=(), hinted=()
    )


def _laid(
    layout: tuple[Card | None, ...], places: tuple[Place, ...], cards: tuple[Card, ...]
) -> tuple[Card | None, ...]:
    """The layout with these cards in these places, or after the last."""
    lying = list(layout)
    for card, place in zip(cards, places, strict=True):
        if place < len(lying):
            lying[place] = card
        else:
            lying.append(card)
    return tuple(lying)


def _lifted(layout: tuple[Card | None, ...], cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    """The layout with empty places where these cards lay."""
    lying = list(layout)
    for card in cards:
        lying[lying.index(card)] = None
    return tuple(lying)


def _failed(table: Table, at: int, by: Player) -> Table:
    """The call is over; if a player gives up who was only waiting, the current call goes on."""
    if by in table.waiting:
        return replace(table, at=at, waiting=_without(table.waiting, by))
    if isinstance(table.phase, Disputed):
        return replace(table, at=at, phase=_given_way(table.phase, by))
    return _settled(table, at)


def _given_way(phase: Disputed, by: Player) -> Disputed:
    """One caller of a tie is out; votes for that caller are void."""
    return replace(
        phase,
        callers=_without(phase.callers, by),
        votes=tuple([vote for vote in phase.votes if vote[1] != by]),
        shown=tuple([one for one in phase.shown if one[0] != by]),
    )


def _settled(table: Table, at: int) -> Table:
    """The call is over; which cards were taken is kept for those who are still waiting (G-15)."""
    missed = tuple([one for one in table.missed if one[0] in table.waiting])
    return replace(table, at=at, phase=SEARCHING, missed=missed)


def _withdrawn(phase: Phase, by: Player) -> Phase:
    """“I have none”: if several may show, the others still can."""
    return replace(phase, shown=(*phase.shown, (by, ()))) if isinstance(phase, AllShow) else Searching()


def _dealer_changed(table: Table, at: int, player: Player) -> Table:
    """Another player deals; the role of Master goes with it (R-10)."""
    roles = {seat.player: seat.role for seat in table.seats}
    roles[table.dealer], roles[player] = roles[player], roles[table.dealer]
    seats = tuple(replace(seat, role=roles[seat.player]) for seat in table.seats)
    none_here = table.none_here if roles[player] == "player" else _without(table.none_here, player)
    return replace(table, at=at, dealer=player, seats=seats, none_here=none_here)


def _called(table: Table, event: e.SetCalled) -> Table:
    at, by = event.at, event.by
    none_here, off = _without(table.none_here, by), _without(table.off, by)
    if isinstance(table.phase, Searching):
        phase = Called(by, at, event.until, touched=event.touched)
        return replace(table, at=at, phase=phase, none_here=none_here, off=off)
    return replace(table, at=at, waiting=(*table.waiting, by), none_here=none_here, off=off)


def _moved(layout: tuple[Card | None, ...], moves: tuple[tuple[int, int], ...]) -> tuple[Card | None, ...]:
    """The layout after the moves, without the empty places at its end."""
    cards = list(layout)
    for start, end in moves:
        cards[start], cards[end] = None, cards[start]
    while cards and cards[-1] is None:
        cards.pop()
    return tuple(cards)


def _ruled(phase: object, by: Player, right: bool) -> Pointed:
    assert isinstance(phase, Pointed)
    rights, wrongs = _without(phase.right, by), _without(phase.wrong, by)
    return replace(phase, right=(*rights, by) if right else rights, wrong=wrongs if right else (*wrongs, by))


def _seats(table: Table, player: Player, change: Callable[[Seat], Seat]) -> tuple[Seat, ...]:
    return tuple([change(seat) if seat.player == player else seat for seat in table.seats])


def _with(seat: Seat, kept: tuple[Card, ...], points: int) -> Seat:
    """The finder's score with one more SET."""
    return replace(seat, sets=seat.sets + 1, points=seat.points + points, taken=seat.taken + kept)


def _lose(points: int, cards: tuple[Card, ...]) -> Callable[[Seat], Seat]:
    return lambda seat: replace(
        seat,
        points=seat.points - points,
        against=seat.against + points,
        taken=tuple([card for card in seat.taken if card not in cards]),
    )


def _without(players: tuple[Player, ...], player: Player) -> tuple[Player, ...]:
    return tuple([one for one in players if one != player]) if player in players else players


def _votes_without(table: Table, player: Player) -> dict[str, object]:
    """A player who leaves loses all votes and stakes; a super round in progress goes on."""
    stake, phase = table.stake, table.phase
    if isinstance(stake, Staked):
        players = _without(stake.players, player)
        stake = Staked(players) if players else NoStake()
    if isinstance(phase, Pointed):
        phase = replace(phase, right=_without(phase.right, player), wrong=_without(phase.wrong, player))
    elif isinstance(phase, Disputed):
        phase = replace(phase, votes=tuple(vote for vote in phase.votes if vote[0] != player))
    return {
        "none_here": _without(table.none_here, player),
        "off": _without(table.off, player),
        "flip_votes": tuple(vote for vote in table.flip_votes if player not in vote),
        "stake": stake,
        "phase": phase,
    }
