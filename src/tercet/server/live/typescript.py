"""The protocol's types for the web client, written from the server's own. `python -m tercet.server.live.typescript`."""

from collections.abc import Iterator
from typing import Any

from msgspec import inspect as i

from tercet.server.live import wire
from tercet.tables.events import TableEvent

HEADER = "// Written by `python -m tercet.server.live.typescript` from the server's own types. Do not edit.\n"


class Writer:
    """Collects every struct that is reached, and writes it once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, info: i.Type) -> str:
        """The TypeScript type of a Python one."""
        match info:
            case i.StructType():
                return self._struct(info)
            case i.UnionType(types):
                return " | ".join(self.name(each) for each in types)
            case i.ListType(item_type=item) | i.VarTupleType(item_type=item) | i.SetType(item_type=item):
                return f"readonly {self._bracketed(item)}[]"
            case i.TupleType(item_types=items):
                return f"readonly [{', '.join(self.name(item) for item in items)}]"
            case i.DictType(value_type=value):
                return f"Readonly<Record<string, {self.name(value)}>>"
            case i.LiteralType(values):
                return " | ".join(f'"{value}"' for value in values)
            case i.Metadata(type=inner):
                return self.name(inner)
            case _:
                return PLAIN[type(info)]

    def _bracketed(self, info: i.Type) -> str:
        name = self.name(info)
        return f"({name})" if " " in name else name

    def _struct(self, info: i.StructType) -> str:
        name = info.cls.__name__
        if name not in self.written:
            self.written[name] = ""  # its own name may come up inside
            lines = [f'  readonly {info.tag_field}: "{info.tag}";'] if info.tag_field else []
            lines += [f"  readonly {field.encode_name}: {self.name(field.type)};" for field in info.fields]
            self.written[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name


PLAIN: dict[type[i.Type], str] = {
    i.IntType: "number",
    i.FloatType: "number",
    i.StrType: "string",
    i.BoolType: "boolean",
    i.NoneType: "null",
    i.AnyType: "unknown",
}


def types() -> str:
    """The whole file."""
    writer = Writer()
    unions: dict[str, Any] = {
        "TableEvent": TableEvent,
        "FromClient": wire.FromClient,
        "FromServerPlain": wire.FromServer,
    }
    tails = list(_unions(writer, unions))
    told = (
        "export interface Told {\n"
        '  readonly type: "Told";\n'
        "  readonly seq: number;\n"
        "  readonly done?: string;\n"
        "  readonly events: readonly TableEvent[];\n"
        "}\n"
    )
    tails.append("export type FromServer = FromServerPlain | Told;\n")
    return "\n".join([HEADER, *(writer.written[name] for name in sorted(writer.written)), told, *tails])


def _unions(writer: Writer, unions: dict[str, Any]) -> Iterator[str]:
    for name, union in unions.items():
        yield f"export type {name} =\n  | " + "\n  | ".join(writer.name(i.type_info(union)).split(" | ")) + ";\n"


if __name__ == "__main__":
    import sys

    sys.stdout.write(types())
