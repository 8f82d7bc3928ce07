"""What a seed decides before a game begins: rules, people, and how bad the world is."""

from random import Random

from msgspec import Struct

from tercet.rulesets.catalogue import RULE_SETS
from tercet.tables.gathering import ArrivalOrder, FairCalls, Options
from tests.proof.simulation.network import Dangers

RULES = tuple(name for name, rule_set in RULE_SETS.items() if rule_set.name != "real-table")


class Plan(Struct, frozen=True):
    """One game."""

    seed: int
    rule_set: str
    options: Options
    people: int
    seconds: float
    dangers: Dangers
    disk_s: float
    """How long the disk takes at most."""
    troubles: float
    """How often the database does not answer."""
    misfortunes: float
    """Kills, stops and jumps of the clock in a second."""


def plan_of(seed: int) -> Plan:
    """The same for the same seed, always."""
    dice = Random(f"plan {seed}")
    order = dice.choice((ArrivalOrder(), FairCalls(), FairCalls(1_000)))
    return Plan(
        seed,
        dice.choice(RULES),
        Options(order=order, judge=dice.choice(("host", "somebody", "nobody"))),
        people=dice.randint(1, 3),
        seconds=dice.uniform(5, 30),
        dangers=Dangers(
            latency_s=dice.choice((0.003, 0.05, 0.4)),
            breaks_after=dice.choice((0, 4_000, 12_000, 40_000)),
            stalls=dice.choice((0, 0, 0.01, 0.05)),
            repeats=dice.choice((0, 0.1, 0.5)),
            overtakes=dice.choice((0, 0.1, 0.5)),
            buffer=dice.choice((None, 1_000, 6_000)),
        ),
        disk_s=dice.choice((0.001, 0.02, 0.3)),
        troubles=dice.choice((0, 0, 0.02)),
        misfortunes=dice.choice((0, 0.05, 0.3)),
    )
