"""Competitions over HTTP: open one, see it, send commands."""

from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct, json, structs

from tercet.competition.commands import Command
from tercet.competition.evolve import fold
from tercet.competition.privacy import problem_with_until
from tercet.competition.record import CompetitionFile
from tercet.competition.refusals import Refusal, no_such_division
from tercet.competition.roles import role_of
from tercet.competition.setup import Setup
from tercet.competition.standings import Standing, shown
from tercet.engine.value import Player
from tercet.server.api.who import KNOWN, maybe_player, player, refuse_too_many, services
from tercet.server.competitions.asking import NOBODY, for_staff, found, found_lately, language_of, refuse
from tercet.server.competitions.boards import BoardView, board_shown
from tercet.server.competitions.desk_api import entrants, exports
from tercet.server.competitions.form_api import check_own_entry, enter_by_form
from tercet.server.competitions.fresh import if_changed
from tercet.server.competitions.game_table_api import open_game_table
from tercet.server.competitions.journal_api import show_journal
from tercet.server.competitions.link_api import links
from tercet.server.competitions.list_api import enter_list
from tercet.server.competitions.listing import ListedCompetition
from tercet.server.competitions.office import Acknowledgement, Sent
from tercet.server.competitions.people_data import dated, local_today, problem_with_privacy
from tercet.server.competitions.public import answered
from tercet.server.competitions.sayings import COMMAND_ID, Enter, Saying, command_of
from tercet.server.competitions.screen_api import play_on_screen
from tercet.server.competitions.seeds import SEEDS, new_seed
from tercet.server.competitions.views import STAFF, CompetitionView, PreviewView, preview_shown, show
from tercet.server.live.one_line import one_line

UNKNOWN: Final = Player("unknown")  # somebody who would enter
LARGEST_FILE: Final = 4 * 1024 * 1024


class FoundCompetition(Struct, frozen=True):
    """The id of a competition; anyone who knows it may watch."""

    competition: str


class InCompetition(Struct, frozen=True, forbid_unknown_fields=True):
    """A command in a competition. The id is chosen by the sender: the same id twice has one effect."""

    id: Annotated[str, Meta(pattern=COMMAND_ID)]
    say: Saying
    after: Annotated[int, Meta(ge=0)] | None = None  # only if nothing has happened since this entry of the log
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] | None = None  # of a draw, as a preview has given it


class InPreview(Struct, frozen=True, forbid_unknown_fields=True):
    """A command that is only tried."""

    say: Saying
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] | None = None  # to see another draw, leave it out


@post("/competitions", status_code=201, security=KNOWN, dependencies={"me": Provide(player)})
async def open_competition(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], data: JSONBody[Setup]
) -> FoundCompetition:
    """Open a competition; you are its coordinator."""
    refuse_too_many(request, me)
    privacy = dated(data)
    if refusal := problem_with_until(privacy, local_today()):
        refuse(refusal, request, 400)
    opened = await services(state).office.open(me, structs.replace(data, name=one_line(data.name), privacy=privacy))
    if isinstance(opened, Refusal):
        refuse(opened, request, 400)
    return FoundCompetition(opened)


@post(
    "/competitions/file",
    status_code=201,
    security=KNOWN,
    request_max_body_size=LARGEST_FILE,
    dependencies={"me": Provide(player)},
)
async def load_competition(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], data: JSONBody[CompetitionFile]
) -> FoundCompetition:
    """Load a competition from a file, as `tercet competition import` or another server wrote it; you coordinate it."""
    refuse_too_many(request, me)
    loaded = await services(state).office.load(me, data)
    if isinstance(loaded, Refusal):
        refuse(loaded, request, 400)
    return FoundCompetition(loaded)


@get("/competitions", dependencies={"me": Provide(maybe_player)})
async def list_competitions(state: State, me: NamedDependency[Player | None]) -> list[ListedCompetition]:
    """Your own competitions and the listed ones, most active first."""
    return await services(state).office.listing.listed(me=me)


@get("/competitions/{competition:str}", dependencies={"me": Provide(maybe_player)})
async def show_competition(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player | None], competition: FromPath[str]
) -> Response[CompetitionView | None]:
    """Everything you may see of a competition: schedule, results, standings. With an ETag: ask as often as you like."""
    all_ = services(state)
    known = await found_lately(all_.office, competition)
    people = await all_.office.entrants.lately(competition)
    if role_of(known.now, me or NOBODY) == "spectator":
        return answered(request, all_.public.of(competition, known, people))
    return if_changed(
        request,
        (known.head, me, people),
        lambda: show(competition, known.head, known.now, people, me or NOBODY),
    )


@get("/competitions/{competition:str}/board", security=KNOWN, dependencies={"me": Provide(player)})
async def show_board(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], competition: FromPath[str]
) -> BoardView:
    """For the staff: what comes next, what it waits for, results by state, the tables, and what can be undone."""
    known = await found(services(state).office, competition)
    for_staff(known, me)
    return board_shown(known, language_of(request))


Division = Annotated[str | None, QueryParameter(description="Only this one, with the ranks in it")]
Events = Annotated[int | None, QueryParameter(ge=1, le=2**31, description="The state after this many events")]


@get("/competitions/{competition:str}/standings", dependencies={"me": Provide(maybe_player)})
async def show_standings(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player | None],
    competition: FromPath[str],
    division: Division = None,
    events: Events = None,
) -> list[Standing]:
    """The standings, overall or of one division, now or at any event of the log."""
    office = services(state).office
    known = await found(office, competition)
    now = known.now if events is None else fold((await office.log(competition, known))[:events])
    names = [each.name for each in now.setup.divisions]
    if division is not None and division not in names:
        refuse(no_such_division(division, names), request, 404)
    return shown(now, role_of(known.now, me or NOBODY) in STAFF, division)


@post("/competitions/{competition:str}/commands", status_code=200, security=KNOWN, dependencies={"me": Provide(player)})
async def say_in_competition(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    data: JSONBody[InCompetition],
) -> Acknowledgement:
    """Send a command: enter somebody, draw, start a round, report a result … The response comes once it is saved."""
    office, saying = services(state).office, data.say
    known = await found(office, competition)
    newcomer = Player(sha256(f"{competition} {me} {data.id}".encode()).hexdigest()[:22])  # the same if it is sent again
    seed = new_seed() if data.seed is None else data.seed
    sent = Sent(data.id, sha256(json.encode(saying)).hexdigest()[:16], data.after)

    def command(at: int) -> Command:
        return command_of(saying, me, at, newcomer, seed)

    if refusal := problem_with_privacy(known.now.setup.privacy, saying):
        refuse(refusal, request, 400)
    if isinstance(saying, Enter):
        if saying.person == me and role_of(known.now, me) not in STAFF:
            check_own_entry(request, known, saying.division, saying.details)
        said = await office.enter(competition, me, sent, command, saying.details)
    else:
        said = await office.say(competition, me, sent, command)
    if isinstance(said, Refusal):
        refuse(said, request)
    return said


@post("/competitions/{competition:str}/preview", status_code=200, security=KNOWN, dependencies={"me": Provide(player)})
async def preview_command(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    data: JSONBody[InPreview],
) -> PreviewView:
    """What a command would do, without doing it: send it with `after` and `seed` of the preview to do exactly that."""
    office, seed = services(state).office, new_seed() if data.seed is None else data.seed
    await found(office, competition)
    told = await office.foresee(competition, lambda at: command_of(data.say, me, at, UNKNOWN, seed))
    if isinstance(told, Refusal):
        refuse(told, request)
    return preview_shown(told, seed)


competitions = Router(
    "/",
    route_handlers=[
        open_competition,
        load_competition,
        list_competitions,
        show_competition,
        show_board,
        show_standings,
        say_in_competition,
        preview_command,
        enter_list,
        enter_by_form,
        show_journal,
        open_game_table,
        play_on_screen,
        entrants,
        exports,
        links,
    ],
    tags=["competitions"],
)
