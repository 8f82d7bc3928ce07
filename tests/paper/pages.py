"""Printed pages, read as a reader would: their words, where these stand, and the QR codes."""

from functools import cache
from typing import Any, NamedTuple

import pypdfium2  # type: ignore[import-untyped]
import zxingcpp
from msgspec.structs import replace

from tercet.competition.people import Person
from tercet.paper.day import Day
from tercet.paper.order import Order
from tercet.paper.printing import PrintedDocument, printed
from tercet.paper.sample import LINKS, OCCASION, sample_before_round, sample_day
from tercet.words.languages import Language
from tercet.words.sayable import say_in

POINTS_A_MM = 72 / 25.4


class Word(NamedTuple):
    """A run of text, and its box in points from the lower left corner."""

    text: str
    left: float
    bottom: float
    right: float
    top: float


def of_sample(document: str, day: Day | None = None, **order: Any) -> PrintedDocument:
    """A document of the sample competition; one that was printed before is not printed again."""
    asked = Order(
        **{"document": document, "occasion": OCCASION, "links": LINKS if document == "links" else (), **order}
    )
    return _kept(asked) if day is None else printed(asked, day)


@cache
def _kept(order: Order) -> PrintedDocument:
    return afresh(order)


def afresh(order: Order) -> PrintedDocument:
    """Print once more."""
    order = replace(order, links=order.links or LINKS) if order.document == "links" else order
    return printed(order, sample_before_round(3) if order.document == "emergency-pack" else sample_day())


def named(day: Day, *names: str) -> Day:
    """The same day with other names, in turn."""
    people = sorted(day.people)
    return replace(day, people={who: Person(names[n % len(names)]) for n, who in enumerate(people)})


def notes_of(done: PrintedDocument, lang: Language = "en") -> list[str]:
    """What the person who prints is told."""
    return [say_in(lang, note.message, note.told) for note in done.notes]


def pages_of(pdf: bytes) -> list[pypdfium2.PdfPage]:
    """The pages."""
    return list(pypdfium2.PdfDocument(pdf))


def count(pdf: bytes) -> int:
    """How many pages."""
    return len(pypdfium2.PdfDocument(pdf))


def texts_of(pdf: bytes) -> list[str]:
    """The words of each page, in reading order, with single spaces."""
    return [" ".join(page.get_textpage().get_text_bounded().split()) for page in pages_of(pdf)]


def words_on(page: pypdfium2.PdfPage) -> list[Word]:
    """Every run of text with its box."""
    text = page.get_textpage()
    boxes = [text.get_rect(n) for n in range(text.count_rects())]
    return [Word(text.get_text_bounded(*box), *box) for box in boxes]


def sizes_on(page: pypdfium2.PdfPage, words: str) -> list[float]:
    """The sizes in points at which some words are printed."""
    text = page.get_textpage()
    search, found = text.search(words), list[float]()
    while place := search.get_next():
        found.append(pypdfium2.raw.FPDFText_GetFontSize(text, place[0]))
    return found


def text_in(page: pypdfium2.PdfPage, column: int, row: int, columns: int, rows: int) -> str:
    """The words of one piece of a sheet that is cut into equal ones; row 0 is the upper one."""
    (width, height), margin = page.get_size(), 8 * POINTS_A_MM
    wide, high = (width - 2 * margin) / columns, (height - 2 * margin) / rows
    left, top = margin + column * wide, height - margin - row * high
    found = page.get_textpage().get_text_bounded(left, top - high, left + wide, top)
    return " ".join(found.split())


def codes_on(page: pypdfium2.PdfPage) -> list[str]:
    """What the QR codes say, as a camera reads them at 216 dots an inch."""
    picture = page.render(scale=3, grayscale=True).to_numpy()
    return sorted(code.text for code in zxingcpp.read_barcodes(picture))
