"""The log of a competition in words, for its staff."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from tercet.competition.events import CompetitionEvent
from tercet.competition.state import Competition
from tercet.engine.value import Player
from tercet.server.api.who import KNOWN, player, services
from tercet.server.competitions.asking import for_staff, found, language_of
from tercet.words.journal import said_by, told_in_words
from tercet.words.languages import Language

Latest = Annotated[int, QueryParameter(ge=1, le=10_000, description="How many events, at most")]


class JournalLine(Struct, frozen=True):
    """An event of the log."""

    event: int  # its place in the log, from 1
    at: int  # milliseconds since 1970
    by: str  # in words; empty for what follows from something else
    what: str
    why: str


@get("/competitions/{competition:str}/journal", security=KNOWN, dependencies={"me": Provide(player)})
async def show_journal(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    latest: Latest = 200,
) -> list[JournalLine]:
    """For the staff: what has happened, who said it and why, the latest first, in the language of the request."""
    office, lang = services(state).office, language_of(request)
    known = await found(office, competition)
    for_staff(known, me)
    log = await office.log(competition, known)
    numbered = [*enumerate(log, 1)][-latest:]
    return [line_of(number, event, known.now, lang) for number, event in reversed(numbered)]


def line_of(number: int, event: CompetitionEvent, now: Competition, lang: Language) -> JournalLine:
    """An event in words."""
    who = said_by(event, now, lang)
    return JournalLine(number, event.at, who, told_in_words(event, now, lang), getattr(event, "why", ""))
