"""A record: a header line, then one numbered line for each event, each sealed to the line before it.

{"record":"tercet","version":1}
{"n":1,"event":{"type":"MatchOpened","at":0,…},"seal":"6b86b273ff34fce1"}
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from tercet.cards.reasons import Explained
from tercet.engine.match import MatchEvent
from tercet.record.older import decoded

VERSION: Final = 1
SEAL_DIGITS: Final = 16
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)  # not JSON, not text, or nested too deeply


class BrokenRecord(Explained):
    """A record that cannot be read or whose seals do not match; the reason names the line."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what the file is, and its version."""

    record: str
    version: int


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One event: its number, the event, and the seal over it and all before it."""

    n: int
    event: msgspec.Raw
    seal: str


_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)
_event: msgspec.json.Decoder[MatchEvent] = msgspec.json.Decoder(MatchEvent)
_write = msgspec.json.Encoder().encode


def write_record(events: Iterable[MatchEvent]) -> str:
    """The lines of a record, as read by `read_record`."""
    lines = [_write(Header("tercet", VERSION))]
    seal = ""
    for n, event in enumerate(events, 1):
        body = _write(event)
        seal = _seal(seal, body)
        lines.append(_write(Line(n, msgspec.Raw(body), seal)))
    return b"\n".join(lines).decode() + "\n"


def read_record(text: str) -> list[MatchEvent]:
    """The events of a record, if every line is complete, in order and unchanged."""
    header, *lines = text.removesuffix("\n").split("\n")  # and nowhere else: a name may contain other line breaks
    if not text:
        raise BrokenRecord("This record is empty.", "record-empty")
    _check_header(header)
    return list(_events(lines))


def _check_header(line: str) -> None:
    foreign = BrokenRecord("Line 1 does not say that this is a record of Tercet.", "record-foreign")
    try:
        header = _header.decode(line)
    except UNREADABLE:
        raise foreign from None
    if header.record != "tercet":
        raise foreign
    if header.version != VERSION:
        why = f"This record has version {header.version}; this Tercet reads version {VERSION}."
        advice = "Use the Tercet that wrote it, or a newer one."
        raise BrokenRecord(f"{why} {advice}", "record-version", version=header.version, known=str(VERSION))


def _events(lines: list[str]) -> Iterator[MatchEvent]:
    seal = ""
    for number, text in enumerate(lines, 2):
        try:
            line = _line.decode(text)
            event = decoded(bytes(line.event), _event.decode)
        except UNREADABLE as error:
            why = f"Line {number} cannot be read: {error}."
            raise BrokenRecord(why, "record-line-unreadable", line=number, why=str(error)) from None
        if line.n != number - 1:
            why = f"Line {number} has event {line.n}, not event {number - 1}: a line is missing or was moved."
            raise BrokenRecord(why, "record-line-moved", line=number, n=number - 1, other=str(line.n))
        seal = _seal(seal, bytes(line.event))
        if seal != line.seal:
            why = f"Line {number} is not as it was written: its seal does not match."
            raise BrokenRecord(why, "record-seal", line=number)
        yield event


def _seal(before: str, body: bytes) -> str:
    return sha256(before.encode() + body).hexdigest()[:SEAL_DIGITS]
