"""Times of people and of programs, to measure how well odd timing is told from ordinary timing.

    python -m tests.players.imitated 200

prints both rates for so many matches of each kind. Bots race for SETs as people do, but react after exactly the same
time; so people's own spread is added: how long they took to judge three cards (in the middle .43 s, half of them
between .31 and .66 s).
"""

import sys
from collections.abc import Callable, Sequence
from random import Random

from tercet.cards.sets import find_sets
from tercet.engine.commands import Point
from tercet.engine.match import DealRound, Match, MatchCommand, MatchEvent, OpenMatch, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.players.match_of_bots import bots_play
from tercet.players.oddities import FEWEST, oddities
from tercet.players.wild import shuffled
from tercet.record.timings import TimedFind, timings_of
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.quick import QUICK

PLAYED = ("quick", "classic", "solitaire", "mega", "chain", "european")
JUDGING_MS = 430
SPREAD = 0.57
FASTEST_MS = 150
Times = list[Sequence[TimedFind]]


def people(rule_set: str, level: int, seats: int, dice: Random) -> Times:
    """The times of players like people, all of this level, in one match."""
    return [
        [_as_person(find, dice) for find in timing.finds] for timing in timings_of(_match(rule_set, level, seats, dice))
    ]


def _as_person(find: TimedFind, dice: Random) -> TimedFind:
    more = round(dice.lognormvariate(0, SPREAD) * JUDGING_MS) - JUDGING_MS
    return TimedFind(max(find.took + more, FASTEST_MS), max(find.gap + more, FASTEST_MS), find.features)


def _match(rule_set: str, level: int, seats: int, dice: Random) -> list[MatchEvent]:
    rules = RULE_SETS[rule_set].rules
    return bots_play(rules, [level] * min(seats, rules.seats.most), dice)


Wait = Callable[[Random], int]
SOLVERS: dict[str, Wait] = {
    "at once": lambda dice: dice.randint(20, 250),
    "always after two seconds": lambda dice: 2_000 + dice.randint(0, 60),
    "after three seconds, give or take a fifth": lambda dice: dice.randint(2_400, 3_600),
    "within half a second": lambda dice: dice.randint(250, 550),
    "after one to six seconds, by chance": lambda dice: dice.randint(1_000, 6_000),
}


def solver(wait: Wait, dice: Random) -> Sequence[TimedFind]:
    """The times of a program that sees everything and waits: a whole game alone, refereed by the engine."""
    rules, me = QUICK.rules, Player("solver")
    opening: list[MatchCommand] = [OpenMatch(0, me, rules, (me,)), DealRound(0, me, shuffled(rules, dice))]
    match: Match | None = None
    events: list[MatchEvent] = []
    while match is None or not match.ended:
        command = opening.pop(0) if opening else _next_find(match, me, wait(dice), dice)
        story = act_in_match(match, command)
        assert not isinstance(story, Refusal), story.why
        match = story.match
        events += story.events
    return timings_of(events)[0].finds


def _next_find(match: Match | None, me: Player, wait_ms: int, dice: Random) -> MatchCommand:
    assert match is not None
    assert match.table is not None
    return Point(match.at + wait_ms, me, dice.choice(find_sets(match.table.cards)))


def shares(matches: int, dice: Random) -> dict[str, float]:
    """The share of matches that are flagged, by who plays."""
    told: dict[str, float] = {}
    for level in range(1, 6):
        times = [
            finds
            for rule_set in PLAYED
            for seats in (1, 2, 4)
            if seats >= RULE_SETS[rule_set].rules.seats.least
            for _ in range(matches)
            for finds in people(rule_set, level, seats, dice)
            if len(finds) >= FEWEST
        ]
        told[f"people of level {level}, {len(times)} games"] = _share(times)
    for name, wait in SOLVERS.items():
        told[f"a program {name}, {matches} games"] = _share([solver(wait, dice) for _ in range(matches)])
    return told


def _share(times: Times) -> float:
    return sum(bool(oddities(finds)) for finds in times) / len(times)


if __name__ == "__main__":
    for who, share in shares(int(sys.argv[1]), Random(81)).items():
        sys.stdout.write(f"{share:8.2%}  {who}\n")
