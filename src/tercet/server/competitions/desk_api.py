"""Requests of the desk: entrants, everyone's entry card, and the whole competition as a file."""

from typing import Any, Final

from litestar import Request, Response, Router, delete, get, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from tercet.competition.entry_cards import entry_cards, write_csv
from tercet.competition.people import Person, problem_with_person
from tercet.competition.record import VERSION, CompetitionFile
from tercet.competition.refusals import no_such_number
from tercet.engine.value import Player
from tercet.server.api.who import KNOWN, player, services
from tercet.server.competitions.asking import for_staff, found, refuse
from tercet.server.competitions.office import CompetitionNow
from tercet.server.competitions.views import EntrantView, entrant_shown

CSV: Final = "text/csv"
ME: Final = {"me": Provide(player)}


@put("/competitions/{competition:str}/entrants/{number:int}", security=KNOWN, dependencies=ME)
async def change_details(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    number: FromPath[int],
    data: JSONBody[Person],
) -> EntrantView:
    """Replace the data of an entry card, which is not in the log."""
    office = services(state).office
    known = await found(office, competition)
    for_staff(known, me)
    person = _person(request, known, number)
    if refusal := problem_with_person(data):
        refuse(refusal, request, 400)
    await office.entrants.keep(competition, person, data)
    return entrant_shown(known.now, number, {person: data}, whole=True)


@delete("/competitions/{competition:str}/entrants/{number:int}", security=KNOWN, dependencies=ME)
async def erase_details(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    number: FromPath[int],
) -> None:
    """Delete the data of an entry card; number and results stay. Entrants may delete their own."""
    office = services(state).office
    known = await found(office, competition)
    if known.now.number_of(me) != number:
        for_staff(known, me)
    await office.entrants.erase(competition, _person(request, known, number))


def _person(request: Request[Any, Any, Any], known: CompetitionNow, number: int) -> Player:
    entrant = known.now.entrants.get(number)
    if entrant is None:
        refuse(no_such_number(number), request, 404)
    return entrant.person


@get("/competitions/{competition:str}/entry-cards", media_type=CSV, security=KNOWN, dependencies=ME)
async def export_entry_cards(state: State, me: NamedDependency[Player], competition: FromPath[str]) -> Response[str]:
    """Everyone's entry card as CSV, safe to open in a spreadsheet."""
    office = services(state).office
    known = await found(office, competition)
    for_staff(known, me)
    cards = entry_cards(known.now, await office.entrants.of(competition))
    return Response(write_csv(cards), media_type=CSV)


@get("/competitions/{competition:str}/file", security=KNOWN, dependencies=ME)
async def export_file(state: State, me: NamedDependency[Player], competition: FromPath[str]) -> CompetitionFile:
    """The whole competition as a file, for `tercet competition export` and `tercet print`."""
    office = services(state).office
    known = await found(office, competition)
    for_staff(known, me)
    events = await office.log(competition, known)
    return CompetitionFile("tercet", VERSION, events, await office.entrants.of(competition))


entrants = Router("/", route_handlers=[change_details, erase_details])
exports = Router("/", route_handlers=[export_entry_cards, export_file])
