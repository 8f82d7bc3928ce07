"""Pages opened for the first time on a slowed phone: how long until one can act."""

from playwright.sync_api import Browser

from tests.browser.table import PHONE
from tests.support.browser import context

# The time from the first request until the element is there and the page has drawn it and is free again.
LISTEN = """
window.ready = new Promise(tell => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(SELECTOR)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => tell(performance.now())));
  }).observe(document, {childList: true, subtree: true});
});
"""


def openings(browser: Browser, address: str, selector: str, slowed: int, times: int) -> list[float]:
    """How long each opening took, in ms: each in a browser that has kept nothing."""
    return [_opening(browser, address, selector, slowed) for _ in range(times)]


def _opening(browser: Browser, address: str, selector: str, slowed: int) -> float:
    with context(browser, viewport=PHONE, device_scale_factor=3, has_touch=True, is_mobile=True) as phone:
        page = phone.new_page()
        page.add_init_script(LISTEN.replace("SELECTOR", repr(selector)))
        phone.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        page.goto(address)
        took: float = page.evaluate("window.ready")
    return took
