"""A browser that keeps the pages, to open them without a connection."""

from playwright.sync_api import Page

from tests.browser.people import until

KEPT = """async language => {
    await navigator.serviceWorker.ready;
    const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const files = (await Promise.all(caches_.map(each => each.keys()))).flat().map(({url}) => new URL(url).pathname);
    return navigator.serviceWorker.controller !== null && files.includes("/")
        && files.some(path => path.startsWith(`/assets/words-${language}-`));
}"""


def wait_until_kept(page: Page, language: str = "en") -> None:
    """Wait until the browser has all pages, with their words in this language."""
    until(page, lambda: page.evaluate(KEPT, language))
