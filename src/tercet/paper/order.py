"""An order: a document, its language and paper, and its contents."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from tercet.artwork.source import Edition, Palette
from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.words.languages import Language

Paper = Literal["a4", "us-letter"]
Design = Literal["mark", "cards", "deck"]
PAPERS: Final[tuple[Paper, ...]] = get_args(Paper)
DESIGNS: Final[tuple[Design, ...]] = get_args(Design)
MOST_TEXT: Final = 300  # characters of a name, a place …: more is surely a mistake
MOST_PUZZLES: Final = 100

Text = Annotated[str, Meta(max_length=MOST_TEXT)]
Number = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
Rounds = Annotated[int, Meta(ge=1, le=20)]
Puzzles = Annotated[int, Meta(ge=1, le=MOST_PUZZLES)]
Seed = Annotated[int, Meta(ge=0, lt=1_000_000)]


class CannotPrint(ValueError):
    """Why an order cannot be printed: one sentence that says what is missing or wrong, and what to do."""


class Occasion(Struct, frozen=True, forbid_unknown_fields=True):
    """What the organiser says about the day. A date like 2026-11-21 is written out in the document's language."""

    name: Text = ""
    organiser: Text = ""
    date: Text = ""
    time: Text = ""
    place: Text = ""
    contact: Text = ""
    link: Text = ""  # the address of the competition's page; QR codes lead to addresses below it


class Order(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One document with its options. Options that it does not need are ignored."""

    document: str
    lang: Language = "en"
    paper: Paper = "a4"
    occasion: Occasion = Occasion()
    players: Number | None = None
    rounds: Rounds = 4
    tables: Number | None = None
    printed: bool = False  # the guide's own schedule, corrected
    rule_set: str = "classic"
    design: Design = "mark"
    edition: Edition | None = None  # by default that of the rule set
    palette: Palette | None = None
    cue: bool = False
    puzzles: Puzzles = 12
    cards: tuple[str, ...] = ()  # of the daily puzzle; by default determined by its date
    seed: Seed = 1
