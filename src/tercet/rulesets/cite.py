"""A rule set cites its source: each slot's value is given with the clauses of the rulebook it comes from."""

from typing import Final, Generic, Literal, TypeVar

from msgspec import Struct

from tercet.engine import rules as r
from tercet.engine.value import Value
from tercet.rulesets.bearing import bears, holds

T = TypeVar("T")
Edition = Literal["american", "european"]
BOXES: Final[dict[Edition, str]] = {"american": "classic", "european": "european"}  # the rule set of each box's sheet


class CitedValue(Struct, Generic[T], frozen=True):
    """A value and its clauses."""

    value: T
    clauses: tuple[str, ...]


def cite(value: T, *clauses: str) -> CitedValue[T]:
    """`cite(LosePoints(1), "A-5")`: one point, according to A-5."""
    return CitedValue(value, clauses)


class RuleSet(Struct, frozen=True, kw_only=True):
    """A named rule set. The defaults are what most rule sheets say."""

    name: str
    edition: Edition = "american"  # of the box that the sheet comes in: whose cards are drawn beside it
    deck: CitedValue[r.Deck] = cite(r.AllCards(), "C-1")
    pattern: CitedValue[r.Pattern] = cite(r.Pattern(), "C-2")
    layout: CitedValue[r.Layout]
    calling: CitedValue[r.Calling]
    ties: CitedValue[r.Ties] = cite(r.FirstHeard(), "R-14")
    delay: CitedValue[r.Delay] = cite(r.WaitForWindow(), "R-2")
    verdict: CitedValue[r.Verdict] = cite(r.ByEngine(), "R-1")
    reward: CitedValue[r.Reward]
    penalty: CitedValue[r.Penalty]
    dealing: CitedValue[r.Dealing]
    no_set: CitedValue[r.NoSet]
    super_round: CitedValue[r.SuperRounds] = cite(r.NoSuperRound())
    ending: CitedValue[r.Ending] = cite(r.DeckUsedUp(), "R-6")
    hints: CitedValue[r.Hints] = cite(r.NoHints(), "R-12")
    seats: CitedValue[r.Seats] = cite(r.Seats(1, 12), "R-16")
    match: CitedValue[r.MatchLength] = cite(r.SingleRound())
    also: tuple[str, ...] = ()  # clauses of this sheet that do not concern a slot

    @property
    def rules(self) -> r.Rules:
        """The values without their clauses, as the engine uses them."""
        return r.Rules(name=self.name, **{slot: getattr(self, slot).value for slot in SLOTS})

    @property
    def bearing(self) -> dict[str, CitedValue[Value]]:
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
