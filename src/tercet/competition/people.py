"""Who the entrants are (G-4). This is stored outside the log and can be deleted; the log can still be replayed."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal
from unicodedata import category

from msgspec import Meta, Struct

from tercet.competition.refusals import BAD_LETTERS, NO_NAME, Refusal

LONGEST: Final = 200  # letters
UNSHOWN: Final = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")  # control characters, and what is no character
TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
Text = Annotated[str, Meta(max_length=LONGEST)]
Photo = Literal["none", "paper", "given", "refused"]  # may photos be published: not asked, on paper, yes, no


class Person(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The data of an entry card; only the name is required, and the rest is asked if the organiser wishes."""

    name: Text
    address: Text = ""
    city: Text = ""
    state: Text = ""
    postcode: Text = ""
    phone: Text = ""
    email: Text = ""
    age: Annotated[int, Meta(ge=0, le=150)] | None = None  # decides the division if they go by age; not stored
    guardian: Text = ""  # of a minor: name, and phone number or e-mail address
    unlisted: bool = False  # wishes to be shown by number only
    photo: Photo = "none"


People = Mapping[str, Person]  # by the id used in the log
NOBODY = Person("")  # people whose data was deleted


def problem_with_text(text: str) -> Refusal | None:
    """Letters that cannot be shown or printed, or that turn what stands beside them around."""
    return BAD_LETTERS if any(category(letter) in UNSHOWN or letter in TURNING for letter in text) else None


def problem_with_person(person: Person) -> Refusal | None:
    """Why this cannot be on an entry card; None if it can."""
    if not person.name.strip():
        return NO_NAME
    texts = [getattr(person, name) for name in person.__struct_fields__]
    return next(filter(None, (problem_with_text(text) for text in texts if isinstance(text, str))), None)
