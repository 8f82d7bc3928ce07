"""Puzzles on paper: the day's, and a book of them with solutions."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tercet.cards.card import Card
from tercet.cards.notation import WrongCards, parse_cards
from tercet.cards.sets import find_sets
from tercet.lab.puzzles import puzzle
from tercet.paper.job import Job
from tercet.paper.order import CannotPrint

DAILY = (12, 6)  # cards, SETs
LEVELS = ((9, 1), (9, 2), (9, 3), (12, 1), (12, 2), (12, 3), (12, 4), (12, 5), (12, 6))  # from easy to hard


def daily_puzzle(job: Job) -> dict[str, Any]:
    """The cards dealt for the day by a server; without them, twelve with six SETs, determined by the date."""
    date = job.order.occasion.date
    if not date:
        raise CannotPrint("paper-which-day")
    try:
        cards = parse_cards(job.order.cards) or puzzle(*DAILY, 81, Random(f"daily {date}"))
    except WrongCards as error:
        raise CannotPrint(error.reason.message, **error.reason.told) from error
    return {**_shown(job, cards), "date": job.date}


def puzzle_book(job: Job) -> dict[str, Any]:
    """A number of puzzles; the same seed gives the same book."""
    dice, count = Random(job.order.seed), job.order.puzzles
    levels = [LEVELS[nth * len(LEVELS) // count] for nth in range(count)]
    shown = [_shown(job, puzzle(cards, sets, 81, dice)) for cards, sets in levels]
    for nth, each in enumerate(shown, 1):
        each["title"] = job.say("puzzle-number", n=nth)
    return {"puzzles": shown, "intro": job.say("book-intro", count=count), "cover": job.show(cover())}


def cover() -> Sequence[Card]:
    """Three cards that are a SET, for the cover."""
    return Card("3roh"), Card("3psf"), Card("3gde")


def _shown(job: Job, cards: Sequence[Card]) -> dict[str, Any]:
    """The cards with their numbers, and the solution."""
    places = {card: place for place, card in enumerate(cards, 1)}
    found = sorted(sorted(places[card] for card in each) for each in find_sets(cards))
    return {
        "cards": job.show(cards),
        "sets": ["–".join(map(str, each)) for each in found],
        "find": job.say("puzzle-find", count=len(found)),
        "columns": 3 if len(cards) == 9 else 4,
    }
