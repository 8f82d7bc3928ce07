"""A whole game among players who act at random."""

from random import Random
from typing import Final

from tercet.engine.facts import has_judge
from tercet.engine.match import MatchEvent, OpenMatch, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.value import Player
from tercet.players.wild import next_command

PAUSES_MS: Final = (0, 3, 100, 500, 2_000)
PATIENCE: Final = 50_000  # a game with more commands than this counts as endless


def play_out(rules: Rules, players: int, dice: Random) -> list[MatchEvent]:
    """The log of a game, played until it ends or reaches the limit."""
    names = tuple(Player(f"player-{n}") for n in range(1, players + 1))
    judge = Player("judge") if has_judge(rules) else None
    story = act_in_match(None, OpenMatch(0, names[0], rules, names, judge))
    if isinstance(story, Refusal):
        raise ValueError(story.why)
    match, events, at = story.match, story.events, 0
    for _ in range(PATIENCE):
        assert match is not None
        if match.ended:
            break
        at += dice.choice(PAUSES_MS)
        story = act_in_match(match, next_command(match, at, dice))
        if not isinstance(story, Refusal):
            match, events = story.match, events + story.events
    return events
