"""`tercet eye`: the cards in a photo of a real table."""

import json
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from tercet.cli.errors import CliError
from tercet.cli.eye_pictures import STANDARD_INPUT, Photo, cards_in, needs_met, photo_from, raise_all
from tercet.cli.figures import percent
from tercet.cli.language import language, say

if TYPE_CHECKING:
    from tercet.eye.sight import SeenCard

app = App(name="eye")
app.command("tercet.cli.eye_measure:measure", name="measure", help="")


@app.default
def eye(
    *pictures: Annotated[str, Parameter(name="pictures", allow_leading_hyphen=True)],
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Say which cards lie in each picture. One that cannot be read does not keep the others from being read."""
    if not pictures:
        raise CliError("cli-which-picture", 2)
    for picture in pictures:
        if picture.startswith("-") and picture != STANDARD_INPUT:
            raise CliError("cli-no-such-option", 2, option=picture)
    needs_met()
    troubles = [trouble for picture in pictures if (trouble := tried(picture, json_))]
    raise_all(troubles)


def tried(picture: str, json_: bool) -> CliError | None:
    """Read one picture and tell; what is in the way, if anything."""
    try:
        photo = photo_from(picture)
    except CliError as trouble:
        return trouble
    cards = cards_in(photo)
    if json_:
        print(json.dumps(as_data(picture, photo, cards)))
    elif cards:
        show(picture, cards)
    return None if cards else CliError("eye-no-cards", file=picture)


def as_data(picture: str, photo: Photo, cards: "list[SeenCard]") -> dict[str, object]:
    """What programs get: a line for each picture."""
    from tercet.cards.sets import find_sets

    told = [
        {
            "card": seen.card,
            "confidence": round(seen.confidence, 4),
            "sure": seen.sure,
            "others": list(seen.others),
            "corners": [[round(x, 2), round(y, 2)] for x, y in seen.corners],
        }
        for seen in cards
    ]
    sets = find_sets(tuple(seen.card for seen in cards))
    return {"picture": picture, "width": photo.width, "height": photo.height, "cards": told, "sets": sets}


def show(picture: str, cards: "list[SeenCard]") -> None:
    """The cards by name, which of them to look at again, and the SETs among them."""
    from tercet.cards.notation import write_cards
    from tercet.cards.sets import find_sets
    from tercet.words.cards import card_name

    print(say("eye-found", file=picture, cards=len(cards)))
    names = [card_name(seen.card, language()) for seen in cards]
    wide = max(map(len, names))
    for seen, name in zip(cards, names, strict=True):
        doubt = "" if seen.sure else f"  {say('eye-doubtful', others=', '.join(seen.others[:3]))}"
        print(f"  {seen.card}  {name:<{wide}}  {percent(seen.confidence):>5}{doubt}")
    found = find_sets(tuple(seen.card for seen in cards))
    print(say("sets-found", sets=len(found), cards=len(cards)))
    for trio in found:
        print(f"  {write_cards(trio)}")
