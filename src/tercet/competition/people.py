"""Who the entrants are (G-4). This lies apart from the log and can be erased while the log still replays."""

from collections.abc import Mapping

from msgspec import Struct


class Person(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the entry card says of somebody; only the name is asked of all."""

    name: str
    address: str = ""
    city: str = ""
    state: str = ""
    postcode: str = ""
    phone: str = ""
    email: str = ""
    age: int | None = None  # decides the division where divisions go by age; not on the card


People = Mapping[str, Person]  # by the id that the log knows them under
NOBODY = Person("")  # who was erased
