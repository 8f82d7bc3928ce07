"""The public entry form over HTTP: whoever fills it in gets a number and a personal link."""

from hashlib import sha256
from typing import Annotated, Any, Final

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, json

from tercet.competition.commands import Command, Enter
from tercet.competition.entry_form import closed, problem_with_entry
from tercet.competition.people import Person
from tercet.competition.refusals import ID_USED, TOO_MANY_ENTRIES, Refusal
from tercet.competition.setup import LONGEST_NAME
from tercet.engine.value import Player
from tercet.server.api.who import address_of, services
from tercet.server.competitions.asking import found, refuse
from tercet.server.competitions.links import NewLink
from tercet.server.competitions.office import CompetitionNow, Sent
from tercet.server.competitions.people_data import problem_with_keeping
from tercet.server.competitions.seeds import new_seed

RANDOM_ID: Final = "^[A-Za-z0-9_-]{22,64}$"  # 128 bits: whoever knows it can ask again, and gets a new link


class InForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A filled-in form. The id is random and chosen by the sender: the same id twice is one entry."""

    id: Annotated[str, Meta(pattern=RANDOM_ID)]
    details: Person
    division: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Entered(Struct, frozen=True):
    """The number, and the link to one's own page, whose secret is shown this once."""

    number: int
    link: NewLink


@post("/competitions/{competition:str}/entry", status_code=201)
async def enter_by_form(
    request: Request[Any, Any, Any], state: State, competition: FromPath[str], data: JSONBody[InForm]
) -> Entered:
    """Enter by yourself, while the form is open. Nobody needs a session for that."""
    all_ = services(state)
    _check_pace(request)
    known = await found(all_.office, competition)
    person = Player(sha256(f"{competition} form {data.id}".encode()).hexdigest()[:22])
    _check(request, known, person, data)
    sent = Sent(data.id, sha256(json.encode(data)).hexdigest()[:16])
    seed = new_seed()

    def command(at: int) -> Command:
        return Enter(at, person, person, data.division, seed=seed)

    said = await all_.office.enter(competition, person, sent, command, data.details)
    if isinstance(said, Refusal):
        refuse(said, request)
    number = (await found(all_.office, competition)).now.number_of(person)
    if number is None:  # sent again after the entry was undone
        refuse(ID_USED, request)
    (link,) = await all_.links.issue(competition, "player", {number: person})
    return Entered(number, link)


def _check(request: Request[Any, Any, Any], known: CompetitionNow, person: Player, data: InForm) -> None:
    setup = known.now.setup
    if known.now.number_of(person) is None and (refusal := closed(known.now)):
        refuse(refusal, request)
    if refusal := problem_with_keeping(setup.privacy, data.details):
        refuse(refusal, request, 400)
    _check_entry(request, known, data.division, data.details)


def check_own_entry(request: Request[Any, Any, Any], known: CompetitionNow, division: str, details: Person) -> None:
    """Who enters by a command instead of the form has no more rights than by the form."""
    _check_pace(request)
    _check_entry(request, known, division, details)


def _check_pace(request: Request[Any, Any, Any]) -> None:
    if not services(request.app.state).limits.may_enter(address_of(request)):
        refuse(TOO_MANY_ENTRIES, request, 429)


def _check_entry(request: Request[Any, Any, Any], known: CompetitionNow, division: str, details: Person) -> None:
    if refusal := problem_with_entry(known.now.setup, division, details):
        refuse(refusal, request, 400)
