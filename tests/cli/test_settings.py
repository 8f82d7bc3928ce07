"""`tercet settings`: what can be set, and to what it is set now."""

import json
from pathlib import Path

import pytest

from tests.cli.obeying import obeyed

SECRET = "postgresql://ada:lovelace@db/tercet"


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_password_is_not_shown(
    options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERCET_DATABASE", SECRET)
    told = obeyed(capsys, "settings", *options)
    assert told.code == 0
    assert "lovelace" not in told.out


def test_what_holds_here_stands_beside_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERCET_PORT", "9000")
    rows = {row["name"]: row for row in json.loads(obeyed(capsys, "settings", "--json").out)}
    assert (rows["port"]["value"], rows["port"]["environment"]) == (9000, "TERCET_PORT")
    assert rows["port"]["default"] != 9000


def test_a_setting_that_does_not_exist_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tercet.toml"
    file.write_text('prot = "1"\n')
    told = obeyed(capsys, "settings", "--file", str(file))
    assert told.code == 2
    assert "prot" in told.err
