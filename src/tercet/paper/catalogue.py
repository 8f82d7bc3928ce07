"""Every document: its maker, what it needs, and its options."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from tercet.paper.documents.certificates import certificates
from tercet.paper.documents.change_log import change_log
from tercet.paper.documents.decks import deck, starter_deck
from tercet.paper.documents.emergency import emergency_pack
from tercet.paper.documents.entry_cards import entry_cards
from tercet.paper.documents.forms import checklist, release_adult, release_minor
from tercet.paper.documents.links import links
from tercet.paper.documents.playing import handout, judge_script, rule_card
from tercet.paper.documents.posters import flyer, poster
from tercet.paper.documents.puzzles import daily_puzzle, puzzle_book
from tercet.paper.documents.results import press, results
from tercet.paper.documents.schedules import player_slips, schedule, table_signs
from tercet.paper.documents.score_slips import score_slips
from tercet.paper.job import Job
from tercet.paper.order import DESIGNS, SORTED
from tercet.rulesets.catalogue import RULE_SETS

Choice = Mapping[str, str]
ONE: Final[tuple[Choice, ...]] = ({},)
EACH_DESIGN: Final = tuple({"design": design} for design in DESIGNS)
EACH_ORDER: Final = tuple({"by": by} for by in SORTED)
EACH_RULE_SET: Final = tuple({"rule_set": name} for name in RULE_SETS)
EACH_DECK: Final[tuple[Choice, ...]] = ({}, {"edition": "european"}, {"palette": "distinct"})


class Document(Struct, frozen=True):
    """A maker, and templates/documents/NAME.typ."""

    name: str
    make: Callable[[Job], dict[str, Any]]
    drawn: bool = False  # it contains the draw
    choices: tuple[Choice, ...] = ONE  # the options that `--all` prints


DOCUMENTS: Final[dict[str, Document]] = {
    each.name: each
    for each in (
        Document("entry-cards", entry_cards),
        Document("schedule", schedule, drawn=True, choices=EACH_ORDER),
        Document("player-slips", player_slips, drawn=True),
        Document("table-signs", table_signs),
        Document("score-slips", score_slips, drawn=True),
        Document("links", links),
        Document("judge-script", judge_script),
        Document("rule-card", rule_card),
        Document("handout", handout, choices=EACH_RULE_SET),
        Document("release-adult", release_adult),
        Document("release-minor", release_minor),
        Document("poster", poster, choices=EACH_DESIGN),
        Document("flyer", flyer, choices=EACH_DESIGN),
        Document("certificates", certificates),
        Document("results", results),
        Document("press", press),
        Document("change-log", change_log),
        Document("checklist", checklist),
        Document("emergency-pack", emergency_pack, drawn=True),
        Document("deck", deck, choices=EACH_DECK),
        Document("starter-deck", starter_deck, choices=EACH_DECK),
        Document("daily-puzzle", daily_puzzle),
        Document("puzzle-book", puzzle_book),
    )
}
