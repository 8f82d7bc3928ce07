"""A record can be replayed to any event, and proved: everything said is said again, and the same follows."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.engine.match import Match, MatchEvent, evolve_match
from tercet.record.codec import BrokenRecord, read_record, write_record
from tercet.record.replay import prove, replay
from tests.record.samples import NAMES, events_of
from tests.support.reasons import english


def why_not_proved(events: Sequence[MatchEvent]) -> str:
    """What is said about a record that does not follow from itself."""
    with pytest.raises(BrokenRecord) as refusal:
        prove(events)
    return english(refusal.value.reason)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_can_be_replayed_to_any_event(name: str) -> None:
    events = events_of(name)
    match: Match | None = None
    for number, event in enumerate(events, 1):
        match = evolve_match(match, event)
        if number % 20 == 1 or number == len(events):
            assert replay(events, number) == match


@pytest.mark.parametrize("number", [0, -1, len(events_of("puzzle")) + 1])
def test_an_event_that_is_not_there_cannot_be_replayed_to(number: int) -> None:
    with pytest.raises(BrokenRecord, match=f"and no event {number}"):
        replay(events_of("puzzle"), number)


def test_a_record_without_events_tells_no_game() -> None:
    with pytest.raises(BrokenRecord, match=r"^This record contains no events\.$"):
        replay([])
    assert why_not_proved([]) == "This record contains no events."


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_record_is_proved(name: str) -> None:
    assert prove(events_of(name)).ended


def test_the_record_of_a_game_that_goes_on_is_proved_as_far_as_it_goes() -> None:
    events = events_of("puzzle")
    assert not prove(events[:1]).ended


def test_a_record_that_breaks_off_in_the_middle_of_what_follows_is_refused() -> None:
    events = events_of("classic")
    dealt = next(n for n, event in enumerate(events) if type(event).__name__ == "CardsDealt")
    assert why_not_proved(events[:dealt]) == f"This record is cut off: event {dealt} must be followed by CardsDealt."


def test_an_event_from_nowhere_is_refused() -> None:
    events = [*events_of("classic")]
    taken = next(n for n, event in enumerate(events) if type(event).__name__ == "SetTaken")
    stolen = [*events, events[taken]]
    assert why_not_proved(stolen) == f"Event {len(stolen)}, SetTaken, does not follow from the events before it."


def test_something_said_that_could_not_be_said_is_refused() -> None:
    events = [*events_of("classic")]
    twice = [*events[:1], *events]
    assert why_not_proved(twice).startswith("Event 2, MatchOpened, could not happen: ")


@given(st.sampled_from(["puzzle", "beginner", "competition", "super"]), st.integers(0, 10_000))
def test_a_record_whose_events_were_mixed_up_is_proved_or_refused_and_never_crashes(name: str, seed: int) -> None:
    dice = Random(seed)
    events = [*events_of(name)[:120]]
    for _ in range(dice.randint(1, 3)):
        one, two = dice.randrange(len(events)), dice.randrange(len(events))
        match dice.choice(["swap", "drop", "double", "borrow"]):
            case "swap":
                events[one], events[two] = events[two], events[one]
            case "drop":
                del events[one]
            case "double":
                events.insert(two, events[one])
            case _:
                events[one] = dice.choice(events_of("quick"))
    mixed = read_record(write_record(events))
    try:
        proved = prove(mixed)
    except BrokenRecord:
        return
    assert proved == replay(mixed)
