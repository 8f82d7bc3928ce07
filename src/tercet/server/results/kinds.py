"""The kinds of results of play alone. The device says what happened; what the server can check, it checks."""

from datetime import date
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from tercet.cards.card import Card, Trio
from tercet.server.daily import Size

DAY_MS: Final = 86_400_000

Moment = Annotated[int, Meta(ge=0, le=2**53 - 1, description="ms since 1970, UTC")]
Span = Annotated[int, Meta(ge=0, le=DAY_MS, description="ms")]
Count = Annotated[int, Meta(ge=0, le=10_000)]
Name = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
Goal = Literal["finds-10", "finds-20", "finds-30", "minutes-1", "minutes-5", "minutes-10"]
Kind = Literal["daily", "clock", "drill", "course"]


class Find(Struct, frozen=True, forbid_unknown_fields=True):
    """A SET that was found."""

    cards: Trio
    at: Span
    """ms after the start"""


class DailyResult(Struct, tag_field="kind", tag="daily", frozen=True, forbid_unknown_fields=True):
    """The daily puzzle, solved or given up."""

    day: date
    size: Size
    begun: Moment
    ms: Span
    """From the start to the last find, or until it was given up."""
    finds: Annotated[tuple[Find, ...], Meta(max_length=12)]
    helps: Count = 0
    """How many cards were shown."""
    wrong: Count = 0
    """How many times three cards were no SET."""


class ClockResult(Struct, tag_field="kind", tag="clock", frozen=True, forbid_unknown_fields=True):
    """So many finds as fast as possible, or as many as possible in so many minutes."""

    goal: Goal
    seed: Annotated[str, Meta(max_length=64)]
    """The same seed gives the same layouts, so times can be compared."""
    begun: Moment
    ms: Span
    finds: Annotated[tuple[Find, ...], Meta(max_length=200)]
    wrong: Count = 0


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """One task of a drill."""

    ms: Span
    right: bool
    cards: Annotated[tuple[Card, ...], Meta(max_length=21)] = ()
    """What was shown."""
    about: Annotated[str, Meta(max_length=40)] = ""
    """What the task was about, such as a feature or a number of differing features."""


class DrillResult(Struct, tag_field="kind", tag="drill", frozen=True, forbid_unknown_fields=True):
    """Some tasks of one drill."""

    drill: Name
    begun: Moment
    tries: Annotated[tuple[Try, ...], Meta(min_length=1, max_length=60)]


class CourseResult(Struct, tag_field="kind", tag="course", frozen=True, forbid_unknown_fields=True):
    """A step of the course, finished."""

    step: Name
    begun: Moment
    ms: Span
    wrong: Count = 0


Result = DailyResult | ClockResult | DrillResult | CourseResult


class NewResult(Struct, frozen=True, forbid_unknown_fields=True):
    """A result to be kept."""

    result: Result


class KeptResult(Struct, frozen=True):
    """A result, and when the server received it."""

    id: str
    received: int
    result: Result


def kind_of(result: Result) -> Kind:
    """The kind of a result, as it is written."""
    tag: Kind = result.__struct_config__.tag  # type: ignore[assignment]
    return tag
