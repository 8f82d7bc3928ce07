"""Pages that were opened once open again without a connection, and an update of the server breaks no open page."""

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tercet.cli.serve import CLIENT
from tercet.words.languages import Language
from tercet.words.speech import speak
from tests.browser.keeping import wait_until_kept
from tests.browser.people import until
from tests.browser.table import LAPTOP, PHONE
from tests.support.browser import context
from tests.support.drawn_tables import table_png
from tests.support.serving import serving, started

SERVE_FROM = """
import sys
from pathlib import Path
from tercet.cli import serve
serve.CLIENT = Path(sys.argv.pop(1))
from tercet.cli.main import main
main()
"""


EVERYWHERE = pytest.mark.parametrize(("size", "lang"), [(PHONE, "en"), (LAPTOP, "fr")], ids=["phone-en", "laptop-fr"])


@EVERYWHERE
def test_after_one_visit_every_page_opens_though_the_server_is_gone(
    browser: Browser, tmp_path: Path, size: ViewportSize, lang: Language
) -> None:
    with context(browser, viewport=size, locale=lang, service_workers="allow") as device:
        page = device.new_page()
        with serving("--data", tmp_path) as served:
            page.goto(served)
            first = page.get_by_role("heading").first.inner_text()
            wait_until_kept(page, lang)
        for path, title in (("odds", "odds-title"), ("alone", "alone-title")):
            page.goto(f"{served.rstrip('/')}/{path}")
            expect(page.get_by_role("heading", name=speak(lang, title)).first).to_be_attached()
        page.goto(served)
        expect(page.get_by_role("heading").first).to_have_text(first)


EYE_KEPT = """async () => {
    const kept = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return kept.flat().filter(({url}) => /eye-worker|[.]bin/.test(url)).length;
}"""


def read_photo(page: Page, served: str, photo: Path) -> None:
    """Have a photo read on the page of the eye."""
    page.goto(f"{served.rstrip('/')}/eye")
    page.get_by_label(speak("en", "eye-photo")).set_input_files(photo)


def test_the_eye_works_without_a_connection_where_it_was_used_and_is_not_fetched_elsewhere(
    browser: Browser, tmp_path: Path
) -> None:
    photo = tmp_path / "cloth.png"
    photo.write_bytes(table_png([], 320, 240))
    phone: dict[str, Any] = {"viewport": PHONE, "locale": "en-GB", "service_workers": "allow"}
    with context(browser, **phone) as one, context(browser, **phone) as other:
        using, not_using = one.new_page(), other.new_page()
        with serving("--data", tmp_path / "data") as served:
            for page in (using, not_using):
                page.goto(served)
                wait_until_kept(page)
                assert page.evaluate(EYE_KEPT) == 0
            read_photo(using, served, photo)
            expect(using.get_by_text(speak("en", "eye-nothing"))).to_be_visible()
            until(using, lambda: using.evaluate(EYE_KEPT) == 2)  # the worker and its weights
        read_photo(using, served, photo)
        expect(using.get_by_text(speak("en", "eye-nothing"))).to_be_visible()
        read_photo(not_using, served, photo)
        expect(not_using.get_by_role("alert")).to_have_text(speak("en", "refused-eye-offline"))


@EVERYWHERE
def test_an_update_of_the_server_breaks_no_open_page(
    browser: Browser, tmp_path: Path, size: ViewportSize, lang: Language
) -> None:
    """The parts of a page that were not opened before the update come from what is kept, not from the new build."""
    build = tmp_path / "static"
    shutil.copytree(CLIENT, build)
    command = (sys.executable, "-c", SERVE_FROM, str(build), "serve", "--port", "0", "--data", str(tmp_path / "data"))
    with (
        started(*command) as served,
        context(browser, viewport=size, locale=lang, service_workers="allow") as device,
    ):
        before = device.new_page()
        before.goto(served)
        wait_until_kept(before, lang)
        for file in (build / "assets").glob("Odds-*"):
            file.rename(file.with_stem(f"{file.stem}-new"))
        for changed in (build / "assets").glob("index-*.js"):
            changed.rename(changed.with_name("index-new.js"))
            for page in (build / "index.html", build / "worker.js"):
                page.write_text(page.read_text().replace(changed.name, "index-new.js"))
        before.evaluate("navigator.serviceWorker.ready.then(worker => worker.update())")
        before.evaluate("history.pushState(null, '', '/odds'); dispatchEvent(new PopStateEvent('popstate'))")
        expect(before.get_by_role("heading", name=speak(lang, "odds-title")).first).to_be_attached()
        after = device.new_page()
        asked = []
        after.on("request", lambda request: asked.append(request.url))
        after.goto(served)
        expect(after.locator("main")).to_be_visible()
        assert any(url.endswith("/assets/index-new.js") for url in asked)
