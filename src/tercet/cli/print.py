"""`tercet print`: every sheet of a competition and of the game as PDF."""

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from tercet.artwork.source import Edition, Palette
from tercet.cli.errors import CliError
from tercet.cli.print_all import print_all
from tercet.cli.print_list import print_list
from tercet.cli.print_out import remark, write
from tercet.cli.reading import text_of
from tercet.cli.sets import own_language
from tercet.paper.day import Day, read_day
from tercet.paper.order import CannotPrint, Design, Order, Paper
from tercet.words.languages import Language

Flag = Annotated[bool, Parameter(negative="")]


def print_document(
    document: str | None = None,
    *,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    lang: Language | None = None,
    paper: Paper | None = None,
    competition: Path | None = None,
    sample: Flag = False,
    players: int | None = None,
    rounds: int = 4,
    tables: int | None = None,
    printed: Flag = False,
    name: str | None = None,
    organiser: str | None = None,
    date: str | None = None,
    time: str | None = None,
    place: str | None = None,
    contact: str | None = None,
    link: str | None = None,
    ruleset: str = "classic",
    design: Design = "mark",
    edition: Edition | None = None,
    palette: Palette | None = None,
    cue: Flag = False,
    puzzles: int = 12,
    seed: int = 1,
    all_: Annotated[bool, Parameter(name="--all", negative="")] = False,
    list_: Annotated[bool, Parameter(name="--list", negative="")] = False,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Print a document as PDF.

    Parameters
    ----------
    document
        What to print, such as entry-cards; “tercet print --list” names everything.
    output
        The file to write, DOCUMENT.pdf if not said; with --all, a folder.
    lang
        The language of the sheet; yours if Tercet speaks it. With --all, every one unless said.
    paper
        A4 unless said. With --all, both.
    competition
        The competition, as “tercet competition” writes it.
    sample
        Print a sample competition.
    players
        Without a competition: for so many players.
    rounds
        Without a competition: so many preliminary rounds.
    tables
        Without a competition: the hall has so many tables; enough if not said.
    printed
        Seat them by the schedule that the guide prints for 9, 12, … 36 players, corrected.
    name
        The competition's name.
    organiser
        Who holds it.
    date
        When it is, as 2026-11-21 or in words.
    time
        When it begins.
    place
        Where it is.
    contact
        Whom to ask.
    link
        The address of the competition's page: QR codes lead there and below it. Without it there are none.
    ruleset
        The rule set of the handout.
    design
        The design of poster and flyer.
    edition
        The edition whose shapes and colours are drawn; that of the rule set if not said.
    palette
        Other colours; “distinct” is for colour-blind eyes and has edge bars.
    cue
        Edge bars on the cards, which tell the colour by their place: for black and white.
    puzzles
        How many puzzles the book has.
    seed
        A number that chooses puzzles, and the draw where there is none yet.
    all_
        Print every document.
    list_
        List the documents.
    json_
        Print JSON for programs.
    """
    if list_:
        print_list(lang or own_language(), json_)
        return
    said = {"name": name, "organiser": organiser, "date": date, "time": time, "place": place}
    occasion = {key: text for key, text in {**said, "contact": contact, "link": link}.items() if text is not None}
    order = order_of(
        document=document or "",
        lang=lang or own_language(),
        paper=paper or "a4",
        occasion=occasion,
        players=players,
        rounds=rounds,
        tables=tables,
        printed=printed,
        rule_set=ruleset,
        design=design,
        edition=edition,
        palette=palette,
        cue=cue,
        puzzles=puzzles,
        seed=seed,
    )
    day = None if competition is None else day_in(competition)
    try:
        if all_:
            print_all(order, day, sample, output, lang, paper)
        elif document is None:
            raise CannotPrint("Say what to print, for example: tercet print entry-cards. --list names everything.")
        else:
            print_one(order, day, sample, output or Path(f"{document}.pdf"))
    except CannotPrint as error:
        raise CliError(str(error), 2) from error


def order_of(**given: Any) -> Order:
    """The order, or what is wrong with it in the words of the command line."""
    try:
        return msgspec.convert(given, Order)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        option = re.sub(r"[$`]|\.occasion", "", where).replace(".", "--").replace("_", "-")
        raise CliError(f"{option}: {what[:1].lower()}{what[1:]}.", 2) from error


def day_in(file: Path) -> Day:
    """The competition of a file."""
    try:
        return read_day(text_of(file))
    except CannotPrint as error:
        raise CliError(f"“{file}”: {error}", 2) from error


def print_one(order: Order, day: Day | None, sample: bool, output: Path) -> None:
    """One document into a file; whoever prints is told what could not be kept, and where codes are missing."""
    from rich.console import Console

    from tercet.paper.printing import printed
    from tercet.paper.sample import sampled

    if sample:
        order, day = sampled(order)
    with Console(stderr=True).status("Printing …"):
        done = printed(order, day)
    write(output, done.pdf)
    remark(done.notes)
    print(output)
