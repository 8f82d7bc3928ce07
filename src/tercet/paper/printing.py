"""Printing an order."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict, replace

from tercet.paper.catalogue import DOCUMENTS, Document
from tercet.paper.day import Day, new_day, with_draw
from tercet.paper.job import Job, pictures
from tercet.paper.order import CannotPrint, Occasion, Order
from tercet.paper.press import press
from tercet.paper.printable import Cleaner
from tercet.paper.vocabulary import vocabulary

TOO_MUCH: Final = "paper-too-much"


class PrintedDocument(Struct, frozen=True):
    """A PDF, and a note for the person who prints it."""

    pdf: bytes
    notes: tuple[str, ...] = ()


def printed(order: Order, day: Day | None = None, most_rows: int | None = None) -> PrintedDocument:
    """Print a document; `CannotPrint` says why it is impossible. May take seconds: a server uses another process."""
    document = document_named(order.document)
    cleaner = Cleaner()
    given = day or new_day(order)
    said = {**asdict(order.occasion), "name": order.occasion.name or given.now.setup.name}
    order = replace(order, occasion=Occasion(**cleaner.all(said)))
    job = Job(order, with_draw(given, order) if document.drawn else given)
    body = cleaner.all(document.make(job))
    if most_rows is not None and rows(body) > most_rows:
        raise CannotPrint(TOO_MUCH)
    when = ", ".join(filter(None, (job.date, order.occasion.place)))
    data = {
        "document": document.name,
        "paper": order.paper,
        "lang": order.lang,
        "title": _title(job, document),
        "author": order.occasion.organiser or "Tercet",
        "words": vocabulary(order.lang),
        "occasion": {**asdict(order.occasion), "date": job.date, "when": when},
        "body": body,
        "faces": job.faces,
        "codes": job.codes,
        "pictures": pictures(),
    }
    return PrintedDocument(press(data), tuple(_notes(job, cleaner, drawn_here=day is not None and job.day is not day)))


def rows(data: Any) -> int:
    """How many things are listed in some data, which determines the time and the number of pages."""
    if isinstance(data, dict):
        return sum(map(rows, data.values()))
    if isinstance(data, list | tuple):
        return len(data) + sum(map(rows, data))
    return 0


def _notes(job: Job, cleaner: Cleaner, drawn_here: bool) -> Iterator[str]:
    if cleaner.note:
        yield cleaner.note
    if drawn_here:
        yield f"This competition is not drawn yet: drawn here with seed {job.order.seed}."
    if job.codeless:
        yield "Without QR codes: nobody has said the address of the competition's page (--link)."


def document_named(name: str) -> Document:
    """The document of this name; if there is none, the error suggests the nearest."""
    if name in DOCUMENTS:
        return DOCUMENTS[name]
    (nearest,) = get_close_matches(name, DOCUMENTS, n=1, cutoff=0)
    raise CannotPrint("paper-no-such-document", name=name, nearest=nearest)


def _title(job: Job, document: Document) -> str:
    """The title that a PDF reader shows in its window."""
    return " · ".join(filter(None, (job.say(f"doc-{document.name}"), job.order.occasion.name)))
