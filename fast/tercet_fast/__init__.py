"""Compiled modules of Tercet, used in place of the sources that they were compiled from."""

import sys
import warnings
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
COMPILED: Final = HERE / "compiled"
DIGEST: Final = HERE / "sources.sha256"
OTHER_SOURCES: Final = (
    "tercet-fast was compiled from another version of Tercet and is not used: install the same version of both."
)


def use(package: Path) -> None:
    """Use the compiled modules from now on: all of them, and only if all of Tercet is what they were compiled from.

    They call each other directly, and rely on what the modules between them say.
    """
    if DIGEST.read_text() == digest(package):
        sys.meta_path.insert(0, CompiledModules(COMPILED))
    else:
        warnings.warn(OTHER_SOURCES, RuntimeWarning, stacklevel=3)


def digest(package: Path) -> str:
    """A fingerprint of all sources of a package."""
    found = sha256()
    for source in sorted(package.rglob("*.py")):
        found.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return found.hexdigest()


class CompiledModules(MetaPathFinder):
    """Finds the compiled modules of a folder; those of another version of Python are not seen."""

    def __init__(self, folder: Path) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        found = [(file, file.relative_to(folder).as_posix()) for file in folder.rglob(f"*{suffix}")]
        self._files = {name.removesuffix(suffix).replace("/", "."): file for file, name in found}

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        """Where a module lies, if it is a compiled one."""
        file = self._files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)
