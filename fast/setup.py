"""Compiles the modules that `modules.txt` names, with mypyc, from the sources beside this folder."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup  # type: ignore[import-untyped]

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"
sys.path.insert(0, str(HERE))

from tercet_fast import DIGEST, digest  # noqa: E402


def compiled() -> list[Any]:
    """The modules as C, to be compiled into the folder where `tercet_fast` looks for them."""
    from mypyc.build import mypycify

    shutil.rmtree(HERE / "build", ignore_errors=True)  # what is left of an earlier list would come into the wheel
    os.environ["MYPYPATH"] = str(SOURCES)
    options = ["--explicit-package-bases", "--namespace-packages", "--ignore-missing-imports"]
    modules = [str(SOURCES / line) for line in (HERE / "modules.txt").read_text().split()]
    found: list[Any] = mypycify([*options, *modules], group_name="tercet_fast", debug_level="0")
    for extension in found:
        extension.name = f"tercet_fast.compiled.{extension.name}"
    return found


DIGEST.write_text(digest(SOURCES / "tercet"))
is_built = bool({"bdist_wheel", "build"} & {*sys.argv})  # other commands only ask for the name and the like
setup(ext_modules=compiled() if is_built else [])
