"""`tercet competition import` and `export`: entrants as a list, and everyone's entry card as a table."""

import json
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from tercet.cli.competition_files import divisions_in, in_file, keep, kept_in
from tercet.cli.errors import CliError
from tercet.cli.language import language
from tercet.cli.reading import bytes_of, text_of
from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.entry_cards import entry_cards, write_csv
from tercet.competition.events import CompetitionEvent
from tercet.competition.evolve import fold
from tercet.competition.lists import Applicant, EntrantList, decoded, read_csv, read_json
from tercet.competition.people import Person
from tercet.competition.privacy import Privacy, until_by_default
from tercet.competition.record import read, write
from tercet.competition.refusals import Refusal, RefusalError, no_such_division
from tercet.competition.rehearsal import BOSS
from tercet.competition.setup import Setup
from tercet.competition.state import Competition
from tercet.engine.value import Player
from tercet.words.competition import refusal_in_words
from tercet.words.languages import Language
from tercet.words.speech import speak

Twins = Literal["once", "both"]  # a name that is there twice: one person, or two
Json = Annotated[bool, Parameter(name="--json", negative="")]


def import_list(
    file: Path,
    *,
    to: Path,
    rounds: int = 4,
    tables: int = 12,
    divisions: str = "",
    begins: str = "",
    minutes: int = 20,
    format_: Annotated[Literal["open-house", "traditional"], Parameter(name="--format")] = "traditional",
    twins: Twins | None = None,
) -> None:
    """Take in a list of entrants and write a new competition."""
    speech = language()
    spare(to)
    found = listed_in(file, twins, speech)
    setup = Setup(
        format_,
        rounds,
        tables,
        divisions_in(divisions),
        minutes=minutes,
        begins=with_zone(begins),
        privacy=privacy_of(found),
    )
    events, people = entered(file, setup, found.applicants, speech)
    keep(to, write(events, people))
    print(speak(speech, "competition-imported", count=len(found.applicants), file=str(to)))


def with_zone(text: str) -> str:
    """A date and time with a time zone: by default the one of this computer. The setup refuses what is none."""
    try:
        given = datetime.fromisoformat(text)
    except ValueError:
        return text
    return given.astimezone().isoformat(timespec="minutes") if given.tzinfo is None else text


def privacy_of(found: EntrantList) -> Privacy:
    """What the organiser's list contains is what is asked."""
    return Privacy(found.asked, until=until_by_default(datetime.now().astimezone().date()))


def listed_in(file: Path, twins: Twins | None, lang: Language) -> EntrantList:
    """The entrants in a file. Unknown columns are told and skipped; a name that is there twice is asked about."""
    try:
        text = decoded(bytes_of(file))
        found = read_json(text) if file.suffix.lower() == ".json" else read_csv(text)
    except RefusalError as error:
        raise in_file(file, error, lang) from error
    if found.twins and twins is None:
        names = ", ".join(found.twins[:5]) + (" …" if len(found.twins) > 5 else "")
        raise CliError("competition-list-twins", 2, file=str(file), names=names)
    if found.skipped:
        print(speak(lang, "competition-list-skipped", columns=", ".join(found.skipped)), file=sys.stderr)
    return found.without_twins() if twins == "once" else found


def spare(to: Path) -> None:
    """Refuse to overwrite a day that has begun, or a file that is something else."""
    if not to.exists():
        return
    try:
        now = fold(read(text_of(to)).events)
    except (RefusalError, CliError) as error:
        raise CliError("competition-file-in-the-way", 2, file=str(to)) from error
    if now.drawn or now.started:
        raise CliError("competition-file-played", 2, file=str(to))


def entered(
    file: Path, setup: Setup, applicants: list[Applicant], lang: Language
) -> tuple[list[CompetitionEvent], dict[str, Person]]:
    """The log of a competition that all of them have entered; None if one of them cannot."""
    now, events = said(None, c.OpenCompetition(0, BOSS, setup), file, 1, lang)
    people: dict[str, Person] = {}
    for row, each in enumerate(applicants, 2):
        person = Player(f"entrant-{row - 1}")
        command = c.Enter(0, BOSS, person, each.division, each.age, each.group, each.number)
        now, told = said(now, command, file, row, lang)
        events += told
        people[person] = each.person
    return events, people


def said(
    now: Competition | None, command: c.Command, file: Path, row: int, lang: Language
) -> tuple[Competition, list[CompetitionEvent]]:
    """Apply a command; a refusal is printed with the row it comes from."""
    story = act(now, command)
    if isinstance(story, Refusal):
        why = refusal_in_words(story, lang)
        raise CliError("competition-in-row", 2, file=str(file), row=str(row), why=why)
    return story.now, story.events


def export_standings(
    file: Path,
    *,
    division: str | None = None,
    json_: Json = False,
    events: int | None = None,
) -> None:
    """Print everyone's entry card as a table: scores, total and rank."""
    speech = language()
    kept = kept_in(file, speech)
    if events is not None and not 1 <= events <= len(kept.events):
        raise CliError("competition-events-of-file", 2, file=str(file), count=len(kept.events))
    now = fold(kept.events[:events])
    known = [each.name for each in now.setup.divisions]
    if division is not None and division not in known:
        raise in_file(file, RefusalError(no_such_division(division, known)), speech)
    rows = entry_cards(now, kept.people, division)
    print(json.dumps(rows, ensure_ascii=False) if json_ else write_csv(rows), end="\n" if json_ else "")
