"""The `tercet` command inside the test's own process: quicker than a process of its own, and as strict."""

import pytest

from tercet.cli.main import obey
from tests.support.command import CommandResult

Capture = pytest.CaptureFixture[str]


def obeyed(capsys: Capture, *words: str, **env: str) -> CommandResult:
    """How a command ends, and what it says where; in English unless told otherwise."""
    capsys.readouterr()
    with pytest.MonkeyPatch.context() as patched:
        for name, value in {"LC_ALL": "en_GB.UTF-8", **env}.items():
            patched.setenv(name, value)
        code = obey([*words])
    told = capsys.readouterr()
    return CommandResult(code, told.out, told.err)
