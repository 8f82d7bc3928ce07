"""The base of all commands, events and rules."""

from typing import NewType

from msgspec import Struct

Player = NewType("Player", str)  # an id; names are stored elsewhere, so that they can be deleted
Place = NewType("Place", int)  # a numbered spot of the layout


class Value(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Immutable, equal by content, and written to the log under its class name."""


class Offer:
    """On a field: the numbers that are offered to somebody who puts rules together. Others can be played as well."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = numbers
