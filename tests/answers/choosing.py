"""Which answers are written: all of the golden records, and of other games those in which something is new."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tercet.engine.rules import Rules
from tercet.engine.standing import Fared, fared_alone
from tercet.engine.value import Player
from tercet.tables.gathering import Gathering
from tests.answers.asking import OF_THE_HOST, OK, answer, instants, viewers
from tests.answers.states import endings, played_states, told_states

GAMES: Final = 3  # of each table
HOSTS_WORDS: Final = {kind.__name__ for kind in OF_THE_HOST}
Reasons = dict[Player, dict[str, str]]  # by viewer and kind of command


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is true at an instant; further questions get fields of their own."""

    at: int
    may: dict[Player, str]
    fared: Fared | None = None


class RecordAnswer(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """After this many events of the golden record."""

    after: tuple[int, ...]


class StateAnswer(Answer, frozen=True, kw_only=True, omit_defaults=True):
    """Of a state."""

    gathering: Gathering


def asked(gathering: Gathering) -> Iterator[tuple[Answer, Reasons]]:
    """At the last instant, and before it at the first if that is another answer."""
    every = [_ask(gathering, at) for at in instants(gathering)]
    yield from (one for one in every[:-1] if one[0].may != every[-1][0].may)
    yield from every[-1:]


def _ask(gathering: Gathering, at: int) -> tuple[Answer, Reasons]:
    reasons = {viewer: answer(gathering, viewer, at) for viewer in viewers(gathering)}
    may = {viewer: _in_brief(codes) for viewer, codes in reasons.items()}
    table = gathering.match.table if gathering.match else None
    return Answer(at=at, may=may, fared=fared_alone(table) if table else None), reasons


def _in_brief(codes: dict[str, str]) -> str:
    """What may be said, in one line: `SAYING`, or `SAYING:PLAYER,PLAYER` where it is about somebody."""
    words = (word for word, code in codes.items() if code == OK)
    kinds = {kind: [*same] for kind, same in groupby(words, key=lambda word: word.partition(":")[0])}
    about = {kind: ",".join(word.partition(":")[2] for word in same) for kind, same in kinds.items()}
    return " ".join(f"{kind}:{players}" if players else kind for kind, players in about.items())


def told(record: str) -> list[RecordAnswer]:
    """Of all states of a golden record; what is said in several of them at a stretch is written once."""
    every = [
        RecordAnswer(at=one.at, may=one.may, fared=one.fared, after=(n,))
        for n, gathering in told_states(record)
        for one, _ in asked(gathering)
    ]
    return [
        replace(first, after=(*first.after, *(one.after[0] for one in rest)))
        for first, *rest in ([*same] for _, same in groupby(every, key=lambda one: (one.may, one.fared)))
    ]


def played(rules: Rules, record: str | None) -> list[StateAnswer]:
    """Of all states of some games, those in which something is allowed or refused for the first time."""
    told = (gathering for _, gathering in told_states(record)) if record else ()
    known = {key for gathering in told for one, reasons in asked(gathering) for key in _keys(gathering, one, reasons)}
    chosen = []
    games = (one for seed in range(GAMES) for one in played_states(rules, seed))
    for gathering in (*games, *endings(rules)):
        for one, reasons in asked(gathering):
            now = {*_keys(gathering, one, reasons)}
            if not now <= known:
                known |= now
                chosen.append(StateAnswer(at=one.at, may=one.may, fared=one.fared, gathering=gathering))
    return chosen


def _keys(gathering: Gathering, asked: Answer, reasons: Reasons) -> Iterator[tuple[object, ...]]:
    """In this phase, somebody of this role may say this, or may not for this reason; the host's words know no phase."""
    early = asked.at == gathering.at
    table = gathering.match.table if gathering.match else None
    yield ("fared", asked.fared)
    for viewer, codes in reasons.items():
        seat = table.seat(viewer) if table else None
        for kind, code in {(word.partition(":")[0], code) for word, code in codes.items()}:
            phase = type(table.phase) if table and kind not in HOSTS_WORDS else None
            yield early, phase, seat and seat.role, kind, code
