"""The page is light; that everything on it comes from its own server is seen whenever a table is opened."""

import gzip

from playwright.sync_api import Browser

from tests.browser.table import table


def test_the_first_page_keeps_within_its_budget(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        bodies = {url: shown.page.request.get(url).body() for url in set(shown.asked_for)}

    def weight(ending: str) -> int:
        return sum(len(gzip.compress(body)) for url, body in bodies.items() if url.endswith(ending))

    assert 0 < weight(".js") < 60_000
    assert 0 < weight(".css") < 25_000
    assert 0 < weight(".woff2") < 80_000
