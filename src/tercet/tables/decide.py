"""Which events a command causes at a table of the lobby: a decider around the match."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tercet.engine import commands as c
from tercet.engine import refusals as no
from tercet.engine.decide import may_claim as may_claim_in_round
from tercet.engine.facts import unseen
from tercet.engine.impossible import why_impossible
from tercet.engine.match import LetCount, Match, MatchCommand, table_of
from tercet.engine.refusals import Refusal
from tercet.engine.slots.calling import ties_within_ms
from tercet.engine.table import Called
from tercet.engine.value import Player
from tercet.tables import commands as t
from tercet.tables import refusals as table_no
from tercet.tables.acting import take_over
from tercet.tables.events import CalledAfter, CallsWeighed, TableOpened
from tercet.tables.fairness import fair_order, tied
from tercet.tables.gathering import FairCalls, Gathering, problem_with_options
from tercet.tables.hosting import host_says
from tercet.tables.people import come_and_go, sit
from tercet.tables.starting import next_round, play_again, start
from tercet.tables.story import TableStory, pass_on, play_on

Passing = Callable[[TableStory, Match | None, MatchCommand], Refusal | None]
CLOSE_MS: Final = 1_000  # a call this soon after another is reported with the time between them


def act_at_table(gathering: Gathering | None, command: t.TableCommand) -> TableStory | Refusal:
    """The events of a command and the table afterwards; or a refusal."""
    if gathering is None:
        return _open(command) if isinstance(command, t.OpenTable) else no.NOT_OPEN
    if command.at < gathering.at:
        return no.BACK_IN_TIME
    story = TableStory(gathering)
    said = OF_THE_TABLE.get(type(command), _in_match)
    return said(story, gathering, command) or story


def _open(command: t.OpenTable) -> TableStory | Refusal:
    if why := why_impossible(command.rules) or problem_with_options(command.options):
        return no.bad_rules(why)
    story = TableStory(None)
    story.tell(TableOpened(command.at, command.by, command.rules, command.options))
    return story


def _weigh_calls(story: TableStory, gathering: Gathering, command: t.WeighCalls) -> Refusal | None:
    """The quickest gets the call; if ties are put to the vote, all who were equally quick have called too (R-14)."""
    ordered, within_ms = fair_order(command.calls), ties_within_ms(gathering.rules)
    just_as_quick = () if within_ms is None else tied(ordered, within_ms)
    said = {one.by: replace(one, at=command.at) for one in command.said}
    story.tell(CallsWeighed(command.at, ordered))
    for call in (ordered[0], *just_as_quick):
        if refusal := _in_match(story, story.gathering or gathering, said[call.player]):
            return refusal
    return None


def _in_match(story: TableStory, gathering: Gathering, command: MatchCommand, to: Passing = play_on) -> Refusal | None:
    """Pass the command on to the match."""
    if gathering.paused:
        return table_no.PAUSED
    if gathering.match is None:
        return no.NOT_DEALT
    return to(story, gathering.match, command)


def _call(story: TableStory, gathering: Gathering, command: c.Call) -> Refusal | None:
    """With a real deck, everyone is told who was second, and by how much, to avoid disputes (R-1)."""
    refusal = _claim(story, gathering, command)
    if refusal is no.CALLED_ALREADY and _is_close(gathering, command.at):
        story.tell(CalledAfter(command.at, command.by))
        return None
    return refusal


def _claim(story: TableStory, gathering: Gathering, command: c.Call | c.Point) -> Refusal | None:
    """If reactions are compared, all who were equally quick are in the tie already: another one is late (R-14)."""
    if type(gathering.options.order) is FairCalls and _is_late(gathering, command.by):
        return no.CALLED_ALREADY
    return _in_match(story, gathering, command)


def may_claim(gathering: Gathering, command: c.Call | c.Point) -> Refusal | None:
    """Why this call or these cards would be refused now; None if they would be decided on."""
    if gathering.paused:
        return table_no.PAUSED
    table = table_of(gathering.match, command.by) if gathering.match else None
    if table is None:
        return no.NOT_DEALT
    if command.at < gathering.at:
        return no.BACK_IN_TIME
    if type(gathering.options.order) is FairCalls and _is_late(gathering, command.by):
        return no.CALLED_ALREADY
    return may_claim_in_round(table, command)


def _is_late(gathering: Gathering, by: Player) -> bool:
    table = gathering.match.table if gathering.match else None
    if table is None or table.rules.ties.within_ms is None:
        return False
    return bool(table.callers) and by not in table.callers and by in table.free_players


def _is_close(gathering: Gathering, at: int) -> bool:
    table = gathering.match.table if gathering.match else None
    if table is None or not unseen(table.rules.deck):
        return False
    phase = table.phase
    return isinstance(phase, Called) and not phase.asked and at - phase.since <= CLOSE_MS


def _as_host(story: TableStory, gathering: Gathering, command: c.EndRound | c.TakeFlip) -> Refusal | None:
    return _in_match(story, take_over(story, gathering, command), command)


def _let_count(story: TableStory, gathering: Gathering, command: LetCount) -> Refusal | None:
    """Let the round count; bots always agree."""
    if refusal := _in_match(story, gathering, command, pass_on):
        return refusal
    for sitter in gathering.sitters:
        now = story.gathering.match if story.gathering else None
        if sitter.level and now and now.uncounted and sitter.player in now.there and sitter.player not in now.agreed:
            pass_on(story, now, LetCount(command.at, sitter.player))
    return None


def _opened_already(_: TableStory, __: Gathering, ___: t.OpenTable) -> Refusal:
    return no.HERE_ALREADY


# All other commands belong to the match.
OF_THE_TABLE: Final[dict[type, Callable[[TableStory, Gathering, Any], Refusal | None]]] = {
    t.OpenTable: _opened_already,
    t.WeighCalls: _weigh_calls,
    c.Call: _call,
    c.Point: _claim,
    c.EndRound: _as_host,
    c.TakeFlip: _as_host,
    t.Sit: sit,
    t.Start: start,
    t.PlayAgain: play_again,
    t.NextRound: next_round,
    LetCount: _let_count,
    **dict.fromkeys((c.Join, c.Leave, c.Return, c.Remove, c.HandOver), come_and_go),
    **dict.fromkeys((t.ChangeTable, t.AddBot, t.Lock, t.Pause), host_says),
}
