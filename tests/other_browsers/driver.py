"""What the journeys ask of a browser: open an address, and evaluate JavaScript. Clicks are made in the page."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from tests.support.limits import HANG_S

PAUSE_S = 0.1


class NotSeen(Exception):
    """The page did not show what it should; the message says what."""


class Driver(Protocol):
    """A window of a browser, as large as a phone."""

    def open(self, address: str) -> None:
        """Go to an address."""

    def ask(self, expression: str) -> Any:
        """The value of an expression in the page, or what its promise gives."""

    def picture(self, to: Path) -> None:
        """Save what is shown."""


Launch = Callable[[], AbstractContextManager[Driver]]


def until(driver: Driver, expression: str) -> Any:
    """Wait for an expression to be true; its value."""
    end = time.monotonic() + HANG_S
    while time.monotonic() < end:
        if found := driver.ask(expression):
            return found
        time.sleep(PAUSE_S)
    raise NotSeen(f"{expression}\n{driver.ask('location.pathname + document.body.innerText.slice(0, 600)')}")


def press(driver: Driver, selector: str) -> None:
    """Click the first such element, once it is there and may be pressed."""
    found = f"document.querySelector({selector!r})"
    until(driver, f"{found} !== null && !{found}.disabled && ({found}.click(), true)")
