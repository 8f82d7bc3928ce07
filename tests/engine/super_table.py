"""A table of the Super Rules: cards lie there because they were flipped, points because they were won."""

from collections.abc import Mapping

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.rules import FirstHeard, Rules
from tercet.rulesets.super_rules import SUPER
from tests.engine.telling import Someone, ToldTable, ann, bea, cem, given

RED = "1rof 2rof 3rof"  # a SET
WAVES = "1psh 2psh 3psh"  # another one
NOT_A_SET = "1rof 2rof 1psh"  # two are ovals, one is a squiggle
LYING = f"{RED} {WAVES}"
# SETs that brought the points which people have when a test begins.
EARLIER = (
    "1gde 2gde 3gde",
    "1gdh 2gdh 3gdh",
    "1gdf 2gdf 3gdf",
    "1gse 2gse 3gse",
    "1gsh 2gsh 3gsh",
)
FLIPPED = Card("3gof")  # the card with which a super round starts
NOBODY: Mapping[Someone, int] = {}


def super_table(
    lying: str = LYING,
    *people: Someone,
    points: Mapping[Someone, int] = NOBODY,
    rules: Rules = SUPER.rules,
    then: str = "",
) -> ToldTable:
    """These cards were flipped one after the other, `then` come next; ann, bea and cem play unless others are named."""
    winners = [someone for someone, won in points.items() for _ in range(won)]
    earlier = EARLIER[: len(winners)]
    table = given(rules, *(people or (ann, bea, cem)), layout=" ".join([*earlier, lying, then]))
    table.table = replace(table.table, rules=replace(rules, ties=FirstHeard()))  # what was won before was no tie
    for someone, cards in zip(winners, earlier, strict=True):
        flip(table, 3)
        table.when(someone.calls(), someone.points(cards))
    table.table = replace(table.table, rules=rules)
    return flip(table, len(lying.split()))


def claims(someone: Someone, cards: str, at: int) -> tuple[c.Call, c.Point]:
    """A call by word, and the cards when no other call can be simultaneous any more (R-14)."""
    return someone.calls(at=at - 10), someone.points(cards, at=at)


def flip(table: ToldTable, times: int = 1, at: int | None = None) -> ToldTable:
    """The players flip in turn."""
    for _ in range(times):
        owner = table.table.piles[table.table.turn].owner
        assert owner is not None
        table.when(c.Flip(table.table.at if at is None else at, owner))
    return table


def running(*stakers: Someone, **has: int) -> ToldTable:
    """These are in a super round that has started at 1,000 with 3gof; points by name."""
    named = {"ann": ann, "bea": bea, "cem": cem}
    table = super_table(LYING, points={named[name]: won for name, won in has.items()}, then=FLIPPED)
    return flip(table.when(*(someone.stakes(at=500) for someone in stakers)), at=1_000)


def points(table: ToldTable, *people: Someone) -> list[int]:
    """How many points each has."""
    return [table.seat(someone).points for someone in people]


def with_option(**slots: object) -> Rules:
    """The Super Rules with some slots answered otherwise."""
    return replace(SUPER.rules, **slots)
