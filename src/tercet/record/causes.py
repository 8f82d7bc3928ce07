"""The command behind an event. Events that follow by the rules have none."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine.match import (
    CountAgreed,
    DealRound,
    DeckSealed,
    LetCount,
    MatchCommand,
    MatchEvent,
    MatchOpened,
    OnOwnLayout,
    OpenMatch,
)

# Events that are a command in the past tense, with the same fields; some also say what came of it.
PLAIN: Final[dict[type, type[c.Command]]] = {
    e.SetPointed: c.Point,
    e.CardTurned: c.Turn,
    e.CallWithdrawn: c.Withdraw,
    e.VerdictGiven: c.Rule,
    e.LayoutSeen: c.SeeLayout,
    e.ClaimSeen: c.SeeClaim,
    e.NoSetSaid: c.SayNoSet,
    e.DealAsked: c.Deal,
    e.TakeOffSaid: c.TakeOff,
    e.PileFlipped: c.Flip,
    e.StakeSaid: c.StakeOnNext,
    e.PointReached: c.TakePoint,
    e.FirstNamed: c.NameFirst,
    e.FlipVoted: c.TakeFlip,
    e.HintAsked: c.AskHint,
    e.EndSaid: c.EndRound,
    e.TimeRanOut: c.TimeUp,
    e.PlayerJoined: c.Join,
    e.PlayerLeft: c.Leave,
    e.PlayerReturned: c.Return,
    e.PlayerRemoved: c.Remove,
    e.HostChanged: c.HandOver,
}


def command_behind(event: MatchEvent, following: Sequence[MatchEvent]) -> MatchCommand | None:
    """The command that caused this event and those that follow it; None for an event that only follows."""
    match event:
        case e.SetCalled(at, by, _, touched):
            return c.Point(at, by, touched) if touched else c.Call(at, by)
        case e.CardsTakenOff(at, by, cards, pile):
            return c.TakeOff(at, by, cards, pile.cards, _salt(following))
        case MatchOpened(at, by, rules, players, judge):
            return OpenMatch(at, by, rules, players, judge)
        case CountAgreed(at, by):
            return LetCount(at, by)
        case OnOwnLayout(_, _, what):
            return command_behind(what, ())
        case e.RoundOpened(at, by):
            return DealRound(at, by, _deck(following), _salt(following))
        case _ if type(event) in PLAIN:
            said = PLAIN[type(event)]
            return said(*(getattr(event, field) for field in said.__struct_fields__ if hasattr(event, field)))
        case _:
            return None


def _deck(following: Sequence[MatchEvent]) -> tuple[Card, ...]:
    """The shuffled deck, from the pile or piles it was dealt into; empty for a real deck."""
    if not following or not isinstance(following[0], e.PilesSet):
        return ()
    rows = zip_longest(*(pile.cards for pile in following[0].piles))
    return tuple(card for row in rows for card in row if card is not None)


def _salt(following: Sequence[MatchEvent]) -> str:
    """The salt of a deck that was sealed."""
    return next((event.salt for event in following if isinstance(event, DeckSealed)), "")
