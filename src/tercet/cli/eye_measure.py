"""`tercet eye measure`: how well the eye reads photos whose cards are known."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tercet.cards.card import Card
from tercet.cards.notation import WrongCards, parse_card
from tercet.cli.errors import CliError
from tercet.cli.eye_pictures import cards_in, needs_met, photo_from, raise_all
from tercet.cli.figures import figure, percent
from tercet.cli.language import say
from tercet.cli.reading import text_of
from tercet.eye.measured import Known, Measured, Said, Verdict, compared, summed_up

LABELS = "labels.json"
EXAMPLE = '{"table.jpg": [{"card": "2rsh", "corners": [[0, 0], [90, 0], [90, 60], [0, 60]]}]}'
NOT_LABELS = (ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError, WrongCards)
PICTURES = (".jpg", ".jpeg", ".png", ".webp")
Photo = tuple[str, list[Verdict]]
Look = tuple[str, Callable[[], list[Verdict]]]  # a photo that is still to be read


def measure(folder: Path, *, json_: Annotated[bool, Parameter(name="--json", negative="")] = False) -> None:
    """Read every photo of a folder, and say how many cards were right."""
    needs_met()
    names = names_in(folder)
    looks = tables(folder) if LABELS in names else single_cards(folder, names)
    photos, troubles = read_all(looks)
    if not photos and not troubles:
        raise CliError("eye-nothing-to-measure", 2, folder=str(folder))
    measured = summed_up(verdicts for _, verdicts in photos)
    if json_:
        print(json.dumps(as_data(measured)))
    elif photos:
        show(measured, photos)
    raise_all(troubles)


def names_in(folder: Path) -> list[str]:
    """The files of a folder; none if there is no such folder."""
    try:
        return sorted(file.name for file in folder.iterdir())
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        raise CliError("cli-cannot-read", 2, file=str(folder), why=str(error.strerror)) from error


def read_all(looks: Iterable[Look]) -> tuple[list[Photo], list[CliError]]:
    """All photos. One that cannot be read does not keep the others from being measured."""
    photos: list[Photo] = []
    troubles: list[CliError] = []
    for name, verdicts in looks:
        try:
            photos.append((name, verdicts()))
        except CliError as trouble:
            troubles.append(trouble)
    return photos, troubles


def tables(folder: Path) -> Iterator[Look]:
    """Photos of whole tables: `labels.json` has the cards and corners of each."""
    for name, cards in labels(folder / LABELS).items():
        yield name, partial(table, folder / name, cards)


def table(file: Path, cards: Sequence[Known]) -> list[Verdict]:
    """One photo of a whole table."""
    seen = cards_in(photo_from(str(file)))
    return compared(cards, [Said(one.card, one.corners.tolist(), one.confidence) for one in seen])


def labels(file: Path) -> dict[str, list[Known]]:
    """The cards of each photo."""
    try:
        described: Any = json.loads(text_of(file))
        return {name: [known(card) for card in listed(cards)] for name, cards in described.items()}
    except NOT_LABELS as error:
        raise CliError("eye-bad-labels", 2, file=str(file), example=EXAMPLE) from error


def listed(described: Any) -> list[Any]:
    """The cards of one photo, and nothing else that can be gone through."""
    if not isinstance(described, list):
        raise TypeError(described)
    return described


def known(described: Any) -> Known:
    """A card with its corners."""
    corners = [(float(x), float(y)) for x, y in described["corners"]]
    if len(corners) != 4:
        raise ValueError(corners)
    return Known(usual_card(described["card"]), corners)


def usual_card(code: str) -> Card:
    """A card of the deck that the eye knows."""
    from tercet.eye.sight import CARDS

    card = parse_card(code)
    if card not in CARDS:
        raise ValueError(card)
    return card


def single_cards(folder: Path, names: Iterable[str]) -> Iterator[Look]:
    """Pictures of one card each, which fills its picture and is named first: `2rsh.jpg`, `2rsh-17.jpg`."""
    for name in names:
        if name.lower().endswith(PICTURES) and (card := card_named(name)):
            yield name, partial(single_card, folder / name, card)


def card_named(name: str) -> Card | None:
    """The card that a file is named after."""
    try:
        return usual_card(Path(name).stem.split("-")[0])
    except (WrongCards, ValueError):
        return None


def single_card(file: Path, card: Card) -> list[Verdict]:
    """One card, without looking for it."""
    from tercet.eye.seeing import read_card

    seen = read_card(photo_from(str(file)).pixels)
    return [Verdict("right" if seen.card == card else "wrong", card, seen.card, seen.confidence)]


def as_data(measured: Measured) -> dict[str, Any]:
    """For programs, with the intervals."""
    from tercet.lab.intervals import of_share

    return {
        **{name: value for name, value in measured._asdict().items() if name != "rows"},
        "right_interval": of_share(measured.right, measured.cards),
        "photos_right_interval": of_share(measured.photos_right, measured.photos),
        "unmarked_interval": of_share(measured.unmarked, measured.said),
        "calibration": [row._asdict() for row in measured.rows],
    }


def show(measured: Measured, photos: Sequence[Photo]) -> None:
    """The shares with their intervals, what went wrong, and whether the confidence is honest."""
    m = measured
    print(say("eye-measured", cards=m.cards, photos=m.photos))
    print(say("eye-measured-right", share=share(m.right, m.cards)))
    print(say("eye-measured-photos", share=share(m.photos_right, m.photos)))
    print(say("eye-measured-unmarked", share=share(m.unmarked, m.said)))
    print(say("eye-measured-kinds", wrong=m.wrong, missed=m.missed, invented=m.invented))
    for name, verdict in ((name, verdict) for name, verdicts in photos for verdict in verdicts):
        if verdict.kind != "right":
            print(f"  {name}: {verdict.known or '–'} → {verdict.said or '–'} ({figure(verdict.confidence, 2)})")
    print(f"\n{say('eye-calibration')}")
    for row in m.rows:
        print(
            f"  {figure(row.low, 2)}–{figure(row.high, 2)}  {row.said:>6}  "
            f"{figure(row.mean, 3)}  {figure(row.right / row.said, 3)}"
        )


def share(hits: int, of: int) -> str:
    """Such as “549 of 553, 99.28% [98.16%–99.72%]”; the interval by Wilson, 95 %."""
    from tercet.lab.intervals import of_share

    low, high = of_share(hits, of)
    return say(
        "eye-measured-share",
        share=percent(hits / of, 2) if of else "–",
        n=str(hits),
        whole=str(of),
        low=percent(low, 2),
        high=percent(high, 2),
    )
