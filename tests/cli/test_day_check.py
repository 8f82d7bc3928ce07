"""`tercet doctor --day`: what is missing before a competition begins."""

import json
import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from tests.support.command import tercet
from tests.support.limits import HANG_S
from tests.support.serving import SERVE, kept_port, serving


def test_what_is_missing_is_said_line_by_line(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as address:
        said = tercet("doctor", "--day", "--data", str(tmp_path), "--server", address)
    assert said.code == 1
    assert said.err == "Look after the lines that begin with “!”.\n"
    clock, room, phones, copy = said.out.splitlines()
    assert clock.startswith("✓ The clock of this computer says 20")
    assert room[2:].startswith(f"Free on the disk of {tmp_path}: ")
    assert phones == f"! Phones cannot open {address}. Start the server with --lan."
    assert copy == "! There is no copy in a second place. Start the server with --copy-to."


def test_a_hall_that_is_ready_needs_nothing(tmp_path: Path) -> None:
    with kept_port() as port:
        command = [*SERVE[:-1], f"{port}", "--data", tmp_path / "data", "--copy-to", tmp_path / "stick"]
        environment = {**os.environ, "TERCET_ADDRESS": f"http://0.0.0.0:{port}"}  # opens here, and is nobody's own
        process = subprocess.Popen([*map(str, command)], stdout=subprocess.PIPE, text=True, env=environment)
        assert process.stdout
        process.stdout.readline()
        words = ("doctor", "--day", "--data", str(tmp_path / "data"), "--server", f"http://127.0.0.1:{port}", "--json")
        ready = json.loads(tercet(*words).out)
        (tmp_path / "stick").rename(tmp_path / "pocket")
        while (now := json.loads(tercet(*words).out))[-1]["fine"]:
            pass
        process.terminate()
        process.communicate(timeout=HANG_S)
    assert [each["fine"] for each in ready[2:]] == [True, True]
    assert ready[2]["says"].startswith(f"http://0.0.0.0:{port} opens from here.")
    assert now[-1]["says"] == (
        "The stick or the folder for the copy is not there. Everything goes on; once it is back, the copy catches up."
    )


def test_a_clock_that_was_put_back_is_noticed_and_so_is_a_missing_server(tmp_path: Path) -> None:
    tercet("doctor", "--data", str(tmp_path))
    with closing(sqlite3.connect(tmp_path / "tercet.db")) as data, data:
        data.execute("INSERT INTO streams (id, name) VALUES (1, 't')")
        data.execute("""INSERT INTO entries VALUES (1, NULL, 1, 1, 99999999999999, '', '', x'5b5d')""")
    with kept_port() as port:
        said = tercet("doctor", "--day", "--data", str(tmp_path), "--server", f"http://127.0.0.1:{port}")
    assert "which is before the last entry in the data. Set it.\n" in said.out
    assert said.out.endswith(
        f"! No Tercet answers at http://127.0.0.1:{port}. Start it, or name its address with --server.\n"
    )
