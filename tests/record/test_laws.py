"""The laws see what is wrong with a log. (That no game breaks them is shown under `tests/conformance`.)"""

from collections.abc import Sequence

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine.events import CardsDealt, RoundEnded, SetTaken
from tercet.engine.match import DeckShown, MatchEvent
from tercet.record.laws import cards_named, violations
from tests.record.samples import events_of
from tests.support.reasons import english


def changed(events: tuple[MatchEvent, ...], number: int, event: MatchEvent) -> list[MatchEvent]:
    """The log with one event told otherwise."""
    return [*events[:number], event, *events[number + 1 :]]


def told(events: Sequence[MatchEvent]) -> list[str]:
    """What is wrong with a game, in English."""
    return [english(reason) for reason in violations(events)]


def first(kind: type[MatchEvent]) -> int:
    """The number of an event in the golden classic game."""
    return next(n for n, event in enumerate(events_of("classic")) if isinstance(event, kind))


def test_a_sound_game_breaks_none() -> None:
    assert violations(events_of("classic")) == []


def test_a_game_that_stops_halfway_does_not_end() -> None:
    assert told(events_of("classic")[:1]) == ["The game does not end."]


def test_a_card_that_is_taken_and_stays_is_there_twice() -> None:
    number = first(SetTaken)
    taken = events_of("classic")[number]
    assert isinstance(taken, SetTaken)
    said = told(changed(events_of("classic"), number, replace(taken, gone=taken.gone[:2])))
    assert f"Event {number + 1}: a card is missing or is there twice." in said


def test_a_card_that_is_taken_and_not_kept_is_discarded_and_not_lost() -> None:
    number = first(SetTaken)
    taken = events_of("classic")[number]
    assert isinstance(taken, SetTaken)
    said = told(changed(events_of("classic"), number, replace(taken, kept=())))
    assert not [sentence for sentence in said if "missing" in sentence]


def test_a_point_that_nobody_told_of_is_noticed() -> None:
    events = events_of("classic")
    opened = next(n for n, event in enumerate(events) if type(event).__name__ == "RoundOpened")
    opening = events[opened]
    seats = [replace(seat, points=5) for seat in getattr(opening, "seats")]  # noqa: B009
    said = told(changed(events, opened, replace(opening, seats=tuple(seats))))
    assert any("the points do not match the events" in sentence for sentence in said)


def test_a_card_shown_before_it_was_dealt_is_noticed() -> None:
    number = first(SetTaken)
    shown = next(n for n in range(number) if type(events_of("classic")[n]).__name__ == "SetPointed")
    pointed = events_of("classic")[shown]
    undealt = next(event.deck[-1] for event in events_of("classic") if isinstance(event, DeckShown))
    said = told(changed(events_of("classic"), shown, replace(pointed, cards=(undealt,) * 3)))
    assert f"Event {shown + 1} shows an undealt card: {undealt}." in said


def test_the_end_of_a_round_shows_cards_of_the_layout_and_no_others() -> None:
    """M-11, R-12: those that lie face down are turned up, those of the deck are not."""
    events = events_of("memory")
    dealt = next(n for n, event in enumerate(events) if isinstance(event, CardsDealt))
    layout = events[dealt]
    undealt = next(event.deck[-1] for event in events if isinstance(event, DeckShown))
    assert isinstance(layout, CardsDealt)
    for shown, wrong in ((layout.cards[0], False), (undealt, True)):
        said = told([*events[: dealt + 1], RoundEnded(layout.at, "stopped", (shown,))])
        assert (f"Event {dealt + 2} shows an undealt card: {shown}." in said) is wrong


def test_the_cards_of_an_event_are_those_that_its_viewers_read() -> None:
    assert cards_named(CardsDealt(0, (Card("1rof"), Card("2psh")), (), 0)) == {"1rof", "2psh"}
