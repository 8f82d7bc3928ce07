"""What must be true of a day: results of a competition that phones have sent, and results of play alone."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tercet.storage.store import Entry
from tests.proof.checker.evidence import Recording, Said, Violation
from tests.proof.checker.of_log import (
    nobody_speaks_for_others,
    numbers_are_dense,
    one_effect_each,
    order_is_real,
    promises_are_kept,
    refusals_are_kept,
)


class DayEvidence(Struct, frozen=True):
    """What a day left behind."""

    stream: str
    log: Sequence[Entry]
    phones: Sequence[Recording]
    """What each phone has sent, and what it was told."""
    shown: Mapping[int, int]
    """The total of each player in the standings that the server gives out."""
    recomputed: Mapping[int, int]
    """The same by the log, read anew."""
    by_hand: Mapping[int, int]
    """The same by what stands on the slips."""


def check_day(day: DayEvidence) -> list[Violation]:
    """Everything that is wrong with a competition; nothing if all is well."""
    log = [replace(entry, command=entry.command.partition(" ")[0]) for entry in day.log]  # behind it is a digest
    promised = {
        (phone.player or "", said.id): said.seq for phone in day.phones for said in phone.said if said.seq is not None
    }
    return [
        *numbers_are_dense(day.stream, log),
        *one_effect_each(day.stream, log),
        *promises_are_kept(day.stream, log, promised, lambda _, __: False),
        *refusals_are_kept(day.stream, log, day.phones),
        *nobody_speaks_for_others(day.stream, log, day.phones),
        *order_is_real(day.stream, day.phones),
        *standings_agree(day),
    ]


def standings_agree(day: DayEvidence) -> Iterator[Violation]:
    """What the server shows is what the log makes, and what stands on the slips."""
    for what, others in (("the log makes", day.recomputed), ("stands on the slips", day.by_hand)):
        if dict(day.shown) != dict(others):
            yield Violation("verdict", day.stream, f"The standings are {day.shown}, and what {what} is {others}.")


def kept_once(sent: Mapping[str, object], kept: Sequence[tuple[str, object]], said: Sequence[Said]) -> list[Violation]:
    """Results of play alone: what was acknowledged is kept, once, and as it was sent."""
    found = list[Violation]()
    names = [name for name, _ in kept]
    for one in said:
        if one.seq is not None and names.count(one.id) != 1:
            what = f"Result {one.id} was acknowledged, and is kept {names.count(one.id)} times."
            found.append(Violation("lost" if one.id not in names else "doubled", "alone", what))
    for name, result in kept:
        if sent.get(name) != result:
            found.append(Violation("told-otherwise", "alone", f"Result {name} is not what was sent."))
    return found
