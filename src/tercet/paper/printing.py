"""Printing an order."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict, replace

from tercet.competition.clock import start_of
from tercet.paper.catalogue import DOCUMENTS, Document
from tercet.paper.day import Day, drawn_day, new_day
from tercet.paper.job import Job, pictures
from tercet.paper.order import TOO_MUCH, CannotPrint, Occasion, Order
from tercet.paper.press import press
from tercet.paper.printable import Cleaner, Note
from tercet.paper.unprintable import unprintable
from tercet.paper.vocabulary import vocabulary

MOST_NAMED: Final = 5


class PrintedDocument(Struct, frozen=True):
    """A PDF, and a note for the person who prints it."""

    pdf: bytes
    notes: tuple[Note, ...] = ()


def printed(order: Order, day: Day | None = None, most_rows: int | None = None) -> PrintedDocument:
    """Print a document; `CannotPrint` says why it is impossible. May take seconds: a server uses another process."""
    document = document_named(order.document)
    cleaner = Cleaner()
    given = day or (drawn_day(order) if document.drawn else new_day(order))
    order = replace(order, occasion=Occasion(**cleaner.all(_said(order.occasion, given))))
    job = Job(order, given)
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
    return PrintedDocument(press(data), tuple(_notes(job, cleaner)))


def _said(occasion: Occasion, day: Day) -> dict[str, str]:
    """What is said about the occasion; its name and its beginning are in the setup."""
    begins = start_of(day.now.setup)
    known = {"name": day.now.setup.name}
    if begins is not None:
        known |= {"date": begins.date().isoformat(), "time": begins.strftime("%H:%M")}
    return known | {name: text for name, text in asdict(occasion).items() if text or name not in known}


def rows(data: Any) -> int:
    """How many things are listed in some data, which determines the time and the number of pages."""
    if isinstance(data, dict):
        return sum(map(rows, data.values()))
    if isinstance(data, list | tuple):
        return len(data) + sum(map(rows, data))
    return 0


def _notes(job: Job, cleaner: Cleaner) -> Iterator[Note]:
    if cleaner.note:
        yield cleaner.note
        for each in unprintable(job.day.now, job.day.people)[:MOST_NAMED]:
            yield Note("print-name-without-letters", {"number": str(each.number), "text": ", ".join(each.letters)})
    if job.codeless:
        yield Note("print-without-codes")


def document_named(name: str) -> Document:
    """The document of this name; if there is none, the error suggests the nearest."""
    if name in DOCUMENTS:
        return DOCUMENTS[name]
    (nearest,) = get_close_matches(name, DOCUMENTS, n=1, cutoff=0)
    raise CannotPrint("paper-no-such-document", name=name, nearest=nearest)


def _title(job: Job, document: Document) -> str:
    """The title that a PDF reader shows in its window."""
    return " · ".join(filter(None, (job.say(f"doc-{document.name}"), job.order.occasion.name)))
