"""The draw inside a competition: announced rounds, and all that remain again after a change."""

from random import Random

from tercet.competition import refusals as no
from tercet.competition.commands import DrawRounds
from tercet.competition.draw.certificate import Certificate, certify
from tercet.competition.draw.drawing import Wish, draw, kept_apart
from tercet.competition.draw.printed import PRINTED, corrected
from tercet.competition.draw.redraw import Redrawn, redraw
from tercet.competition.draw.rotations import timetable
from tercet.competition.draw.seating import Seating, renumbered
from tercet.competition.events import RoundsDrawn
from tercet.competition.state import Competition, Game
from tercet.competition.story import Story
from tercet.engine.refusals import Refusal
from tercet.engine.value import Player


def draw_rounds(story: Story, command: DrawRounds) -> Refusal | None:
    """All rounds for all who are here."""
    now, dice = story.now, Random(command.seed)
    if now.started:
        return no.STARTED
    here = sorted(now.here)
    done = _printed(len(here), now.setup.rounds) if command.printed else _drawn(now, here, dice)
    if isinstance(done, Refusal):
        return done
    rounds, certificate = done
    games = announced(now, renumbered(rounds, [0, *here]), 1, dice)
    story.tell(RoundsDrawn(command.at, command.by, 1, games, (), certificate.repeats, certificate.lower_bound))
    return None


def _drawn(now: Competition, here: list[int], dice: Random) -> tuple[Seating, Certificate] | Refusal:
    index = {number: place for place, number in enumerate(here, 1)}
    apart = tuple(tuple(index[number] for number in group if number in index) for group in groups(now))
    tables = min(now.setup.tables, max(len(here), 1))
    done = draw(Wish(len(here), now.setup.rounds, tables, apart), dice)
    return done if isinstance(done, Refusal) else (done.rounds, done.certificate)


def _printed(players: int, rounds: int) -> tuple[Seating, Certificate] | Refusal:
    """The guide's schedule, corrected; its first rounds where fewer are played."""
    if rounds > len(PRINTED.get(players, ())):
        return no.not_printed(players, rounds)
    mended = corrected(players).rounds[:rounds]
    return mended, certify(mended, players)


def draw_again(story: Story, at: int, by: Player, seed: int) -> None:
    """What was played and is being played stays; the rounds that remain are solved together."""
    now, dice = story.now, Random(seed)
    first = now.started + 1
    if not now.drawn or first > now.setup.rounds:
        return
    played, then = seating(now, 1, now.started), seating(now, first, now.setup.rounds)
    done = _again(now, played, then, dice)
    moved = tuple((first + number, player) for number, player in done.moved)
    games = announced(now, done.rounds, first, dice)
    story.tell(RoundsDrawn(at, by, first, games, moved, done.repeats, done.lower_bound))


def _again(now: Competition, played: Seating, then: Seating, dice: Random) -> Redrawn:
    here = sorted(now.here)
    if len(here) < 2:  # nobody to play with
        return Redrawn(((),) * len(then), (), 0, 0)
    return redraw(played, then, here, dice, kept_apart(groups(now)))


def groups(competition: Competition) -> list[list[int]]:
    """Families and schools, by number."""
    found: dict[str, list[int]] = {}
    for entrant in competition.entrants.values():
        if entrant.group:
            found.setdefault(entrant.group, []).append(entrant.number)
    return list(found.values())


def seating(competition: Competition, first: int, last: int) -> Seating:
    """The games of these rounds; where each has a table of its own, in its place."""
    rounds: list[tuple[tuple[int, ...], ...]] = []
    for number in range(first, last + 1):
        games = [game for game in competition.games.values() if (game.stage, game.round) == ("preliminary", number)]
        places = {game.table - 1: game.players for game in games}
        if len(places) < len(games):  # several rotations
            places = dict(enumerate(game.players for game in games))
        rounds.append(tuple(places.get(place, ()) for place in range(max(places, default=-1) + 1)))
    return tuple(rounds)


def announced(competition: Competition, rounds: Seating, first: int, dice: Random) -> tuple[Game, ...]:
    """Games with their tables and slots, counted from the first that remains."""
    tables = competition.setup.tables
    identity = competition.last_id + 1
    if all(len(games) <= tables for games in rounds):
        placed = [
            (first + number, number + 1, place + 1, players)
            for number, games in enumerate(rounds)
            for place, players in enumerate(games)
            if players
        ]
    else:
        whole = tuple(tuple(game for game in games if game) for games in rounds)
        placed = [
            (first + sitting.round - 1, slot, sitting.table, sitting.players)
            for slot, sittings in enumerate(timetable(whole, tables, dice), 1)
            for sitting in sittings
        ]
    return tuple(
        Game(identity + place, "preliminary", number, players, table, slot)
        for place, (number, slot, table, players) in enumerate(placed)
    )
