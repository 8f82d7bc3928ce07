"""`tercet competition`: rehearse a day, take lists of entrants in, give standings out."""

import json
import re
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Literal

from cyclopts import App, Parameter
from msgspec import to_builtins

from tercet.cli.reading import text_of
from tercet.cli.trouble import Trouble
from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.entry_cards import entry_cards, write_csv
from tercet.competition.events import CompetitionEvent
from tercet.competition.evolve import fold
from tercet.competition.lists import Applicant, BadList, read_csv, read_json
from tercet.competition.people import Person
from tercet.competition.record import BrokenFile, read, write
from tercet.competition.rehearsal import BOSS, Rehearsal, rehearse, summed_up
from tercet.competition.setup import AGE_BANDS, Division, Setup
from tercet.competition.state import Competition
from tercet.engine.refusals import Refusal
from tercet.engine.value import Player

Json = Annotated[bool, Parameter(name="--json", negative="")]
app = App(name="competition")


@app.command(name="rehearse")
def rehearse_day(
    *,
    players: int,
    tables: int = 12,
    rounds: int = 4,
    no_shows: str = "0",
    late: int = 0,
    divisions: str = "",
    start: str = "10:00",
    seed: int | None = None,
    record: Path | None = None,
    json_: Json = False,
) -> None:
    """Play a whole simulated day, with conflicts and ties, and forecast when it ends.

    Parameters
    ----------
    players
        How many have entered.
    tables
        How many tables the hall has.
    rounds
        How many preliminary rounds are played.
    no_shows
        How many of them do not come: a number, or a share such as 10%.
    late
        How many come late, without having entered.
    divisions
        “ages” for the guide's four, or names with commas; without it there are none.
    start
        When the first round begins.
    seed
        A number that chooses the day: the same number, the same day. Without it, any.
    record
        The file to write the day's log into, for “tercet competition export”.
    json_
        Print JSON for programs.
    """
    begins = minutes_of(start)
    missing = share_of(no_shows, players)
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    if late < 0:
        raise Trouble(f"So many cannot come late: {late}.", 2)
    setup = Setup(rounds=rounds, tables=tables, divisions=divisions_in(divisions))
    day = played(setup, players, missing, late, Random(seed))
    if record is not None:
        keep(record, write(day.log, {}))
    told = summed_up(day)
    ends = clock(begins + told.minutes)
    if json_:
        data = {key: value for key, value in to_builtins(told).items() if key != "type"}
        asked = {
            "players": players,
            "tables": tables,
            "rounds": rounds,
            "no_shows": missing,
            "late": late,
            "seed": seed,
        }
        print(json.dumps({**asked, **data, "starts": clock(begins), "ends": ends}))
        return
    print(f"{told.here} of {told.entrants} play {told.games} games at {tables} tables, in {told.slots} slots.")
    print(f"From {clock(begins)} to {ends}: {told.minutes} minutes.")
    print(f"Pairs that meet again: {told.repeats}. Conflicts: {told.conflicts}. Corrections: {told.corrections}.")
    finalists = ", ".join(map(str, told.finalists))
    print(f"Tie-breakers: {told.tie_breakers}. Finalists: {finalists}. Champion: {told.champion}.")
    print(f"Seed: {seed}.")


def played(setup: Setup, players: int, missing: int, late: int, dice: Random) -> Rehearsal:
    """The day; a terminal sees that something is going on."""
    from rich.console import Console

    try:
        with Console(stderr=True).status("Rehearsing …"):
            return rehearse(setup, players, missing, late, dice)
    except ValueError as error:
        raise Trouble(str(error), 2) from error


def share_of(text: str, players: int) -> int:
    """“6”, or “10%” of the players."""
    found = re.fullmatch(r"(\d+)(%?)", text.strip())
    count = -1 if found is None else round(int(found[1]) * players / 100) if found[2] else int(found[1])
    if not 0 <= count <= max(players, 0):
        raise Trouble(f"Say how many of {players} do not come: a number, or a share such as 10%; not “{text}”.", 2)
    return count


def divisions_in(text: str) -> tuple[Division, ...]:
    """The guide's by age, or freely named ones."""
    if text.strip() == "ages":
        return AGE_BANDS
    return tuple(Division(name.strip()) for name in text.split(",") if name.strip())


def minutes_of(text: str) -> int:
    """“10:00” in minutes."""
    found = re.fullmatch(r"([01]?\d|2[0-3]):([0-5]\d)", text)
    if found is None:
        raise Trouble(f"Say when it starts as hours and minutes, such as 10:00; not “{text}”.", 2)
    return 60 * int(found[1]) + int(found[2])


def clock(minutes: int) -> str:
    """Hours and minutes; a day that does not end before midnight says so."""
    days, rest = divmod(minutes, 24 * 60)
    return f"{rest // 60:02}:{rest % 60:02}" + (f" (+{days} d)" if days else "")


@app.command(name="import")
def import_list(
    file: Path,
    *,
    to: Path,
    rounds: int = 4,
    tables: int = 12,
    divisions: str = "",
    format_: Annotated[Literal["open-house", "traditional"], Parameter(name="--format")] = "traditional",
) -> None:
    """Take in a list of entrants and write a new competition.

    Parameters
    ----------
    file
        The list: CSV whose first row names its columns (name, and if wished number, division, group, age, address,
        city, state, postcode, phone, email), or JSON with the same.
    to
        The file to write the competition into.
    rounds
        How many preliminary rounds are played.
    tables
        How many tables the hall has.
    divisions
        “ages” for the guide's four, or names with commas; without it there are none.
    format_
        With a judge at each table, or as an open house, where the players judge themselves.
    """
    text = text_of(file)
    try:
        applicants = read_json(text) if file.suffix.lower() == ".json" else read_csv(text)
    except BadList as error:
        raise Trouble(f"“{file}”: {error}", 2) from error
    setup = Setup(format_, rounds, tables, divisions_in(divisions))
    events, people = entered(file, setup, applicants)
    keep(to, write(events, people))
    print(f"{len(applicants)} entrants are in “{to}”.")


def entered(file: Path, setup: Setup, applicants: list[Applicant]) -> tuple[list[CompetitionEvent], dict[str, Person]]:
    """The log of a competition that all of them have entered; nothing if one of them cannot."""
    now, events = said(None, c.OpenCompetition(0, BOSS, setup), f"“{file}”")
    people: dict[str, Person] = {}
    for row, each in enumerate(applicants, 2):
        person = Player(f"entrant-{row - 1}")
        command = c.Enter(0, BOSS, person, each.division, each.age, each.group, each.number)
        now, told = said(now, command, f"“{file}”, row {row}")
        events += told
        people[person] = each.person
    return events, people


def said(now: Competition | None, command: c.Command, where: str) -> tuple[Competition, list[CompetitionEvent]]:
    """What it leads to; a refusal is told with where it comes from."""
    story = act(now, command)
    if isinstance(story, Refusal):
        raise Trouble(f"{where}: {story.why}", 2)
    return story.now, story.events


@app.command(name="export")
def export_standings(
    file: Path,
    *,
    json_: Json = False,
    events: int | None = None,
) -> None:
    """Print everyone's entry card as a table: scores, total and rank.

    Parameters
    ----------
    file
        The competition, as “import” and “rehearse --record” write it.
    json_
        Print JSON for programs; otherwise CSV, in which no text is taken for a formula.
    events
        As it stood after so many events of its log; after all of them if not said.
    """
    try:
        kept = read(text_of(file))
    except BrokenFile as error:
        raise Trouble(f"“{file}”: {error}", 2) from error
    if events is not None and not 1 <= events <= len(kept.events):
        raise Trouble(f"“{file}” has {len(kept.events)} events: say a number from 1 on.", 2)
    rows = entry_cards(fold(kept.events[:events]), kept.people)
    print(json.dumps(rows, ensure_ascii=False) if json_ else write_csv(rows), end="\n" if json_ else "")


def keep(path: Path, text: str) -> None:
    """Write a file, or say why not."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Trouble(f"“{path}” cannot be written: {error.strerror}.", 2) from error
