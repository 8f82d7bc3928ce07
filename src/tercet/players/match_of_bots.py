"""A whole match among bots, on a clock of its own: hours in milliseconds."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from tercet.engine.clock import deadline
from tercet.engine.commands import TimeUp
from tercet.engine.match import DealRound, Match, MatchCommand, MatchEvent, OpenMatch, act_in_match, match_view
from tercet.engine.refusals import Refusal
from tercet.engine.rules import ByJudge, Rules
from tercet.engine.slots.deck import unseen
from tercet.engine.table import Over
from tercet.engine.value import Player
from tercet.players.bot import plan
from tercet.players.wild import shuffled

PATIENCE: Final = 20_000  # commands after which a match counts as one that does not end
JUDGE: Final = Player("judge")


def bots_play(rules: Rules, levels: Sequence[int], dice: Random) -> list[MatchEvent]:
    """The log of a match among bots of these levels: `bot-1`, `bot-2` … in this order; a judge where one is needed."""
    assert not unseen(rules.deck), "bots have no hands for a real deck"
    sitting = {Player(f"bot-{n}"): level for n, level in enumerate(levels, 1)}
    names = tuple(sitting)
    judge = JUDGE if isinstance(rules.verdict, ByJudge) else None
    story = act_in_match(None, OpenMatch(0, names[0], rules, names, judge))
    if isinstance(story, Refusal):
        raise ValueError(story.why)
    match, events, at = story.match, [*story.events], 0
    everyone = {**sitting, JUDGE: max(levels)} if judge else sitting
    for _ in range(PATIENCE):
        if match is None or match.ended:
            break
        command = _next(match, everyone, at, dice)
        at = command.at
        story = act_in_match(match, command)
        if not isinstance(story, Refusal):
            match = story.match
            events.extend(story.events)
    return events


def _next(match: Match, levels: dict[Player, int], at: int, dice: Random) -> MatchCommand:
    """Whoever speaks first; or the clock."""
    if match.table is None or isinstance(match.table.phase, Over):
        return DealRound(at, match.there[0], shuffled(match.rules, dice), f"{dice.getrandbits(64):016x}")
    shown = match_view(match).table
    assert shown is not None
    plans = [planned for bot, level in levels.items() if (planned := plan(shown, bot, level, dice, at))]
    soonest = min(plans, key=lambda planned: planned.wait_ms, default=None)
    due = deadline(match.table)
    if soonest is None or (due is not None and due <= at + soonest.wait_ms):
        assert due is not None, "somebody has something to say, or the clock has"
        return TimeUp(max(at, due))
    return replace(soonest.command, at=at + soonest.wait_ms)
