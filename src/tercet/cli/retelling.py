"""The events of a record as sentences, for people."""

from typing import Any, Final

from tercet.engine import events as e
from tercet.engine import match as m
from tercet.engine.match import MatchEvent

SENTENCES: Final[dict[type[MatchEvent], str]] = {
    m.MatchOpened: "{by} opens a match",
    e.RoundOpened: "a round begins; {dealer} deals",
    m.DeckSealed: "the order of the deck is sealed",
    m.DeckShown: "the deck is shown, and fits its seal",
    e.PlayerJoined: "{by} sits down as {role}",
    e.PlayerLeft: "{by} leaves",
    e.PlayerReturned: "{by} comes back",
    e.PlayerRemoved: "{by} removes {player}",
    e.HostChanged: "{player} becomes the host",
    e.SetCalled: "{by} calls SET{touched}",
    e.SetPointed: "{by} points at {cards}",
    e.CallWithdrawn: "{by} withdraws",
    e.VerdictGiven: "{by} says that it is {right}",
    e.NoSetSaid: "{by} says that there is no SET",
    e.TakeOffSaid: "{by} would take cards off",
    e.CardsTakenOff: "{by} takes {cards} off, back into the deck",
    e.PileFlipped: "{by} flips",
    e.StakeSaid: "{by} goes into a super round",
    e.PointReached: "{by} reaches for a point of the caller",
    e.FirstNamed: "{by} says that {caller} was first",
    e.FlipVoted: "{by} would have others flip for {player}",
    e.EndSaid: "{by} ends the round",
    m.CountAgreed: "{by} lets the round count that was ended early",
    e.CardsDealt: "{cards} dealt",
    e.LayoutSolved: "every SET of this layout has been found: it goes",
    e.LayoutShuffled: "the cards change places",
    e.LaidByHand: "{count} more laid by hand",
    e.SetShown: "{by} has shown {cards}",
    e.SetTaken: "{by} takes {cards}: {points}",
    e.PointShared: "{by} showed {cards} too: 1 point",
    e.CallFailed: "{by} fails: {why}",
    e.CallExcused: "{by} is excused: an earlier caller took a card of it",
    e.CallerAsked: "{by} is asked to point",
    e.CallsDisputed: "{callers} called at the same time",
    e.AllAsked: "all of them may show",
    e.PointsLost: "{by} loses {points}",
    e.LockedOut: "{by} is locked out",
    e.LockOutsLifted: "everyone may call again",
    e.PriceOwed: "{by} owes a price (SETs: {sets})",
    e.PricePaid: "{by} has won a SET back",
    e.SuperRoundStarted: "the super round starts",
    e.SuperRoundEnded: "the super round is over",
    e.FlipTaken: "others flip for {player} from now on",
    e.DealerChanged: "{player} deals now",
    e.HintGiven: "hint: {card}",
    e.RoundEnded: "the round is over: {why}",
    m.MatchEnded: "the match is over",
}
WHY: Final = {
    "wrong": "no SET",
    "late": "too late",
    "left": "left the table",
    "withdrawn": "withdrawn",
    "nothing": "nothing was shown",
    "no-set-left": "no SET is left",
    "all-agree": "all agree that there is no SET",
    "judge-says": "the judge says that no SET is left",
    "all-found": "every SET has been found",
    "first-to": "somebody has found enough SETs",
    "time-up": "the time is up",
    "stopped": "it was stopped",
}


def sentence(event: MatchEvent) -> str | None:
    """What happened, in a few words; nothing for an event that is seen in what comes next to it."""
    fields = {field: _plain(field, getattr(event, field)) for field in event.__struct_fields__}
    words = SENTENCES.get(type(event))
    return words and words.format_map(fields)


def _plain(field: str, known: Any) -> str:
    match field:
        case "cards":
            return " ".join(known) or "the cards on the table"  # those of a real deck have no names
        case "touched":
            return f" by touching {' '.join(known)}" if known else ""
        case "callers":
            *most, last = known
            return f"{', '.join(most)} and {last}"
        case "points" if isinstance(known, int):
            return points(known)
        case "why":
            return WHY[known]
        case "right":
            return "right" if known else "wrong"
        case _:
            return str(known)


def points(count: int) -> str:
    """“1 point”, “3 points”."""
    return "1 point" if count == 1 else f"{count} points"


def clock(at: int) -> str:
    """An instant as people read it.

    >>> clock(83_400)
    '1:23.4'
    """
    tenths = at // 100
    return f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
