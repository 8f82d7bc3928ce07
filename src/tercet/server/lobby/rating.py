"""Rating matches: only the people in a match count, for which of them is first does not depend on the bots."""

from collections.abc import Iterable
from typing import Final

from tercet.engine.slots.match_length import own_layouts
from tercet.engine.value import Player
from tercet.players.ratings import Rating, rate
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.live.dice import is_bot
from tercet.server.lobby.finished import FinishedMatch
from tercet.server.lobby.naming import OWN
from tercet.storage.store import Statement

ADD: Final = """
    INSERT INTO ratings (stream, number, player, rule_set, matches, mean, variance) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING
"""
NEWCOMER: Final = Rating()
Known = dict[tuple[Player, str], Rating]


def in_order(matches: Iterable[FinishedMatch]) -> list[FinishedMatch]:
    """The matches in order of their end, as they are rated."""
    return sorted(matches, key=lambda match: (match.ended, match.stream, match.number))


def rated_by(match: FinishedMatch, known: Known) -> list[Statement]:
    """The ratings that change by a match: as statements, and in what is known."""
    name, sets = match.rule_set, sets_in(match)
    before = {player: known.get((player, name), NEWCOMER) for player in sets}
    after = rate(before, sets)
    changed = {player: rating for player, rating in after.items() if rating.rounds > before[player].rounds}
    known.update(((player, name), rating) for player, rating in changed.items())
    place = (match.stream, match.number)
    return [(ADD, (*place, player, name, each.rounds, each.mean, each.variance)) for player, each in changed.items()]


def sets_in(match: FinishedMatch) -> dict[Player, int]:
    """How many SETs each person took; of nobody if the match is not rated."""
    if not is_rated(match.rule_set):
        return {}
    return {each.player: each.sets for each in match.results if not is_bot(each.player)}


def is_rated(rule_set: str) -> bool:
    """Is a match by these rules rated? Not where layouts are one's own: nobody was quicker than another to a find."""
    return rule_set != OWN and not own_layouts(RULE_SETS[rule_set].rules)
