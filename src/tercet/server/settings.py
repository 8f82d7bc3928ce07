"""Settings from a file, the environment and the command line; later ones override earlier ones."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields

PREFIX: Final = "TERCET_"


class BadSetting(ValueError):
    """An invalid setting; the message says which one, where it comes from, and what is allowed."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a server. The names are those of the file; in the environment they are TERCET_HOST and so on."""

    host: Annotated[str, Meta(description="Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="Port to listen on; 0 takes any free one.")] = 8000
    data: Annotated[str, Meta(description="Folder of the SQLite file; empty: the user's data folder.")] = ""
    database: Annotated[str, Meta(description="postgresql://… instead of SQLite.")] = ""
    redis: Annotated[str, Meta(description="redis://… for notifications between workers.")] = ""
    workers: Annotated[
        int, Meta(ge=1, le=64, description="Number of processes; more than one needs a database and Redis.")
    ] = 1
    durability: Annotated[
        Literal["power", "process"],
        Meta(description="What an acknowledged move survives: a power failure, or only the death of the process."),
    ] = "power"
    origins: Annotated[
        tuple[str, ...],
        Meta(description="Origins that may open sockets, such as https://play.example; empty: this server's own."),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...], Meta(description="Addresses of proxies whose X-Forwarded-… headers are trusted.")
    ] = ()
    grace_s: Annotated[
        float, Meta(ge=0, le=3600, description="Seconds before a table goes on without a disconnected player.")
    ] = 20.0
    messages_per_s: Annotated[
        float,
        Meta(gt=0, le=1e6, description="Messages per second from one connection, with bursts of four times as many."),
    ] = 15.0
    sockets_per_s: Annotated[
        float, Meta(gt=0, description="New sockets per second from one address, with bursts of ten times as many.")
    ] = 20.0
    guests_per_s: Annotated[
        float, Meta(gt=0, description="New guests per second from one address, with bursts of a hundred times as many.")
    ] = 1.0
    tables_per_s: Annotated[
        float,
        Meta(
            gt=0,
            description="New tables and competitions per second from one address, with bursts of a hundred times that.",
        ),
    ] = 0.5
    metrics_token: Annotated[
        str, Meta(description="Lets other machines read /metrics (Authorization: Bearer …); empty: only this machine.")
    ] = ""
    log_format: Annotated[Literal["text", "json"], Meta(description="Log lines for people or for machines.")] = "text"


DESCRIPTIONS: Final[dict[str, str]] = {
    name: next(meta.description for meta in hint.__metadata__ if meta.description)
    for name, hint in get_type_hints(Settings, include_extras=True).items()
}


def read_settings(file: Path | None, env: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings from all three sources; `given` contains those from the command line."""
    found = {**_from_file(file), **_from_environment(env)}
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"A setting makes no sense: {error}. `tercet settings` lists them all.") from error
    if settings.workers > 1 and not (settings.database and settings.redis):
        raise BadSetting("Several workers need --database postgresql://… and --redis redis://….")
    return settings


def _from_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"The settings file {file} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"The settings file {file} is not TOML: {error}.") from error


def _from_environment(env: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in fields(Settings):
        text = env.get(PREFIX + field.name.upper())
        if text is not None:
            is_list = isinstance(field.default, tuple)
            found[field.name] = [part.strip() for part in text.split(",") if part.strip()] if is_list else text
    return found
