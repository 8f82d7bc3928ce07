"""`tercet puzzle`: cards with exactly N SETs."""

import json
from random import Random, SystemRandom
from typing import Annotated

from cyclopts import Parameter

from tercet.cards.notation import write_cards
from tercet.cli.errors import CliError, passed_on


def puzzle(
    *,
    cards: int = 12,
    sets: int = 6,
    deck: int = 81,
    seed: int | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Deal a puzzle: cards that contain exactly this number of SETs, each such hand as likely as any other."""
    from tercet.lab.puzzles import DECKS, NoSuchPuzzle
    from tercet.lab.puzzles import puzzle as deal

    if deck not in DECKS:
        raise CliError("cli-puzzle-deck", 2, deck=deck)
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    try:
        dealt = deal(cards, sets, deck, Random(seed))
    except NoSuchPuzzle as error:
        raise passed_on(error, 2) from error
    print(json.dumps({"cards": dealt, "sets": sets, "seed": seed}) if json_ else write_cards(dealt))
