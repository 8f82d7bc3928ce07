"""`tercet print --all`: every document, in every language and on both papers."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from tercet.cli.language import say
from tercet.cli.print_out import remark, write
from tercet.paper.day import Day
from tercet.paper.order import PAPERS, CannotPrint, Order, Paper
from tercet.paper.printable import Note
from tercet.words.languages import LANGUAGES, Language


def print_all(
    order: Order, day: Day | None, sample: bool, folder: Path | None, lang: Language | None, paper: Paper | None
) -> None:
    """Write PAPER/LANGUAGE/DOCUMENT.pdf in a folder, with a progress bar."""
    from rich.console import Console
    from rich.progress import track

    from tercet.paper.printing import printed
    from tercet.paper.sample import sampled

    if folder is None:
        raise CannotPrint("cli-which-folder")
    if day is None and not sample:
        raise CannotPrint("cli-print-of")
    orders = list(every_order(order, (lang,) if lang else LANGUAGES, (paper,) if paper else PAPERS))
    notes: list[Note] = []
    for path, each in track(orders, say("print-going-on"), console=Console(stderr=True)):
        done = printed(*sampled(each)) if sample else printed(each, day)
        write(folder / path, done.pdf)
        notes += done.notes
    remark(notes)
    print(say("print-done", count=len(orders), folder=str(folder)))


def every_order(
    order: Order, languages: tuple[Language, ...], papers: tuple[Paper, ...]
) -> Iterator[tuple[Path, Order]]:
    """Each document with each of its options, and the name of its file."""
    from tercet.paper.catalogue import DOCUMENTS

    for paper in papers:
        for lang in languages:
            for document in DOCUMENTS.values():
                for choice in document.choices:
                    name = "-".join([document.name, *choice.values()])
                    chosen = {"document": document.name, "lang": lang, "paper": paper, **choice}
                    yield Path(paper, lang, f"{name}.pdf"), msgspec.structs.replace(order, **chosen)
