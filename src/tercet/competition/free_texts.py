"""What people type freely during a day: reasons, announcements, and the names of families and schools.

It may tell something about people, so it can be erased like their names: the log can still be replayed without it.
"""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from tercet.competition import events as e
from tercet.competition.state import Competition

Change = Callable[[str], str]


def with_texts(event: e.CompetitionEvent, said: Change, group: Change) -> e.CompetitionEvent:
    """The event with other texts: reasons and announcements, and groups. Where there is none, there is none."""
    match event:
        case e.EntrantEntered():
            return replace(event, entrant=replace(event.entrant, group=_other(group, event.entrant.group)))
        case e.EntrantChanged():
            return replace(event, group=_other(group, event.group), why=_other(said, event.why))
        case e.SetupChanged() | e.ReportRevised() | e.ResultSettled() | e.GameVoided() | e.ResultCorrected():
            return replace(event, why=_other(said, event.why))
        case e.Announced():
            return replace(event, text=_other(said, event.text))
        case _:
            return event


def _other(change: Change, text: str) -> str:
    return change(text) if text else ""


def without_texts(events: Iterable[e.CompetitionEvent]) -> tuple[e.CompetitionEvent, ...]:
    """The events without what was typed; who was kept apart still is, by a number."""
    number = _Numbers()
    return tuple(with_texts(event, lambda _: "", number) for event in events)


def readable(events: Sequence[e.CompetitionEvent]) -> tuple[e.CompetitionEvent, ...]:
    """A log as it may be read: what was typed before people's data was erased is not there."""
    erased = max((n for n, event in enumerate(events, 1) if isinstance(event, e.PeopleErased)), default=0)
    return (*without_texts(events[:erased]), *events[erased:])


def erased(now: Competition) -> Competition:
    """The competition without what was typed. What was done before can no longer be undone."""
    number = _Numbers()
    groups = {n: replace(each, group=_other(number, each.group)) for n, each in now.entrants.items()}
    corrections = tuple(replace(each, why="") for each in now.corrections)
    return replace(now, entrants=groups, corrections=corrections, announcement="", steps=())


class _Numbers:
    """A number instead of each name."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def __call__(self, name: str) -> str:
        return self._known.setdefault(name, str(len(self._known) + 1))
