"""Who the entrants are (G-4). This lies apart from the log and can be erased while the log still replays."""

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct

LONGEST: Final = 200  # letters
Text = Annotated[str, Meta(max_length=LONGEST)]


class Person(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the entry card says of somebody; only the name is asked of all."""

    name: Text
    address: Text = ""
    city: Text = ""
    state: Text = ""
    postcode: Text = ""
    phone: Text = ""
    email: Text = ""
    age: Annotated[int, Meta(ge=0, le=150)] | None = None  # decides the division where divisions go by age


People = Mapping[str, Person]  # by the id that the log knows them under
NOBODY = Person("")  # who was erased
