"""Posters and flyers: four designs with the same facts."""

from typing import Any

from tercet.cards.deck import FULL
from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets
from tercet.paper.job import Job

A_SET = read_cards("1rdf 2psh 3goe")
TWELVE = read_cards("2pdf 1gsh 3roe 1goe 2rsf 3pdh 1rof 2gsh 3pde 2roh 1pse 3gdf")


def poster(job: Job) -> dict[str, Any]:
    """One design, filling the page."""
    shown = {"mark": A_SET, "light": A_SET, "cards": TWELVE, "deck": FULL}[job.order.design]
    return {
        "design": job.order.design,
        "cards": job.show(shown),
        "answer": job.say("poster-answer", count=len(find_sets(shown))) if job.order.design == "cards" else "",
        **_code(job),
    }


def _code(job: Job) -> dict[str, str]:
    """Where the code leads: to the form, or to the page for everyone where nobody enters by themselves."""
    if job.day.made_up or job.day.now.setup.entry_form:
        return {"link": job.qr("enter"), "scan": job.say("poster-enter")}
    return {"link": job.qr(), "scan": job.say("poster-more")}


def flyer(job: Job) -> dict[str, Any]:
    """The same design, two to a sheet."""
    return poster(job)
