"""The web application and its routes."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.openapi import OpenAPIConfig

from tercet.server.api.boards import boards
from tercet.server.api.bodies import StrictRequest
from tercet.server.api.daily import daily
from tercet.server.api.document import OpenApiPlugin
from tercet.server.api.papers import papers
from tercet.server.api.passkeys import passkeys
from tercet.server.api.people import people
from tercet.server.api.players import players
from tercet.server.api.problems import HANDLERS
from tercet.server.api.records import records
from tercet.server.api.results import results
from tercet.server.api.rulesets import rule_sets
from tercet.server.api.server import server
from tercet.server.api.services import Services
from tercet.server.api.sessions import sessions
from tercet.server.api.statistics import statistics
from tercet.server.api.tables import tables
from tercet.server.api.who import refuse_foreign_pages, refuse_repeated, refuse_strangers
from tercet.server.competitions.api import competitions
from tercet.server.headers import add_security_headers
from tercet.server.health import healthz, readyz
from tercet.server.metrics import metrics
from tercet.server.monitored_parts import MonitoredParts
from tercet.server.pages import pages

Lifespan = Callable[[Any], AbstractAsyncContextManager[None]]


def refuse_unclear(request: Request[Any, Any, Any]) -> None:
    """Refuse requests that are perhaps not meant as they look."""
    refuse_foreign_pages(request)
    refuse_repeated(request)


API: Final = Router(
    "/api",
    route_handlers=[
        people,
        passkeys,
        sessions,
        tables,
        records,
        rule_sets,
        players,
        statistics,
        boards,
        results,
        daily,
        papers,
        competitions,
        server,
    ],
    guards=[refuse_strangers],
    before_request=refuse_unclear,
    request_class=StrictRequest,
)


def create_app(client: Path) -> Litestar:
    """The application of a built web client, given as its folder; `furnish` it before it runs."""
    return Litestar(
        [healthz, readyz, metrics, API, *pages(client)],
        lifespan=[_working],
        before_send=[add_security_headers],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            "Tercet", "1", path="/api/schema", use_handler_docstrings=True, render_plugins=[OpenApiPlugin()]
        ),
        logging_config=None,
        request_max_body_size=16_384,
    )


def furnish(app: Litestar, services: Services, parts: MonitoredParts, lifespan: Sequence[Lifespan]) -> None:
    """Give the application its services, and what runs beside it."""
    app.state.update({"services": services, "monitored": parts, "store": services.store, "lifespan": lifespan})


@asynccontextmanager
async def _working(app: Litestar) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        for beside in app.state.lifespan:
            await stack.enter_async_context(beside(app))
        yield
