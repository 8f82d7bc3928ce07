"""What the engine itself says of every moment of a match, and what follows from it. Slow and plain on purpose.

.venv/bin/python -m tests.record.moments 1000

plays so many matches of bots and of random players, of all rule sets in turn, and compares each with its sightings, and
these with those of the web client's replay.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine.events import (
    ClaimSeen,
    PointShared,
    RoundEnded,
    RoundOpened,
    SetCalled,
    SetPointed,
    SetShown,
    SetTaken,
)
from tercet.engine.facts import lies_face_down
from tercet.engine.match import Match, MatchEvent, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.rules import RealDeck
from tercet.engine.slots.pattern import finds_here
from tercet.engine.table import Over, Table
from tercet.players.game import play_out
from tercet.players.match_of_bots import bots_play
from tercet.record.causes import command_behind
from tercet.record.sightings import sightings
from tercet.rulesets.catalogue import RULE_SETS
from tests.record.client import said_by_client, said_here

Run = tuple[int, frozenset[Card], int, int]  # the round, the cards, and the events after which they lay there and not


def random_match(seed: int) -> list[MatchEvent]:
    """One of bots, or of players who say anything; the rule sets take turns."""
    dice = Random(seed)
    rules = [each.rules for each in RULE_SETS.values()][seed % len(RULE_SETS)]
    players = dice.randint(rules.seats.least, min(4, rules.seats.most))
    if seed // len(RULE_SETS) % 2:
        return play_out(rules, players, dice)
    return bots_play(rules, [dice.randint(1, 5) for _ in range(players)], dice)


def moments(events: Sequence[MatchEvent]) -> Iterator[tuple[int, Match]]:
    """Decide every command again: the number of the last event that it causes, and the match then."""
    match, n = None, 0
    while n < len(events):
        command = command_behind(events[n], events[n + 1 : n + 3])
        assert command is not None
        story = act_in_match(match, command)
        assert not isinstance(story, Refusal)
        assert story.match is not None
        match, n = story.match, n + len(story.events)
        yield n, match


def asked(table: Table) -> set[frozenset[Card]]:
    """What the engine finds among the cards that lie open."""
    if isinstance(table.phase, Over):
        return set()
    if of_a_real_deck(table):
        table = replace(table, layout=tuple(card for card, _ in table.seen))
    if lies_face_down(table.rules):
        turned = {card for one in table.turned for card in one.cards}
        table = replace(table, layout=tuple(card for card in table.layout if card in turned))
    return {frozenset(find) for find in finds_here(table)}


def runs(events: Sequence[MatchEvent]) -> set[Run]:
    """How long each find lay there without a break, by asking at every moment."""
    found: set[Run] = set()
    began: dict[frozenset[Card], int] = {}
    deal, last = 0, 0
    for n, match in moments(events):
        here = asked(match.table) if match.table else set()
        for cards in began.keys() - here:
            run = (deal, cards, began.pop(cards), n)
            if match.table and (not of_a_real_deck(match.table) or is_known(cards, events[last:n])):
                found.add(run)
        deal += sum(isinstance(event, RoundOpened) for event in events[last:n])
        began |= dict.fromkeys(here - began.keys(), n)
        last = n
    return found


def of_a_real_deck(table: Table) -> bool:
    """Are the cards known only as somebody has seen them?"""
    return isinstance(table.rules.deck, RealDeck)


def is_known(cards: frozenset[Card], batch: Sequence[MatchEvent]) -> bool:
    """Did a find among real cards end with a find that was seen, or with the round?"""
    taken = [event for event in batch if isinstance(event, SetTaken)]
    return any(cards.intersection(event.cards) for event in taken) or any(isinstance(e, RoundEnded) for e in batch)


def shown(events: Sequence[MatchEvent]) -> list[tuple[int, frozenset[Card]]]:
    """Which cards somebody took or pointed at, and with which event."""
    return [
        (n, frozenset(event.touched if isinstance(event, SetCalled) else event.cards))
        for n, event in enumerate(events, 1)
        if isinstance(event, SetTaken | PointShared | SetPointed | SetShown | SetCalled)
    ] + [
        (n, frozenset(card for card, _ in event.cards))
        for n, event in enumerate(events, 1)
        if isinstance(event, ClaimSeen)
    ]


def unseen(events: Sequence[MatchEvent]) -> set[Run]:
    """The runs whose cards nobody pointed at from their beginning until they were gone for the next caller, too."""
    told = shown(events)
    every = runs(events)
    seen = {
        max((run for run in every if run[1] == cards and run[2] < n), key=_began, default=None) for n, cards in told
    }
    return every - seen


def _began(run: Run) -> int:
    return run[2]


def compare(events: Sequence[MatchEvent]) -> int:
    """The sightings of a match are what the engine says at every moment; how many finds nobody saw."""
    rounds = sightings(events)
    lay = {(n, frozenset(one.cards), one.since_n, one.until_n) for n, each in enumerate(rounds, 1) for one in each.lay}
    none = {
        (n, frozenset(one.cards), one.since_n, one.until_n) for n, each in enumerate(rounds, 1) for one in each.unseen
    }
    assert lay == runs(events)
    assert none == unseen(events)
    instants = {one.since == events[one.since_n - 1].at for each in rounds for one in each.lay}
    assert instants <= {True}
    taken = [(n, event.by) for n, event in enumerate(events, 1) if isinstance(event, SetTaken | PointShared)]
    assert [(found.n, found.by) for each in rounds for found in each.found] == taken
    return len(none)


def compare_client(seeds: Iterable[int]) -> None:
    """The replay says the same of these random matches, round by round."""
    ours = {seed: random_match(seed) for seed in seeds}
    for (seed, events), said in zip(ours.items(), said_by_client(ours.values()), strict=True):
        assert said == said_here(events), f"match {seed}"


def main(count: int) -> None:
    """Compare so many matches."""
    nobody_saw = sum(compare(random_match(seed)) for seed in range(count))
    compare_client(range(count))
    sys.stdout.write(f"{count} matches; {nobody_saw} finds that nobody saw, as the engine and the replay say.\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
