"""Who the entrants are (G-4). This is stored outside the log and can be deleted; the log can still be replayed."""

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct

LONGEST: Final = 200  # letters
Text = Annotated[str, Meta(max_length=LONGEST)]


class Person(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The data of an entry card; only the name is required."""

    name: Text
    address: Text = ""
    city: Text = ""
    state: Text = ""
    postcode: Text = ""
    phone: Text = ""
    email: Text = ""
    age: Annotated[int, Meta(ge=0, le=150)] | None = None  # determines the division if divisions go by age


People = Mapping[str, Person]  # by the id used in the log
NOBODY = Person("")  # people whose data was deleted
