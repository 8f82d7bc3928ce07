"""The `tercet` command as a whole."""

import re
import subprocess
import sys
from importlib.metadata import version

import pytest

from tests.support.command import tercet as run
from tests.support.limits import HANG_S


def test_it_knows_its_version() -> None:
    assert run("--version").out == f"{version('tercet')}\n"


def test_the_help_lists_every_verb_with_a_word_on_each() -> None:
    said = run("--help")
    assert said.code == 0
    assert re.search(r"serve +Start the server\.", said.out)
    assert re.search(r"sets +List the SETs among some cards, or", said.out)


def test_an_unknown_verb_gets_a_sentence_and_exit_code_2() -> None:
    said = run("setz")
    assert (said.code, said.out) == (2, "")
    assert said.err == "There is no command “setz”. Did you mean “sets”?\n"


def test_a_terminal_of_few_letters_is_no_obstacle() -> None:
    said = run("sets", "1rof", "2rof", "3rof", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert said.code == 0
    assert "one red solid oval" in said.out


@pytest.mark.parametrize("form", [(), ("--json",)], ids=["drawn", "json"])
def test_a_reader_who_leaves_early_is_no_trouble(form: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "tercet", "sets", "1rof", "2rof", "3rof", *form]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    process.stdout.close()
    _, err = process.communicate(timeout=HANG_S)
    assert err == b""
