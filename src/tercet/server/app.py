"""The web application and its routes."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from tercet.server.api.bodies import StrictRequest
from tercet.server.api.daily import daily
from tercet.server.api.document import OpenApiPlugin
from tercet.server.api.papers import papers
from tercet.server.api.passkeys import passkeys
from tercet.server.api.people import people
from tercet.server.api.players import players
from tercet.server.api.problems import HANDLERS
from tercet.server.api.rulesets import rule_sets
from tercet.server.api.services import Services
from tercet.server.api.tables import tables
from tercet.server.api.who import refuse_foreign_pages, refuse_strangers
from tercet.server.competitions.api import competitions
from tercet.server.headers import add_security_headers
from tercet.server.health import healthz, readyz
from tercet.server.metrics import metrics
from tercet.server.monitored_parts import MonitoredParts
from tercet.server.pages import pages

Lifespan = Callable[[Any], AbstractAsyncContextManager[None]]


def create_app(services: Services, parts: MonitoredParts, client: Path, lifespan: Sequence[Lifespan] = ()) -> Litestar:
    """The application with its services and the folder of the built web client."""
    api = Router(
        "/api",
        route_handlers=[people, passkeys, tables, rule_sets, players, daily, papers, competitions],
        guards=[refuse_strangers],
        before_request=refuse_foreign_pages,
        request_class=StrictRequest,
    )
    return Litestar(
        [healthz, readyz, metrics, api, *pages(client)],
        state=State({"services": services, "monitored": parts, "store": services.store}),
        lifespan=[*lifespan],
        before_send=[add_security_headers],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            "Tercet", "1", path="/api/schema", use_handler_docstrings=True, render_plugins=[OpenApiPlugin()]
        ),
        logging_config=None,
        request_max_body_size=16_384,
    )
