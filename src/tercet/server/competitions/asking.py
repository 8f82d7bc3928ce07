"""The competition of a request, and how refusals are translated."""

from typing import Any, Final, NoReturn

from litestar import Request

from tercet.competition.refusals import Refusal
from tercet.competition.roles import role_of
from tercet.engine.value import Player
from tercet.protocol.ids import is_id
from tercet.server.api.problems import HttpRefusal
from tercet.server.competitions.office import CompetitionNow, Office
from tercet.server.competitions.views import STAFF
from tercet.words.competition import refusal_in_words
from tercet.words.languages import Language, nearest_language

NOT_ALLOWED: Final = {"not-yours", "staff-only", "other-table", "not-your-game", "spectator"}
NOBODY: Final = Player("")


def language_of(request: Request[Any, Any, Any]) -> Language:
    """The language of the request."""
    wishes = request.headers.get("accept-language", "").split(",")
    return nearest_language(*(wish.partition(";")[0] for wish in wishes))


def refuse(refusal: Refusal, request: Request[Any, Any, Any], status: int = 409) -> NoReturn:
    """Refuse: the person is not allowed to, or it is not possible now."""
    kind = 403 if refusal.code in NOT_ALLOWED else status
    raise HttpRefusal(kind, refusal.code, refusal_in_words(refusal, language_of(request)))


async def found(office: Office, competition: str) -> CompetitionNow:
    """The competition, or an error if there is none."""
    return _here(await office.known(competition) if is_id(competition) else None)


async def found_lately(office: Office, competition: str) -> CompetitionNow:
    """The same for pages that follow a competition."""
    return _here(await office.known_lately(competition) if is_id(competition) else None)


def _here(known: CompetitionNow | None) -> CompetitionNow:
    if known is None:
        raise HttpRefusal(404, "unknown-competition", "There is no such competition here.")
    return known


def for_staff(known: CompetitionNow, me: Player) -> None:
    """Refuse anyone who is not on the staff."""
    if role_of(known.now, me) not in STAFF:
        raise HttpRefusal(403, "staff-only", "Only the coordinator or the desk can see that.")
