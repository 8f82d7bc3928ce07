"""The application: what is answered at which address."""

from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State

from tercet.server.headers import add_security_headers
from tercet.server.health import healthz, readyz
from tercet.server.pages import pages
from tercet.storage.store import Store


def create_app(store: Store, client: Path) -> Litestar:
    """The application over a store, which it closes at its end, and the folder of the built web client."""
    return Litestar(
        [healthz, readyz, *pages(client)],
        state=State({"store": store}),
        on_shutdown=[store.close],
        before_send=[add_security_headers],
        openapi_config=None,
        logging_config=None,
    )
