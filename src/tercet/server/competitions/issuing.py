"""Issuing links: who acts by them, and their appointment to the staff."""

from collections.abc import Iterable
from typing import Literal

from tercet.competition.commands import Appoint
from tercet.competition.refusals import Refusal, no_such_number
from tercet.competition.state import Competition
from tercet.engine.value import Player
from tercet.server.competitions.links import Kind, Links, NewLink
from tercet.server.competitions.office import Make, Office, Sent
from tercet.server.live.dice import Dice


async def issue(
    office: Office, links: Links, competition: str, by: Player, kind: Kind, numbers: Iterable[int] | None
) -> list[NewLink] | Refusal:
    """Issue links of one kind. A link that replaces another acts as the same person."""
    known = await office.known(competition)
    assert known is not None
    wanted = [*dict.fromkeys(all_numbers(known.now, kind) if numbers is None else numbers)]
    persons = {} if kind == "player" else await links.persons(competition, kind)
    found = {number: person_of(known.now, kind, number, persons) for number in wanted}
    refused = next((each for each in found.values() if isinstance(each, Refusal)), None)
    if refused is not None:
        return refused
    chosen = {number: each for number, each in found.items() if not isinstance(each, Refusal)}
    if kind in ("desk", "judge"):
        refused = await _appoint(office, competition, by, kind, chosen)
    return await links.issue(competition, kind, chosen) if refused is None else refused


def all_numbers(now: Competition, kind: Kind) -> Iterable[int]:
    """The numbers of all links of a kind; of some there is only one."""
    match kind:
        case "judge":
            return now.tables
        case "player":
            return now.entrants
        case "coordinator" | "desk" | "projector":
            return [1]


def person_of(now: Competition, kind: Kind, number: int, before: dict[int, Player]) -> Player | Refusal:
    """Who acts by a link: the coordinator, the entrant, or somebody who exists only for this."""
    match kind:
        case "coordinator":
            return now.coordinator
        case "player":
            entrant = now.entrants.get(number)
            return no_such_number(number) if entrant is None else entrant.person
        case "desk" | "judge" | "projector":
            return before.get(number) or Dice().player_id()


async def _appoint(
    office: Office, competition: str, by: Player, role: Literal["desk", "judge"], persons: dict[int, Player]
) -> Refusal | None:
    """Appoint those who are not on the staff yet; the first refusal ends it, and no link is issued."""
    for number, person in persons.items():
        known = await office.known(competition)
        assert known is not None
        if any(each.person == person for each in known.now.staff):
            continue
        said = await office.say(competition, by, Sent(f"appoint/{person}"), _appointing(by, person, role, number))
        if isinstance(said, Refusal):
            return said
    return None


def _appointing(by: Player, person: Player, role: Literal["desk", "judge"], number: int) -> Make:
    return lambda at: Appoint(at, by, person, role, number if role == "judge" else 0)
