"""`tercet puzzle`: cards with exactly N SETs, or N finds of another rule set."""

import json
from random import Random, SystemRandom
from typing import Annotated

from cyclopts import Parameter

from tercet.cards.card import Card
from tercet.cards.notation import write_cards
from tercet.cli.errors import CliError, passed_on


def puzzle(
    *,
    cards: int | None = None,
    sets: int | None = None,
    deck: int = 81,
    ruleset: str | None = None,
    seed: int | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Deal a puzzle: cards that contain exactly this number of SETs, each such hand as likely as any other."""
    from tercet.lab.puzzles import NoSuchPuzzle

    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    dice = Random(seed)
    try:
        dealt, found = _by_rules(ruleset, cards, sets, dice) if ruleset else _of_sets(cards, sets, deck, dice)
    except NoSuchPuzzle as error:
        raise passed_on(error, 2) from error
    print(json.dumps({"cards": dealt, "sets": found, "seed": seed}) if json_ else write_cards(dealt))


def _of_sets(cards: int | None, sets: int | None, deck: int, dice: Random) -> tuple[tuple[Card, ...], int]:
    from tercet.lab.puzzles import DECKS
    from tercet.lab.puzzles import puzzle as deal

    if deck not in DECKS:
        raise CliError("cli-puzzle-deck", 2, deck=deck)
    wanted = 6 if sets is None else sets
    return deal(12 if cards is None else cards, wanted, deck, dice), wanted


def _by_rules(ruleset: str, cards: int | None, finds: int | None, dice: Random) -> tuple[tuple[Card, ...], int]:
    from tercet.cli.rules import rule_set_named
    from tercet.engine.facts import layout_size
    from tercet.lab.puzzles import puzzle_by_rules

    rules = rule_set_named(ruleset).rules
    size = layout_size(rules) or 12  # Super Rules lay card by card
    return puzzle_by_rules(rules, size if cards is None else cards, finds, dice)
