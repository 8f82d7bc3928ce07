"""Which commands have taken effect at a table: the last ones in memory, all of them in the store."""

from typing import Final, TypeAlias

KEPT: Final = 64  # at least so many ids are kept in memory, and at most twice as many

Said: TypeAlias = tuple[str, str]  # a player, and the id that their client gave the command


class DoneCommands:
    """The last commands of a table, with the numbers of their entries.

    `complete` as long as there were no others before. Afterwards only the store knows whether one is a repetition.
    """

    __slots__ = ("_latest", "_older", "complete")

    def __init__(self, complete: bool = True) -> None:
        self.complete = complete
        self._latest: dict[Said, int] = {}
        self._older: dict[Said, int] = {}

    def __contains__(self, said: Said) -> bool:
        return said in self._latest or said in self._older

    def get(self, said: Said) -> int | None:
        """The entry that this command caused; None if it is not remembered here."""
        return self._latest.get(said) or self._older.get(said)

    def add(self, said: Said, seq: int) -> None:
        """Remember a command; the oldest are dropped together, which costs less than one at a time."""
        if len(self._latest) == KEPT:
            self.complete = self.complete and not self._older
            self._older, self._latest = self._latest, {}
        self._latest[said] = seq
