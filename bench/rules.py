"""How fast the rules are: finding SETs and whole classic games, beside the obvious loop over all trios.

python3 dev.py bench rules [ROUNDS]

The obvious loop is what most people write first: every three cards, each feature of them put into a set. Beside it
stands the same loop by hand, which leaves a trio at its first wrong feature and calls no function. Hands and decks are
the same for all. Rounds are interleaved, a ratio is taken within a round, and time is CPU time of this one core.
"""

import os
import platform
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from dev import stop  # noqa: E402
from tercet.cards.card import Card  # noqa: E402
from tercet.cards.deck import FULL  # noqa: E402
from tercet.cards.sets import find_sets, has_set  # noqa: E402
from tercet.engine import commands as c  # noqa: E402
from tercet.engine.decide import act  # noqa: E402
from tercet.engine.opening import open_round  # noqa: E402
from tercet.engine.refusals import Refusal  # noqa: E402
from tercet.engine.story import Story  # noqa: E402
from tercet.engine.table import Over, Table  # noqa: E402
from tercet.engine.value import Player  # noqa: E402
from tercet.rulesets.classic import CLASSIC  # noqa: E402

RULES = CLASSIC.rules
PLAYERS = (Player("ann"), Player("bea"), Player("cem"))
SIZES = (12, 15, 21)
HANDS, GAMES = 60, 20
Hand = list[Card]
Finder = Callable[[Hand], list[tuple[Card, ...]]]


# ---- beside what


def is_obviously_a_set(a: Card, b: Card, c: Card) -> bool:
    """Each feature the same or different on all three."""
    return all(len({x, y, z}) != 2 for x, y, z in zip(a, b, c))  # noqa: B905 (a check would slow it down)


def obvious_sets(cards: Hand) -> list[tuple[Card, ...]]:
    """Every trio is asked."""
    return [trio for trio in combinations(cards, 3) if is_obviously_a_set(*trio)]


def by_hand(cards: Hand) -> list[tuple[Card, ...]]:
    """The same with every trick that a loop over all trios knows."""
    found: list[tuple[Card, ...]] = []
    for trio in combinations(cards, 3):
        for x, y, z in zip(*trio):  # noqa: B905
            if (y != z) if x == y else (x == z or y == z):
                break
        else:
            found.append(trio)
    return found


def obvious_any(cards: Hand) -> bool:
    """Is there one? The obvious loop stops at the first."""
    return any(is_obviously_a_set(*trio) for trio in combinations(cards, 3))


def chosen(sets: Sequence[tuple[Card, ...]]) -> tuple[Card, ...]:
    """One of several SETs, wherever its cards lie: so all play the same game."""
    return sets[0] if len(sets) == 1 else min(sets, key=sorted)


def obvious_game(deck: Hand) -> int:
    """A classic game on lists: no calls, no points, no events. How many SETs?"""
    layout, deck, taken = deck[:12], deck[12:], 0
    while True:
        sets = obvious_sets(layout)
        if sets:
            taken += 1
            found = chosen(sets)
            layout = [card for card in layout if card not in found]
        elif not deck:
            return taken
        missing = 3 if not sets else max(0, 12 - len(layout))
        layout, deck = layout + deck[:missing], deck[missing:]


# ---- the engine


def told(done: Story | Refusal) -> Story:
    """The story; nothing is refused here."""
    assert isinstance(done, Story), done
    return done


def opening(deck: Hand) -> c.OpenRound:
    """Three players sit down to this deck."""
    return c.OpenRound(0, PLAYERS[0], RULES, PLAYERS, tuple(deck), dealer=PLAYERS[0])


def next_said(table: Table) -> list[c.Command]:
    """Somebody finds a SET; or all agree that there is none."""
    sets, at = find_sets(table.cards), table.at + 1_000
    if not sets:
        return [c.SayNoSet(at, player) for player in PLAYERS]
    by = PLAYERS[len(table.finds) % len(PLAYERS)]
    return [c.Call(at, by), c.Point(at + 900, by, chosen(sets))]


def played(deck: Hand) -> tuple[int, list[c.Command]]:
    """A whole game: how many SETs, and all that was said."""
    table, said = told(open_round(opening(deck))).table, list[c.Command]()
    while not isinstance(table.phase, Over):
        for command in next_said(table):
            table = told(act(table, command)).table
            said.append(command)
    return len(table.finds), said


def decided(start: c.OpenRound, said: list[c.Command]) -> int:
    """The same game, its commands known: the deciding alone, with all its events. How many?"""
    story = told(open_round(start))
    events = len(story.events)
    for command in said:
        story = told(act(story.table, command))
        events += len(story.events)
    return events


# ---- measuring


def cpu_us(work: Callable[[], object], times: int) -> float:
    """Microseconds of CPU for one of this many."""
    before = time.process_time_ns()
    work()
    return (time.process_time_ns() - before) / 1_000 / times


def command_us(start: c.OpenRound, said: list[c.Command]) -> list[float]:
    """Microseconds of every single command of a game."""
    table, took = told(open_round(start)).table, list[float]()
    for command in said:
        before = time.perf_counter_ns()
        done = act(table, command)
        took.append((time.perf_counter_ns() - before) / 1_000)
        table = told(done).table
    return took


def spread(values: list[float], digits: int = 1) -> str:
    """Median and 10–90 % range."""
    tenths = quantiles(values, n=10, method="inclusive")
    return f"{median(values):.{digits}f} [{tenths[0]:.{digits}f}–{tenths[-1]:.{digits}f}]"


def works(dice: Random) -> dict[str, tuple[int, dict[str, Callable[[], object]]]]:
    """What is measured: how many of it, and each way to do it, the obvious one first."""
    found: dict[str, tuple[int, dict[str, Callable[[], object]]]] = {}
    for size in SIZES:
        hands = [dice.sample(FULL, size) for _ in range(HANDS)]
        assert all(sorted(find_sets(hand)) == sorted(obvious_sets(hand)) == sorted(by_hand(hand)) for hand in hands)
        ways: dict[str, Callable[[Hand], object]] = {"obvious": obvious_sets, "by hand": by_hand, "Tercet": find_sets}
        found[f"all SETs of {size} cards"] = HANDS, {name: each(way, hands) for name, way in ways.items()}
        found[f"a SET in {size} cards?"] = HANDS, {"obvious": each(obvious_any, hands), "Tercet": each(has_set, hands)}
    decks = [dice.sample(FULL, len(FULL)) for _ in range(GAMES)]
    known = [(opening(deck), played(deck)[1]) for deck in decks]
    assert [played(deck)[0] for deck in decks] == [obvious_game(deck) for deck in decks]
    games: dict[str, Callable[[], object]] = {
        "obvious": each(obvious_game, decks),
        "Tercet": each(played, decks),
        "deciding": lambda: [decided(*game) for game in known],
    }
    found["a classic game"] = GAMES, games
    return found


def each(way: Callable[[Hand], object], hands: list[Hand]) -> Callable[[], object]:
    """Do it with every hand."""
    return lambda: [way(hand) for hand in hands]


def machine() -> str:
    """Where this ran."""
    names = [line.partition(": ")[2] for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "?"
    cpu = names[0] if names else platform.processor() or platform.machine()
    return f"{cpu}, {os.cpu_count()} cores (load {load}), Python {platform.python_version()}, {platform.system()}"


def _lines(path: str) -> list[str]:
    return Path(path).read_text().splitlines() if Path(path).is_file() else []


def main(rounds: str = "30") -> None:
    """Measure, and print the tables."""
    if not rounds.isdecimal() or int(rounds) < 2:
        stop("Say how many rounds: a number from 2 on, such as 30.", 2)
    dice = Random(7)
    work = works(dice)
    costs: dict[tuple[str, str], list[float]] = defaultdict(list)
    for number in range(int(rounds) + 1):
        print(f"· round {number} of {rounds}", end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
        for what, (times, ways) in work.items():
            for name, way in ways.items():
                costs[what, name].append(cpu_us(way, times))
    report({key: values[1:] for key, values in costs.items()})  # the first round warms up
    report_commands([dice.sample(FULL, len(FULL)) for _ in range(GAMES)])
    print(f"\n{rounds} rounds. {machine()}.")


def report(costs: dict[tuple[str, str], list[float]]) -> None:
    """The ratios."""
    print("| what | who | µs, median [10–90 %] | times as fast as the obvious loop |")
    print("| --- | --- | --- | --- |")
    for (what, name), values in costs.items():
        ratios = [obvious / own for obvious, own in zip(costs[what, "obvious"], values, strict=True)]
        print(f"| {what} | {name} | {spread(values)} | {'1' if name == 'obvious' else spread(ratios)} |")


def report_commands(decks: list[Hand]) -> None:
    """One command alone."""
    games = [(opening(deck), played(deck)[1]) for deck in decks]
    took = [us for game in games for us in command_us(*game)]
    said = sum(len(commands) for _, commands in games) / len(games)
    events = sum(decided(*game) for game in games) / len(games)
    print(f"\nOne command decided: {spread(took)} µs. A game has {said:.0f} commands and {events:.0f} events.")


if __name__ == "__main__":
    main(*sys.argv[1:])
