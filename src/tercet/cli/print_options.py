"""The options of `tercet print`, made from those of an order: each stands once, in `PrintOptions`."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, get_type_hints

from cyclopts import Parameter
from msgspec.structs import fields

from tercet.paper.order import Occasion, PrintOptions

ASKED_APART: Final = {"lang", "paper"}  # `--all` has its own meaning for these, so the command asks for them itself
SPELT: Final = {"rule_set": "--ruleset"}


def _option(name: str, kind: Any, default: Any) -> tuple[str, Any, Any]:
    shown = Parameter(name=SPELT.get(name), negative="")
    return name, Annotated[kind, shown], field(default=default)


def _options() -> Iterator[tuple[str, Any, Any]]:
    """Name, type and default of each; those of the occasion stand beside the others, and are None if not said."""
    kinds = get_type_hints(PrintOptions)
    for each in fields(PrintOptions):
        if each.name == "occasion":
            yield from (_option(name, str | None, None) for name in Occasion.__struct_fields__)
        elif each.name not in ASKED_APART:
            yield _option(each.name, kinds[each.name], each.default)


if TYPE_CHECKING:

    @dataclass
    class ChosenOptions:
        """The options, one attribute each."""

else:
    ChosenOptions = make_dataclass("ChosenOptions", _options(), kw_only=True, namespace={"__module__": __name__})


def as_order(chosen: ChosenOptions) -> dict[str, Any]:
    """The options as an order has them."""
    said = asdict(chosen)
    occasion = {name: said.pop(name) for name in Occasion.__struct_fields__}
    return {**said, "occasion": {name: text for name, text in occasion.items() if text is not None}}
