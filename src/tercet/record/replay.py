"""Replaying a record: to any event, or verifying that each verdict follows from the commands."""

from collections.abc import Sequence

from tercet.engine.match import Match, MatchEvent, act_in_match, evolve_match
from tercet.engine.refusals import Refusal
from tercet.record.causes import command_behind
from tercet.record.codec import BrokenRecord


def replay(events: Sequence[MatchEvent], up_to: int | None = None) -> Match:
    """The match after a number of events; after all of them by default."""
    if not events:
        raise BrokenRecord("This record holds no event.")
    if up_to is not None and not 1 <= up_to <= len(events):
        raise BrokenRecord(f"This record has events 1 to {len(events)}, and no event {up_to}.")
    match: Match | None = None
    for event in events[:up_to]:
        match = evolve_match(match, event)
    assert match is not None
    return match


def prove(events: Sequence[MatchEvent]) -> Match:
    """Decide every command again and compare the events. The first difference is reported by its number."""
    match: Match | None = None
    n = 0
    while n < len(events):
        command = command_behind(events[n], events[n + 1 : n + 3])
        if command is None:
            raise BrokenRecord(f"Event {n + 1}, {_name(events[n])}, does not follow from what was said before it.")
        story = act_in_match(match, command)
        if isinstance(story, Refusal):
            raise BrokenRecord(f"Event {n + 1}, {_name(events[n])}, could not happen: {story.why}")
        for number, told in enumerate(story.events, n):
            if number >= len(events):
                raise BrokenRecord(f"This record is cut off: after event {len(events)} comes {_name(told)}.")
            if events[number] != told:
                name = _name(events[number])
                raise BrokenRecord(f"Event {number + 1}, {name}, is not what the rules say, which is {told}.")
        match, n = story.match, n + len(story.events)
    if match is None:
        raise BrokenRecord("This record holds no event.")
    return match


def _name(event: MatchEvent) -> str:
    return type(event).__name__
