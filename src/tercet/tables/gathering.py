"""The people at a table of the lobby, and its options."""

from typing import Final, Literal

from tercet.engine.facts import has_judge, unseen
from tercet.engine.match import Match
from tercet.engine.rules import Rules
from tercet.engine.slots.pattern import seeks_sets
from tercet.engine.table import Over
from tercet.engine.value import Player, Value

MOST_LAG_MS: Final = 1_000


class FairCalls(Value, frozen=True):
    """Calls are ranked by reaction time; at most this much lag is granted."""

    cap_ms: int = 300  # at most MOST_LAG_MS, so that nobody can make a table wait for ever


class ArrivalOrder(Value, frozen=True):
    """The call that arrives first wins: for people in one room."""


Order = FairCalls | ArrivalOrder
Visibility = Literal["listed", "by-link"]
Talk = Literal["none", "reactions", "chat", "numbers"]  # numbers: none, and names are numbers, as for a class
Judge = Literal["host", "somebody", "nobody"]


class Options(Value, frozen=True):
    """What the host has chosen in addition to the rules."""

    order: Order = FairCalls()
    visibility: Visibility = "listed"
    talk: Talk = "reactions"
    judge: Judge = "somebody"  # who takes the judge's seat, if the rules have one; with nobody, the players rule (G-1)


def problem_with_options(options: Options) -> str | None:
    """Why a table cannot have these options; None if it can."""
    if isinstance(options.order, FairCalls) and not 0 <= options.order.cap_ms <= MOST_LAG_MS:
        return f"The lag that is granted is 0 to {MOST_LAG_MS} ms."
    return None


class Sitter(Value, frozen=True):
    """Somebody at the table. Bots have a level; people have 0."""

    player: Player
    role: Literal["player", "judge"] = "player"
    level: int = 0
    present: bool = True


class Gathering(Value, frozen=True):
    """A table of the lobby: before, during and between matches."""

    host: Player
    rules: Rules
    options: Options
    at: int
    sitters: tuple[Sitter, ...] = ()
    removed: tuple[Player, ...] = ()
    locked: bool = False
    paused: bool = False
    matches: int = 0  # number of matches begun so far
    match: Match | None = None
    again: tuple[Player, ...] = ()  # who wants another match, or is ready for the first one or the next round

    @property
    def numbered(self) -> bool:
        """Are people shown by numbers instead of names?"""
        return self.options.talk == "numbers"

    @property
    def playing(self) -> bool:
        """Is a match being played?"""
        return self.match is not None and not self.match.ended

    @property
    def between_rounds(self) -> bool:
        """Is a round over, and another one of the same match to come?"""
        table = self.match.table if self.match and self.playing else None
        return table is not None and isinstance(table.phase, Over)

    @property
    def judged(self) -> bool:
        """Is there a judge's seat, taken or free?"""
        return has_judge(self.rules) and self.options.judge != "nobody"

    @property
    def demonstrated(self) -> bool:
        """Is there a demonstration before the first match? Yes if there is a judge and we see the cards (R-21)."""
        rules = self.rules
        return has_judge(rules) and seeks_sets(rules.pattern) and not unseen(rules.deck)

    @property
    def judge(self) -> Player | None:
        """The judge, if present."""
        return next((sitter.player for sitter in self.sitters if sitter.role == "judge" and sitter.present), None)

    def sitter(self, player: Player) -> Sitter | None:
        """The sitter with this id, or None."""
        return next((sitter for sitter in self.sitters if sitter.player == player), None)

    @property
    def acting_host(self) -> Player | None:
        """The host, or while the host is away the first person present."""
        there = [sitter.player for sitter in self.sitters if sitter.present and not sitter.level]
        return self.host if self.host in there else next(iter(there), None)
