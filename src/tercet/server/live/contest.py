"""Calls that have come in and are not yet settled: whoever reacted quickest has it (see tables.fairness)."""

from typing import Final

from tercet.engine.commands import Call, Point
from tercet.engine.rules import AskTheOthers, CallFirst, CallsInOrder, PointAtOnce, Ties
from tercet.engine.table import Searching
from tercet.engine.value import Player
from tercet.server.live.letters import Letter
from tercet.tables.fairness import Heard, Silent, settles_at
from tercet.tables.gathering import FairCalls, Gathering

CALLS: Final = (Call, Point)


def is_contested(gathering: Gathering, command: object) -> bool:
    """Is this a call that others might have made sooner without being heard yet?"""
    if type(gathering.options.order) is not FairCalls or type(command) not in CALLS:
        return False
    table = gathering.match.table if gathering.match else None
    if table is None or not isinstance(table.phase, Searching):
        return False
    match table.rules.calling:
        case CallFirst(_, touch):
            return touch or isinstance(command, Call)
        case PointAtOnce():
            return isinstance(command, Point)
        case CallsInOrder():
            return False


class Contest:
    """The calls of one moment."""

    def __init__(self) -> None:
        self.calls: list[tuple[Heard, Letter]] = []

    def call_of(self, player: Player) -> Letter | None:
        """What this player has said already, if anything."""
        return next((letter for heard, letter in self.calls if heard.player == player), None)

    def add(self, heard: Heard, letter: Letter) -> None:
        """One more call."""
        self.calls.append((heard, letter))

    def settles_at(self, silent: dict[Player, Silent], ties: Ties) -> int:
        """From when on no silent player could beat the best of them; where ties matter, nor be as quick (R-14)."""
        heard = [call for call, _ in self.calls]
        callers = {call.player for call in heard}
        within_ms = ties.within_ms if isinstance(ties, AskTheOthers) else 0
        return settles_at(heard, [other for player, other in silent.items() if player not in callers], within_ms)

    def close(self) -> list[tuple[Heard, Letter]]:
        """All calls, quickest first; the contest is empty again."""
        calls, self.calls = self.calls, []
        return sorted(calls, key=lambda call: (call[0].reaction_ms, call[0].heard_at))
