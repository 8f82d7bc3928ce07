"""Lists of entrants over HTTP: look at one, then enter everyone who is in it."""

from hashlib import sha256
from typing import Annotated, Any, Final, Literal

from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, structs

from tercet.competition.lists import EntrantList, decoded, read_csv, read_json
from tercet.competition.loading import RefusedRow
from tercet.competition.refusals import Refusal, RefusalError
from tercet.engine.value import Player
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.who import KNOWN, player, services
from tercet.server.competitions.asking import for_staff, found, language_of, refuse
from tercet.server.competitions.office import Sent
from tercet.server.competitions.people_data import problem_with_time
from tercet.server.competitions.sayings import COMMAND_ID
from tercet.words.competition import refusal_in_words
from tercet.words.speech import speak

LARGEST_LIST: Final = 2 * 1024 * 1024


class InList(Struct, frozen=True, forbid_unknown_fields=True):
    """A list as a spreadsheet saves it, in base64: its encoding is found out here."""

    id: Annotated[str, Meta(pattern=COMMAND_ID)]
    data: bytes
    twins: Literal["once", "both"] | None = None  # a name that is there twice: one person, or several
    look: bool = False  # only read it


class ListTold(Struct, frozen=True):
    """What is in a list. Nobody has entered if names are there twice and nobody has said what that means."""

    entrants: int
    skipped: tuple[str, ...]  # columns that nothing is known about
    unasked: tuple[str, ...]  # what it knows of people and this competition does not ask: that is not kept
    twins: list[str]  # names that are there more than once
    entered: bool


@post(
    "/competitions/{competition:str}/list",
    status_code=200,
    security=KNOWN,
    request_max_body_size=LARGEST_LIST,
    dependencies={"me": Provide(player)},
)
async def enter_list(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    data: JSONBody[InList],
) -> ListTold:
    """Enter everyone in a list, or nobody if somebody cannot."""
    office = services(state).office
    known = await found(office, competition)
    for_staff(known, me)
    if refusal := problem_with_time(known.now.setup.privacy):
        refuse(refusal, request, 400)
    divisions = [each.name for each in known.now.setup.divisions]
    listed, asks = _read(request, data.data).fitting(divisions), known.now.setup.privacy.asks
    chosen = (listed.without_twins() if data.twins == "once" else listed).only(asks)
    unasked = tuple(each for each in listed.asked if each not in asks)
    told = ListTold(len(chosen.applicants), listed.skipped, unasked, listed.twins, entered=False)
    if data.look or (listed.twins and data.twins is None) or not chosen.applicants:
        return told
    sent = Sent(data.id, sha256(data.data + (data.twins or "").encode()).hexdigest()[:16])
    said = await office.enter_all(competition, me, sent, chosen.applicants)
    if isinstance(said, RefusedRow):
        lang = language_of(request)
        words = speak(lang, "journal-list-row", row=str(said.row), why=refusal_in_words(said, lang))
        raise HttpRefusal(409, said.code, words)
    if isinstance(said, Refusal):
        refuse(said, request)
    return structs.replace(told, entered=True)


def _read(request: Request[Any, Any, Any], data: bytes) -> EntrantList:
    try:
        text = decoded(data)
        return read_json(text) if text.lstrip().startswith("[") else read_csv(text)
    except RefusalError as error:
        refuse(error.refusal, request, 400)
