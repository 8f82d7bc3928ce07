"""Pictures of links, for those who show a link before it is opened: our own cards and a few words, as PNG."""

from typing import Any, Final

from msgspec import Struct, json

from tercet.artwork.faces import back_svg, card_svg, glyph_svg
from tercet.cards.card import Card
from tercet.paper.press import TEMPLATES, fonts
from tercet.words.languages import Language

INK: Final = "#13242B"
PPI: Final = 72.0  # a point is a pixel
LARGEST: Final = 200_000  # bytes; what others accept
ROOM: Final = (500, 534)  # for the cards, in pixels


class LinkPicture(Struct, frozen=True):
    """What is to be seen: a title, a sentence, and cards in rows; None is a card's back."""

    lang: Language
    title: str
    text: str
    cards: tuple[Card | None, ...]
    columns: int = 3


def drawn(picture: LinkPicture) -> bytes:
    """The picture, 1200 × 630."""
    import typst  # only needed for drawing

    compiler = typst.Compiler(str(TEMPLATES / "link-picture.typ"), root=str(TEMPLATES), font_paths=fonts())
    png = compiler.compile(format="png", ppi=PPI, sys_inputs={"data": json.encode(_data(picture)).decode()})
    assert isinstance(png, bytes)
    return png


def _data(picture: LinkPicture) -> dict[str, Any]:
    rows = -(-len(picture.cards) // picture.columns)
    width = min((ROOM[0] - 16 * (picture.columns - 1)) / picture.columns, (ROOM[1] - 16 * (rows - 1)) / rows * 4 / 3)
    return {
        "lang": picture.lang,
        "title": picture.title,
        "text": picture.text,
        "columns": picture.columns,
        "width": width,
        "cards": [card_svg(card) if card else back_svg() for card in picture.cards],
        "mark": glyph_svg("mark", INK),
    }
