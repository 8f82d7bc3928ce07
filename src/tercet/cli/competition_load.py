"""`tercet competition load`: a day or a list of entrants, onto a server."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from cyclopts import Parameter
from msgspec.structs import replace

from tercet.cli.competition_files import divisions_in, in_file
from tercet.cli.competition_lists import Twins, entered, listed_in, privacy_of
from tercet.cli.errors import CliError
from tercet.cli.language import language, say
from tercet.cli.reading import bytes_of
from tercet.competition.lists import decoded
from tercet.competition.record import read, write
from tercet.competition.refusals import RefusalError
from tercet.competition.setup import Setup
from tercet.words.languages import Language


def load(
    file: Path,
    *,
    server: str = "http://127.0.0.1:8000",
    token: str | None = None,
    rounds: int = 4,
    tables: int = 12,
    divisions: str = "",
    format_: Annotated[Literal["open-house", "traditional"], Parameter(name="--format")] = "traditional",
    twins: Twins | None = None,
) -> None:
    """Put a competition, or a new one with a list of entrants, onto a server."""
    setup = Setup(format_, rounds, tables, divisions_in(divisions))
    text = day_in(file, setup, twins, language())
    server = server.rstrip("/")
    if token is None:
        token = str(
            asked(f"{server}/api/guest", json.dumps({"name": say("competition-loader"), "token": True}), None)["token"]
        )
        print(say("competition-load-token", token=token))
    found = asked(f"{server}/api/competitions/file", text, token)
    print(say("competition-loaded", file=str(file), code=str(found["competition"])))


def day_in(file: Path, setup: Setup, twins: Twins | None, lang: Language) -> str:
    """The text of a competition: the file's own, or a new one that everyone in its list has entered."""
    try:
        text = decoded(bytes_of(file))
        if text.lstrip().startswith("{"):
            kept = read(text)
            return write(kept.events, kept.people)
    except RefusalError as error:
        raise in_file(file, error, lang) from error
    found = listed_in(file, twins, lang)
    return write(*entered(file, replace(setup, privacy=privacy_of(found)), found.applicants, lang))


def asked(address: str, body: str, token: str | None) -> dict[str, Any]:
    """What the server answers; what it refuses is told in its words."""
    headers = {"content-type": "application/json", "accept-language": language()}
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    try:
        if not address.startswith(("http://", "https://")):
            raise ValueError(address)
        with urlopen(Request(address, body.encode(), headers)) as answer:
            told: dict[str, Any] = json.load(answer)
    except HTTPError as error:
        raise CliError("competition-not-loaded", why=_title(error)) from error
    except (URLError, ValueError, OSError) as error:
        raise CliError("competition-no-server", server=address) from error
    return told


def _title(error: HTTPError) -> str:
    try:
        return str(json.load(error)["title"])
    except (ValueError, KeyError):
        return str(error)
