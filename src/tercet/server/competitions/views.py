"""A competition as somebody may see it: the staff sees everything, the public no addresses and nothing frozen."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from tercet.competition.ceremony import Place, Title, places, revealed, titles, titles_shown
from tercet.competition.clock import Clock, clock, time_of
from tercet.competition.cuts import division_champions
from tercet.competition.events import RoundsDrawn
from tercet.competition.moves import Changes, since_the_paper
from tercet.competition.people import NOBODY, People, Person
from tercet.competition.preview import Delay, Preview
from tercet.competition.privacy import public_name
from tercet.competition.roles import role_of
from tercet.competition.scores import Sheet
from tercet.competition.setup import Setup
from tercet.competition.standings import Standing, shown
from tercet.competition.state import Appointment, Competition, Correction, Game, Outcome, ReportedSheet, Role
from tercet.engine.value import Player
from tercet.server.competitions.listing import Status, status_of
from tercet.server.competitions.office import Foreseen

STAFF = ("coordinator", "desk")
Seats = frozenset[tuple[int, int]]  # round and number
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
    changed: tuple[int, ...] = ()  # players who sit elsewhere than the printed schedule says
    begins: int | None = None  # really, or as expected (see the clock); None for play-offs, which are called


class CeremonyView(Struct, frozen=True):
    """The places of the final, best first: the public sees those that were shown, the staff all of them."""

    of: int  # places there are to show
    shown: int | None  # of them, from the last; None while there is no ceremony
    places: tuple[Place, ...]
    titles_of: int = 0  # champions of divisions there are to show before
    titled: int = 0  # of them, shown
    titles: tuple[Title, ...] = ()


class CallView(Struct, frozen=True):
    """Somebody waits for the desk; only the staff sees who."""

    at: int
    table: int
    number: int | None
    person: str = ""


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
    announcement: str  # for everyone to read
    clock: Clock
    ceremony: CeremonyView | None  # None before the end
    calls: list[CallView]


class DrawnGame(Struct, frozen=True):
    """A game of a draw that is not announced yet."""

    round: int
    slot: int
    table: int
    players: tuple[int, ...]


class PreviewView(Struct, frozen=True):
    """What a command would do as the entry after `seq`: with this seed, exactly this."""

    seq: int
    seed: int
    changes: Changes
    delay: Delay
    repeats: int  # pairs that would meet again in the remaining rounds
    fewest: int  # of them that cannot be avoided
    games: int  # of the preliminary rounds, all of them
    odd_tables: int  # of these that would not have three players
    slots: int  # in which they would be played
    finalists: tuple[int, ...]  # as they would be named then
    champion: int | None
    drawn: list[DrawnGame]  # the first draw; changes of an announced one are in `changes`


def preview_shown(told: Foreseen, seed: int) -> PreviewView:
    """A preview as it is answered."""
    preview, then = told.preview, told.preview.then
    games = [game for game in then.games.values() if game.stage == "preliminary"]
    return PreviewView(
        told.seq,
        seed,
        preview.changes,
        preview.delay,
        preview.repeats,
        preview.fewest,
        len(games),
        sum(len(game.players) != 3 for game in games),
        max((game.slot for game in games), default=0),
        then.finalists,
        then.champion,
        [DrawnGame(game.round, game.slot, game.table, game.players) for game in games] if first_draw(preview) else [],
    )


def first_draw(preview: Preview) -> bool:
    """Are rounds drawn for the first time? Then no printed slip changes."""
    return any(isinstance(each, RoundsDrawn) for each in preview.events) and not preview.changes.slips


def show(competition: str, seq: int, now: Competition, people: People, viewer: Player) -> CompetitionView:
    """The competition as this viewer may see it."""
    role, number = role_of(now, viewer), now.number_of(viewer)
    staff = role in STAFF
    hidden = now.frozen is not None and not staff
    outcomes = now.outcomes if now.frozen is None or staff else now.frozen
    following = None if number is None else now.next_game(number)
    times, changed = clock(now), since_the_paper(now)
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
        [game_shown(now, game, outcomes, staff, times, changed) for game in now.games.values()],
        shown(now, staff),
        now.frozen is not None,
        now.finalists,
        {} if hidden else division_champions(now),
        None if hidden else now.champion,
        now.corrections if staff else (),
        now.announcement,
        times,
        ceremony_shown(now, staff),
        [CallView(each.at, each.table, each.number, each.person if staff else "") for each in now.calls],
    )


def ceremony_shown(now: Competition, staff: bool) -> CeremonyView | None:
    """What this viewer may see of the ceremony."""
    found, won = places(now), titles(now)
    if not found:
        return None
    if staff:
        return CeremonyView(len(found), now.revealed, found, len(won), now.titled, won)
    return CeremonyView(len(found), now.revealed, revealed(now), len(won), now.titled, titles_shown(now))


def entrant_shown(now: Competition, number: int, people: People, whole: bool) -> EntrantView:
    """An entrant with the full name, or only the public part of it."""
    entrant = now.entrants[number]
    person = people.get(entrant.person, NOBODY)
    name = person.name if whole else public_name(now.setup.privacy, person)
    return EntrantView(number, name, entrant.division, entrant.here, person if whole and person.name else None)


def game_shown(
    now: Competition, game: Game, outcomes: Mapping[int, Outcome], staff: bool, times: Clock, changed: Seats
) -> GameView:
    """A game with its result, as far as this viewer may see it."""
    outcome, time = outcomes.get(game.id, Outcome()), time_of(times, game)
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
        tuple(number for number in game.players if game.stage == "preliminary" and (game.round, number) in changed),
        None if time is None else time.begins,
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
