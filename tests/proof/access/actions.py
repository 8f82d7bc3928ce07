"""What can be done, read from the code: routes, commands of a competition, and messages of a socket."""

import re
from collections.abc import Iterable
from typing import Any, Final, get_args

from litestar import Litestar

from tercet.protocol.from_client import FromClient, Hello, Say
from tercet.protocol.sayings import COMMANDS as AT_A_TABLE
from tercet.server.competitions.sayings import COMMANDS as IN_A_COMPETITION
from tercet.server.competitions.sayings import Enter

ANSWERED_BY_THE_FRAMEWORK: Final = {"OPTIONS", "HEAD"}
OF_THE_CLIENT: Final = {"one_page": "GET a page of the client", "get_handler": "GET a file of the client"}


def requests_of(app: Litestar) -> list[str]:
    """Every method and path that the application answers; pages and files of the client are one action each."""
    found = [
        OF_THE_CLIENT.get(str(handler).rpartition(".")[2], f"{method} {re.sub(r':[a-z]+}', '}', route.path)}")
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        for method in sorted({*handler.http_methods} - ANSWERED_BY_THE_FRAMEWORK)
    ]
    return sorted({*found}, key=lambda action: (action.partition(" ")[2], action))


def competition_commands() -> list[str]:
    """Every command that may be sent to a competition."""
    return sorted(_tag(each) for each in (Enter, *IN_A_COMPETITION))


def messages() -> list[str]:
    """Every message over a socket; a command at the table by its own name."""
    beside = (kind for kind in get_args(FromClient) if kind is not Say)
    return [_tag(Hello), *sorted({*map(_tag, beside)} - {_tag(Hello)}), *sorted(map(_tag, AT_A_TABLE))]


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag or kind.__name__)


def missing(known: Iterable[str], declared: Iterable[str]) -> list[str]:
    """Actions that nobody has declared, and declarations of actions that do not exist; a remark in brackets aside."""
    there, said = {*known}, {each.partition(" (")[0] for each in declared}
    return [f"{each} has no declared answer" for each in sorted(there - said)] + [
        f"{each} is declared, and does not exist" for each in sorted(said - there)
    ]
