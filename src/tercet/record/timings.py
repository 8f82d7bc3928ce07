"""How quickly everyone found what they found in a finished match, and what they were wrong about: from its log alone.

The time of a find begins when the last of its cards lay open, and ends with the call; where nobody calls, with the
pointing. Where cards lie face down, nothing can be timed. Of a real deck only finds that somebody has seen can be: from
when the layout last changed before the call, or from an earlier look at the same cards.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from tercet.cards.card import Card
from tercet.cards.explain import verdict_on
from tercet.cards.kinds import kind_of
from tercet.engine.events import (
    CardsDealt,
    HintAsked,
    LaidByHand,
    LayoutShuffled,
    PointShared,
    RoundEnded,
    RoundOpened,
    SetTaken,
)
from tercet.engine.facts import lies_face_down, tells_how_many, unseen
from tercet.engine.match import MatchEvent, MatchOpened, OnOwnLayout, own_view, racers
from tercet.engine.rules import Rules
from tercet.engine.slots.pattern import Find, pick_sizes
from tercet.engine.value import Player
from tercet.record.following import Failed, FollowedRound, Taken, follow
from tercet.record.since import Since
from tercet.tables.results import Result, results_of

CHANGES: Final = frozenset([CardsDealt, LayoutShuffled, LaidByHand, RoundOpened])  # always; a find only if cards go


class TimedFind(Struct, frozen=True, array_like=True):
    """One find: its time in ms, the time since the layout last changed, and its features as in `letters_of`."""

    took: int
    gap: int
    features: str = ""


class Timing(Struct, frozen=True):
    """How one player did in one match; rounds that do not count (R-20) are left out."""

    player: Player
    sets: int
    failed: int  # calls without a SET
    finds: tuple[TimedFind, ...]  # those that can be timed
    wrong: tuple[str, ...]  # the features of the cards that were no SET, as in `letters_of`
    hinted: bool  # the table revealed something to somebody
    alone_ms: int = 0  # how long a whole game alone took; 0 for any other match


def letters_of(cards: Sequence[Card]) -> str:
    """Of three cards with three values: for each feature s(ame), d(ifferent) or n(either). Otherwise nothing.

    >>> letters_of([Card("1rof"), Card("2rof"), Card("3roe")])
    'dssn'
    """
    if len(cards) != 3 or kind_of(cards[0]).values != 3:
        return ""
    return "".join([verdict_on(letters)[0] for letters in zip(*cards, strict=True)])


def timings_of(events: Sequence[MatchEvent]) -> list[Timing]:
    """How everyone did; empty while the match is being played."""
    told = results_of(events)
    return timings_from(events, told[1]) if told else []


def timings_from(events: Sequence[MatchEvent], results: Sequence[Result]) -> list[Timing]:
    """How everyone did in a finished match with these results."""
    if not racers(events):
        return _timings(events, results)
    seen = {player: _timings(_own(events, player), results) for player in racers(events)}  # M-12
    return [timing for player in seen for timing in seen[player] if timing.player == player]


def _own(events: Sequence[MatchEvent], player: Player) -> list[MatchEvent]:
    """What a racer could see, without what the others did on their own layouts."""
    return [event for event in own_view(events, player) if not isinstance(event, OnOwnLayout)]


def _timings(events: Sequence[MatchEvent], results: Sequence[Result]) -> list[Timing]:
    asked = _taken_in(events)
    rounds = [played for played in follow(events, lambda at: FollowedRound(at, Since(asked))) if played.counted]
    found = {find.n: find for played in rounds for find in played.taken}
    failed = [failure for played in rounds for failure in played.failed]
    finds = [*_timed(events, found)]
    hinted, alone_ms = _is_hinted(events), _alone_ms(events, rounds, results)
    return [_timing(result, finds, failed, hinted, alone_ms) for result in results]


def _taken_in(events: Sequence[MatchEvent]) -> list[Find]:
    """All finds that were taken: what else lay there need not be known."""
    sizes = pick_sizes(_rules(events).pattern)
    taken = {frozenset(event.cards) for event in events if type(event) is SetTaken or type(event) is PointShared}
    return [tuple(cards) for cards in taken if len(cards) in sizes]  # none if nobody saw them


def _timed(events: Sequence[MatchEvent], found: dict[int, Taken]) -> Iterator[tuple[Player, TimedFind]]:
    """The finds that everyone could have seen before, and when the cards on the table had last changed."""
    changed = before = 0
    rules = _rules(events)
    if lies_face_down(rules):
        return
    for n, event in enumerate(events, 1):
        find = found.get(n)
        if find and (took := find.after_ms) is not None:
            since = changed if changed <= find.called else before  # a call may have waited while others took cards
            yield find.by, TimedFind(took, max(find.called - since, 0), letters_of(find.cards))
        if type(event) in CHANGES or _takes_cards(event, rules):
            before, changed = (changed, event.at) if event.at != changed else (before, changed)


def _takes_cards(event: MatchEvent, rules: Rules) -> bool:
    return type(event) is SetTaken and (bool(event.gone) or unseen(rules.deck))


def _rules(events: Sequence[MatchEvent]) -> Rules:
    opened = events[0]
    assert isinstance(opened, MatchOpened)
    return opened.rules


def _is_hinted(events: Sequence[MatchEvent]) -> bool:
    """Did the table reveal anything? A card is shown only to those who ask, the number of finds to everyone."""
    return tells_how_many(_rules(events)) or HintAsked in map(type, events)


def _alone_ms(events: Sequence[MatchEvent], rounds: Sequence[FollowedRound], results: Sequence[Result]) -> int:
    """How long somebody played alone until nothing was left to find; 0 if not so."""
    if len(results) != 1 or len(rounds) != 1:
        return 0
    played_out = any(isinstance(event, RoundEnded) and event.why == "no-set-left" for event in events)
    return (rounds[0].ended or 0) - rounds[0].began if played_out else 0


def _timing(
    result: Result, finds: list[tuple[Player, TimedFind]], failed: list[Failed], hinted: bool, alone_ms: int
) -> Timing:
    by = result.player
    wrong = [letters_of(failure.cards) for failure in failed if failure.by == by and failure.why == "wrong"]
    return Timing(
        by,
        result.sets,
        result.failed,
        tuple(find for finder, find in finds if finder == by),
        tuple(letters for letters in wrong if "n" in letters),
        hinted,
        alone_ms,
    )
