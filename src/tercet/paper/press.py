"""From data to a PDF: Typst with only our templates and fonts, so that the same data gives the same bytes."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import json

from tercet.paper.typefaces import FOLDER

if TYPE_CHECKING:
    import typst

TEMPLATES: Final = Path(str(files("tercet.paper").joinpath("templates")))
STANDARD: Final = "ua-1"  # tagged for screen readers; Typst refuses a picture without a description


def press(data: dict[str, Any]) -> bytes:
    """Make the PDF. Data is passed as JSON and is only ever text: it is never interpreted as mark-up."""
    import typst  # only needed for printing

    compiler = typst.Compiler(str(TEMPLATES / "main.typ"), root=str(TEMPLATES), font_paths=fonts())
    inputs = {"data": json.encode(data).decode()}
    pdf = compiler.compile(format="pdf", sys_inputs=inputs, pdf_standards=[STANDARD], timestamp=0)
    assert isinstance(pdf, bytes)
    return pdf


@cache
def fonts() -> "typst.Fonts":
    """Our own fonts, and no others."""
    import typst

    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FOLDER)])
