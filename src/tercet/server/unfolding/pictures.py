"""The pictures of links: there are few, and each is drawn once. So nobody can keep the server drawing."""

import asyncio
import re
from typing import Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tercet.paper.link_pictures import LinkPicture, drawn
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.unfolding.finding import plain
from tercet.words.examples import examples_of
from tercet.words.languages import LANGUAGES, Language
from tercet.words.rules import rule_set_description, rule_set_title

NAME: Final = re.compile(r"([a-z-]+)\.(en|fr|es|de)\.png")
A_DAY: Final = CacheControlHeader(public=True, max_age=86_400)
LAYOUT: Final = read_cards("1rof 2gsh 3pde 2roh 1pse 3gdf 2pdf 1gsh 3roe 1goe 2rsf 3pdh")
RANKS: Final = read_cards("1rsf 2psh 3gse")
BACKS: Final = (None,) * 12
CARDS: Final[dict[str, tuple[Card | None, ...]]] = {
    "table": LAYOUT,
    "daily": BACKS,
    "replay": (*LAYOUT[:6], *BACKS[:3], *LAYOUT[6:9]),
    "competition": RANKS,
    "rules": read_cards("1rdf 2psh 3goe"),
    "tercet": read_cards("1rdf 2psh 3goe"),
}


def picture_of(name: str, lang: Language) -> LinkPicture | None:
    """What the picture of this name shows."""
    if name in CARDS:
        about = plain(name, lang)
        return LinkPicture(lang, about.title, about.text, CARDS[name], 1 if len(CARDS[name]) == 3 else 3)
    rule_set = RULE_SETS.get(name.removeprefix("rules-")) if name.startswith("rules-") else None
    if rule_set is None:
        return None
    cards = next(each.cards for each in examples_of(rule_set.rules) if each.right)
    title, text = rule_set_title(rule_set.name, lang), rule_set_description(rule_set.name, lang)
    return LinkPicture(lang, title, text, cards, 1 if len(cards) == 3 else 2)


class Pictures:
    """Draws each picture once."""

    def __init__(self) -> None:
        self._drawn: dict[LinkPicture, bytes] = {}
        self._one_at_a_time = asyncio.Lock()

    async def png(self, picture: LinkPicture) -> bytes:
        """The picture as PNG."""
        async with self._one_at_a_time:
            if picture not in self._drawn:
                self._drawn[picture] = await asyncio.to_thread(drawn, picture)
        return self._drawn[picture]


def pictures_route() -> HTTPRouteHandler:
    """The route of the pictures."""
    pictures = Pictures()

    @get("/pictures/{name:str}", media_type="image/png", cache_control=A_DAY, include_in_schema=False)
    async def link_picture(name: FromPath[str]) -> Response[bytes]:
        """A picture of a link; other pages may show it."""
        found = NAME.fullmatch(name)
        picture = picture_of(found[1], _language(found[2])) if found else None
        if picture is None:
            raise NotFoundException
        return Response(await pictures.png(picture), headers={"cross-origin-resource-policy": "cross-origin"})

    return link_picture


def _language(text: str) -> Language:
    return next(lang for lang in LANGUAGES if lang == text)
