"""The lines of a log: nobody can write one of their own, fill the disk with them, or be found in them."""

import json
import logging
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tercet.server.logs import JsonLines, TextLines, is_worth_a_line
from tests.support.limits import HANG_S
from tests.support.serving import SERVE

FORGED = "2026-01-01 00:00:00 ERROR forged"
NAME, LOGIN, PASSWORD = "Quintilla Xyzzy", "marker-login@example.org", "plugh plugh plugh plugh"
PHONE = "+1 480 555 0199"


@pytest.mark.parametrize("break_", ["\n", "\r\n", "\x0b", "\x1b[2K", "\u2028", "\x85"], ids=repr)
@pytest.mark.parametrize("style", [TextLines("%(message)s"), JsonLines()], ids=["text", "json"])
def test_what_somebody_sent_begins_no_line(style: logging.Formatter, break_: str) -> None:
    record = logging.LogRecord("tercet", logging.ERROR, "", 0, "in GET %s", (f"/a{break_}{FORGED}",), None)
    line = style.format(record)
    assert FORGED in line
    assert len(line.splitlines()) == 1
    assert "\x1b" not in line


def test_a_traceback_keeps_its_lines() -> None:
    try:
        raise RuntimeError("twice\nover")
    except RuntimeError as error:
        record = logging.LogRecord("tercet", logging.ERROR, "", 0, "a mistake", (), (type(error), error, None))
    assert TextLines("%(message)s").format(record).splitlines()[0] == "a mistake"
    assert "RuntimeError" in TextLines("%(message)s").format(record)


def test_what_is_no_http_is_worth_no_line_and_a_mistake_of_ours_is() -> None:
    parser = "uvicorn/protocols/http/httptools_impl.py"
    said = [(parser, logging.WARNING), (parser, logging.ERROR), ("tercet/server/run.py", logging.WARNING)]
    records = [logging.LogRecord("uvicorn.error", level, where, 0, "", (), None) for where, level in said]
    assert [is_worth_a_line(record) for record in records] == [False, True, True]


@contextmanager
def logged(folder: Path, style: str) -> Iterator[tuple[str, Path]]:
    """A real server; gives its address, and the file in which its lines are."""
    lines = folder / "log.txt"
    env = {**os.environ, "TERCET_LOG_FORMAT": style, "TERCET_DURABILITY": "process"}
    with lines.open("w") as log:
        process = subprocess.Popen(
            [*SERVE, "--data", str(folder / "data")], stdout=subprocess.PIPE, stderr=log, text=True, env=env
        )
        assert process.stdout
        try:
            said = process.stdout.readline()
            yield said[said.index("http://") :].strip(), lines
        finally:
            process.terminate()
            process.communicate(timeout=HANG_S)


def visit(address: str) -> list[str]:
    """A whole visit with everything private that there is, and many requests that are wrong; gives all secrets."""
    with httpx.Client(base_url=address, verify=False, timeout=HANG_S) as browser:
        token = browser.post("/api/guest", json={"name": NAME, "token": True}).json()["token"]
        browser.headers["authorization"] = f"Bearer {token}"
        said = {"login": LOGIN, "password": PASSWORD}
        renewed = browser.post("/api/account", json=said).json()["token"]
        browser.headers["authorization"] = f"Bearer {renewed}"
        competition = browser.post("/api/competitions", json={"privacy": {"asks": ["phone"]}}).json()["competition"]
        where = f"/api/competitions/{competition}"
        entered = {"type": "Enter", "details": {"name": NAME, "phone": PHONE}}
        assert browser.post(f"{where}/commands", json={"id": "1", "say": entered}).status_code == 200
        (link,) = browser.post(f"{where}/links", json={"kind": "desk", "numbers": [1]}).json()
        browser.post(f"{where}/session", json={"secret": link["secret"]})
        browser.post("/api/session", json={**said, "password": f"{PASSWORD}!"})
        browser.get(f"/api/players/{NAME}%0a{FORGED}")
        for _ in range(20):
            assert browser.request("FROB", f"/%0a{FORGED}").status_code == 400
        browser.delete("/api/me")
        return [NAME, "Quintilla", LOGIN, PASSWORD, PHONE, token, renewed, link["secret"]]


@pytest.mark.parametrize("style", ["text", "json"])
def test_a_visit_leaves_nothing_private_in_the_log(tmp_path: Path, style: str) -> None:
    with logged(tmp_path, style) as (address, lines):
        secrets = visit(address)
    text = lines.read_text(encoding="utf-8")
    assert [secret for secret in secrets if secret in text] == []
    assert FORGED not in [line[:32] for line in text.splitlines()]
    assert len(text.splitlines()) < 5, text
    for line in text.splitlines():
        assert json.loads(line) if style == "json" else re.match(r"\d{4}-\d\d-\d\d ", line)
