"""Whole games among random players on all cores: played, checked and counted."""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from tercet.cards.reasons import Reason
from tercet.cli.rules import rule_set_named
from tercet.engine.events import RoundEnded, SetTaken
from tercet.engine.match import Match, MatchEnded, MatchEvent, event_on_layout, evolve_match
from tercet.lab.cores import in_order
from tercet.players.game import play_out
from tercet.record.codec import write_record
from tercet.record.laws import violations


class GamesWanted(NamedTuple):
    """Which games to play. The seed and a game's number determine its random numbers, so games are independent."""

    ruleset: str
    players: int
    seed: int
    with_record: bool

    def file_of(self, number: int) -> str:
        """The file name of a game's record."""
        return f"{self.ruleset}-{self.players}p-seed{self.seed}-{number:04}.jsonl"


class Round(NamedTuple):
    """How a round ended."""

    why: str
    left: int  # cards on the table
    sets: int


class Outcome(NamedTuple):
    """How a game went."""

    number: int
    ended: bool
    rounds: tuple[Round, ...]
    violations: tuple[Reason, ...]
    record: str = ""


class Tally:
    """The counts over many games."""

    def __init__(self) -> None:
        self.games = self.ended = self.sets = 0
        self.endings: Counter[str] = Counter()
        self.left: Counter[int] = Counter()
        self.violations: list[tuple[int, Reason]] = []  # number of the game, and what is wrong

    def add(self, outcome: Outcome) -> None:
        """Add the outcome of a game."""
        self.games += 1
        self.ended += outcome.ended
        self.violations += [(outcome.number, law) for law in outcome.violations]
        for each in outcome.rounds:
            self.endings[each.why] += 1
            self.left[each.left] += 1
            self.sets += each.sets

    @property
    def rounds(self) -> int:
        """How many rounds came to an end."""
        return self.endings.total()

    @property
    def mean_sets(self) -> float:
        """The average number of SETs found in a round."""
        return round(self.sets / self.rounds, 2) if self.rounds else 0.0


def outcomes(asked: GamesWanted, games: int, cores: int | None) -> Generator[Outcome, None, None]:
    """The outcomes in order, whichever process plays the games."""
    return in_order(partial(play, asked), range(1, games + 1), cores)


def play(asked: GamesWanted, number: int) -> Outcome:
    """Play one game and check that it keeps the laws."""
    dice = Random(f"{asked.seed}/{number}")
    try:
        events = play_out(rule_set_named(asked.ruleset).rules, asked.players, dice)
        broken = tuple(violations(events))
        rounds = tuple(rounds_of(events))
    except Exception as error:  # any error of the engine is a finding
        return Outcome(number, False, (), (Reason(f"{error!r}.", "said", {"why": f"{error!r}."}),))
    ended = isinstance(events[-1], MatchEnded)
    return Outcome(number, ended, rounds, broken, write_record(events) if asked.with_record else "")


def rounds_of(events: Sequence[MatchEvent]) -> Iterator[Round]:
    """Each round that came to an end."""
    match: Match | None = None
    sets = 0
    for event in events:
        match = evolve_match(match, event)
        sets += isinstance(event_on_layout(event), SetTaken)
        if isinstance(event, RoundEnded) and match.table:
            yield Round(event.why, len(match.table.cards), sets)
            sets = 0
