"""`tercet print`: every sheet of a competition and of the game as PDF."""

import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from tercet.cli.errors import CliError, passed_on
from tercet.cli.language import asked_language, language, say
from tercet.cli.print_all import print_all
from tercet.cli.print_list import print_list
from tercet.cli.print_noted import note_printed
from tercet.cli.print_options import ChosenOptions, as_order
from tercet.cli.print_out import remark, write
from tercet.cli.reading import text_of
from tercet.paper.day import Day, read_day
from tercet.paper.order import CannotPrint, Order, Paper, shows_every_seat

Flag = Annotated[bool, Parameter(negative="")]
NOTHING_CHOSEN = ChosenOptions()


def print_document(
    document: str | None = None,
    *,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    paper: Paper | None = None,
    competition: Path | None = None,
    sample: Flag = False,
    options: Annotated[ChosenOptions, Parameter(name="*")] = NOTHING_CHOSEN,
    all_: Annotated[bool, Parameter(name="--all", negative="")] = False,
    list_: Annotated[bool, Parameter(name="--list", negative="")] = False,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Print a document as PDF."""
    if list_:
        print_list(language(), json_)
        return
    said = {"document": document or "", "lang": language(), "paper": paper or "a4"}
    order = order_of(**said, **as_order(options))
    day = None if competition is None else day_in(competition)
    try:
        if all_:
            print_all(order, day, sample, output, asked_language(), paper)
        elif document is None:
            raise CannotPrint("cli-what-to-print")
        else:
            print_one(order, day, sample, output or Path(f"{document}.pdf"))
    except CannotPrint as error:
        raise passed_on(error, 2) from error
    if competition is not None and not sample and (all_ or shows_every_seat(order)):
        remark(note_printed(competition))


def order_of(**given: Any) -> Order:
    """The order, or an error in terms of the command line."""
    try:
        return msgspec.convert(given, Order)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        option = re.sub(r"[$`]|\.occasion", "", where).replace(".", "--").replace("_", "-")
        raise CliError("cli-option", 2, option=option, problem=f"{what[:1].lower()}{what[1:]}") from error


def day_in(file: Path) -> Day:
    """The competition in a file."""
    try:
        return read_day(text_of(file))
    except CannotPrint as error:
        raise CliError("competition-in-file", 2, file=str(file), why=error.in_words(language())) from error


def print_one(order: Order, day: Day | None, sample: bool, output: Path) -> None:
    """Print one document into a file; reports what could not be kept, and missing QR codes."""
    from rich.console import Console

    from tercet.paper.printing import printed
    from tercet.paper.sample import sampled

    if sample:
        order, day = sampled(order)
    with Console(stderr=True).status(say("print-going-on")):
        done = printed(order, day)
    write(output, done.pdf)
    remark(done.notes)
    print(output)
