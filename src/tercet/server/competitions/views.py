"""A competition as somebody may see it: the staff sees everything, the public no addresses and nothing frozen."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from tercet.competition.cuts import division_champions
from tercet.competition.moves import Changes
from tercet.competition.people import NOBODY, People, Person
from tercet.competition.roles import role_of
from tercet.competition.scores import Sheet
from tercet.competition.setup import Setup
from tercet.competition.standings import Standing, shown
from tercet.competition.state import Appointment, Competition, Correction, Game, Outcome, ReportedSheet, Role
from tercet.engine.value import Player
from tercet.server.competitions.listing import Status, status_of
from tercet.server.competitions.office import Foreseen

STAFF = ("coordinator", "desk")
State = Literal["announced", "open", "reported", "conflict", "settled", "void"]


class EntrantView(Struct, frozen=True):
    """An entrant; the staff and the person themselves see the details."""

    number: int
    name: str
    division: str
    here: bool
    details: Person | None = None


class GameView(Struct, frozen=True):
    """A game: where, when, who, and its result; the staff sees all reports."""

    id: int
    stage: str
    round: int
    slot: int
    table: int
    players: tuple[int, ...]
    contest: str
    state: State
    sheet: Sheet | None
    reports: tuple[ReportedSheet, ...] = ()


class CompetitionView(Struct, frozen=True):
    """The whole competition, after entry `seq` of its log."""

    competition: str
    seq: int
    status: Status
    role: Role
    number: int | None  # under which you play
    next_game: int | None  # of yours
    setup: Setup
    tables: tuple[int, ...]
    staff: tuple[Appointment, ...]
    started: int
    entrants: list[EntrantView]
    games: list[GameView]
    standings: list[Standing]
    frozen: bool
    finalists: tuple[int, ...]
    division_champions: dict[str, tuple[int, ...]]  # several if they share the title
    champion: int | None
    corrections: tuple[Correction, ...]


class PreviewView(Struct, frozen=True):
    """What a command would do as the entry after `seq`: with this seed, exactly this."""

    seq: int
    seed: int
    changes: Changes
    repeats: int  # pairs that would meet again in the remaining rounds
    finalists: tuple[int, ...]  # as they would be named then
    champion: int | None


def preview_shown(told: Foreseen, seed: int) -> PreviewView:
    """A preview as it is answered."""
    then = told.preview.then
    return PreviewView(told.seq, seed, told.preview.changes, told.preview.repeats, then.finalists, then.champion)


def show(competition: str, seq: int, now: Competition, people: People, viewer: Player) -> CompetitionView:
    """The competition as this viewer may see it."""
    role, number = role_of(now, viewer), now.number_of(viewer)
    staff = role in STAFF
    hidden = now.frozen is not None and not staff
    outcomes = now.outcomes if now.frozen is None or staff else now.frozen
    following = None if number is None else now.next_game(number)
    return CompetitionView(
        competition,
        seq,
        status_of(now),
        role,
        number,
        following.id if following else None,
        now.setup,
        now.tables,
        now.staff if staff else (),
        now.started,
        [entrant_shown(now, each, people, staff or each == number) for each in now.entrants],
        [game_shown(now, game, outcomes, staff) for game in now.games.values()],
        shown(now, staff),
        now.frozen is not None,
        now.finalists,
        {} if hidden else division_champions(now),
        None if hidden else now.champion,
        now.corrections if staff else (),
    )


def entrant_shown(now: Competition, number: int, people: People, whole: bool) -> EntrantView:
    """An entrant with the full name, or only the public part of it."""
    entrant = now.entrants[number]
    person = people.get(entrant.person, NOBODY)
    name = person.name if whole else public_name(person.name)
    return EntrantView(number, name, entrant.division, entrant.here, person if whole and person.name else None)


def public_name(name: str) -> str:
    """The first name, and the first letter of the last.

    >>> public_name("Ada Lovelace"), public_name("Ada"), public_name("Anna Maria da Silva")
    ('Ada L.', 'Ada', 'Anna S.')
    """
    first, *rest = name.split() or [""]
    return f"{first} {rest[-1][0]}." if rest else first


def game_shown(now: Competition, game: Game, outcomes: Mapping[int, Outcome], staff: bool) -> GameView:
    """A game with its result, as far as this viewer may see it."""
    outcome = outcomes.get(game.id, Outcome())
    return GameView(
        game.id,
        game.stage,
        game.round,
        game.slot,
        game.table,
        game.players,
        game.contest,
        state_of(now, game, outcome),
        outcome.sheet,
        outcome.reports if staff else (),
    )


def state_of(now: Competition, game: Game, outcome: Outcome) -> State:
    """The state of a game."""
    if outcome.settled is not None:
        return "void" if game.id in now.voided else "settled"
    if outcome.conflict:
        return "conflict"
    if outcome.reports:
        return "reported"
    return "open" if now.begun(game) else "announced"
