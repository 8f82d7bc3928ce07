"""`tercet settings`: what can be set, how, and to what it is set now."""

import json
import os
import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import asdict

from tercet.cli.errors import passed_on
from tercet.cli.language import say


def settings(
    *,
    file: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """List the settings of the server, with the values that hold here."""
    from tercet.server.settings import PREFIX, BadSetting, Settings, read_settings
    from tercet.words.speech import speak

    try:
        now = {name: without_password(value) for name, value in asdict(read_settings(file, os.environ, {})).items()}
    except BadSetting as bad:
        raise passed_on(bad, 2) from bad
    usual = asdict(Settings())
    if json_:
        rows = [
            {
                "name": name,
                "environment": PREFIX + name.upper(),
                "value": now[name],
                "default": usual[name],
                "help": speak("en", f"setting-{name}"),
            }
            for name in now
        ]
        print(json.dumps(rows))
        return

    from rich.console import Console
    from rich.table import Table

    table = Table(
        *(say(f"settings-head-{each}") for each in ("file", "environment", "now", "means")), title=say("settings-title")
    )
    for name in now:
        table.add_row(name, PREFIX + name.upper(), _shown(now[name]), say(f"setting-{name}"))
    Console(highlight=False).print(table)


def without_password(value: object) -> object:
    """An address as it may be shown to anyone who looks over your shoulder.

    >>> without_password("postgresql://ada:secret@db/tercet")
    'postgresql://ada:…@db/tercet'
    """
    return re.sub(r"(://[^/@:]*):[^/@]*@", r"\1:…@", value) if isinstance(value, str) else value


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
