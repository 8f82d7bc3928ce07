"""Joining and leaving a table of the lobby."""

from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.tables import commands as t
from tercet.tables import refusals as table_no
from tercet.tables.acting import take_over
from tercet.tables.events import PresenceChanged, SeatChanged
from tercet.tables.gathering import Gathering, Sitter
from tercet.tables.story import TableStory, pass_on

People = c.Join | c.Leave | c.Return | c.Remove | c.HandOver


def come_and_go(story: TableStory, gathering: Gathering, command: People) -> Refusal | None:
    """During a match the round decides who joins and leaves; between matches the table does, with the same commands."""
    if refusal := _barred(gathering, command):
        return refusal
    if gathering.playing and gathering.match and gathering.match.table:
        if isinstance(command, c.Leave | c.Return) and _only_looks_on(gathering, command.by):
            return _look_on(story, gathering, command)
        if isinstance(command, c.Remove | c.HandOver):
            gathering = take_over(story, gathering, command)
        return pass_on(story, gathering.match, command)
    return _between_matches(story, gathering, command)


def _barred(gathering: Gathering, command: People) -> Refusal | None:
    """What the table itself checks: who was removed, whether it is locked, who is a bot and who is the host."""
    match command:
        case c.Join(_, by) if by in gathering.removed:
            return no.REMOVED
        case c.Join(_, by) if gathering.locked and gathering.sitter(by) is None:
            return table_no.LOCKED
        case c.Join(_, _, "judge") if not gathering.judged:
            return table_no.NO_JUDGE_SEAT
        case c.HandOver(_, _, player) if _is_bot(gathering, player):
            return no.NO_SUCH_PLAYER
        case c.Remove(_, by, player) if player == gathering.host and by == gathering.acting_host:
            return no.HOST_STAYS  # or to somebody who acts for an absent host
        case _:
            return None


def _is_bot(gathering: Gathering, player: Player) -> bool:
    sitter = gathering.sitter(player)
    return sitter is not None and sitter.level > 0


def _only_looks_on(gathering: Gathering, player: Player) -> bool:
    """Is this person at the table, but not in the current match?"""
    seats = gathering.match.seats if gathering.match else ()
    return gathering.sitter(player) is not None and all(seat.player != player for seat in seats)


def _look_on(story: TableStory, gathering: Gathering, command: c.Leave | c.Return) -> Refusal | None:
    sitter, back = gathering.sitter(command.by), isinstance(command, c.Return)
    if sitter is None or sitter.present == back:
        return no.HERE_ALREADY if back else no.AWAY
    story.tell(PresenceChanged(command.at, command.by, back))
    return None


def _between_matches(story: TableStory, gathering: Gathering, command: People) -> Refusal | None:
    at, by, sitter = command.at, command.by, gathering.sitter(command.by)
    match command:
        case c.Join(role=role):
            refusal = _seat_for(gathering, command)
            if refusal is None:
                story.tell(e.PlayerJoined(at, by, role))
            return refusal
        case _ if sitter is None:
            return no.NOT_SEATED
        case c.Leave():
            return _leave(story, sitter, at)
        case c.Return():
            return _return(story, gathering, sitter, at)
        case c.Remove(player=player) | c.HandOver(player=player):
            if by != gathering.acting_host:
                return no.HOST_ONLY
            return _about(story, gathering, command, player)


def _leave(story: TableStory, sitter: Sitter, at: int) -> Refusal | None:
    if not sitter.present:
        return no.AWAY
    story.tell(e.PlayerLeft(at, sitter.player))
    return None


def _return(story: TableStory, gathering: Gathering, sitter: Sitter, at: int) -> Refusal | None:
    if sitter.present:
        return no.HERE_ALREADY
    story.tell(e.PlayerReturned(at, sitter.player))
    if sitter.role == "judge" and gathering.judge is not None:  # the seat was not kept: somebody else is judge now
        story.tell(SeatChanged(at, sitter.player, "player"))
    return None


def _about(story: TableStory, gathering: Gathering, command: c.Remove | c.HandOver, player: Player) -> Refusal | None:
    other = gathering.sitter(player)
    if other is None:
        return no.NO_SUCH_PLAYER
    if isinstance(command, c.HandOver):
        if not other.present:
            return no.NO_SUCH_PLAYER
        story.tell(e.HostChanged(command.at, command.by, player))
        return None
    if player in (gathering.host, command.by):
        return no.HOST_STAYS
    story.tell(e.PlayerRemoved(command.at, command.by, player))
    return None


def _seat_for(gathering: Gathering, command: c.Join) -> Refusal | None:
    if gathering.sitter(command.by) is not None:
        return no.HERE_ALREADY
    if command.role == "judge":
        return no.HAS_JUDGE if gathering.judge else None
    return _full(gathering)


def _full(gathering: Gathering) -> Refusal | None:
    playing = sum(sitter.role == "player" for sitter in gathering.sitters)
    return no.FULL if playing >= gathering.rules.seats.most else None


def sit(story: TableStory, gathering: Gathering, command: t.Sit) -> Refusal | None:
    """Nobody is made the judge: anyone may take the seat between matches (G-1)."""
    sitter = gathering.sitter(command.by)
    if sitter is None or not sitter.present:
        return no.AWAY if sitter else no.NOT_SEATED
    if gathering.playing:
        return table_no.PLAYING
    if sitter.role == command.role:
        return no.HERE_ALREADY
    if refusal := _full(gathering) if command.role == "player" else _judges_seat(gathering):
        return refusal
    story.tell(SeatChanged(command.at, command.by, command.role))
    return None


def _judges_seat(gathering: Gathering) -> Refusal | None:
    if not gathering.judged:
        return table_no.NO_JUDGE_SEAT
    return no.HAS_JUDGE if gathering.judge else None
