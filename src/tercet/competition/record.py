"""A competition as text: its log, and separately the people, who can be deleted; the log can still be replayed."""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct, field

from tercet.competition.events import CompetitionEvent, CompetitionOpened, SetupChanged
from tercet.competition.evolve import fold
from tercet.competition.people import People, Person
from tercet.competition.refusals import Refusal, RefusalError, no
from tercet.competition.setup import problem_with_setup

VERSION: Final = 1


class CompetitionFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a file."""

    competition: str
    version: int
    events: tuple[CompetitionEvent, ...]
    people: dict[str, Person] = field(default_factory=dict)


_decode = msgspec.json.Decoder(CompetitionFile).decode


def write(events: Sequence[CompetitionEvent], people: People) -> str:
    """The text of a competition, as read by `read`."""
    kept = CompetitionFile("tercet", VERSION, tuple(events), dict(people))
    return msgspec.json.format(msgspec.json.encode(kept)).decode() + "\n"


def read(text: str) -> CompetitionFile:
    """The log and the people; `Refused` says why a file is invalid."""
    try:
        kept = _decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RefusalError(no("file-broken", problem=str(error))) from None
    if refusal := problem_with_file(kept):
        raise RefusalError(refusal)
    return kept


def problem_with_file(kept: CompetitionFile) -> Refusal | None:
    """Why this is no competition; None if it is one."""
    if kept.competition != "tercet" or kept.version != VERSION:
        return no("file-version", version=str(VERSION))
    if not kept.events or not isinstance(kept.events[0], CompetitionOpened):
        return no("file-no-opening")
    if any(isinstance(event, CompetitionOpened) for event in kept.events[1:]):
        return no("file-contradicts")  # a second opening could name another coordinator
    setups = [event.setup for event in kept.events if isinstance(event, CompetitionOpened | SetupChanged)]
    if any(map(problem_with_setup, setups)) or not _makes_sense(kept):
        return no("file-contradicts")
    return None


def _makes_sense(kept: CompetitionFile) -> bool:
    """Can the log be folded, and has everybody who plays entered?"""
    try:
        now = fold(kept.events)
    except (LookupError, AssertionError, ValueError, TypeError):
        return False
    sheets = [outcome.sheet for outcome in now.outcomes.values() if outcome.sheet]
    seated = [number for game in now.games.values() for number in game.players]
    scored = [number for sheet in sheets for number in sheet.numbers]
    named = [*now.finalists, *(() if now.champion is None else (now.champion,))]
    return {*seated, *scored, *named} <= now.entrants.keys() and now.outcomes.keys() <= now.games.keys()
