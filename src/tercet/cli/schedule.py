"""`tercet schedule`: who sits where in a competition, with a proof that it could not be better."""

import json
import re
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

from cyclopts import Parameter

from tercet.cli.reading import text_of
from tercet.cli.trouble import Trouble
from tercet.competition.draw.certificate import Certificate, repeated_pairs
from tercet.competition.draw.drawing import Draw, Wish, draw
from tercet.competition.draw.printed import PRINTED, Corrected, corrected
from tercet.competition.draw.rotations import Sitting, Slot
from tercet.competition.draw.seating import Seating
from tercet.engine.refusals import Refusal

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
    """Draw who sits where.

    Parameters
    ----------
    players
        How many players there are, from 6 to 1,000.
    rounds
        How many rounds are played before the final.
    tables
        How many tables there are; enough if not said. With too few, the games roll through them.
    apart
        A file with the numbers of a family or school on each line: they are not seated together.
    seed
        A number that chooses the draw: the same number, the same draw. Without it, any.
    printed
        The schedule that the guide prints for 9, 12, … 36 players, corrected, and what was wrong with it.
    json_
        Print JSON for programs.
    """
    if printed:
        if tables or apart:
            raise Trouble("A printed schedule is as it is. Leave --printed out to say --tables or --apart.", 2)
        show_printed(players, json_)
        return
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    wish = Wish(players, rounds, tables, groups_in(apart) if apart else ())
    done = draw(wish, Random(seed))
    if isinstance(done, Refusal):
        raise Trouble(done.why, 2)
    if json_:
        print(json.dumps({**as_data(done), "seed": seed}, ensure_ascii=False))
    else:
        show(done)
        print(f"Seed: {seed}.")


def groups_in(path: Path) -> tuple[tuple[int, ...], ...]:
    """Numbers with spaces or commas, a group on each line; after # comes a remark."""
    groups = []
    for number, line in enumerate(text_of(path).splitlines(), 1):
        words = re.split(r"[\s,;]+", line.partition("#")[0].strip())
        if not all(word.isdecimal() for word in words if word):
            raise Trouble(f"Line {number} of “{path}” should hold players' numbers, such as: 3 17 21", 2)
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


def show(done: Draw) -> None:
    """The draw as it can be hung up, and what it is worth."""
    rolling = len(done.timetable) > len(done.rounds)
    for number, slot in enumerate(done.timetable, 1):
        print(f"Slot {number}" if rolling else f"Round {number}")
        for sitting in slot:
            of_round = f" (round {sitting.round})" if rolling else ""
            print(f"  table {sitting.table:>3}: {', '.join(map(str, sitting.players))}{of_round}")
    print(*worth(done.certificate, done.players), sep="\n")


def worth(certificate: Certificate, players: int) -> list[str]:
    """The certificate in sentences."""
    bound = "fewer are impossible" if certificate.best_possible else f"at least {certificate.lower_bound} must be"
    lines = [f"Pairs that meet again: {certificate.repeats}" + (f"; {bound}." if certificate.repeats else ".")]
    odd = certificate.odd_tables
    if not odd:
        lines.append("Every table has three players.")
    elif len(odd) > players // 2:
        lines.append(
            f"Seats at tables of another size than three: {sum(odd.values())}, at most {max(odd.values())} each."
        )
    else:
        lines.append(f"At a table of another size than three: {', '.join(f'{p} ({n}×)' for p, n in odd.items())}.")
    if certificate.clashes:
        lines.append(f"Meetings of players who should be kept apart: {certificate.clashes}.")
    return lines


def show_printed(players: int, as_json: bool) -> None:
    """A schedule of the guide as it can be played, with the difference."""
    if players not in PRINTED:
        known = ", ".join(map(str, PRINTED))
        raise Trouble(f"The guide prints schedules for {known} players, not for {players}. Leave --printed out.", 2)
    mended = corrected(players)
    done = Draw(players, mended.rounds, mended.certificate, as_printed(mended.rounds))
    if as_json:
        print(json.dumps({**as_data(done), "printed": difference(mended, players)}, ensure_ascii=False))
        return
    show(done)
    print(*mended.faults, sep="\n", end="\n" if mended.faults else "")
    for each in mended.changes:
        was, now = (", ".join(map(str, sorted(game))) for game in (each.printed, each.corrected))
        print(f"Round {each.round}, table {each.table}: {now}; printed: {was}.")


def as_printed(rounds: Seating) -> tuple[Slot, ...]:
    """A timetable with the tables in the order of the page."""
    return tuple(
        tuple(Sitting(number, table, game) for table, game in enumerate(games, 1))
        for number, games in enumerate(rounds, 1)
    )


def difference(mended: Corrected, players: int) -> dict[str, Any]:
    """What was wrong as printed, for programs."""
    return {
        "repeats": mended.printed.repeats,
        "repeated_pairs": repeated_pairs(PRINTED[players]),
        "faults": mended.faults,
        "changes": [
            {"round": each.round, "table": each.table, "printed": each.printed, "corrected": each.corrected}
            for each in mended.changes
        ],
    }
