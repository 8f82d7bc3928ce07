"""`tercet eye measure`: how well the eye reads photos whose cards are known."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tercet.cards.card import Card
from tercet.cards.notation import WrongCards, parse_card
from tercet.cli.errors import CliError
from tercet.cli.eye_pictures import needs_met, picture_from, seen_on
from tercet.cli.figures import figure, percent
from tercet.cli.language import say
from tercet.cli.reading import text_of
from tercet.eye.measured import Known, Measured, Said, Verdict, compared, summed_up

LABELS = "labels.json"
PICTURES = (".jpg", ".jpeg", ".png", ".webp")
Photo = tuple[str, list[Verdict]]


def measure(folder: Path, *, json_: Annotated[bool, Parameter(name="--json", negative="")] = False) -> None:
    """Read every photo of a folder, and say how many cards were right."""
    needs_met()
    photos = list(tables(folder) if (folder / LABELS).exists() else single_cards(folder))
    if not photos:
        raise CliError("eye-nothing-to-measure", 2, folder=str(folder))
    measured = summed_up(verdicts for _, verdicts in photos)
    if json_:
        print(json.dumps(as_data(measured)))
    else:
        show(measured, photos)


def tables(folder: Path) -> Iterator[Photo]:
    """Photos of whole tables: `labels.json` has the cards and corners of each."""
    for name, cards in labels(folder / LABELS).items():
        seen = seen_on(picture_from(str(folder / name)))
        yield name, compared(cards, [Said(one.card, one.corners.tolist(), one.confidence) for one in seen])


def labels(file: Path) -> dict[str, list[Known]]:
    """The cards of each photo."""
    try:
        described: Any = json.loads(text_of(file))
        return {name: [known(card) for card in cards] for name, cards in described.items()}
    except (ValueError, LookupError, TypeError, AttributeError, WrongCards) as error:
        raise CliError("eye-bad-labels", 2, file=str(file)) from error


def known(described: Any) -> Known:
    """A card with its corners."""
    card = parse_card(described["card"])
    corners = [(float(x), float(y)) for x, y in described["corners"]]
    if len(corners) != 4:
        raise ValueError(corners)
    return Known(card, corners)


def single_cards(folder: Path) -> Iterator[Photo]:
    """Pictures of one card each, which fills its picture and is named first: `2rsh-17.jpg`."""
    for file in sorted(folder.iterdir()) if folder.is_dir() else []:
        if file.suffix.lower() in PICTURES and (card := card_in(file.name)):
            yield file.name, [read(file, card)]


def card_in(name: str) -> Card | None:
    """The card that a file is named after."""
    try:
        return parse_card(name.split("-")[0])
    except WrongCards:
        return None


def read(file: Path, card: Card) -> Verdict:
    """One card, without looking for it."""
    import numpy as np

    from tercet.eye.seeing import read_card

    seen = read_card(np.asarray(picture_from(str(file))))
    return Verdict("right" if seen.card == card else "wrong", card, seen.card, seen.confidence)


def as_data(measured: Measured) -> dict[str, Any]:
    """For programs, with the intervals."""
    from tercet.lab.intervals import of_share

    return {
        **{name: value for name, value in measured._asdict().items() if name != "rows"},
        "right_interval": of_share(measured.right, measured.cards),
        "photos_right_interval": of_share(measured.photos_right, measured.photos),
        "unmarked_interval": of_share(measured.unmarked, measured.cards),
        "calibration": [row._asdict() for row in measured.rows],
    }


def show(measured: Measured, photos: Sequence[Photo]) -> None:
    """The shares with their intervals, what went wrong, and whether the confidence is honest."""
    m = measured
    print(say("eye-measured", cards=m.cards, photos=m.photos))
    print(say("eye-measured-right", share=share(m.right, m.cards)))
    print(say("eye-measured-photos", share=share(m.photos_right, m.photos)))
    print(say("eye-measured-unmarked", share=share(m.unmarked, m.cards)))
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
    """Such as “549 of 553: 99.28 % [98.2 %–99.7 %]”; the interval by Wilson, 95 %."""
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
