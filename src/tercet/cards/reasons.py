"""Why something is wrong: in English, and as a message for other languages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True)
class Reason:
    """A reason in English, and the message that says it in every language, with its values."""

    why: str
    message: str
    told: "Mapping[str, Told]" = field(default_factory=dict)

    def __str__(self) -> str:
        return self.why


Told: TypeAlias = str | int | float | Reason
"""A value of a message. A reason is said in the language of the message."""


class Explained(ValueError):
    """An error with its reason. As text it is English."""

    def __init__(self, why: str, message: str, /, **told: Told) -> None:
        super().__init__(why)
        self.reason = Reason(why, message, told)
