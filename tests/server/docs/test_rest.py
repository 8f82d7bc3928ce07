"""Every example of docs/rest.md works as it is printed, and every route has one."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.docs.printed import ANYTHING, DOCS, Block, blocks, shape
from tests.support.limits import HANG_S
from tests.support.serving import serving

ROOT = DOCS.parent
MARK = "---- next example ----"
SAID = re.compile(r'(?:-X (?P<how>\w+) )?"\$TERCET(?P<path>/api/[^"?]*)[?"]')


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of the examples' own."""
    with serving("--data", tmp_path_factory.mktemp("data")) as found:
        yield found


def examples() -> list[tuple[str, Block | None]]:
    """Each example, with the answer that is printed below it."""
    printed = blocks("rest.md")
    followers = [*printed[1:], None]
    return [
        (block.text, after if after and after.language != "sh" else None)
        for block, after in zip(printed, followers, strict=True)
        if block.language == "sh"
    ]


def said_by(address: str, folder: Path) -> list[str]:
    """What the shell says to the examples, run one after the other."""
    (folder / "examples").symlink_to(ROOT / "examples")
    script = f"\necho '{MARK}'\n".join(text for text, _ in examples())
    script = script.replace("TERCET=http://127.0.0.1:8000", f"TERCET={address}")
    path = f"{Path(sys.executable).parent}:{programs(folder)}:{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        ["bash", "-euo", "pipefail"], input=script, cwd=folder, env=env, capture_output=True, text=True, timeout=HANG_S
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split(f"{MARK}\n")


def programs(folder: Path) -> Path:
    """What the examples need beside Python: `curl` itself, or where there is none a stand-in of the tests' own."""
    found = folder / "programs"
    found.mkdir()
    if not shutil.which("curl"):
        (found / "curl").write_text(f'#!/bin/sh\nexec "{sys.executable}" "{ROOT / "tests/support/curl.py"}" "$@"\n')
        (found / "curl").chmod(0o755)
    return found


def test_every_example_gives_what_is_printed_below_it(address: str, tmp_path: Path) -> None:
    for said, (text, printed) in zip(said_by(address, tmp_path), examples(), strict=True):
        if printed is None:
            assert said == "", text
        elif printed.language == "json":
            assert shape(json.loads(said)) == shape(json.loads(printed.text)), text
        else:
            for line, wanted in zip(said.splitlines(), printed.text.splitlines(), strict=True):
                assert wanted in (line, ANYTHING), text


def test_every_route_has_an_example(address: str) -> None:
    with urlopen(f"{address}/api/schema/openapi.json") as answer:
        paths = json.load(answer)["paths"]
    routes = {(how.upper(), path) for path, operations in paths.items() for how in operations}
    shown = {route_of(found, text, routes) for text, _ in examples() for found in SAID.finditer(text)}
    assert shown == routes


def route_of(found: re.Match[str], text: str, routes: set[tuple[str, str]]) -> tuple[str, str]:
    """The route that a printed command asks."""
    how = found["how"] or ("POST" if "-d '" in text else "GET")
    asked = re.sub(r"\$\([^)]*\)|\$\w+", "x", found["path"])
    for route, path in routes:
        if route == how and re.fullmatch(re.sub(r"{\w+}", "[^/]+", path), asked):
            return route, path
    raise AssertionError(f"There is no {how} {found['path']}")
