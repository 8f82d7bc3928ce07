"""What happens at a table of the lobby if this is said now: a decider around the match, as it is around rounds."""

from tercet.engine import commands as c
from tercet.engine import refusals as no
from tercet.engine.impossible import problem_with_rules
from tercet.engine.match import DealRound, MatchCommand, OpenMatch
from tercet.engine.refusals import Refusal
from tercet.engine.rules import AskTheOthers
from tercet.tables import commands as t
from tercet.tables import refusals as table_no
from tercet.tables.events import CallsWeighed, TableOpened
from tercet.tables.fairness import fair_order, tied
from tercet.tables.gathering import Gathering
from tercet.tables.hosting import host_says
from tercet.tables.people import come_and_go
from tercet.tables.story import TableStory, pass_on


def act_at_table(gathering: Gathering | None, command: t.TableCommand) -> TableStory | Refusal:
    """What happens, with the table it leads to; or why it may not be."""
    story = TableStory(gathering)
    if isinstance(command, t.OpenTable):
        return no.HERE_ALREADY if gathering else _open(story, command)
    if gathering is None:
        return no.NOT_OPEN
    if command.at < gathering.at:
        return no.BACK_IN_TIME
    refusal = _said(story, gathering, command)
    return refusal or story


def _open(story: TableStory, command: t.OpenTable) -> TableStory | Refusal:
    if why := problem_with_rules(command.rules):
        return no.bad_rules(why)
    story.tell(TableOpened(command.at, command.by, command.rules, command.options))
    return story


def _said(story: TableStory, gathering: Gathering, command: t.TableCommand) -> Refusal | None:
    match command:
        case t.Settle():
            return _settle(story, gathering, command)
        case c.Join() | c.Leave() | c.Return() | c.Remove() | c.HandOver():
            return come_and_go(story, gathering, command)
        case t.ChangeTable() | t.AddBot() | t.Lock() | t.Pause():
            return host_says(story, gathering, command)
        case t.Start():
            return _start(story, gathering, command)
        case t.NextRound(at, by, deck, salt):
            return _in_match(story, gathering, DealRound(at, by, deck, salt))
        case t.OpenTable():
            return no.HERE_ALREADY
        case _:
            return _in_match(story, gathering, command)


def _settle(story: TableStory, gathering: Gathering, command: t.Settle) -> Refusal | None:
    """The quickest has the call; where the others are asked about ties, one just as quick has called too (R-14)."""
    ordered = fair_order(command.calls)
    story.tell(CallsWeighed(command.at, ordered))
    if refusal := _in_match(story, gathering, command.said):
        return refusal
    ties, now = gathering.rules.ties, story.gathering
    if not isinstance(ties, AskTheOthers) or not isinstance(command.said, c.Call) or now is None:
        return None
    second = tied(ordered, ties.within_ms)
    return _in_match(story, now, c.Call(command.at, second.player)) if second else None


def _in_match(story: TableStory, gathering: Gathering, command: MatchCommand) -> Refusal | None:
    """Pass it on to the match."""
    if gathering.paused:
        return table_no.PAUSED
    if gathering.match is None:
        return no.NOT_DEALT
    return pass_on(story, gathering.match, command)


def _start(story: TableStory, gathering: Gathering, command: t.Start) -> Refusal | None:
    """Everyone who is there plays; the first round is dealt at once."""
    if gathering.playing:
        return table_no.PLAYING
    if gathering.sitter(command.by) is None:
        return no.NOT_SEATED
    there = [sitter for sitter in gathering.sitters if sitter.present]
    players = tuple(sitter.player for sitter in there if sitter.role == "player")
    judge = next((sitter.player for sitter in there if sitter.role == "judge"), None)
    opening = OpenMatch(command.at, command.by, gathering.rules, players, judge)
    if refusal := pass_on(story, None, opening):
        return refusal
    assert story.gathering is not None
    return pass_on(story, story.gathering.match, DealRound(command.at, command.by, command.deck, command.salt))
