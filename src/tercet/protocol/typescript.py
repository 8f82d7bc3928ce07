"""Generates the TypeScript types of the protocol for the web client.

`python3 dev.py regenerate` writes them to web/src/protocol/types.ts.
"""

from typing import Any, Final, get_args

from msgspec import NODEFAULT
from msgspec import inspect as i

from tercet.engine.match import MatchEvent
from tercet.protocol.from_client import FromClient
from tercet.protocol.from_server import FromServer
from tercet.protocol.sayings import OF_THE_MOMENT, SAYINGS, Saying
from tercet.tables.events import TableEvent

COMMAND: Final = "python3 dev.py regenerate"
HEADER: Final = f"// Written from the server's own types; do not edit. To write it again: {COMMAND}\n"
SAID: Final = {*SAYINGS.values(), *get_args(FromClient)}  # a client may leave out what has a default
PLAIN: Final[dict[type[i.Type], str]] = {
    i.IntType: "number",
    i.FloatType: "number",
    i.StrType: "string",
    i.BoolType: "boolean",
    i.NoneType: "null",
}


class Writer:
    """Collects every struct that is reached, and writes each once; a named union is referred to by its name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self._unions: dict[str, str] = {}

    def name(self, info: i.Type) -> str:
        """The TypeScript equivalent of a Python type."""
        match info:
            case i.StructType():
                return self._struct(info)
            case i.UnionType(types):
                members = " | ".join(self.name(each) for each in types)
                return self._unions.get(members, members)
            case i.ListType(item_type=item) | i.VarTupleType(item_type=item):
                name = self.name(item)
                return f"readonly ({name})[]" if " " in name else f"readonly {name}[]"
            case i.TupleType(item_types=items):
                return f"readonly [{', '.join(self.name(item) for item in items)}]"
            case i.DictType(value_type=value):
                return f"Readonly<Record<string, {self.name(value)}>>"
            case i.LiteralType(values):
                return " | ".join(f'"{value}"' if isinstance(value, str) else f"{value}" for value in values)
            case i.Metadata(type=inner):
                return self.name(inner)
            case _:
                return PLAIN[type(info)]

    def _struct(self, info: i.StructType) -> str:
        name = info.cls.__name__
        if name not in self.written:
            self.written[name] = ""  # a type may refer to itself
            lines = [f'  readonly {info.tag_field}: "{info.tag}";\n'] if info.tag_field else []
            brief = info.cls in SAID or info.cls.__struct_config__.omit_defaults
            lines += [self._field(field, brief=brief) for field in info.fields]
            self.written[name] = f"export interface {name} {{\n{''.join(lines)}}}\n"
        return name

    def _field(self, field: i.Field, *, brief: bool) -> str:
        optional = "?" if brief and field.default is not NODEFAULT else ""
        return f"  readonly {field.encode_name}{optional}: {self.name(field.type)};\n"

    def union(self, name: str, union: Any) -> str:
        """A union under a name of its own."""
        members = self.name(i.type_info(union))
        self._unions[members] = name
        return f"export type {name} =\n  | " + members.replace(" | ", "\n  | ") + ";\n"


def types() -> str:
    """The whole file."""
    writer = Writer()
    unions = {
        "Saying": Saying,
        "MatchEvent": MatchEvent,
        "TableEvent": TableEvent,
        "FromClient": FromClient,
        "FromServer": FromServer,
    }
    named = [writer.union(name, union) for name, union in unions.items()]
    return "\n".join([HEADER, *(writer.written[name] for name in sorted(writer.written)), *named, _of_the_moment()])


def _of_the_moment() -> str:
    """The sayings that must not be sent late."""
    names = "".join(f'  "{command.__name__}",\n' for command in OF_THE_MOMENT)
    return f'export const OF_THE_MOMENT: readonly Saying["type"][] = [\n{names}];\n'
