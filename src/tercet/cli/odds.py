"""`tercet odds`: how likely a SET is, in a fresh deal and in play."""

import json
import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tercet.cli.errors import CliError, passed_on
from tercet.cli.figures import figure, rough
from tercet.cli.language import say

if TYPE_CHECKING:
    from tercet.lab.known import Odds


def odds(
    *,
    cards: int | None = None,
    deck: int = 81,
    play: Annotated[bool, Parameter(negative="")] = False,
    games: int | None = None,
    strategy: str | None = None,
    ruleset: str | None = None,
    seed: int | None = None,
    cores: int | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Say how likely a SET is."""
    from tercet.lab.known import DECKS

    if deck not in DECKS:
        raise CliError("cli-no-such-deck", 2, deck=deck)
    if play:
        from tercet.cli.odds_in_play import by_rule_set, in_play

        insist(cards is None, "cli-fresh-or-play")
        if ruleset is None:
            in_play(1_000_000 if games is None else games, strategy or "random", deck, seed, cores, json_)
        else:
            insist(strategy is None and deck == 81, "cli-bots-choose")
            by_rule_set(ruleset, 200 if games is None else games, seed, cores, json_)
        return
    insist(ruleset is None and strategy is None and games is None, "cli-games-needed")
    if cards is None:
        raise CliError("cli-how-many-cards", 2)
    known = fresh(deck, cards)
    print(as_json(known)) if json_ else show(known)
    if known.sets is None:
        sys.stderr.write(f"{say('cli-counts-unknown', cards=cards)}\n")


def insist(fits: bool, message: str) -> None:
    """Options that cannot be combined are refused, not ignored."""
    if not fits:
        raise CliError(message, 2)


def fresh(deck: int, cards: int) -> "Odds":
    """The exact odds of a fresh deal."""
    if not 0 <= cards <= deck:
        raise CliError("cli-too-many-cards", 2, deck=deck, cards=cards)

    from tercet.lab import known

    try:
        return known.odds(deck, cards)
    except known.CountsMissing as missing:
        raise passed_on(missing) from missing


def as_json(known: "Odds") -> str:
    """The odds as JSON, with counts as integers."""
    from msgspec.structs import asdict

    return json.dumps(asdict(known))


def show(known: "Odds") -> None:
    """Print the odds as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(say("odds-hands", cards=known.cards, deck=known.deck, hands=known.hands, without=known.without_set))
    console.print(odds_in_words(known))
    if known.sets is None:
        return
    table = Table(*map(say, ("odds-head-sets", "odds-head-hands", "odds-head-share")))
    for column in table.columns:
        column.justify = "right"
    for sets, hands in known.sets.items():
        table.add_row(f"{sets}", figure(hands), say("cli-percent", share=rough(100 * hands / known.hands)))
    console.print(table)


def odds_in_words(known: "Odds") -> str:
    """One line; if a rule sheet prints odds, they are shown too (A-9)."""
    from tercet.lab.known import PRINTED

    if known.odds is None:
        return say("odds-certain")
    said = say("odds-of-a-set", odds=figure(known.odds, 2))
    printed = PRINTED.get(known.cards) if known.deck == 81 else None
    return f"{said} {say('odds-on-the-sheet', odds=str(printed))}" if printed else said
