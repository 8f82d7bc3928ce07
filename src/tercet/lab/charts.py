"""Charts as Vega-Lite, as plain data, with few colours and few words."""

from typing import Any, Final

from tercet.lab.known import PRINTED, odds
from tercet.lab.summary import OddsInPlay

Spec = dict[str, Any]

INK: Final = "#13242B"
MUTED: Final = "#47585F"
STONE: Final = "#D9E0DC"
PETROL: Final = "#0B5663"
RUST: Final = "#9C3208"
FRESH: Final = range(5, 19)  # with fewer cards there is mostly none, with more there is nearly always one
LOOK: Final[Spec] = {
    "background": "#F7F8F5",
    "padding": 24,
    "font": "sans-serif",
    "title": {"anchor": "start", "color": INK, "fontSize": 22, "subtitleColor": MUTED, "subtitleFontSize": 13,
              "offset": 18},
    "axis": {"labelColor": MUTED, "titleColor": INK, "labelFontSize": 13, "titleFontSize": 13, "gridColor": STONE,
             "domainColor": INK, "domainWidth": 2, "tickColor": INK, "titleFontWeight": "normal"},
    "view": {"stroke": None},
    "text": {"fontSize": 13, "color": INK},
}  # fmt: skip


def odds_by_cards(in_play: OddsInPlay) -> Spec:
    """The odds of a SET by number of cards: fresh, in play, and as the sheet prints them."""
    fresh = [{"cards": k, "odds": odds(81, k).odds, "what": "fresh deal"} for k in FRESH]
    played = [
        {"cards": size, "odds": seen.odds, "low": seen.low, "high": seen.high, "what": "in play"}
        for size, seen in in_play.layouts.items()
        if seen.odds and seen.high
    ]
    printed = [{"cards": k, "odds": said, "what": "as printed"} for k, said in PRINTED.items()]
    sheet = [row for row in fresh if row["cards"] in PRINTED]
    return _chart(
        "Is there a SET?",
        f"Odds that there is one, by number of cards laid out; {in_play.games:,} games played",
        [
            _layer(fresh, {"type": "line", "color": INK, "strokeWidth": 2}),
            _layer(fresh, {"type": "point", "color": INK, "filled": True, "opacity": 1, "size": 40}),
            _layer(
                played,
                {"type": "point", "color": PETROL, "filled": True, "opacity": 1, "size": 130, "shape": "diamond"},
            ),
            _layer(
                printed, {"type": "point", "color": RUST, "size": 130, "shape": "cross", "filled": True, "opacity": 1}
            ),
            _words(played, PETROL, "left", 14, 0),
            _words(sheet, INK, "right", -12, -10),
            _words(printed, RUST, "right", -12, -28),
        ],
    )


def odds_by_stage(in_play: OddsInPlay, usual: int) -> Spec:
    """The odds of a SET in a layout of the usual size as the deck runs out, with confidence intervals."""
    rows = [
        {"left": left, "odds": seen.odds, "low": seen.low, "high": seen.high}
        for left, seen in in_play.stages.items()
        if seen.odds and seen.high
    ]
    x = {"field": "left", "type": "quantitative", "scale": {"reverse": True}, "title": "cards left in the deck"}
    y = {"type": "quantitative", "scale": {"zero": True}}
    band = {"x": x, "y": {**y, "field": "low", "title": "odds that there is a SET, to 1"}, "y2": {"field": "high"}}
    line = {"x": x, "y": {**y, "field": "odds"}}
    return {
        **_frame(
            f"The odds fall as soon as play begins: {usual} cards laid out",
            f"{in_play.games:,} games, with 95 % intervals",
        ),
        "data": {"values": rows},
        "layer": [
            {"mark": {"type": "area", "color": PETROL, "opacity": 0.25}, "encoding": band},
            {"mark": {"type": "line", "color": PETROL, "point": {"color": PETROL}}, "encoding": line},
        ],
    }  # fmt: skip


def sets_in_a_deal(cards: int) -> Spec:
    """How many SETs a fresh deal contains; the share of all hands, exactly."""
    known = odds(81, cards)
    rows = [{"sets": sets, "share": hands / known.hands} for sets, hands in (known.sets or {}).items()]
    shown = [{**row, "text": f"{row['share']:.1%}"} for row in rows if row["share"] > 0.0005]
    x = {"field": "sets", "type": "ordinal", "title": "SETs", "axis": {"labelAngle": 0}}
    y = {"field": "share", "type": "quantitative", "axis": {"format": ".0%"}, "title": "share of all hands"}
    text = {"type": "text", "dy": -10}
    return {
        **_frame(f"How many SETs lie in {cards} cards?", f"All {known.hands:,} hands of a fresh deck, exactly"),
        "data": {"values": shown},
        "encoding": {"x": x, "y": y},
        "layer": [
            {"mark": {"type": "bar", "color": INK}},
            {"mark": text, "encoding": {"text": {"field": "text", "type": "nominal"}}},
        ],
    }


def _frame(title: str, subtitle: str) -> Spec:
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "config": LOOK,
        "title": {"text": title, "subtitle": subtitle},
        "width": 720,
        "height": 420,
    }


def _chart(title: str, subtitle: str, layers: list[Spec]) -> Spec:
    return {**_frame(title, subtitle), "layer": layers}


def _layer(rows: list[Spec], mark: Spec) -> Spec:
    x = {
        "field": "cards",
        "type": "quantitative",
        "title": "cards laid out",
        "scale": {"domain": [FRESH[0], FRESH[-1]], "nice": False},
        "axis": {"tickCount": len(FRESH), "grid": False},
    }
    y = {
        "field": "odds",
        "type": "quantitative",
        "scale": {"type": "log"},
        "title": "odds that there is a SET, to 1",
        "axis": {"format": ",~g", "values": [10**power for power in range(-1, 9)]},
    }
    return {"data": {"values": rows}, "mark": mark, "encoding": {"x": x, "y": y}}


def _words(rows: list[Spec], colour: str, align: str, dx: int, dy: int) -> Spec:
    """The label of each point."""
    said = [{**row, "text": f"{_figure(row['odds'])} : 1, {row['what']}"} for row in rows]
    layer = _layer(said, {"type": "text", "align": align, "dx": dx, "dy": dy, "color": colour})
    return {**layer, "encoding": {**layer["encoding"], "text": {"field": "text", "type": "nominal"}}}


def _figure(odds: float) -> str:
    return f"{odds:,.1f}" if odds < 100 and odds != round(odds) else f"{odds:,.0f}"
