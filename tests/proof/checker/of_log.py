"""What must be true of a log whatever is in it: numbers, command ids, acknowledgements, order."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from tercet.storage.store import Entry
from tests.proof.checker.evidence import Recording, Said, Violation

Command = tuple[str, str]
"""The player and the id."""
MAYBE = (
    "not-saved",
    "trouble",
)  # refusals after which a command may be in the log after all: sent again, it is answered
NEVER = 2**63


def numbers_are_dense(table: str, entries: Sequence[Entry]) -> Iterator[Violation]:
    """1, 2, 3 … without a gap."""
    for number, entry in enumerate(entries, 1):
        if entry.seq != number:
            yield Violation("gap", table, f"Entry {entry.seq} is where entry {number} belongs.")
            return


def one_effect_each(table: str, entries: Sequence[Entry]) -> Iterator[Violation]:
    """The same id of the same player is in the log once."""
    first: dict[Command, int] = {}
    for entry in entries:
        before = first.setdefault((entry.by, entry.command), entry.seq) if entry.command else entry.seq
        if before != entry.seq:
            what = f"Command {entry.command} of {entry.by} has two effects: entries {before} and {entry.seq}."
            yield Violation("doubled", table, what)


def promises_are_kept(
    table: str, entries: Sequence[Entry], promised: Mapping[Command, int], beside: Callable[[Entry, str], bool]
) -> Iterator[Violation]:
    """What was acknowledged is in the log under the number that was given.

    `beside` says whether an entry answers this player, too: calls that were made together are one entry.
    """
    for (player, command), seq in promised.items():
        entry = entries[seq - 1] if 0 < seq <= len(entries) else None
        if entry is None or ((entry.by, entry.command) != (player, command) and not beside(entry, player)):
            there = "which is not there" if entry is None else f"which is command {entry.command} of {entry.by}"
            what = f"Command {command} of {player} was acknowledged as entry {seq}, {there}."
            yield Violation("lost", table, what)


def refusals_are_kept(table: str, entries: Sequence[Entry], recordings: Sequence[Recording]) -> Iterator[Violation]:
    """What was refused is not in the log; and whoever waited to the end was answered."""
    there = {(entry.by, entry.command): entry.seq for entry in entries if entry.command}
    for recording in recordings:
        for said in recording.said:
            seq = there.get((recording.player or "", said.id))
            if said.refused and said.refused not in MAYBE and seq is not None:
                what = f"Command {said.id} of {recording.name} was refused ({said.refused}) and is entry {seq}."
                yield Violation("refused-yet-done", table, what)
            if recording.stayed and said.answered is None:
                yield Violation("unanswered", table, f"Command {said.id} of {recording.name} was never answered.")


def nobody_speaks_for_others(
    table: str, entries: Sequence[Entry], recordings: Sequence[Recording]
) -> Iterator[Violation]:
    """Every command in the log of somebody whose words were recorded is among these words."""
    sent: dict[str, set[str]] = {}
    for recording in recordings:
        if recording.said and recording.player:
            sent.setdefault(recording.player, set()).update(said.id for said in recording.said)
    for entry in entries:
        if entry.command and entry.by in sent and entry.command not in sent[entry.by]:
            what = f"Entry {entry.seq} is command {entry.command} of {entry.by}, who never sent it."
            yield Violation("never-said", table, what)


def order_is_real(table: str, recordings: Sequence[Recording]) -> Iterator[Violation]:
    """What was answered before something else was sent comes before it in the log. One pass, from the end."""
    done = [(said, recording) for recording in recordings for said in recording.said if said.seq is not None]
    done.sort(key=lambda each: each[0].seq or 0, reverse=True)
    first = Said("", 0, NEVER)  # of all later entries, the one that was answered first
    for said, recording in done:
        if said.sent > (first.answered or 0) and first.seq != said.seq:
            what = f"{recording.name} sent command {said.id} after command {first.id} was answered"
            yield Violation("order", table, f"{what}, but it is entry {said.seq}, before entry {first.seq}.")
        if said.answered is not None and said.answered < (first.answered or 0):
            first = said
