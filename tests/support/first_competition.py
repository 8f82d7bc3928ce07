"""Takes the pictures of “Your first competition”, in four languages: `python -m tests.support.first_competition`.

A real server, a real Chromium, and the printed sheets: a day of 24 children from the empty form to a certificate.
"""

import tempfile
from pathlib import Path
from struct import pack
from typing import Any, Final
from zlib import compress, crc32

import pypdfium2  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, Page

from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import speak
from tests.support.browser import chromium_here, context, launched
from tests.support.serving import serving

PICTURES: Final = Path(__file__).parents[2] / "docs/pictures/first-competition"
LAPTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 700}
NAMES: Final = (
    "Amélie Roux", "Jonas Weber", "Priya Nair", "Tomás Gil", "Sven Lund", "Léa Martin", "Kofi Mensah", "Ana Prieto",
    "Wen Zhao", "Inès Haddad", "Max Huber", "Olga Sidor", "Nora Blanc", "Luis Vega", "Greta Falk", "Paul Meyer",
    "Aya Tanaka", "Rosa Conti", "Ilyas Amrani", "Eva Lutz", "Hugo Petit", "Mia Keller", "Noé Garcia", "Ben Oduya",
)  # fmt: skip
TITLES: Final[dict[Language, str]] = {
    "en": "School Cup",
    "fr": "Coupe de l’école",
    "es": "Copa de la escuela",
    "de": "Schulpokal",
}


class Teacher:
    """Somebody who runs a competition on a laptop, in one language."""

    def __init__(self, one: BrowserContext, base: str, lang: Language) -> None:
        self.page, self.api, self.base = one.new_page(), one.request, base
        self.lang: Language = lang
        self.competition = ""

    def press(self, name: str, **args: Any) -> None:
        """Press the button with these words."""
        self.page.get_by_role("button", name=speak(self.lang, name, **args)).first.click()

    def takes(self, picture: str, page: Page | None = None) -> None:
        """Take a picture when the page is quiet."""
        seen = page or self.page
        seen.evaluate("document.fonts.ready")
        seen.wait_for_load_state("networkidle")
        seen.screenshot(path=PICTURES / f"{picture}-{self.lang}.png", animations="disabled")

    def prints(self, document: str, picture: str, **order: Any) -> None:
        """The first page of a document, as a picture."""
        path = f"{self.base}/api/competitions/{self.competition}/papers/{document}"
        pdf = self.api.post(path, data={"lang": self.lang, **order}).body()
        drawn = pypdfium2.PdfDocument(pdf)[0].render(scale=1, rev_byteorder=True)
        file = PICTURES / f"{picture}-{self.lang}.png"
        file.write_bytes(png(drawn.width, drawn.height, drawn.to_numpy().tobytes()))

    def says(self, id_: str, kind: str, **more: Any) -> None:
        """A command that the pages of others would send."""
        path = f"{self.base}/api/competitions/{self.competition}/commands"
        answer = self.api.post(path, data={"id": id_, "say": {"type": kind, **more}})
        assert answer.ok, answer.text()

    def day(self) -> Any:
        """The competition as it is."""
        return self.api.get(f"{self.base}/api/competitions/{self.competition}").json()


def png(width: int, height: int, pixels: bytes) -> bytes:
    """A picture of three bytes a pixel as a file."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return pack(">I", len(body)) + kind + body + pack(">I", crc32(kind + body))

    rows = b"".join(b"\0" + pixels[3 * width * row : 3 * width * (row + 1)] for row in range(height))
    head = chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", compress(rows, 9)) + chunk(b"IEND", b"")


def opened(teacher: Teacher) -> None:
    """From the form to the draw."""
    page, lang = teacher.page, teacher.lang
    page.goto(f"{teacher.base}/competitions")
    page.get_by_role("link", name=speak(lang, "new-title")).click()
    page.get_by_label(speak(lang, "new-template-club")).click()
    page.get_by_label(speak(lang, "new-name")).fill(TITLES[lang])
    page.get_by_label(speak(lang, "new-begins")).fill("2026-11-21T10:00")
    page.get_by_label(speak(lang, "new-begins")).blur()
    teacher.takes("new")
    teacher.press("new-open")
    rows = "\n".join(NAMES).encode()
    page.locator("input[name=list]").set_input_files(
        {"name": "list.csv", "mimeType": "text/csv", "buffer": b"name\n" + rows}
    )
    teacher.press("staff-list-load")
    page.get_by_role("link", name=speak(lang, "new-to-cockpit"), exact=True).click()
    teacher.press("staff-go", next="DrawRounds", round="0")
    page.get_by_text(speak(lang, "staff-draw-none")).first.wait_for()
    teacher.takes("draw")
    teacher.press("staff-draw-do")
    teacher.competition = page.url.split("/")[4]
    page.get_by_role("button", name=speak(lang, "staff-go", next="StartRound", round="1")).wait_for()
    teacher.prints("schedule", "schedule", by="name", paper="a4")
    teacher.press("staff-go", next="StartRound", round="1")
    page.get_by_role("heading", name=speak(lang, "staff-next", next="StartRound", round="2")).wait_for()


def played(teacher: Teacher) -> None:
    """A round with results, somebody who leaves, and what others see."""
    games = [game for game in teacher.day()["games"] if game["round"] == 1]
    for game in games[:-2]:
        lines = [{"number": number, "sets": sets} for number, sets in zip(game["players"], (9, 8, 7), strict=True)]
        teacher.says(f"g{game['id']}", "Settle", game=game["id"], sheet={"lines": lines}, why="slip")
    leaves = speak(teacher.lang, "staff-leaves", number="5", name=NAMES[4])
    teacher.page.get_by_role("button", name=leaves).click()
    teacher.page.get_by_role("button", name=speak(teacher.lang, "staff-do-it")).wait_for()
    teacher.takes("preview")


def pictured(browser: Browser, base: str, lang: Language) -> None:
    """All pictures in one language."""
    with context(browser, viewport=LAPTOP, locale=lang) as one:
        teacher = Teacher(one, base, lang)
        opened(teacher)
        played(teacher)
        with context(browser, viewport=PHONE, locale=lang) as other:
            phone = other.new_page()
            phone.goto(f"{base}/c/{teacher.competition}/player/17")
            phone.locator(".day-seat").wait_for()
            teacher.takes("player", phone)
        teacher.prints("certificates", "certificate", paper="a4", numbers=[17])


def main() -> None:
    """Every language in turn."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving("--data", data) as served,
        launched(chromium_here()) as browser,
    ):
        for lang in LANGUAGES:
            pictured(browser, served.rstrip("/"), lang)


if __name__ == "__main__":
    main()
