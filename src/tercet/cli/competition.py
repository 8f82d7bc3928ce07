"""`tercet competition`: rehearse a day; take lists of entrants in, give standings out."""

import json
import re
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

from cyclopts import App, Parameter
from msgspec import to_builtins

from tercet.cli.competition_files import divisions_in, keep
from tercet.cli.errors import CliError
from tercet.cli.language import language
from tercet.competition.forecast import Forecast, summed_up
from tercet.competition.record import write
from tercet.competition.refusals import RefusalError
from tercet.competition.rehearsal import Rehearsal, rehearse
from tercet.competition.setup import Setup
from tercet.words.languages import Language
from tercet.words.speech import speak

Json = Annotated[bool, Parameter(name="--json", negative="")]
app = App(name="competition")
app.command("tercet.cli.competition_lists:import_list", name="import", help="")
app.command("tercet.cli.competition_lists:export_standings", name="export", help="")
app.command("tercet.cli.competition_draw:draw_file", name="draw", help="")
app.command("tercet.cli.competition_load:load", name="load", help="")
app.command("tercet.cli.competition_purge:purge", name="purge", help="")
app.command("tercet.cli.competition:rehearse_day", name="rehearse", help="")


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
    """Play a whole simulated day, with conflicts and ties, and forecast when it ends."""
    speech = language()
    begins = minutes_of(start)
    missing = share_of(no_shows, players)
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    if late < 0:
        raise CliError("rehearsal-late", 2, late=str(late))
    setup = Setup(rounds=rounds, tables=tables, divisions=divisions_in(divisions))
    day = played(setup, players, missing, late, Random(seed), speech)
    if record is not None:
        keep(record, write(day.log, {}))
    told = summed_up(day)
    times = {"starts": clock(begins), "ends": clock(begins + told.minutes)}
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
        print(json.dumps({**asked, **data, **times}))
    else:
        print(*told_in_words(told, tables, times, speech), speak(speech, "schedule-seed", seed=str(seed)), sep="\n")


def told_in_words(told: Forecast, tables: int, times: dict[str, str], lang: Language) -> list[str]:
    """The day in four sentences."""
    finalists = ", ".join(map(str, told.finalists)) or "–"
    return [
        speak(
            lang,
            "rehearsal-games",
            here=told.here,
            entrants=told.entrants,
            games=told.games,
            tables=tables,
            slots=told.slots,
        ),
        speak(lang, "rehearsal-time", **times, minutes=told.minutes),
        speak(
            lang,
            "rehearsal-trouble",
            repeats=told.repeats,
            conflicts=told.conflicts,
            corrections=told.corrections,
        ),
        speak(
            lang,
            "rehearsal-end",
            ties=told.ties,
            breakers=told.tie_breakers,
            finalists=finalists,
            champion=str(told.champion or "–"),
        ),
    ]


def played(setup: Setup, players: int, missing: int, late: int, dice: Random, lang: Language) -> Rehearsal:
    """Simulate the day, with progress on a terminal."""
    from rich.console import Console

    try:
        with Console(stderr=True).status(speak(lang, "rehearsal-going-on")):
            return rehearse(setup, players, missing, late, dice)
    except RefusalError as error:
        raise CliError(f"competition-{error.refusal.code}", 2, **error.refusal.told) from error


def share_of(text: str, players: int) -> int:
    """“6”, or “10%” of the players."""
    found = re.fullmatch(r"(\d{1,9})(%?)", text.strip())
    count = -1 if found is None else round(int(found[1]) * players / 100) if found[2] else int(found[1])
    if not 0 <= count <= max(players, 0):
        raise CliError("rehearsal-no-shows", 2, players=players, text=text)
    return count


def minutes_of(text: str) -> int:
    """A time such as “10:00” in minutes after midnight."""
    found = re.fullmatch(r"([01]?\d|2[0-3]):([0-5]\d)", text)
    if found is None:
        raise CliError("rehearsal-start", 2, text=text)
    return 60 * int(found[1]) + int(found[2])


def clock(minutes: int) -> str:
    """Hours and minutes; a day that ends after midnight says so."""
    days, rest = divmod(minutes, 24 * 60)
    return f"{rest // 60:02}:{rest % 60:02}" + (f" (+{days} d)" if days else "")
