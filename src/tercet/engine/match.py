"""The match: a second decider, around rounds that know nothing about it."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import zip_longest
from typing import Any, Final, assert_never, final

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.cards.notation import write_cards
from tercet.engine import refusals as no
from tercet.engine.commands import Command, OpenRound, TakeOff
from tercet.engine.decide import act
from tercet.engine.events import CardsTakenOff, Event, PilesSet, RoundEnded, RoundEvent, RoundOpened
from tercet.engine.evolve import evolve, opened
from tercet.engine.opening import open_round, problem_with_table
from tercet.engine.refusals import Refusal
from tercet.engine.rules import PassingDeal, Rules, SetMaster, SingleRound
from tercet.engine.slots.deck import unseen
from tercet.engine.standing import Rank, points_of, ranking
from tercet.engine.table import Over, Seat, Table
from tercet.engine.value import Player, Value
from tercet.engine.view import face_down


@final
class OpenMatch(Value, frozen=True):
    """Open a match: these people play under these rules, in this order around the table."""

    at: int
    by: Player
    rules: Rules
    players: tuple[Player, ...]
    judge: Player | None = None


@final
class DealRound(Value, frozen=True):
    """Deal the next round with a reshuffled deck; with a salt, its order is sealed so that it can be checked later."""

    at: int
    by: Player
    deck: tuple[Card, ...]
    salt: str = ""


@final
class LetCount(Value, frozen=True):
    """Agree that a round that was ended early counts: it does once everyone present has said so (R-20)."""

    at: int
    by: Player


MatchCommand = OpenMatch | DealRound | LetCount | Command


class MatchOpened(Event, frozen=True):
    """The opening of a match; `rounds` is fixed by the players at the first deal (R-10)."""

    by: Player
    rules: Rules
    players: tuple[Player, ...]
    judge: Player | None
    rounds: int


class RoundCounted(Event, frozen=True):
    """A round is over, and its points are added up (A-11, E-9)."""

    points: dict[Player, int]


class CountAgreed(Event, frozen=True):
    """Somebody agrees that the round that was ended early counts."""

    by: Player


class DeckSealed(Event, frozen=True):
    """The order of the deck is fixed: everyone sees `seal`; the salt stays secret until the end."""

    seal: str
    salt: str = ""


class DeckShown(Event, frozen=True):
    """The round is over, or the deck was reshuffled: salt and order, so that everyone can check the seal."""

    salt: str
    deck: tuple[Card, ...]


class MatchEnded(Event, frozen=True):
    """The highest total wins; equal totals share a rank (R-11)."""

    ranks: tuple[Rank, ...]


MatchEvent = MatchOpened | RoundCounted | CountAgreed | DeckSealed | DeckShown | MatchEnded | RoundEvent


class Match(Value, frozen=True):
    """A match of one or more rounds. Between two rounds, `table` is the one that has ended."""

    rules: Rules
    opened_by: Player
    players: tuple[Player, ...]  # at the opening
    judge: Player | None
    rounds: int
    at: int
    totals: dict[Player, int]
    played: int = 0
    dealt: tuple[Player, ...] = ()  # who dealt each round
    table: Table | None = None
    salt: str = ""  # of this round's sealed deck; must not be sent to anybody
    deck: tuple[Card, ...] = ()  # in its sealed order
    ended: bool = False
    agreed: tuple[Player, ...] = ()  # those who agree to count the round that was ended early

    @property
    def uncounted(self) -> bool:
        """Was the last round ended early, so that it does not count so far (R-20)?"""
        return self.table is not None and isinstance(self.table.phase, Over) and self.played < len(self.dealt)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats as the last round left them, latecomers last."""
        return self.table.seats if self.table else tuple(Seat(player) for player in self.players)

    @property
    def order(self) -> tuple[Player, ...]:
        """All players, in order around the table."""
        return tuple(seat.player for seat in self.seats if seat.role != "judge" and not seat.removed)

    @property
    def there(self) -> tuple[Player, ...]:
        """Players who are present at the table."""
        return tuple(seat.player for seat in self.seats if seat.role != "judge" and seat.present)

    @property
    def away(self) -> tuple[Player, ...]:
        """Players who have left and keep a seat."""
        return tuple(seat.player for seat in self.seats if not seat.present and not seat.removed)

    @property
    def dealer(self) -> Player:
        """The deal passes to the left until everyone has dealt (A-11), skipping players who are away (R-10).

        A round that does not count is dealt again by the same dealer (R-20).
        """
        return min(self.there or self.order or self.players, key=self.dealt[: self.played].count)


class MatchStory:
    """Collects the events of one command in a match."""

    __slots__ = ("events", "match")

    def __init__(self, match: Match | None, events: Iterable[MatchEvent] = ()) -> None:
        self.match = match
        self.events = list(events)

    def tell(self, event: MatchEvent) -> None:
        """Add an event, and apply it to the match."""
        self.events.append(event)
        self.match = evolve_match(self.match, event)


def act_in_match(match: Match | None, command: MatchCommand) -> MatchStory | Refusal:
    """The events of a command and the match afterwards; or a refusal."""
    if match is None:
        return _open(command) if type(command) is OpenMatch else no.NOT_OPEN
    said = OF_THE_MATCH.get(type(command), _play)
    return said(match, command)


def _opened_already(_: Match, __: OpenMatch) -> Refusal:
    return no.HERE_ALREADY


def _open(command: OpenMatch) -> MatchStory | Refusal:
    refusal = problem_with_table(command.at, command.by, command.rules, command.players, command.judge)
    if refusal is not None:
        return refusal
    story = MatchStory(None)
    rounds = rounds_of(command.rules, len(command.players))
    story.tell(MatchOpened(command.at, command.by, command.rules, command.players, command.judge, rounds))
    return story


def rounds_of(rules: Rules, players: int) -> int:
    """The match slot: how many rounds are played."""
    match rules.match:
        case SingleRound():
            return 1
        case PassingDeal(times) | SetMaster(times):
            return times * players
        case unknown:
            assert_never(unknown)


def _deal(match: Match, command: DealRound) -> MatchStory | Refusal:
    if match.ended or (match.table and not isinstance(match.table.phase, Over)):
        return no.OVER if match.ended else no.NOT_NOW
    if command.at < match.at:
        return no.BACK_IN_TIME
    opening = OpenRound(
        at=command.at,
        by=command.by,
        rules=match.rules,
        players=tuple(seat.player for seat in match.seats if seat.role != "judge"),
        deck=command.deck,
        dealer=match.dealer,
        judge=_judge(match),
        master=match.dealer if isinstance(match.rules.match, SetMaster) else None,
        host=match.table.host if match.table else match.opened_by,
        away=match.away,
        removed=tuple(seat.player for seat in match.seats if seat.removed and seat.role != "judge"),
    )
    done = open_round(opening)
    return done if isinstance(done, Refusal) else _count(match, done.events, command)


def _judge(match: Match) -> Player | None:
    """The judge who is present, or else a judge whose seat is kept."""
    if match.table is None:
        return match.judge
    kept = (seat.player for seat in match.table.seats if seat.role == "judge" and not seat.removed)
    return match.table.judge or next(kept, None)


def _play(match: Match, command: Command) -> MatchStory | Refusal:
    if match.table is None:
        return no.NOT_DEALT
    done = act(match.table, command)
    if type(done) is Refusal:
        return done
    if type(done.table.phase) is Over:  # perhaps only just now
        story = _count(match, done.events)
        _count_if_agreed(story, done.table.at)  # those who did not agree may have left
        return story
    return MatchStory(replace(match, at=done.table.at, table=done.table), done.events)


def _take_off(match: Match, command: TakeOff) -> MatchStory | Refusal:
    """Put cards back into the deck, and seal its new order before any of it is dealt."""
    if match.table is None:
        return no.NOT_DEALT
    done = act(match.table, command)
    return done if isinstance(done, Refusal) else _count(match, done.events, command)


def _count(match: Match, events: list[RoundEvent], shuffled: DealRound | TakeOff | None = None) -> MatchStory:
    """Add the round's events; when the round is over, add up its points, and after the last round name the winner."""
    story = MatchStory(match)
    for event in events:
        story.tell(event)
        if isinstance(event, PilesSet | CardsTakenOff) and shuffled is not None and shuffled.salt:
            _seal(story, event.at, shuffled.salt)
        if isinstance(event, RoundEnded):
            _close_round(story, event)
    return story


def _seal(story: MatchStory, at: int, salt: str) -> None:
    """Seal the current order of the deck; an earlier seal is no longer valid, so its order is shown."""
    match = story.match
    assert match is not None
    if match.salt:
        story.tell(DeckShown(at, match.salt, match.deck))
    story.tell(DeckSealed(at, seal_of(salt, _deck(match.table)), salt))


def _close_round(story: MatchStory, ended: RoundEnded) -> None:
    """Show the sealed deck, and count the round unless it was ended early."""
    match = story.match
    assert match is not None
    if match.salt:
        story.tell(DeckShown(ended.at, match.salt, match.deck))
    if ended.why != "stopped" or stopped_counts(match):
        _add_up(story, ended.at)


def stopped_counts(match: Match) -> bool:
    """Does a round that the host ends early count (R-20)? Yes with a real deck, whose end only people see."""
    match match.rules.match:
        case SingleRound():
            return True
        case PassingDeal(_, counts) | SetMaster(_, counts):
            return counts or match.rounds == 1 or unseen(match.rules.deck)
        case unknown:
            assert_never(unknown)


def _let_count(match: Match, command: LetCount) -> MatchStory | Refusal:
    if match.ended or not match.uncounted:
        return no.OVER if match.ended else no.NOT_NOW
    if command.at < match.at:
        return no.BACK_IN_TIME
    if command.by not in match.there:
        return no.NOT_PLAYING
    if command.by in match.agreed:
        return no.SAID_ALREADY
    story = MatchStory(match)
    story.tell(CountAgreed(command.at, command.by))
    _count_if_agreed(story, command.at)
    return story


def _count_if_agreed(story: MatchStory, at: int) -> None:
    """A round that was ended early counts once everyone present agrees (R-20)."""
    match = story.match
    assert match is not None
    if match.uncounted and match.agreed and all(player in match.agreed for player in match.there):
        _add_up(story, at)


def _add_up(story: MatchStory, at: int) -> None:
    """Add up the points, and after the last round say who has won."""
    match = story.match
    assert match is not None
    assert match.table is not None
    story.tell(RoundCounted(at, points_of(match.table)))
    match = story.match
    assert match is not None
    if match.played == match.rounds:
        story.tell(MatchEnded(at, ranking(match.totals)))


def seal_of(salt: str, deck: tuple[Card, ...]) -> str:
    """The SHA-256 of the salt, a space, and the cards separated by spaces; any tool can compute it."""
    return sha256(f"{salt} {write_cards(deck)}".encode()).hexdigest()


OF_THE_MATCH: Final[dict[type, Callable[[Match, Any], MatchStory | Refusal]]] = {
    OpenMatch: _opened_already,
    DealRound: _deal,
    LetCount: _let_count,
    TakeOff: _take_off,
}


def evolve_match(match: Match | None, event: MatchEvent) -> Match:
    """The match after one event of the match or of its round."""
    if isinstance(event, MatchOpened):
        totals = dict.fromkeys(event.players, 0)
        return Match(event.rules, event.by, event.players, event.judge, event.rounds, event.at, totals)
    assert match is not None
    match event:
        case RoundOpened():
            dealt = (*match.dealt[: match.played], event.dealer)
            return replace(match, at=event.at, table=opened(event), dealt=dealt, agreed=())
        case CountAgreed(at, by):
            return replace(match, at=at, agreed=(*match.agreed, by))
        case RoundCounted(at, points):
            return replace(match, at=at, totals=_sum(match.totals, points), played=match.played + 1)
        case DeckSealed(at, _, salt):
            return replace(match, at=at, salt=salt, deck=_deck(match.table) if salt else ())
        case DeckShown(at):
            return replace(match, at=at, salt="", deck=())
        case MatchEnded(at):
            return replace(match, at=at, ended=True)
        case _:
            assert match.table is not None
            table = evolve(match.table, event)
            return replace(match, at=event.at, table=table)


def _deck(table: Table | None) -> tuple[Card, ...]:
    """The whole deck in order, from the one pile or the several piles it was dealt into."""
    piles = [pile.cards for pile in table.piles] if table else []
    return tuple(card for row in zip_longest(*piles) for card in row if card is not None)


def match_view(match: Match) -> Match:
    """The match as anyone may see it: without face-down cards and without the salt."""
    table = replace(match.table, piles=tuple(map(face_down, match.table.piles))) if match.table else None
    return replace(match, table=table, salt="", deck=())


def _sum(totals: dict[Player, int], points: dict[Player, int]) -> dict[Player, int]:
    return {player: totals.get(player, 0) + points.get(player, 0) for player in {**totals, **points}}


def fold_match(events: Iterable[MatchEvent]) -> Match:
    """The match after a whole log."""
    match: Match | None = None
    for event in events:
        match = evolve_match(match, event)
    assert match is not None
    return match
