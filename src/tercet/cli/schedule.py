"""`tercet schedule`: who sits where in a competition, with a proof that it could not be better."""

import json
import re
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

from cyclopts import Parameter

from tercet.cli.errors import CliError
from tercet.cli.language import language
from tercet.cli.reading import text_of
from tercet.cli.schedule_words import listed, show
from tercet.competition.draw.certificate import repeated_pairs
from tercet.competition.draw.corrected import CorrectedSchedule, corrected
from tercet.competition.draw.drawing import Draw, Wish, draw
from tercet.competition.draw.printed import PRINTED
from tercet.competition.draw_rounds import as_on_the_page
from tercet.competition.refusals import Refusal
from tercet.words.languages import Language
from tercet.words.speech import speak

Json = Annotated[bool, Parameter(name="--json", negative="")]


def schedule(
    *,
    players: int,
    rounds: int = 4,
    tables: int | None = None,
    apart: Path | None = None,
    seed: int | None = None,
    printed: Annotated[bool, Parameter(negative="")] = False,
    json_: Json = False,
) -> None:
    """Draw who sits where."""
    speech = language()
    if printed:
        if tables or apart:
            raise CliError("schedule-printed-as-it-is", 2)
        show_printed(players, json_, speech)
        return
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    wish = Wish(players, rounds, tables, groups_in(apart) if apart else ())
    done = draw(wish, Random(seed))
    if isinstance(done, Refusal):
        raise CliError(f"competition-{done.code}", 2, **done.told)
    if json_:
        print(json.dumps({**as_data(done), "seed": seed}, ensure_ascii=False))
    else:
        show(done, speech)
        print(speak(speech, "schedule-seed", seed=str(seed)))


def groups_in(path: Path) -> tuple[tuple[int, ...], ...]:
    """Numbers with spaces or commas, a group on each line; after # comes a remark."""
    groups = []
    for number, line in enumerate(text_of(path).splitlines(), 1):
        words = re.split(r"[\s,;]+", line.partition("#")[0].strip())
        if not all(word.isascii() and word.isdecimal() and len(word) < 10 for word in words if word):
            raise CliError("schedule-apart-line", 2, line=str(number), file=str(path))
        groups.append(tuple(int(word) for word in words if word))
    return tuple(group for group in groups if group)


def as_data(done: Draw) -> dict[str, Any]:
    """The draw for programs."""
    certificate = done.certificate
    return {
        "players": done.players,
        "rounds": done.rounds,
        "repeats": certificate.repeats,
        "lower_bound": certificate.lower_bound,
        "odd_tables": {str(player): times for player, times in certificate.odd_tables.items()},
        "slots": len(done.timetable),
        "clashes": certificate.clashes,
        "sizes": [sorted(map(len, games), reverse=True) for games in done.rounds],
        "timetable": [
            [{"round": each.round, "table": each.table, "players": each.players} for each in slot]
            for slot in done.timetable
        ],
    }


def show_printed(players: int, as_json: bool, lang: Language) -> None:
    """A schedule of the guide as it can be played, with the difference."""
    if players not in PRINTED:
        raise CliError("schedule-printed-for", 2, known=listed(PRINTED), players=players)
    mended = corrected(players)
    slots = as_on_the_page(mended.rounds, players, Random(0))
    done = Draw(players, mended.rounds, mended.certificate, slots)
    if as_json:
        print(json.dumps({**as_data(done), "printed": difference(mended, players)}, ensure_ascii=False))
        return
    show(done, lang)
    for fault in mended.faults:
        kind = "twice" if fault.tables else "missing"
        print(speak(lang, f"schedule-fault-{kind}", round=str(fault.round), player=str(fault.player)))
    for each in mended.changes:
        where = {"round": str(each.round), "table": str(each.table)}
        now, was = listed(sorted(each.corrected)), listed(sorted(each.printed))
        print(speak(lang, "schedule-change", **where, now=now, was=was))


def difference(mended: CorrectedSchedule, players: int) -> dict[str, Any]:
    """What was wrong as printed, for programs."""
    return {
        "repeats": mended.printed.repeats,
        "repeated_pairs": repeated_pairs(PRINTED[players]),
        "faults": [{"round": each.round, "player": each.player, "tables": each.tables} for each in mended.faults],
        "changes": [
            {"round": each.round, "table": each.table, "printed": each.printed, "corrected": each.corrected}
            for each in mended.changes
        ],
    }
