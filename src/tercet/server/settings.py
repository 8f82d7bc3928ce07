"""Settings from a file, the environment and the command line; later ones override earlier ones."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields

from tercet.words.sayable import Sayable

PREFIX: Final = "TERCET_"


class BadSetting(Sayable):
    """An invalid setting; the message says which one, where it comes from, and what is allowed."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a server, by their names in the file; in the environment they are TERCET_HOST and so on.

    What each means is a message, `setting-host` and so on.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = ""
    database: str = ""
    redis: str = ""
    internal_address: str = "127.0.0.1"
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    durability: Literal["power", "process"] = "power"
    copy_to: str = ""
    address: str = ""
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    grace_s: Annotated[float, Meta(ge=0, le=3600)] = 20.0
    messages_per_s: Annotated[float, Meta(gt=0, le=1e6)] = 15.0
    sockets_per_s: Annotated[float, Meta(gt=0)] = 20.0
    guests_per_s: Annotated[float, Meta(gt=0)] = 1.0
    tables_per_s: Annotated[float, Meta(gt=0)] = 0.5
    metrics_token: str = ""
    log_format: Literal["text", "json"] = "text"


def read_settings(file: Path | None, env: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings from all three sources; `given` contains those from the command line."""
    found = {**_from_file(file), **_from_environment(env)}
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting("settings-invalid", problem=str(error)) from error
    if settings.workers > 1 and not (settings.database and settings.redis):
        raise BadSetting("settings-workers")
    if settings.copy_to and settings.database:
        raise BadSetting("copy-needs-file")
    return settings


def _from_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("cli-cannot-read", file=str(file), why=str(error.strerror)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("settings-not-toml", file=str(file), problem=str(error)) from error


def _from_environment(env: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in fields(Settings):
        text = env.get(PREFIX + field.name.upper())
        if text is not None:
            is_list = isinstance(field.default, tuple)
            found[field.name] = [part.strip() for part in text.split(",") if part.strip()] if is_list else text
    return found
