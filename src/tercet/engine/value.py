"""The base of everything that is said, happens or is agreed."""

from typing import NewType

from msgspec import Struct

Player = NewType("Player", str)  # an id; names are kept elsewhere, so that they can be erased
Place = NewType("Place", int)  # a numbered spot of the layout


class Value(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Told, never changed; equal by content; written to the log under its own name."""
