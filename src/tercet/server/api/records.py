"""Records of finished matches: to read, what belongs to them, and the proof of one that somebody has as a file."""

from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Meta, Struct

from tercet.engine.events import CallFailed, PointShared, SetTaken
from tercet.engine.match import MatchEnded, MatchEvent
from tercet.engine.value import Player
from tercet.protocol.ids import is_id
from tercet.record.codec import BrokenRecord, read_record, write_record
from tercet.record.replay import prove
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.who import KNOWN, services
from tercet.server.live.entries import events_in
from tercet.server.live.shown_names import numbers_of
from tercet.tables.afterwards import WeighedCalls, bots_in, weighed_in
from tercet.tables.events import TableEvent
from tercet.tables.view import matches_in
from tercet.words.languages import Language
from tercet.words.sayable import say_in

RECORD = "application/jsonl"
LARGEST: Final = 1024 * 1024  # several times the longest match


class MatchAbout(Struct, frozen=True):
    """What belongs to a match and is not in its record: names can be deleted, and lag is nobody's business."""

    names: dict[Player, str]  # deleted players and bots have none
    bots: dict[Player, int]  # with their levels
    weighed: list[WeighedCalls]


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as it is in its file, and the language in which to say what is wrong with it."""

    text: Annotated[str, Meta(max_length=LARGEST)]
    lang: Language = "en"


class Proof(Struct, frozen=True):
    """Every command decided again: `why` says what is wrong, and is empty if nothing is."""

    proved: bool
    events: int
    verdicts: int
    why: str


Number = Annotated[int, PathParameter(ge=1, description="1 is the table's first match")]


@get("/records/{table:str}/{number:int}", media_type=RECORD)
async def read_a_record(state: State, table: FromPath[str], number: Number) -> Response[str]:
    """The whole record of a finished match, for `tercet replay`."""
    _, match = await _finished(state, table, number)
    return Response(write_record(match), media_type=RECORD)


@get("/records/{table:str}/{number:int}/about")
async def about_a_match(state: State, table: FromPath[str], number: Number) -> MatchAbout:
    """The names of those who played a finished match, and calls that came at about the same time."""
    events, match = await _finished(state, table, number)
    people = {by for event in match if (by := getattr(event, "by", None))}
    ended = match[-1]
    assert isinstance(ended, MatchEnded)
    players = [rank.player for rank in ended.ranks]
    numbered = any(options.talk == "numbers" for event in events if (options := getattr(event, "options", None)))
    names = numbers_of(players) if numbered else await services(state).guests.names(people.union(players))
    return MatchAbout(names, bots_in(events), weighed_in(events, number))


async def _finished(state: State, table: str, number: int) -> tuple[list[TableEvent], list[MatchEvent]]:
    """The events of a table, and those of one of its matches that is over."""
    entries = await services(state).store.read(table) if is_id(table) else []
    events = [*events_in(table, entries)]
    matches = matches_in(events)
    if number > len(matches):
        raise HttpRefusal(404, "unknown-record", "This table has played no such match.")
    match = matches[number - 1]
    if not isinstance(match[-1], MatchEnded):
        raise HttpRefusal(
            409, "still-playing", "This match is still being played: its record is shown when it is over."
        )
    return events, match


@post("/records/proof", status_code=200, security=KNOWN, sync_to_thread=True, request_max_body_size=2 * LARGEST)
def prove_a_record(data: JSONBody[RecordText]) -> Proof:
    """Prove a record as `tercet replay` does: entries, seals, and every verdict decided again."""
    try:
        events = read_record(data.text)
        prove(events)
    except BrokenRecord as broken:
        return Proof(False, 0, 0, say_in(data.lang, broken.reason.message, broken.reason.told))
    verdicts = sum(isinstance(event, SetTaken | PointShared | CallFailed) for event in events)
    return Proof(True, len(events), verdicts, "")


records = Router("/", route_handlers=[read_a_record, about_a_match, prove_a_record], tags=["tables"])
