"""How a match begins: the first one with everyone present, another one with those who want to play again.

Later rounds begin when everyone present is ready, or when the host deals without waiting.
"""

from tercet.engine import refusals as no
from tercet.engine.match import DealRound, OpenMatch
from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.tables import commands as t
from tercet.tables import refusals as table_no
from tercet.tables.events import AgainSaid
from tercet.tables.gathering import Gathering, Sitter
from tercet.tables.story import TableStory, pass_on, play_on


def start(story: TableStory, gathering: Gathering, command: t.Start) -> Refusal | None:
    """Anyone may start the first match. Only the host starts another one, with those who want it."""
    if gathering.playing:
        return table_no.PLAYING
    if gathering.sitter(command.by) is None:
        return no.NOT_SEATED
    if gathering.match is None:
        return _open(story, gathering, command, [sitter for sitter in gathering.sitters if sitter.present])
    if command.by != gathering.acting_host:
        return no.HOST_ONLY
    return _open(story, gathering, command, willing(gathering, command.by))


def play_again(story: TableStory, gathering: Gathering, command: t.PlayAgain) -> Refusal | None:
    """The match begins when everyone present wants it (R-21: is ready), or when the host starts it."""
    if refusal := _may_not_wish(gathering, command.by):
        return refusal
    story.tell(AgainSaid(command.at, command.by))
    everyone = willing(gathering, command.by)
    if len(everyone) < len(_asked(gathering)):
        return None
    if gathering.playing:
        return deal(story, gathering, command)
    if len(_players(everyone)) < gathering.rules.seats.least:
        return None
    return _open(story, gathering, command, everyone)


def _may_not_wish(gathering: Gathering, by: Player) -> Refusal | None:
    sitter = gathering.sitter(by)
    if gathering.playing and not gathering.between_rounds:
        return table_no.PLAYING
    if sitter is None or not sitter.present:
        return no.AWAY if sitter else no.NOT_SEATED
    if gathering.match is None and not gathering.demonstrated:
        return no.NOT_DEALT
    if sitter not in _asked(gathering):
        return table_no.PLAYING
    return no.SAID_ALREADY if by in gathering.again else None


def next_round(story: TableStory, gathering: Gathering, command: t.NextRound) -> Refusal | None:
    """The host deals the next round without waiting for everybody."""
    if gathering.between_rounds and command.by != gathering.acting_host:
        return no.HOST_ONLY
    return deal(story, gathering, command)


def deal(story: TableStory, gathering: Gathering, command: t.NextRound | t.PlayAgain) -> Refusal | None:
    """Deal the next round to all players of the match."""
    if gathering.paused:
        return table_no.PAUSED
    if gathering.match is None:
        return no.NOT_DEALT
    return pass_on(story, gathering.match, DealRound(command.at, command.by, command.deck, command.salt))


def willing(gathering: Gathering, *more: Player) -> list[Sitter]:
    """People present who want it. Bots always do."""
    wanting = {*gathering.again, *more}
    return [sitter for sitter in _asked(gathering) if sitter.level or sitter.player in wanting]


def _asked(gathering: Gathering) -> list[Sitter]:
    """Everyone present; between two rounds, everyone in the match."""
    there = [sitter for sitter in gathering.sitters if sitter.present]
    if gathering.match is None or not gathering.playing:
        return there
    seated = {seat.player for seat in gathering.match.seats}
    return [sitter for sitter in there if sitter.player in seated]


def _players(sitters: list[Sitter]) -> tuple[Player, ...]:
    return tuple(sitter.player for sitter in sitters if sitter.role == "player")


def _open(
    story: TableStory, gathering: Gathering, command: t.Start | t.PlayAgain, sitters: list[Sitter]
) -> Refusal | None:
    """Open the match with these players, and deal the first round."""
    judge = next((sitter.player for sitter in sitters if sitter.role == "judge"), None)
    host = gathering.acting_host or command.by  # the player who presses Start does not become the host
    if refusal := pass_on(story, None, OpenMatch(command.at, host, gathering.rules, _players(sitters), judge)):
        return refusal
    assert story.gathering is not None
    return play_on(story, story.gathering.match, DealRound(command.at, command.by, command.deck, command.salt))
