"""Printing over HTTP: the list of documents, and PDFs."""

from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import quote

from litestar import Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Meta, Struct, field, structs

from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.engine.value import Player
from tercet.paper.day import Day
from tercet.paper.order import CannotPrint, Order, PrintOptions, order_from, shows_every_seat
from tercet.server.api.addresses import public_address
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.rulesets import RulesText
from tercet.server.api.who import KNOWN, address_of, player, services
from tercet.server.competitions.asking import for_staff, found
from tercet.server.daily import Size, puzzle_of
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.printing.queue import QueueFull
from tercet.server.puzzle_days import day_for, is_known
from tercet.words.languages import Language
from tercet.words.sayable import say_in
from tercet.words.speech import speak

if TYPE_CHECKING:
    from tercet.paper.catalogue import Document

PDF: Final = "application/pdf"
LARGEST: Final = 4 * 1024 * 1024  # enough for the log of a large competition


class PaperView(Struct, frozen=True):
    """A document that can be printed."""

    name: str
    title: str
    about: str
    choices: tuple[dict[str, str], ...]  # options that make different sheets of it


class InQueue(Struct, frozen=True):
    """One of your orders; place 1 is being printed."""

    place: int
    document: str


class QueueView(Struct, frozen=True):
    """The queue of print orders."""

    waiting: int
    yours: list[InQueue]


class NewPaper(PrintOptions, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An order: for a competition on this server, one in a file, or a number of players."""

    competition: str | dict[str, Any] | None = None
    rule_set: RulesText = "classic"
    links: Annotated[dict[str, str], Meta(max_length=MOST_PLAYERS)] = field(
        default_factory=dict
    )  # the secrets of links, by path
    daily: Size = "full"  # which puzzle of the day


def documents() -> "Mapping[str, Document]":
    """All that can be printed, which is imported when somebody asks for it first."""
    from tercet.paper.catalogue import DOCUMENTS

    return DOCUMENTS


@get("/papers", sync_to_thread=False)
def list_papers(lang: FromQuery[Language] = "en") -> list[PaperView]:
    """Every document, in a language."""
    return [
        PaperView(
            name,
            speak(lang, f"paper-doc-{name}"),
            speak(lang, f"paper-doc-{name}.about"),
            tuple(dict(choice) for choice in document.choices if choice),
        )
        for name, document in documents().items()
    ]


@get("/papers/queue", security=KNOWN, dependencies={"me": Provide(player)})
async def show_queue(state: State, me: NamedDependency[Player]) -> QueueView:
    """How many orders are waiting, and the positions of yours."""
    queue = services(state).queue
    return QueueView(len(queue), [InQueue(place, each.document) for place, each in queue.of(me)])


def in_queue(app: ASGIApp) -> ASGIApp:
    """Take a place in the queue first: a large body is read only for those who have one."""

    async def queued(scope: Scope, receive: Receive, send: Send) -> None:
        request = ASGIConnection[Any, Any, Any, Any](scope)
        all_, document = services(request.app.state), str(request.path_params.get("document", ""))
        if document not in documents():
            raise HttpRefusal(404, "unknown-paper", f"There is no document “{document[:40]}”: see GET /api/papers.")
        me = await player(request, request.app.state)
        try:
            with all_.queue.place(me, address_of(request), document):
                await app(scope, receive, send)
        except QueueFull as full:
            raise HttpRefusal(429, "press-busy", str(full)) from full

    return queued


@post(
    "/papers/{document:str}",
    status_code=200,
    media_type=PDF,
    request_max_body_size=LARGEST,
    security=KNOWN,
    middleware=[in_queue],
    dependencies={"me": Provide(player)},
)
async def print_paper(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    document: FromPath[str],
    data: JSONBody[NewPaper],
) -> Response[bytes]:
    """Print a document. The header `tercet-note`, percent-encoded, reports what could not be printed as given."""
    return await _printed(request, state, me, document, data)


@post(
    "/competitions/{competition:str}/papers/{document:str}",
    status_code=200,
    media_type=PDF,
    request_max_body_size=LARGEST,
    security=KNOWN,
    middleware=[in_queue],
    dependencies={"me": Provide(player)},
)
async def print_for_competition(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    document: FromPath[str],
    data: JSONBody[NewPaper],
) -> Response[bytes]:
    """Print a document of this competition, as its coordinator or desk; links to it are sessions enough."""
    return await _printed(request, state, me, document, structs.replace(data, competition=competition))


async def _printed(
    request: Request[Any, Any, Any], state: State, me: Player, document: str, data: NewPaper
) -> Response[bytes]:
    order = order_from(data, document, links=tuple(data.links.items()))
    if isinstance(data.competition, str) and not order.occasion.link:
        order = structs.replace(order, occasion=structs.replace(order.occasion, link=_page(request, data.competition)))
    if document == "daily-puzzle":
        order = await _daily(state, order, data.daily)
    kept = await _kept(state, me, data.competition) if isinstance(data.competition, str) else data.competition
    try:
        done = await services(state).press.print(order, kept)
    except CannotPrint as error:
        raise HttpRefusal(400, "cannot-print", str(error)) from error
    if shows_every_seat(order) and isinstance(data.competition, str) and isinstance(kept, Day):
        await services(state).office.note_printed(data.competition, me, kept.now)
    headers = {"content-disposition": f'inline; filename="{document}.pdf"'}
    if done.notes:
        headers["tercet-note"] = quote(" ".join(say_in(order.lang, note.message, note.told) for note in done.notes))
    return Response(done.pdf, media_type=PDF, headers=headers)


def _page(request: Request[Any, Any, Any], competition: str) -> str:
    """The page of a competition on this server, as others reach it."""
    return f"{public_address(request)}/c/{quote(competition, safe='')}"


async def _daily(state: State, order: Order, size: Size) -> Order:
    """The puzzle that everybody here gets on that day; tomorrow's is not available, and today's is the default."""
    now, wanted = wall_clock_ms(), _day_in(order.occasion.date)
    day = wanted if wanted and is_known(wanted, now) else day_for(None, now)
    puzzle = await puzzle_of(services(state).store, day, size)
    dated = structs.replace(order.occasion, date=puzzle.day.isoformat())
    return structs.replace(order, occasion=dated, cards=puzzle.cards)


def _day_in(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


async def _kept(state: State, me: Player, competition: str) -> Day:
    """A competition on this server; only its staff may print it."""
    office = services(state).office
    known = await found(office, competition)
    for_staff(known, me)
    return Day(known.now, await office.log(competition, known), await office.entrants.of(competition))


papers = Router("/", route_handlers=[list_papers, show_queue, print_paper, print_for_competition], tags=["papers"])
