"""The draw inside a competition: announce rounds, and draw the remaining ones again after a change."""

from random import Random

from tercet.competition import refusals as no
from tercet.competition.commands import DrawRounds, NewTimetable
from tercet.competition.draw.certificate import Certificate, certify
from tercet.competition.draw.corrected import corrected
from tercet.competition.draw.drawing import Wish, draw, kept_apart
from tercet.competition.draw.printed import PRINTED
from tercet.competition.draw.redraw import Redraw, redraw, told
from tercet.competition.draw.rotations import Sitting, Slot, timetable
from tercet.competition.draw.seating import Seating
from tercet.competition.events import RoundsDrawn
from tercet.competition.refusals import Refusal
from tercet.competition.state import Competition, Game
from tercet.competition.story import Story
from tercet.competition.timetabling import (
    announced_again,
    announced_times,
    drawn_again,
    new_timetable,
    numbered,
    rounds_of,
)
from tercet.engine.value import Player


def draw_rounds(story: Story, command: DrawRounds) -> Refusal | None:
    """Draw all rounds for everyone present."""
    now, dice = story.now, Random(command.seed)
    if now.started:
        return no.STARTED
    here = sorted(now.here)
    done = _printed(now, len(here), dice) if command.printed else _drawn(now, here, dice)
    if isinstance(done, Refusal):
        return done
    slots, certificate = done
    games = tuple(_games(now, slots, here))
    story.tell(RoundsDrawn(command.at, command.by, 1, games, (), certificate.repeats, certificate.lower_bound))
    return None


def _games(now: Competition, slots: tuple[Slot, ...], here: list[int]) -> list[Game]:
    """A timetable for players 1 … n at tables 1 … t, with everyone's own number and the hall's own tables."""
    placed = [(slot, sitting) for slot, sittings in enumerate(slots, 1) for sitting in sittings]
    return [
        Game(
            identity,
            "preliminary",
            sitting.round,
            tuple(here[player - 1] for player in sitting.players),
            now.tables[sitting.table - 1],
            slot,
        )
        for identity, (slot, sitting) in enumerate(placed, now.last_id + 1)
    ]


def _drawn(now: Competition, here: list[int], dice: Random) -> tuple[tuple[Slot, ...], Certificate] | Refusal:
    index = {number: place for place, number in enumerate(here, 1)}
    apart = tuple(tuple(index[number] for number in group if number in index) for group in groups(now))
    tables = min(len(now.tables), max(len(here), 1))
    done = draw(Wish(len(here), now.setup.rounds, tables, apart), dice)
    return done if isinstance(done, Refusal) else (done.timetable, done.certificate)


def _printed(now: Competition, players: int, dice: Random) -> tuple[tuple[Slot, ...], Certificate] | Refusal:
    """The guide's schedule, corrected; only its first rounds if fewer are played.

    Tables as printed, if there are enough.
    """
    if now.setup.rounds > len(PRINTED.get(players, ())):
        return no.no("not-printed", players=players, rounds=now.setup.rounds)
    mended = corrected(players).rounds[: now.setup.rounds]
    return as_on_the_page(mended, len(now.tables), dice), certify(mended, players)


def as_on_the_page(rounds: Seating, tables: int, dice: Random) -> tuple[Slot, ...]:
    """A timetable with the tables in the printed order; in rotations if there are too few."""
    if any(len(games) > tables for games in rounds):
        return timetable(rounds, tables, dice)
    return tuple(
        tuple(Sitting(number, table, game) for table, game in enumerate(games, 1))
        for number, games in enumerate(rounds, 1)
    )


def draw_again(story: Story, at: int, by: Player, seed: int) -> None:
    """Games played or in progress stay; the remaining rounds are solved together."""
    now, dice = story.now, Random(seed)
    first = now.started + 1
    if not now.drawn or first > now.setup.rounds:
        return
    done = _again(now, rounds_of(now, 1, now.started), rounds_of(now, first, now.setup.rounds), dice)
    story.tell(drawn_again(now, at, by, done, announced_again(now, done.rounds)))


def shorten(story: Story, command: NewTimetable) -> Refusal | None:
    """The same games in as few slots as possible."""
    now = story.now
    left = rounds_of(now, now.started + 1, now.setup.rounds)
    if not any(left):
        return no.ALL_STARTED if now.drawn else no.NOT_DRAWN
    games = numbered(now, new_timetable(now, left, Random(command.seed)))
    same = told(left, rounds_of(now, 1, now.started), left, sorted(now.here))
    story.tell(drawn_again(now, command.at, command.by, same, games))
    return None


def _again(now: Competition, played: Seating, then: Seating, dice: Random) -> Redraw:
    here = sorted(now.here)
    if len(here) < 2:  # nobody left to play with
        return Redraw(((),) * len(then), (), 0, 0)
    return redraw(played, then, here, dice, kept_apart(groups(now)), announced_times(now))


def groups(competition: Competition) -> list[list[int]]:
    """Families and schools, by number."""
    found: dict[str, list[int]] = {}
    for entrant in competition.entrants.values():
        if entrant.group:
            found.setdefault(entrant.group, []).append(entrant.number)
    return list(found.values())
