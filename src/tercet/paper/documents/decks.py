"""Decks to cut out."""

from typing import Any

from tercet.cards.deck import FULL, SOLID, Deck
from tercet.paper.job import Job

A_SHEET = 15  # three by five


def deck(job: Job) -> dict[str, Any]:
    """All 81 cards."""
    return _sheets(job, FULL)


def starter_deck(job: Job) -> dict[str, Any]:
    """The 27 solid ones."""
    return _sheets(job, SOLID)


def _sheets(job: Job, cards: Deck) -> dict[str, Any]:
    faces = job.show(cards)
    sheets = [faces[first : first + A_SHEET] for first in range(0, len(faces), A_SHEET)]
    numbers = {"pages": len(sheets)}
    return {
        "sheets": [
            {
                "cards": some,
                "front": job.say("deck-front", page=page, **numbers),
                "back": job.say("deck-back", page=page, **numbers),
            }
            for page, some in enumerate(sheets, 1)
        ]
    }
