"""A rule set cites its source: each slot's value is given with the clauses of the rulebook it comes from."""

from typing import Generic, TypeVar

from msgspec import Struct

from tercet.engine import rules as r
from tercet.engine.value import Value
from tercet.rulesets.bearing import bears, holds

T = TypeVar("T")


class Cited(Struct, Generic[T], frozen=True):
    """A value and its clauses."""

    value: T
    clauses: tuple[str, ...]


def cite(value: T, *clauses: str) -> Cited[T]:
    """`cite(LosePoints(1), "A-5")`: one point, according to A-5."""
    return Cited(value, clauses)


class RuleSet(Struct, frozen=True, kw_only=True):
    """A named rule set. The defaults are what most rule sheets say."""

    name: str
    deck: Cited[r.Deck] = cite(r.FullDeck(), "C-1")
    pattern: Cited[r.Pattern] = cite(r.Sets(), "C-2")
    layout: Cited[r.Layout]
    calling: Cited[r.Calling]
    ties: Cited[r.Ties] = cite(r.FirstHeard(), "R-14")
    delay: Cited[r.Delay] = cite(r.WaitForWindow(), "R-2")
    verdict: Cited[r.Verdict] = cite(r.ByEngine(), "R-1")
    reward: Cited[r.Reward]
    penalty: Cited[r.Penalty]
    dealing: Cited[r.Dealing]
    no_set: Cited[r.NoSet]
    super_round: Cited[r.SuperRounds] = cite(r.NoSuperRound())
    ending: Cited[r.Ending] = cite(r.DeckUsedUp(), "R-6")
    hints: Cited[r.Hints] = cite(r.NoHints(), "R-12")
    seats: Cited[r.Seats] = cite(r.Seats(1, 12), "R-16")
    match: Cited[r.MatchLength] = cite(r.SingleRound())
    also: tuple[str, ...] = ()  # clauses of this sheet that do not concern a slot

    @property
    def rules(self) -> r.Rules:
        """The values without their clauses, as the engine uses them."""
        return r.Rules(name=self.name, **{slot: getattr(self, slot).value for slot in SLOTS})

    @property
    def bearing(self) -> dict[str, Cited[Value]]:
        """The slots whose question can come up under these rules, by name."""
        return {slot: getattr(self, slot) for slot in SLOTS if bears(slot, self.rules)}

    @property
    def beside(self) -> tuple[str, ...]:
        """The clauses that do not concern a slot and apply to this rule set."""
        return tuple(clause for clause in self.also if holds(clause, self.rules))

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that is cited, once."""
        quoted = [clause for cited in self.bearing.values() for clause in cited.clauses]
        return tuple(dict.fromkeys([*quoted, *self.beside]))


SLOTS = tuple(field for field in r.Rules.__struct_fields__ if field != "name")
