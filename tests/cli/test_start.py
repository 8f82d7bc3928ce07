"""Starting is quick: what only some use is imported, and what only some read is parsed, when it is first needed."""

import subprocess
import sys
from pathlib import Path

from tests.support.limits import HANG_S

SELDOM = {
    "asyncpg",  # PostgreSQL
    "redis",  # several workers
    "webauthn",  # passkeys
    "cryptography",
    "typst",  # printing
    "segno",
    "tercet.paper.catalogue",
    "tercet.paper.printing",
    "tercet.server.printing.child",
    "numpy",  # the lab and the eye
    "numba",
    "tercet.eye",
    "rich",  # help and progress
    "webbrowser",
}
PARSED = """
import sys
from tercet.words.speech import speak
parsed = []
sys.setprofile(lambda frame, what, _: parsed.append(what) if frame.f_code.co_name == "get_message" else None)
speak("en", "serve-stop")
sys.setprofile(None)
print(parsed.count("call"))
"""


def imported(told: Path, *words: str | Path) -> set[str]:
    """What a command has imported by the time it says something; `told` is a file to note it in."""
    command = [sys.executable, "-X", "importtime", "-m", "tercet", *words]
    with told.open("w") as notes, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=notes, text=True) as process:
        assert process.stdout
        process.stdout.readline()
        process.terminate()
        process.communicate(timeout=HANG_S)
    lines = [line for line in told.read_text().splitlines() if line.startswith("import time:")]
    return {line.rpartition("|")[2].strip() for line in lines}


def test_a_server_starts_without_what_only_some_servers_need(tmp_path: Path) -> None:
    names = imported(tmp_path / "told", "serve", "--port", "0", "--data", tmp_path / "data")
    assert "tercet.server.run" in names
    assert names & SELDOM == set()


def test_the_version_is_said_without_the_server_or_the_words(tmp_path: Path) -> None:
    names = imported(tmp_path / "told", "--version")
    assert "cyclopts" in names
    assert names & {"litestar", "uvicorn", "sqlite3", "fluent.runtime", "tercet.engine"} == set()


def test_saying_one_sentence_parses_no_other() -> None:
    said = subprocess.run([sys.executable, "-c", PARSED], capture_output=True, text=True, check=True)
    assert 1 <= int(said.stdout) < 10
