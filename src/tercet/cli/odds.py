"""`tercet odds`: how likely a SET is, in a fresh deal and in play."""

import json
import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tercet.cli.errors import CliError

if TYPE_CHECKING:
    from tercet.lab.known import Odds

ADD_PLAY = "tercet odds --play …"


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
    """Say how likely a SET is.

    Parameters
    ----------
    cards
        How many cards are laid out from a fresh deck: the exact counts.
    deck
        How many cards the deck has: 81, or 27, 9, 3 with fewer features.
    play
        Play whole games instead, and see how often there is no SET on the table.
    games
        How many games to play: a million, or 200 through the engine.
    strategy
        Which SET is taken of those that are there: random (if not said), first (found), easiest, or the one that
        leaves the most or the fewest SETs.
    ruleset
        Let bots play by this rule set through the engine instead; “tercet rules” lists them.
    seed
        A number that chooses the games: the same number, the same figures. Without it, any.
    cores
        How many processor cores to use; all if not said. The figures do not depend on it.
    json_
        Print JSON for programs.
    """
    from tercet.lab.known import DECKS

    if deck not in DECKS:
        raise CliError(f"There is no deck of {deck} cards. Decks have 3, 9, 27 or 81, one feature more each.", 2)
    if play:
        from tercet.cli.odds_in_play import by_rule_set, in_play

        insist(cards is None, "Odds of a fresh deal, or in play? Say --cards or --play, not both.")
        if ruleset is None:
            in_play(1_000_000 if games is None else games, strategy or "random", deck, seed, cores, json_)
        else:
            own = "By a rule set, bots choose with their own eyes, from the rule set's own deck"
            insist(strategy is None and deck == 81, f"{own}: leave out --strategy and --deck.")
            by_rule_set(ruleset, 200 if games is None else games, seed, cores, json_)
        return
    insist(ruleset is None and strategy is None and games is None, f"For that, games have to be played: {ADD_PLAY}")
    if cards is None:
        raise CliError("Say how many cards are laid out: tercet odds --cards 12; or play: tercet odds --play", 2)
    known = fresh(deck, cards)
    print(as_json(known)) if json_ else show(known)
    if known.sets is None:
        sys.stderr.write(
            f"How many hands hold 1, 2, 3 … SETs is known exactly up to 15 cards and from 66 on, not for {cards}; "
            "the hands without a SET are exact.\n"
        )


def insist(fits: bool, sentence: str) -> None:
    """Options that cannot be combined are refused, not ignored."""
    if not fits:
        raise CliError(sentence, 2)


def fresh(deck: int, cards: int) -> "Odds":
    """The exact odds of a fresh deal."""
    if not 0 <= cards <= deck:
        raise CliError(f"A deck of {deck} cards cannot lay out {cards}. Say a number from 0 to {deck}.", 2)

    from tercet.lab import known

    try:
        return known.odds(deck, cards)
    except known.CountsMissing as missing:
        raise CliError(str(missing)) from missing


def as_json(known: "Odds") -> str:
    """The odds as JSON, with counts as integers."""
    from msgspec.structs import asdict

    return json.dumps(asdict(known))


def show(known: "Odds") -> None:
    """Print the odds as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(f"{known.cards} cards of {known.deck}: {known.hands:,} hands, {known.without_set:,} without a SET.")
    console.print(odds_in_words(known))
    if known.sets is None:
        return
    table = Table("SETs", "hands", "share")
    for column in table.columns:
        column.justify = "right"
    for sets, hands in known.sets.items():
        table.add_row(f"{sets}", f"{hands:,}", f"{100 * hands / known.hands:.4g} %")
    console.print(table)


def odds_in_words(known: "Odds") -> str:
    """One line; if a rule sheet prints odds, they are shown too (A-9)."""
    from tercet.lab.known import PRINTED

    if known.odds is None:
        return "There is always a SET."
    said = f"Odds that there is a SET: {known.odds:,.2f} : 1."
    printed = PRINTED.get(known.cards) if known.deck == 81 else None
    return f"{said} The rule sheet prints {printed} : 1." if printed else said
