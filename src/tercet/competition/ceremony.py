"""The ceremony: the champions of the divisions, then the places of the final from the last to the first, one by one."""

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.cuts import division_champions
from tercet.competition.playoffs import final_table
from tercet.competition.refusals import Refusal
from tercet.competition.scores import Line
from tercet.competition.state import Competition
from tercet.competition.story import Story
from tercet.engine.value import Value


class Place(Value, frozen=True):
    """A place in the final; equal scores share a rank, except for the champion."""

    rank: int
    number: int
    sets: int
    score: int
    ahead: int | None  # of the next place; 0 after a tie-breaker, None for the last


class Title(Value, frozen=True):
    """Who has won a division; several if they share the title."""

    division: str
    numbers: tuple[int, ...]


def titles(now: Competition) -> tuple[Title, ...]:
    """The champions of the divisions in the order of the setup; none before the end (G-10)."""
    found = division_champions(now) if now.ended else {}
    return tuple(Title(each.name, found[each.name]) for each in now.setup.divisions if each.name in found)


def titles_shown(now: Competition) -> tuple[Title, ...]:
    """What the public has seen of them: all, once a place of the final is shown."""
    found = titles(now)
    return found if now.revealed else found[: now.titled]


def places(now: Competition) -> tuple[Place, ...]:
    """The places of the final, the champion first; none before the end."""
    if not now.ended or now.champion is None:
        return ()
    lines = sorted(_lines(now), key=lambda line: (line.number != now.champion, -line.score, line.number))
    if not lines:  # nobody else was left for the final
        return (Place(1, now.champion, 0, 0, None),)
    following = [*lines[1:], None]
    return tuple(
        Place(_rank(lines, at), each.number, each.sets, each.score, None if after is None else each.score - after.score)
        for at, (each, after) in enumerate(zip(lines, following, strict=True))
    )


def _lines(now: Competition) -> tuple[Line, ...]:
    sheets = [now.settled(game.id) for game in final_table(now)]
    return sheets[0].lines if sheets and sheets[0] is not None else ()


def _rank(lines: list[Line], at: int) -> int:
    """After the champion, those with the same score share a rank."""
    return 1 if at == 0 else 1 + next(n for n, line in enumerate(lines) if n and line.score == lines[at].score)


def revealed(now: Competition) -> tuple[Place, ...]:
    """What the public has seen of them: the last ones."""
    found = places(now)
    return found[len(found) - min(now.revealed or 0, len(found)) :]


def reveal(story: Story, command: c.Reveal) -> Refusal | None:
    """Show so many places, from the last; two coordinators who press together show one more, not two."""
    if not story.now.ended:
        return no.NOT_OVER
    most = len(places(story.now))
    if command.places is not None and not 0 <= command.places <= most:
        return no.no("no-such-place", most=most)
    if not 0 <= command.titles <= len(titles(story.now)):
        return no.no("no-such-title", most=len(titles(story.now)))
    story.tell(e.PlacesRevealed(command.at, command.by, command.places, command.titles))
    return None
