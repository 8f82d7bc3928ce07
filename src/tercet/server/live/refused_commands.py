"""Which commands were refused at a table lately. A refusal is final: the same command does not happen later."""

from typing import Final

from tercet.engine.refusals import Refusal
from tercet.server.live.done_commands import Said

KEPT: Final = 100  # of each table


class RefusedCommands:
    """The last refusals. A repetition may come later over an older connection, when the table is another one."""

    __slots__ = ("_refusals",)

    def __init__(self) -> None:
        self._refusals: dict[Said, Refusal] = {}

    def get(self, said: Said) -> Refusal | None:
        """Why this command was refused; None if it was not, or so long ago that it cannot still be on its way."""
        return self._refusals.get(said)

    def add(self, said: Said, refusal: Refusal) -> None:
        """Remember a refusal; if there are too many, forget the oldest."""
        self._refusals[said] = refusal
        if len(self._refusals) > KEPT:
            del self._refusals[next(iter(self._refusals))]
