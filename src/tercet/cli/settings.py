"""`tercet settings`: what can be set, how, and to what it is set now."""

import json
import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import asdict

from tercet.cli.trouble import Trouble


def settings(
    *,
    file: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """List the settings of the server, with the values that hold here.

    Parameters
    ----------
    file
        A settings file (TOML) to read.
    json_
        Print JSON for programs.
    """
    from tercet.server.settings import DESCRIPTIONS, PREFIX, BadSetting, Settings, read_settings

    try:
        now = asdict(read_settings(file, os.environ, {}))
    except BadSetting as bad:
        raise Trouble(str(bad), 2) from bad
    usual = asdict(Settings())
    if json_:
        rows = [
            {
                "name": name,
                "environment": PREFIX + name.upper(),
                "value": now[name],
                "default": usual[name],
                "help": help_,
            }
            for name, help_ in DESCRIPTIONS.items()
        ]
        print(json.dumps(rows))
        return

    from rich.console import Console
    from rich.table import Table

    table = Table("in the file", "in the environment", "now", "means", title="Settings of tercet serve")
    for name, help_ in DESCRIPTIONS.items():
        table.add_row(name, PREFIX + name.upper(), _shown(now[name]), help_)
    Console(highlight=False).print(table)


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
