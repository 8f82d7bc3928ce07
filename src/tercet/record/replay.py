"""Replaying a record: to any event, or verifying that each verdict follows from the commands."""

from collections.abc import Sequence

from tercet.cards.reasons import Reason
from tercet.engine.match import Match, MatchEvent, act_in_match, evolve_match
from tercet.engine.refusals import Refusal
from tercet.record.causes import command_behind
from tercet.record.codec import BrokenRecord


def replay(events: Sequence[MatchEvent], up_to: int | None = None) -> Match:
    """The match after a number of events; after all of them by default."""
    if not events:
        raise no_events()
    if up_to is not None and not 1 <= up_to <= len(events):
        why = f"This record has events 1 to {len(events)}, and no event {up_to}."
        raise BrokenRecord(why, "record-no-such-event", last=str(len(events)), n=up_to)
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
            why = f"Event {n + 1}, {_name(events[n])}, does not follow from the events before it."
            raise BrokenRecord(why, "record-does-not-follow", n=n + 1, name=_name(events[n]))
        story = act_in_match(match, command)
        if isinstance(story, Refusal):
            raise refused(n + 1, events[n], story)
        for number, told in enumerate(story.events, n):
            if number >= len(events):
                why = f"This record is cut off: event {len(events)} must be followed by {_name(told)}."
                raise BrokenRecord(why, "record-cut-off", n=len(events), name=_name(told))
            if events[number] != told:
                raise differs(number + 1, events[number], told)
        match, n = story.match, n + len(story.events)
    if match is None:
        raise no_events()
    return match


def no_events() -> BrokenRecord:
    """The record has only its first line."""
    return BrokenRecord("This record contains no events.", "record-no-events")


def refused(n: int, event: MatchEvent, refusal: Refusal) -> BrokenRecord:
    """The command behind this event would have been refused."""
    why = Reason(refusal.why, f"refused-{refusal.code}")
    text = f"Event {n}, {_name(event)}, could not happen: {why}"
    return BrokenRecord(text, "record-impossible", n=n, name=_name(event), why=why)


def differs(n: int, event: MatchEvent, right: MatchEvent) -> BrokenRecord:
    """The command behind this event has another effect."""
    text = f"Event {n}, {_name(event)}, is not what the rules say. They say: {right}"
    return BrokenRecord(text, "record-differs", n=n, name=_name(event), value=str(right))


def _name(event: MatchEvent) -> str:
    return type(event).__name__
