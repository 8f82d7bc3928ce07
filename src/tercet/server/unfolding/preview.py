"""What can be said about a page before it is opened. Nothing private, and nothing about a puzzle's answer."""

import html
import re
from typing import Final

from msgspec import Struct

from tercet.words.languages import Language

TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
DESCRIPTION: Final = re.compile(r'<meta name="description"[^>]*>\s*')
LANGUAGE: Final = re.compile(r'<html lang="[^"]*"')


class Preview(Struct, frozen=True):
    """A title and a sentence; and the name of the picture."""

    title: str
    text: str
    picture: str


def unfolded(page: str, preview: Preview, lang: Language, origin: str, path: str) -> str:
    """The client's page with this preview in its head. Everything that people have written is escaped."""
    tags = [
        f"<title>{html.escape(preview.title)} · Tercet</title>",
        _meta("name", "description", preview.text),
        _meta("property", "og:type", "website"),
        _meta("property", "og:site_name", "Tercet"),
        _meta("property", "og:title", preview.title),
        _meta("property", "og:description", preview.text),
        _meta("property", "og:url", f"{origin}{path}"),
        _meta("property", "og:image", f"{origin}/pictures/{preview.picture}.{lang}.png"),
        _meta("property", "og:image:width", "1200"),
        _meta("property", "og:image:height", "630"),
        _meta("property", "og:locale", lang),
        _meta("name", "twitter:card", "summary_large_image"),
    ]
    head = "\n    ".join(tags)
    spoken = LANGUAGE.sub(f'<html lang="{lang}"', DESCRIPTION.sub("", page), count=1)
    return TITLE.sub(lambda _: head, spoken, count=1)


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(content, quote=True)}" />'
