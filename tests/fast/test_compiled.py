"""The compiled modules of `fast/`: which there are, and that they are used only with the sources they were made from.

`python3 dev.py fast` compiles all of them, and runs the tests of what they do with them in place; here it is two.
"""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.limits import HANG_S

ROOT = Path(__file__).parents[2]
MODULES = (ROOT / "fast/modules.txt").read_text().split()
COMPILER = shutil.which("cc") and Path(sysconfig.get_path("include"), "Python.h").is_file()
TWO = ("tercet/cards/sums.py", "tercet/cards/sets.py")
ASKED = """
from tercet.cards import sets, sums
print(sums.__file__)
print(sets.__file__)
print(sets.find_sets(("1rof", "2rof", "3rof")))
"""


class Asked(NamedTuple):
    """Where two modules came from, what one of them found, and what was said about it."""

    files: tuple[str, str]
    found: str
    said: str


def ask(folder: Path) -> Asked:
    """Import Tercet from this folder, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder / "src"), str(folder / "built")))}
    done = subprocess.run(
        [sys.executable, "-c", ASKED], env=env, capture_output=True, encoding="utf-8", timeout=HANG_S, check=True
    )
    first, second, found = done.stdout.splitlines()
    return Asked((first, second), found, done.stderr)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, with two modules compiled as the wheel compiles them all."""
    if not COMPILER:
        pytest.skip("Nothing can be compiled here: there is no C compiler, or Python's headers are missing.")
    folder = tmp_path_factory.mktemp("compiled")
    for name in ("src/tercet", "fast"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("static", "build", "__pycache__"))
    (folder / "fast/modules.txt").write_text("\n".join(TWO))
    left_over = folder / "fast/build/lib/tercet_fast/compiled"  # of an earlier list of modules
    left_over.mkdir(parents=True)
    build = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(folder / "built")]
    done = subprocess.run(build, cwd=folder / "fast", capture_output=True, encoding="utf-8", timeout=HANG_S)
    assert done.returncode == 0, done.stderr
    assert not left_over.exists()
    return folder


def test_compiled_modules_are_used_in_place_of_their_sources(compiled: Path) -> None:
    asked = ask(compiled)
    assert [Path(file).suffix for file in asked.files] == [".pyd" if os.name == "nt" else ".so"] * 2
    assert all(Path(file).is_relative_to(compiled / "built/tercet_fast") for file in asked.files)
    assert asked.found == "[('1rof', '2rof', '3rof')]"
    assert asked.said == ""


def test_none_is_used_if_any_source_is_another(compiled: Path) -> None:
    other = compiled / "src/tercet/words/cards.py"  # not one of the two
    before = other.read_bytes()
    other.write_bytes(before + b"\n")
    try:
        asked = ask(compiled)
    finally:
        other.write_bytes(before)
    assert [Path(file).name for file in asked.files] == ["sums.py", "sets.py"]
    assert asked.found == "[('1rof', '2rof', '3rof')]"
    assert "compiled from another version of Tercet" in asked.said


def test_those_of_another_python_are_not_seen(compiled: Path, tmp_path: Path) -> None:
    shutil.copytree(compiled, tmp_path, dirs_exist_ok=True)
    for file in (tmp_path / "built").rglob("sets.*"):
        file.rename(file.with_name(f"sets.cpython-27{file.suffix}"))
    assert [Path(file).name for file in ask(tmp_path).files][1] == "sets.py"


def test_both_distributions_have_the_same_version() -> None:
    files = (ROOT / "pyproject.toml", ROOT / "fast/pyproject.toml")
    whole, fast = (tomllib.loads(file.read_text(encoding="utf-8"))["project"] for file in files)
    assert fast["version"] == whole["version"]
    assert fast["dependencies"] == [f"tercet=={whole['version']}"]


@cache
def bases(path: str) -> list[str]:
    """What the classes of a module inherit from, by name."""
    tree = ast.parse((ROOT / "src" / path).read_text(encoding="utf-8"))
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [ast.unparse(base) for one in classes for base in one.bases]


@pytest.mark.parametrize("path", MODULES)
def test_no_struct_is_compiled(path: str) -> None:
    """It would lose the types of its fields, by which messages are read and written."""
    assert not {"Struct", "msgspec.Struct", "Value"} & {*bases(path)}
