"""The ground: dev.py, the locks, and what the wheel carries."""

import os
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

from tests.support.limits import HANG_S

ROOT = Path(__file__).parents[1]
LOCKS = [*ROOT.glob("locks/*.txt"), ROOT / "web/package-lock.json", *ROOT.glob("tests/support/*/package-lock.json")]


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "dev.py", *words], capture_output=True, encoding="utf-8", timeout=HANG_S
    )


def test_its_help_names_every_verb() -> None:
    said = dev("--help")
    assert said.returncode == 0
    for verb in ("run", "test", "check", "regenerate", "proof", "lock", "bench", "fast"):
        assert f"python3 dev.py {verb}" in said.stdout


def test_an_unknown_verb_gets_the_help_and_exit_code_2() -> None:
    said = dev("tset")
    assert (said.returncode, said.stdout) == (2, "")
    assert "python3 dev.py test" in said.stderr


def test_an_unknown_benchmark_is_said_so() -> None:
    said = dev("bench", "nothing")
    assert said.returncode == 2
    assert said.stderr.startswith("Choose a benchmark: python3 dev.py bench NAME.")


def test_modules_are_compiled_once_though_python_may_not_write_next_to_them(tmp_path: Path) -> None:
    shown = "import dev, os, sys; dev.keep_compiled(); os.execv(sys.executable, [sys.executable, '-c', sys.argv[1]])"
    asked = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": str(tmp_path)}
    elsewhere = subprocess.run([sys.executable, "-c", shown, asked], cwd=ROOT, env=env, capture_output=True, text=True)
    assert elsewhere.stdout == f"False {tmp_path}\n"
    del env["PYTHONPYCACHEPREFIX"]
    chosen = subprocess.run([sys.executable, "-c", shown, asked], cwd=ROOT, env=env, capture_output=True, text=True)
    assert chosen.stdout == f"False {ROOT / '.cache/compiled'}\n"


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.relative_to(ROOT).as_posix())
def test_a_lock_says_what_to_install_and_not_from_where(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "sha256:" in text or "sha512-" in text
    assert "--index-url" not in text
    assert '"resolved"' not in text


def test_the_wheel_carries_all_that_tercet_needs(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(ZipFile(wheel).namelist())
    assert carried >= {
        "tercet/artwork/artwork.json",
        "tercet/py.typed",
        "tercet/static/index.html",
        "tercet/storage/migrations/postgresql/0001_entries.sql",
        "tercet/storage/migrations/sqlite/0001_entries.sql",
        "tercet/words/de/cards.ftl",
    }
    assert not [name for name in carried if "node_modules" in name]
    kinds = {PurePosixPath(name).parts[0] for name in carried}
    assert {kind for kind in kinds if not kind.startswith("tercet-")} == {"tercet"}, "no tests, tools or benchmarks"
    assert not [name for name in carried if "test" in PurePosixPath(name).stem.split("_") or name.endswith(".map")]


def test_the_example_for_containers_has_no_password_of_its_own() -> None:
    text = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    said = re.findall(r"(?:tercet:|PASSWORD: )(\S+?)(?:@|\s)", text)
    assert len(said) == 2
    assert {each.partition(":?")[0] for each in re.findall(r"\$\{([^}]*)\}", text)} == {"POSTGRES_PASSWORD"}
    assert all(each.startswith("${POSTGRES_PASSWORD:?") for each in said), "it does not start without one"
