"""A whole match among bots, on a simulated clock: hours in milliseconds."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from tercet.engine.clock import deadline
from tercet.engine.commands import TimeUp
from tercet.engine.facts import has_judge, unseen
from tercet.engine.match import DealRound, Match, MatchCommand, MatchEvent, OpenMatch, act_in_match, table_of
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.table import Over
from tercet.engine.value import Player
from tercet.engine.view import shown_table
from tercet.players.bot import Plan, plan
from tercet.players.levels import ADAPTS, LEVELS, Level
from tercet.players.memory import NOTHING, Memory, remember
from tercet.players.pace import Company, Paces, adapted, learn
from tercet.players.wild import shuffled

PATIENCE: Final = 20_000  # a match with more commands than this counts as endless
JUDGE: Final = Player("judge")


def bots_play(rules: Rules, levels: Sequence[int], dice: Random) -> list[MatchEvent]:
    """The log of a match among bots of these levels: `bot-1`, `bot-2` … in this order; with a judge if needed."""
    return played_on(rules, levels, dice, {})[0]


def played_on(rules: Rules, levels: Sequence[int], dice: Random, paces: Paces) -> tuple[list[MatchEvent], Paces]:
    """The log of a match, and what an adaptive bot knows about the others after it."""
    assert not unseen(rules.deck), "bots have no hands for a real deck"
    sitting = {Player(f"bot-{n}"): level for n, level in enumerate(levels, 1)}
    names = tuple(sitting)
    judge = JUDGE if has_judge(rules) else None
    story = act_in_match(None, OpenMatch(0, names[0], rules, names, judge))
    if isinstance(story, Refusal):
        raise ValueError(story.why)
    match, events, at, memory = story.match, [*story.events], 0, NOTHING
    everyone = {**sitting, JUDGE: max(levels)} if judge else sitting
    bots = [bot for bot, level in sitting.items() if level == ADAPTS]
    company = Company([player for player in names if player not in bots], bots)
    for _ in range(PATIENCE):
        if match is None or match.ended:
            break
        command = _next(match, _skills(everyone, paces, company), at, dice, memory)
        at = command.at
        story = act_in_match(match, command)
        if not isinstance(story, Refusal) and story.match is not None:
            paces = learn(paces, company, match.table, story.match.table)
            memory = remember(memory, match.table, story.match.table)
            match = story.match
            events.extend(story.events)
    return events, paces


def _skills(levels: dict[Player, int], paces: Paces, company: Company) -> dict[Player, Level]:
    pace = adapted(paces, company.people)
    return {bot: pace if level == ADAPTS else LEVELS[level] for bot, level in levels.items()}


def _next(match: Match, skills: dict[Player, Level], at: int, dice: Random, memory: Memory) -> MatchCommand:
    """Who speaks first: a player or the clock."""
    if match.table is None or isinstance(match.table.phase, Over):
        return DealRound(at, match.there[0], shuffled(match.rules, dice), f"{dice.getrandbits(64):016x}")
    plans = [planned for bot, skill in skills.items() if (planned := _plan(match, bot, skill, at, dice, memory))]
    soonest = min(plans, key=lambda planned: planned.wait_ms, default=None)
    due = deadline(match.table)
    if soonest is None or (due is not None and due <= at + soonest.wait_ms):
        assert due is not None, "somebody has something to say, or the clock has"
        return TimeUp(max(at, due))
    return replace(soonest.command, at=at + soonest.wait_ms)


def _plan(match: Match, bot: Player, skill: Level, at: int, dice: Random, memory: Memory) -> Plan | None:
    """What a bot plans by what it sees."""
    table = table_of(match, bot)
    return plan(shown_table(table), bot, skill, dice, at, memory) if table else None
