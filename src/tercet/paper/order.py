"""An order: a document, its language and paper, and its contents."""

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, Struct

from tercet.artwork.source import Edition, Palette
from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.words.languages import Language
from tercet.words.sayable import Sayable

Paper = Literal["a4", "us-letter"]
Design = Literal["mark", "light", "cards", "deck"]
SortedBy = Literal["table", "number", "name"]
PAPERS: Final[tuple[Paper, ...]] = get_args(Paper)
DESIGNS: Final[tuple[Design, ...]] = get_args(Design)
SORTED: Final[tuple[SortedBy, ...]] = get_args(SortedBy)
MOST_TEXT: Final = 300  # characters of a name, a place …: more is surely a mistake
MOST_PUZZLES: Final = 100
MOST_GAMES: Final = 20_000
TOO_MUCH: Final = "paper-too-much"  # the message for an order that needs more than a printing process may use

Text = Annotated[str, Meta(max_length=MOST_TEXT)]
Number = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
Game = Annotated[int, Meta(ge=1, le=2**31)]


class CannotPrint(Sayable):
    """Why an order cannot be printed: one sentence that says what is missing or wrong, and what to do."""


class Occasion(Struct, frozen=True, forbid_unknown_fields=True):
    """What the organiser says about the day. A date like 2026-11-21 is written out in the document's language."""

    name: Annotated[Text, Meta(description="The name of the competition.")] = ""
    organiser: Annotated[Text, Meta(description="Who organises it.")] = ""
    date: Annotated[Text, Meta(description="The date, such as 2026-11-21, or in words.")] = ""
    time: Annotated[Text, Meta(description="When it begins.")] = ""
    place: Annotated[Text, Meta(description="Where it takes place.")] = ""
    contact: Annotated[Text, Meta(description="Whom to ask.")] = ""
    link: Annotated[
        Text,
        Meta(description="The address of the competition's page, for QR codes. Without it there are none."),
    ] = ""


class PrintOptions(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a document. Those that it does not need are ignored.

    The command line's options and the body of the REST request are made from this one list.
    """

    lang: Annotated[Language, Meta(description="The language of the sheet.")] = "en"
    paper: Paper = "a4"
    players: Annotated[Number | None, Meta(description="The number of players, if there is no competition.")] = None
    rounds: Annotated[
        int, Meta(ge=1, le=20, description="The number of preliminary rounds, if there is no competition.")
    ] = 4
    tables: Annotated[
        Number | None,
        Meta(
            description="The number of tables in the hall, if there is no competition; if not given, there are enough."
        ),
    ] = None
    printed: Annotated[
        bool,
        Meta(description="Seat the players by the schedule that the guide prints for 9, 12, … 36 players, corrected."),
    ] = False
    by: Annotated[SortedBy, Meta(description="The order of the schedule: by table, by number or by name.")] = "table"
    games: Annotated[
        tuple[Game, ...],
        Meta(max_length=MOST_GAMES, description="Score slips of these games only, such as those that changed."),
    ] = ()
    numbers: Annotated[
        tuple[Number, ...],
        Meta(max_length=MOST_PLAYERS, description="Slips, entry cards and certificates of these players only."),
    ] = ()
    occasion: Occasion = Occasion()
    rule_set: Annotated[str, Meta(description="The rule set of the handout, or rules of your own.")] = "classic"
    design: Annotated[Design, Meta(description="The design of poster and flyer.")] = "mark"
    edition: Annotated[
        Edition | None,
        Meta(description="The edition whose shapes and colours are drawn; if not given, that of the rule set."),
    ] = None
    palette: Annotated[
        Palette | None, Meta(description="Other colours; “distinct” is for colour-blind readers and adds edge bars.")
    ] = None
    cue: Annotated[
        bool,
        Meta(description="Draw edge bars on the cards, whose position shows the colour: for black and white."),
    ] = False
    puzzles: Annotated[int, Meta(ge=1, le=MOST_PUZZLES, description="The number of puzzles in the book.")] = 12
    seed: Annotated[
        int,
        Meta(
            ge=0,
            lt=1_000_000,
            description="A number that fixes chance: the same number gives the same puzzles and draw.",
        ),
    ] = 1


class Order(PrintOptions, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One document, with its options."""

    document: str
    links: tuple[tuple[str, str], ...] = ()  # paths below the competition's page, and the secrets of personal links
    cards: tuple[str, ...] = ()  # of the daily puzzle; by default determined by its date


def order_from(options: PrintOptions, document: str, **more: Any) -> Order:
    """The order for a document with these options."""
    chosen = {name: getattr(options, name) for name in PrintOptions.__struct_fields__}
    return Order(document=document, **chosen, **more)


def shows_every_seat(order: Order) -> bool:
    """Is it the schedule for the wall? One of a few players leaves the others with the old one."""
    return order.document == "schedule" and not order.numbers
