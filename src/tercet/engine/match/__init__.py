"""The match: a second decider, around rounds that know nothing about it.

From outside, everything is imported from here.
"""

from tercet.engine.match.commands import DealRound, LetCount, MatchCommand, OpenMatch
from tercet.engine.match.decide import act_in_match
from tercet.engine.match.events import (
    CountAgreed,
    DeckSealed,
    DeckShown,
    MatchEnded,
    MatchEvent,
    MatchOpened,
    OnOwnLayout,
    OwnLayoutOpened,
    ProgressMade,
    RoundCounted,
)
from tercet.engine.match.evolve import evolve_match, fold_match
from tercet.engine.match.seal import seal_of
from tercet.engine.match.state import Match
from tercet.engine.match.story import MatchStory
from tercet.engine.match.view import event_on_layout, match_view, own_view, racers, seen_by, table_of

__all__ = [
    "CountAgreed",
    "DealRound",
    "DeckSealed",
    "DeckShown",
    "LetCount",
    "Match",
    "MatchCommand",
    "MatchEnded",
    "MatchEvent",
    "MatchOpened",
    "MatchStory",
    "OnOwnLayout",
    "OpenMatch",
    "OwnLayoutOpened",
    "ProgressMade",
    "RoundCounted",
    "act_in_match",
    "event_on_layout",
    "evolve_match",
    "fold_match",
    "match_view",
    "own_view",
    "racers",
    "seal_of",
    "seen_by",
    "table_of",
]
