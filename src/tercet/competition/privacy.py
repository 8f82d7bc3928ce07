"""What the organiser decides about people's data: what is asked, what the public sees, and until when it is kept."""

from datetime import date, timedelta
from typing import Final, Literal

from msgspec.structs import replace

from tercet.competition.people import Person, problem_with_person
from tercet.competition.refusals import Refusal, no
from tercet.engine.value import Value

Asked = Literal["address", "phone", "email", "guardian", "photo"]
Shown = Literal["number", "first-name"]
FIELDS: Final[dict[Asked, tuple[str, ...]]] = {
    "address": ("address", "city", "state", "postcode"),
    "phone": ("phone",),
    "email": ("email",),
    "guardian": ("guardian",),
    "photo": ("photo",),
}
KEPT: Final = 90  # days after the competition, unless the organiser sets another date
LONGEST_KEPT: Final = 366


class Privacy(Value, frozen=True):
    """Nothing is asked but a name, unless the organiser switches it on."""

    asks: tuple[Asked, ...] = ()
    shows: Shown = "first-name"  # beside the number, wherever the public looks
    until: date | None = None  # the last day, in local time; after it, people's data is erased and results stay


def until_by_default(today: date, begins: str = "") -> date:
    """How long people's data is kept if the organiser does not say: from today, or from the day of the competition."""
    try:
        start = max(today, date.fromisoformat(begins[:10]))
    except ValueError:
        start = today
    return min(start + timedelta(KEPT), today + timedelta(LONGEST_KEPT))


def is_over(privacy: Privacy, today: date) -> bool:
    """Is it time to erase people's data?"""
    return privacy.until is not None and today > privacy.until


def problem_with_until(privacy: Privacy, today: date) -> Refusal | None:
    """Why people's data cannot be kept until then: it is kept for some time, and not for good."""
    if privacy.until is None:
        return no("until-missing")
    if is_over(privacy, today):
        return no("until-passed")
    too_far = privacy.until > today + timedelta(LONGEST_KEPT)
    return no("until-too-far", most=LONGEST_KEPT) if too_far else None


def problem_with_details(privacy: Privacy, person: Person) -> Refusal | None:
    """Why this cannot be kept about somebody: it is not valid, or nobody asked for it."""
    return problem_with_person(person) or next(
        (no("not-asked", field=each) for each in given(person) if each not in privacy.asks), None
    )


def given(person: Person) -> list[Asked]:
    """What of the things that may be asked is known of somebody."""
    blank = Person("")
    return [asked for asked, names in FIELDS.items() if any(getattr(person, n) != getattr(blank, n) for n in names)]


def kept(person: Person) -> Person:
    """What is stored of somebody: the age only decides the division."""
    return replace(person, age=None)


def public_name(privacy: Privacy, person: Person) -> str:
    """What the public reads beside somebody's number: the first name, or nothing.

    >>> public_name(Privacy(), Person("Ada Lovelace")), public_name(Privacy(shows="number"), Person("Ada Lovelace"))
    ('Ada', '')
    """
    hidden = privacy.shows == "number" or person.unlisted
    return "" if hidden else next(iter(person.name.split()), "")
