"""`tercet lab chart`: charts as SVG and PNG."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

from tercet.cli.errors import CliError
from tercet.cli.language import say

What = Literal["odds", "stages", "sets"]
SCALE = 2.0  # PNG for screens with small dots


def chart(what: What, file: Path, *, games: int = 200_000, seed: int = 1, cards: int = 12) -> None:
    """Draw a chart into a file, as its name says: .svg or .png."""
    if file.suffix not in (".svg", ".png"):
        raise CliError("cli-chart-kind", 2, file=str(file))
    if find_spec("vl_convert") is None:
        raise CliError("cli-needs-charts")
    drawing = drawn(spec_of(what, games, seed, cards), file.suffix)
    try:
        file.write_bytes(drawing)
    except OSError as error:
        raise CliError("cli-cannot-write", 2, file=str(file), why=str(error.strerror)) from error
    print(say("chart-drawn", file=str(file)))


def spec_of(what: What, games: int, seed: int, cards: int) -> dict[str, Any]:
    """The Vega-Lite specification of a chart."""
    from tercet.cli.odds import fresh
    from tercet.cli.odds_in_play import PlayWanted, check, played
    from tercet.lab import charts
    from tercet.lab.play import blocks

    if what == "sets":
        if fresh(81, cards).sets is None:
            raise CliError("cli-sets-known", 2, cards=cards)
        return charts.sets_in_a_deal(cards)
    check(games, seed, None)
    result = played(PlayWanted("strategy", "random", games, seed, 81), blocks(games, seed, 81, "random"))
    if result is None or result.games < games:
        raise CliError("cli-nothing-drawn", 130)
    return charts.odds_by_cards(result) if what == "odds" else charts.odds_by_stage(result, 12)


def drawn(spec: dict[str, Any], suffix: str) -> bytes:
    """The chart as the bytes of an SVG or PNG file."""
    import vl_convert

    if suffix == ".svg":
        return vl_convert.vegalite_to_svg(spec).encode()
    return vl_convert.vegalite_to_png(spec, scale=SCALE)
