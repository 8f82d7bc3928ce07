"""A server on which much has happened: matches that are over, statistics, ratings and boards."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import time
from typing import Final

from msgspec import Struct

from tercet.engine.commands import EndRound
from tercet.engine.match import DealRound, MatchEvent, OpenMatch, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.value import Player
from tercet.players.match_of_bots import bots_play
from tercet.players.wild import shuffled
from tercet.rulesets.catalogue import RULE_SETS
from tests.record.samples import events_of
from tests.support.finished import Over, put_finished
from tests.support.seeded import seed
from tests.support.serving import serving

HOUR_MS: Final = 3_600_000
NAMES: Final = ("Ann", "Béatrice-Marguerite", "Cem", "Ilyas")
OTHERS: Final = [f"Other {n}" for n in range(11)]
LEVELS: Final = {"Ada": 3, "Bea": 2, **dict.fromkeys(OTHERS, 4)}
MEETINGS: Final = [*[("junior", (other, "Ada")) for other in OTHERS for _ in range(3)], ("quick", ("Ada", "Bea"))]


class World(Struct, frozen=True):
    """Where it is, the matches that are over by name, and the sessions of Ada, who played a lot, and of Bea."""

    address: str
    over: dict[str, Over]
    tokens: dict[str, str]


def without_finds(rules: Rules, players: tuple[Player, ...]) -> list[MatchEvent]:
    """A match that is ended before anybody has found anything."""
    dice = Random(7)
    match, events = None, list[MatchEvent]()
    for command in (
        OpenMatch(0, players[0], rules, players, None),
        DealRound(0, players[0], shuffled(rules, dice), f"{dice.getrandbits(64):016x}"),
        EndRound(60_000, players[0]),
    ):
        story = act_in_match(match, command)
        assert not isinstance(story, Refusal), story
        match = story.match
        events += story.events
    return events


def matches() -> dict[str, tuple[list[MatchEvent], tuple[str, ...]]]:
    """What has been played, and by whom."""
    quick, one = RULE_SETS["quick"].rules, (Player("bot-1"),)
    return {
        "four": (bots_play(quick, [4, 4, 3, 4], Random(5)), NAMES),
        "judged": ([*events_of("competition")], ("Ann", "Bea", "Cem", "Dan")),
        "race": (bots_play(RULE_SETS["race"].rules, [4, 3, 4], Random(3)), NAMES[:3]),
        "alone": (bots_play(RULE_SETS["solitaire"].rules, [4], Random(2)), NAMES[:1]),
        "nothing": (without_finds(quick, (Player("bot-1"), Player("bot-2"))), NAMES[:2]),
        "nothing-alone": (without_finds(RULE_SETS["solitaire"].rules, one), NAMES[:1]),
    }


@contextmanager
def world() -> Iterator[World]:
    """Fill a folder, and serve it."""
    with TemporaryDirectory() as folder:
        played = matches()
        over = put_finished(Path(folder), *played.values())
        tokens = seed(Path(folder), LEVELS, MEETINGS, int(time() * 1000), HOUR_MS)
        with serving("--data", folder) as address:
            yield World(address.rstrip("/"), dict(zip(played, over, strict=True)), tokens)
