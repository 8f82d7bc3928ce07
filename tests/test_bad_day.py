"""dev.py where a package index is out of reach or not trusted: it says so, and what to set, and stops trying."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from dev import ROOT, UV, node_wheel
from tests.support.bad_index import nobody_answers, nobody_there, nobody_trusts
from tests.support.limits import HANG_S

SOURCES = ("dev.py", "build_client.py", "package_index.py", "hatch_build.py", "pyproject.toml")
OURS = ("PIP_", "UV_", "SSL_", "NODE_", "NPM_", "REQUESTS_", "CURL_", "HTTP_", "HTTPS_", "ALL_")
BARE = Path(sys.base_prefix) / "bin/python3"  # with pip, which the environment of the tests has not
pytestmark = pytest.mark.long
Index = Callable[[Path], AbstractContextManager[str]]

BAD: dict[str, tuple[Index, tuple[str, ...]]] = {
    "nobody there": (lambda _: nobody_there(), ("cannot be reached: the connection was refused", "HTTPS_PROXY")),
    "nobody answers": (lambda _: nobody_answers(), ("cannot be reached: no answer in 8 seconds", "UV_DEFAULT_INDEX")),
    "nobody trusts it": (nobody_trusts, ("a certificate that is not trusted", "SSL_CERT_FILE", "UV_SYSTEM_CERTS=1")),
}


def surroundings(folder: Path, index: str) -> dict[str, str]:
    """This environment with empty caches, and with that index for pip, uv and npm."""
    kept = {name: value for name, value in os.environ.items() if not name.upper().startswith(OURS)}
    caches = {name: str(folder / "cache") for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache")}
    indexes = dict.fromkeys(("PIP_INDEX_URL", "UV_DEFAULT_INDEX", "npm_config_registry"), f"{index}/simple/")
    return {**kept, **caches, **indexes, "PIP_CONFIG_FILE": os.devnull, "npm_config_userconfig": os.devnull}


def copied(folder: Path, with_uv: bool) -> Path:
    """A checkout in which nothing is there yet, or just uv."""
    copy = folder / "copy"
    for name in SOURCES:
        if (ROOT / name).is_file():
            copy.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, copy)
    for name in ("locks", "web", "src/tercet/words", "src/tercet/artwork"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("node_modules", "dist"))
    if with_uv:
        tools = copy / UV.parent.parent.relative_to(ROOT)
        tools.parent.mkdir()
        tools.symlink_to(UV.parent.parent)
    return copy


def run(command: list[str | Path], cwd: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, encoding="utf-8", timeout=HANG_S)


@pytest.mark.parametrize("with_uv", [False, True], ids=["pip", "uv"])
@pytest.mark.parametrize("bad", BAD)
def test_it_says_which_index_what_is_wrong_and_what_to_set(bad: str, with_uv: bool, tmp_path: Path) -> None:
    index, words = BAD[bad]
    with index(tmp_path) as address:
        copy = copied(tmp_path, with_uv)
        said = run([BARE, "dev.py", "run"], copy, surroundings(tmp_path, address))
    assert said.returncode == 1
    assert f"The package index {address.partition('//')[2]}" in said.stderr
    assert [word for word in words if word not in said.stderr] == []
    assert "Traceback" not in said.stderr
    assert len(said.stderr.splitlines()) < 20, said.stderr


@pytest.mark.parametrize("bad", BAD)
def test_the_build_of_the_web_client_says_it_too(bad: str, tmp_path: Path) -> None:
    index, words = BAD[bad]
    web = tmp_path / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules", "dist"))
    script = "import sys; from pathlib import Path; from build_client import install_packages as install"
    script += "; install(*map(Path, sys.argv[1:]))"
    with index(tmp_path) as address:
        said = run([sys.executable, "-c", script, node_wheel(), web], ROOT, surroundings(tmp_path, address))
    assert said.returncode == 1
    assert f"The package index {address.partition('//')[2]}" in said.stderr
    assert [word for word in words if word not in said.stderr] == []
    assert "Traceback" not in said.stderr


def test_a_long_step_shows_that_it_moves_also_where_nobody_sees_a_terminal() -> None:
    """A line now and then, so that nobody takes it for dead."""
    script = "import dev; dev.SELDOM_S = 1; dev.step('Waiting', ['sleep', '4'])"
    said = run([sys.executable, "-c", script], ROOT, dict(os.environ))
    assert said.stderr.startswith("· Waiting …\n  … 1 s\n  … 2 s\n")
    assert "  done in " in said.stderr
