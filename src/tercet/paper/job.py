"""One document while it is being prepared: its texts and the pictures it asks for."""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta, timezone
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlsplit

from babel.dates import format_date, format_time
from babel.numbers import format_decimal

from tercet.artwork.faces import back_svg, card_svg, glyph_svg
from tercet.artwork.source import Edition
from tercet.cards.card import Card
from tercet.competition.clock import Clock, clock, time_of
from tercet.competition.state import Game
from tercet.paper.day import Day
from tercet.paper.order import CannotPrint, Order
from tercet.paper.qr import pixels
from tercet.rulesets.catalogue import edition_of
from tercet.rulesets.own.text import BETWEEN
from tercet.words.cards import card_name
from tercet.words.languages import Language
from tercet.words.speech import speak

INK: Final = "#13242B"
RUST: Final = "#9C3208"


class Job:
    """What makers work with: the order, the day, texts, QR codes and cards."""

    def __init__(self, order: Order, day: Day) -> None:
        self.order = order
        self.day = day
        self.lang: Language = order.lang
        self.edition: Edition = order.edition or edition_of(order.rule_set.partition(BETWEEN)[0])
        self.codes: dict[str, dict[str, Any]] = {}
        self.codeless = False  # a QR code was requested, but there is no address for it
        self.faces: dict[str, dict[str, str]] = {}

    def say(self, message: str, **args: str | int | float) -> str:
        """A message in the language of the order."""
        return speak(self.lang, f"paper-{message}", **args)

    def qr(self, *path: str | int) -> str:
        """The target of a QR code: an address below the competition's page; empty if there is none."""
        link = self.order.occasion.link.strip().rstrip("/")
        self.codeless |= not link
        return self._code("/".join(map(str, (link, *path))) + self._secret(*path)) if link else ""

    def _secret(self, *path: str | int) -> str:
        """The secret of a personal link, where one was issued; browsers do not send what stands after the #."""
        secret = dict(self.order.links).get("/".join(map(str, path)))
        return f"#{secret}" if secret else ""

    def _code(self, address: str) -> str:
        if address not in self.codes:
            self.codes[address] = pixels(address)
        return address

    def rules_page(self, name: str) -> str:
        """The page with the rules of a rule set, and the way to learn and play it; empty without a server."""
        parts = urlsplit(self.order.occasion.link)
        return self._code(f"{parts.scheme}://{parts.netloc}/rules/{name}") if parts.netloc else ""

    def face(self, card: Card) -> str:
        """Request the drawing of a card."""
        if card not in self.faces:
            cue = self.order.cue or self.order.palette == "distinct"
            svg = card_svg(card, self.edition, self.order.palette, cue=cue)
            self.faces[card] = {"svg": svg, "name": card_name(card, self.lang, self.edition, self.order.palette)}
        return card

    def show(self, cards: Iterable[Card]) -> list[str]:
        """Request the drawings of several cards."""
        return [self.face(card) for card in cards]

    def number(self, value: float | None) -> str:
        """A score or a count in the local format, with a true minus sign; empty for None."""
        if value is None:
            return ""
        return format_decimal(round(value, 2), locale=self.lang).replace("-", "−")

    @cached_property
    def clock(self) -> Clock:
        """The times of the day."""
        return clock(self.day.now)

    def local(self, at: int) -> datetime:
        """A time of the log on the clock of the hall; in UTC if nobody has said where that is."""
        ahead = self.clock.ahead
        return datetime.fromtimestamp(at / 1000, UTC if ahead is None else timezone(timedelta(minutes=ahead)))

    def time(self, at: int) -> str:
        """A time of day, such as 10:40."""
        return format_time(self.local(at), "short", locale=self._locale)

    def time_of(self, game: Game) -> str:
        """When a game is played; empty if that is not known, or if it is called."""
        found = None if self.clock.ahead is None else time_of(self.clock, game)
        return "" if found is None else self.time(found.begins)

    @cached_property
    def rotating(self) -> bool:
        """Are slots and rounds two things here?"""
        return any(game.slot != game.round for game in self.day.now.games.values() if game.stage == "preliminary")

    def slot_of(self, game: Game) -> str:
        """The slot of a game, where it is not the same as its round."""
        return self.say("slot-number", slot=game.slot) if self.rotating and game.stage == "preliminary" else ""

    def when(self, game: Game) -> str:
        """Slot and time of a game, as far as they are known."""
        return " · ".join(filter(None, (self.slot_of(game), self.time_of(game))))

    def chosen(self, numbers: Iterable[int]) -> list[int]:
        """Those of these players that are ordered: all, if nobody is named."""
        known, wanted = list(numbers), self.order.numbers
        if strange := [number for number in wanted if number not in self.day.now.entrants]:
            raise CannotPrint("competition-no-such-number", number=str(strange[0]))
        return [number for number in known if not wanted or number in wanted]

    @property
    def _locale(self) -> str:
        """English is American on US Letter."""
        return ("en_US" if self.order.paper == "us-letter" else "en_GB") if self.lang == "en" else self.lang

    @property
    def date(self) -> str:
        """The day; written out if it is given as a date."""
        text = self.order.occasion.date
        try:
            return format_date(date.fromisoformat(text), "full", locale=self._locale)
        except ValueError:
            return text


def pictures() -> dict[str, str]:
    """The drawings besides cards that every document may use."""
    return {
        "same": glyph_svg("same", INK),
        "different": glyph_svg("different", INK),
        "neither": glyph_svg("neither", RUST),
        "mark": glyph_svg("mark", INK),
        "mark-white": glyph_svg("mark", "#FFFFFF"),
        "back": back_svg(),
    }
