"""WebKit (GTK's small browser) by WebDriver, on a screen that nobody sees."""

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.browser.table import PHONE
from tests.other_browsers.driver import NotSeen
from tests.support.limits import HANG_S
from tests.support.serving import kept_port

PROGRAM: Final = "WebKitWebDriver"
SCREEN: Final = "Xvfb"
LIBRARIES: Final = Path("/usr/lib")
ASK: Final = (
    "const done = arguments[0]; Promise.resolve(%s).then(value => done({value}), error => done({error: `${error}`}))"
)


class WebKit:
    """One window, driven over HTTP."""

    def __init__(self, address: str) -> None:
        self._at = address
        options = {"binary": str(next(LIBRARIES.glob("*/webkit2gtk-4.*/MiniBrowser"))), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._say("POST", "/session", {"capabilities": wanted})["sessionId"]
        self._at = f"{address}/session/{session}"
        self._say("POST", "/window/rect", {"x": 0, "y": 0, **PHONE})

    def open(self, address: str) -> None:
        """Go to an address."""
        self._say("POST", "/url", {"url": address})

    def ask(self, expression: str) -> Any:
        """The value of an expression in the page, or what its promise gives."""
        answer = self._say("POST", "/execute/async", {"script": ASK % expression, "args": []})
        if "error" in answer:
            raise NotSeen(answer["error"])
        return answer.get("value")

    def picture(self, to: Path) -> None:
        """Without a graphics card its driver never answers this; the screen can be dumped by other programs."""

    def close(self) -> None:
        """Close the window and the browser."""
        self._say("DELETE", "")

    def _say(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._at + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urlopen(request, timeout=HANG_S) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise NotSeen(f"{path}: {error.read().decode()}") from None


@contextmanager
def webkit() -> Iterator[WebKit]:
    """Launch it with a home of its own, and close it afterwards."""
    with ExitStack() as stack:
        home = stack.enter_context(TemporaryDirectory())
        size = f"{PHONE['width'] + 100}x{PHONE['height'] + 100}x24"
        screen = subprocess.Popen(
            [SCREEN, "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        stack.callback(ended, screen)
        assert screen.stdout
        env = {**os.environ, "DISPLAY": f":{screen.stdout.readline().strip()}", "HOME": home, "LANG": "en_GB.UTF-8"}
        with kept_port() as port:
            pass
        quiet = subprocess.DEVNULL
        driver = subprocess.Popen([PROGRAM, f"--port={port}"], env=env, stdout=quiet, stderr=quiet)
        stack.callback(ended, driver)
        window = WebKit(answering(f"http://127.0.0.1:{port}"))
        yield window
        window.close()


def answering(address: str) -> str:
    """The address, once somebody answers there."""
    while True:
        try:
            urlopen(f"{address}/status", timeout=HANG_S).close()
        except URLError:
            continue
        return address


def ended(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    process.communicate(timeout=HANG_S)
