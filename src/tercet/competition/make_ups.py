"""Make-up games: for players who missed a round, or stayed for a game that could not be played."""

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.draw.seating import LEAST, MOST
from tercet.competition.refusals import Refusal
from tercet.competition.state import Competition, Game
from tercet.competition.story import Story
from tercet.engine.value import Value

GamesOf = dict[int, list[Game]]


def make_up(story: Story, command: c.MakeUpGame) -> Refusal | None:
    """Players play a round that they missed, among themselves or with guests whose score does not change."""
    now = story.now
    everyone = (*command.players, *command.guests)
    if "make-up" not in (now.setup.missed, now.setup.stayed):
        return no.NO_MAKE_UP
    if now.cutting or not 1 <= command.round <= now.started:
        return no.CUT_ALREADY if now.cutting else no.NOT_BEGUN
    if not LEAST <= len(set(everyone)) == len(everyone) <= MOST or not command.players:
        return no.TABLE_SIZE
    if command.table not in now.tables:
        return no.no_such_table(command.table)
    if refusal := _wrong_players(now, command):
        return refusal
    game = Game(now.last_id + 1, "make-up", command.round, tuple(sorted(everyone)), command.table)
    story.tell(e.GamesAdded(command.at, (game,)))
    return None


class Missed(Value, frozen=True):
    """Who may play a round now that they missed, and who may play along."""

    round: int
    numbers: tuple[int, ...]
    guests: tuple[int, ...]


def missed(now: Competition) -> tuple[Missed, ...]:
    """By round; none if there are no make-up games, or if it is too late for them."""
    if now.cutting or "make-up" not in (now.setup.missed, now.setup.stayed):
        return ()
    rounds = [_missed_in(now, played) for played in range(1, now.started + 1)]
    return tuple(each for each in rounds if each.numbers)


def _missed_in(now: Competition, played: int) -> Missed:
    games = _games_in(now, played)
    numbers = tuple(number for number in now.here if _may_make_up(now, number, games))
    return Missed(played, numbers, tuple(number for number in now.here if _has_played(now, number, games)))


def _wrong_players(now: Competition, command: c.MakeUpGame) -> Refusal | None:
    games = _games_in(now, command.round)
    if not all(_may_make_up(now, number, games) for number in command.players):
        return no.NOT_MISSED
    return None if all(_has_played(now, number, games) for number in command.guests) else no.NO_GUEST


def _may_make_up(now: Competition, number: int, in_round: GamesOf) -> bool:
    """Is this player here and without a score in that round, and does the setup give them a game instead?"""
    if number not in now.entrants or not now.entrants[number].here:
        return False
    games = in_round.get(number, [])
    sheets = [now.settled(game.id) for game in games]
    if not all(sheet is not None and sheet.line(number) is None for sheet in sheets):
        return False
    stayed = any(number in now.voided.get(game.id, ()) for game in games)
    return (now.setup.stayed if stayed else now.setup.missed) == "make-up"


def _has_played(now: Competition, number: int, in_round: GamesOf) -> bool:
    """Is this player here, with a score in that round?"""
    sheets = [now.settled(game.id) for game in in_round.get(number, [])]
    here = number in now.entrants and now.entrants[number].here
    return here and any(sheet is not None and sheet.line(number) is not None for sheet in sheets)


def _games_in(now: Competition, played: int) -> GamesOf:
    """The games of a round, by player."""
    found: dict[int, list[Game]] = {}
    for game in now.games.values():
        if game.stage in ("preliminary", "make-up") and game.round == played:
            for number in game.players:
                found.setdefault(number, []).append(game)
    return found
