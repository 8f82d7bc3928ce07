"""Which preview belongs to an address: what everyone may see there, otherwise what such a page is for."""

import re
from datetime import date
from typing import Final

from babel.dates import format_date

from tercet.protocol.ids import is_id
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.competitions.office import Office
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.lobby.directory import Directory
from tercet.server.puzzle_days import day_for, is_known, number_of
from tercet.server.unfolding.preview import Preview
from tercet.storage.store import StoreError
from tercet.words.languages import Language
from tercet.words.rules import rule_set_description, rule_set_title
from tercet.words.speech import speak

TABLE: Final = re.compile(r"/(?:t|together|race)/([^/]+)/?")
COMPETITION: Final = re.compile(r"/c/([^/]+)(?:/.*)?")
DAILY: Final = re.compile(r"/daily(/small)?(?:/(\d{4}-\d\d-\d\d))?/?")
REPLAY: Final = re.compile(r"/replay(?:/.*)?")
RULES: Final = re.compile(r"/rules(?:/([a-z-]+))?/?")


class Previews:
    """Finds previews."""

    def __init__(self, directory: Directory, office: Office) -> None:
        self._directory = directory
        self._office = office

    async def of(self, path: str, lang: Language) -> Preview:
        """The preview of a page. If nothing can be read now, the page is still shown, with what such pages are for."""
        if found := TABLE.fullmatch(path):
            return await self._table(found[1], lang)
        if found := COMPETITION.fullmatch(path):
            return await self._competition(found[1], lang)
        if found := DAILY.fullmatch(path):
            return _daily(found[2] or "", "small" if found[1] else "text", lang)
        if REPLAY.fullmatch(path):
            return plain("replay", lang)
        if found := RULES.fullmatch(path):
            return _rules(found[1] or "", lang)
        return plain("tercet", lang)

    async def _table(self, code: str, lang: Language) -> Preview:
        """A listed table says whose it is; a hidden one says no more than one that does not exist."""
        general = plain("table", lang)
        try:
            shown = await self._directory.listed_as_open(code)
        except StoreError:
            return general
        if shown is None or shown.rule_set not in RULE_SETS:
            return general
        title = speak(lang, "table-of", who=shown.host_name) if shown.host_name else general.title
        about = f"{rule_set_title(shown.rule_set, lang)}. {rule_set_description(shown.rule_set, lang)}"
        return Preview(title, about, "table")

    async def _competition(self, competition: str, lang: Language) -> Preview:
        """A listed competition has its name, and when it begins; of its people nothing."""
        general = plain("competition", lang)
        try:
            known = await self._office.known(competition) if is_id(competition) else None
        except StoreError:
            return general
        if known is None or not known.now.setup.listed or not known.now.setup.name.strip():
            return general
        begins = known.now.setup.begins
        day = format_date(date.fromisoformat(begins[:10]), "long", lang) if begins else ""
        return Preview(known.now.setup.name, f"{day}. {general.text}" if day else general.text, "competition")


def plain(kind: str, lang: Language) -> Preview:
    """What is said about every page of a kind."""
    return Preview(speak(lang, f"unfold-{kind}"), speak(lang, f"unfold-{kind}.text"), kind)


def _daily(which: str, size: str, lang: Language) -> Preview:
    """The number and the day of a puzzle; never anything about its cards."""
    now, text = wall_clock_ms(), speak(lang, f"unfold-daily.{size}")
    day = _day(which) if which else day_for(None, now)
    if day is None or not is_known(day, now):
        return Preview(speak(lang, "unfold-daily"), text, "daily")
    title = speak(lang, "unfold-daily.number", number=number_of(day), day=format_date(day, "long", lang))
    return Preview(title, text, "daily")


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _rules(name: str, lang: Language) -> Preview:
    if name not in RULE_SETS:
        return plain("rules", lang)
    return Preview(rule_set_title(name, lang), rule_set_description(name, lang), f"rules-{name}")
