"""The events that a command causes in a match."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tercet.engine import refusals as no
from tercet.engine.commands import Command, Join, OpenRound, TakeOff
from tercet.engine.decide import act
from tercet.engine.events import CardsTakenOff, PilesSet, RoundEnded, RoundEvent
from tercet.engine.match.commands import DealRound, LetCount, MatchCommand, OpenMatch
from tercet.engine.match.counting import close_round
from tercet.engine.match.events import DeckSealed, DeckShown, MatchOpened
from tercet.engine.match.race import OWN_PLAY, open_own_layouts, play_alone, shared
from tercet.engine.match.seal import deck_in_order, seal_of
from tercet.engine.match.state import Match
from tercet.engine.match.stopped_round import count_if_agreed, let_count
from tercet.engine.match.story import MatchStory
from tercet.engine.opening import open_round, problem_with_table
from tercet.engine.refusals import Refusal
from tercet.engine.slots.match_length import has_master, own_layouts, rounds_of
from tercet.engine.table import Over
from tercet.engine.value import Player


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
        master=match.dealer if has_master(match.rules) else None,
        host=match.table.host if match.table else match.opened_by,
        away=match.away,
        removed=tuple(seat.player for seat in match.seats if seat.removed and seat.role != "judge"),
    )
    done = open_round(opening)
    if isinstance(done, Refusal):
        return done
    if not own_layouts(match.rules):
        return _count(match, done.events, command)
    story = _count(match, shared(done.events), command)
    open_own_layouts(story, command.at, *opening.players)
    return story


def _judge(match: Match) -> Player | None:
    """The judge who is present, or else a judge whose seat is kept."""
    if match.table is None:
        return match.judge
    kept = (seat.player for seat in match.table.seats if seat.role == "judge" and not seat.removed)
    return match.table.judge or next(kept, None)


def _play(match: Match, command: Command) -> MatchStory | Refusal:
    if match.table is None:
        return no.NOT_DEALT
    if match.own and isinstance(command, OWN_PLAY):
        return play_alone(match, command)
    done = act(match.table, command)
    if type(done) is Refusal:
        return done
    if type(done.table.phase) is Over:  # perhaps only just now
        story = _count(match, done.events)
        count_if_agreed(story, done.table.at)  # those who did not agree may have left
        return story
    return MatchStory(replace(match, at=done.table.at, table=done.table), [*done.events])


def _join(match: Match, command: Join) -> MatchStory | Refusal:
    """In a race, somebody who comes late begins with the first layout (M-12)."""
    story = _play(match, command)
    if isinstance(story, MatchStory) and match.own and match.table and not isinstance(match.table.phase, Over):
        open_own_layouts(story, command.at, command.by)
    return story


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
            close_round(story, event)
    return story


def _seal(story: MatchStory, at: int, salt: str) -> None:
    """Seal the current order of the deck; an earlier seal is no longer valid, so its order is shown."""
    match = story.match
    assert match is not None
    if match.salt:
        story.tell(DeckShown(at, match.salt, match.deck))
    story.tell(DeckSealed(at, seal_of(salt, deck_in_order(match.table)), salt))


OF_THE_MATCH: Final[dict[type, Callable[[Match, Any], MatchStory | Refusal]]] = {
    OpenMatch: _opened_already,
    DealRound: _deal,
    LetCount: let_count,
    Join: _join,
    TakeOff: _take_off,
}
