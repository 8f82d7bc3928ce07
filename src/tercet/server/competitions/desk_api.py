"""Requests of the desk: entrants, everyone's entry card, and the whole competition as a file."""

import asyncio
from typing import Any, Final

from litestar import Request, Response, Router, delete, get, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from tercet.competition.entry_cards import entry_cards, write_csv
from tercet.competition.people import Person
from tercet.competition.privacy import kept
from tercet.competition.record import VERSION, CompetitionFile
from tercet.competition.refusals import NOT_YOURS, no_such_number
from tercet.competition.roles import role_of
from tercet.engine.value import Player
from tercet.paper.unprintable import Unprintable, unprintable
from tercet.server.api.who import KNOWN, player, services
from tercet.server.competitions.asking import for_staff, found, refuse
from tercet.server.competitions.office import CompetitionNow
from tercet.server.competitions.people_data import problem_with_keeping
from tercet.server.competitions.person_held import HeldOnPerson, held_on
from tercet.server.competitions.purging import purge
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
    if refusal := problem_with_keeping(known.now.setup.privacy, data):
        refuse(refusal, request, 400)
    await office.entrants.keep(competition, person, data)
    return entrant_shown(known.now, number, {person: kept(data)}, whole=True)


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
    await office.entrants.scrub()


@get("/competitions/{competition:str}/entrants/{number:int}", security=KNOWN, dependencies=ME)
async def export_person(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    number: FromPath[int],
) -> HeldOnPerson:
    """Everything that is held on an entrant, for the staff and for the person."""
    all_ = services(state)
    known = await found(all_.office, competition)
    if known.now.number_of(me) != number:
        for_staff(known, me)
    person = _person(request, known, number)
    people, links = await all_.office.entrants.of(competition), await all_.links.all_of(competition)
    devices = sum(each.devices for each in links if (each.kind, each.number) == ("player", number))
    return held_on(known.now, number, people.get(person), devices)


@get("/competitions/{competition:str}/unprintable", security=KNOWN, dependencies=ME)
async def show_unprintable(state: State, me: NamedDependency[Player], competition: FromPath[str]) -> list[Unprintable]:
    """Names with characters that no font has: they would be printed with a replacement character."""
    office = services(state).office
    known = await found(office, competition)
    for_staff(known, me)
    people = await office.entrants.of(competition)
    return await asyncio.to_thread(unprintable, known.now, people)  # the first time, fonts are read


@delete("/competitions/{competition:str}/entrants", security=KNOWN, dependencies=ME)
async def erase_all_details(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], competition: FromPath[str]
) -> None:
    """Delete the data of all entry cards now; numbers and results stay. For the coordinator."""
    office = services(state).office
    known = await found(office, competition)
    if role_of(known.now, me) != "coordinator":
        refuse(NOT_YOURS, request)
    await purge(office, competition)


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


entrants = Router("/", route_handlers=[change_details, erase_details, export_person, erase_all_details])
exports = Router("/", route_handlers=[export_entry_cards, export_file, show_unprintable])
