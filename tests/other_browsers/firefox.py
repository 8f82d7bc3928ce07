"""Firefox, by WebDriver BiDi over its own socket."""

import json
import re
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.table import PHONE
from tests.other_browsers.driver import NotSeen
from tests.support.limits import HANG_S

PROGRAM: Final = "firefox-esr"
QUIET: Final = """
user_pref("app.normandy.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.serviceWorkers.testing.enabled", true);
user_pref("intl.accept_languages", "en");
"""


class Firefox:
    """One window, driven over a socket."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._said = line, 0
        self._say("session.new", capabilities={})
        (window, *_) = self._say("browsingContext.getTree")["contexts"]
        self._window = {"context": window["context"]}
        self._say("browsingContext.setViewport", **self._window, viewport=PHONE)

    def open(self, address: str) -> None:
        """Go to an address."""
        self._say("browsingContext.navigate", **self._window, url=address, wait="complete")

    def ask(self, expression: str) -> Any:
        """The value of an expression in the page, or what its promise gives."""
        told = f"Promise.resolve({expression}).then(value => JSON.stringify(value ?? null))"
        answer = self._say("script.evaluate", expression=told, target=self._window, awaitPromise=True)
        if answer["type"] == "exception":
            raise NotSeen(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def picture(self, to: Path) -> None:
        """Save what is shown."""
        to.write_bytes(b64decode(self._say("browsingContext.captureScreenshot", **self._window)["data"]))

    def close(self) -> None:
        """Close the window and the browser."""
        self._say("browser.close")

    def _say(self, method: str, **params: Any) -> dict[str, Any]:
        self._said += 1
        self._line.send(json.dumps({"id": self._said, "method": method, "params": params}))
        while (answer := json.loads(self._line.recv(HANG_S))).get("id") != self._said:
            pass  # something that happened in between
        if answer["type"] == "error":
            raise NotSeen(f"{method}: {answer['message']}")
        result: dict[str, Any] = answer["result"]
        return result


@contextmanager
def firefox() -> Iterator[Firefox]:
    """Launch it with a profile of its own, and close it afterwards."""
    with TemporaryDirectory() as profile:
        (Path(profile) / "user.js").write_text(QUIET)
        command = [PROGRAM, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        assert process.stderr
        try:
            lines = (re.search(r"listening on (ws://\S+)", line) for line in process.stderr)
            address = next(filter(None, lines))[1]
            with connect(f"{address}/session", max_size=None) as line:
                window = Firefox(line)
                yield window
                window.close()
        finally:
            process.terminate()
            process.communicate(timeout=HANG_S)
