"""What people do where the cards lie face down: they turn some up, remember them, and show a find that they know."""

from itertools import combinations, count

from tercet.cards.card import Card
from tercet.engine import rules as r
from tercet.engine.slots.pattern import passes
from tests.browser.circle import told
from tests.browser.people import Person, until

PRESS_PLACE = """place => document.querySelector(`.layout [data-place="${place}"]`)
    ?.dispatchEvent(new PointerEvent("pointerdown", {button: 0, bubbles: true}))"""


def seen_places(someone: Person) -> dict[Card, int]:
    """Where the cards lie that have been turned up and not taken: a perfect memory of what this person was told."""
    known: dict[Card, int] = {}
    for event in told(someone):
        match event["type"]:
            case "RoundOpened":
                known = {}
            case "CardTurned":
                known[Card(event["card"])] = event["place"]
            case "SetTaken":
                known = {card: place for card, place in known.items() if card not in event["gone"]}
            case "CardsMoved":
                moved = dict(event["moves"])
                known = {card: moved.get(place, place) for card, place in known.items()}
            case _:
                pass
    return known


def begun(someone: Person) -> list[Card]:
    """The cards of the claim that this person has begun, as told."""
    me = next(frame["you"] for frame in someone.frames if frame["type"] == "Snapshot")
    mine: list[Card] = []
    for event in told(someone):
        match event:
            case {"type": "CardTurned", "by": by, "card": card} if by == me and card not in mine:
                mine.append(Card(card))
            case {"type": "TurnedBack", "by": by, "cards": gone} if by == me:
                mine = [card for card in mine if card not in gone]
            case {"type": "SetTaken", "gone": gone}:
                mine = [card for card in mine if card not in gone]
            case {"type": "RoundOpened"}:
                mine = []
            case _:
                pass
    return [] if _last_claim_failed(someone, me) else mine


def _last_claim_failed(someone: Person, me: str) -> bool:
    """Was this person's last deed a wrong claim? Its cards go back with the next turn."""
    own = [event["type"] for event in told(someone) if event.get("by") == me]
    return own[-1:] == ["CallFailed"]


def known_find(someone: Person, rules: r.Rules) -> tuple[Card, ...] | None:
    """A find among the cards that this person remembers, which can still be shown."""
    mine = {*begun(someone)}
    finds = (pick for pick in combinations(seen_places(someone), rules.pattern.cards) if passes(rules.pattern, pick))
    return next((find for find in finds if mine <= {*find}), None)


def turn(someone: Person, place: int) -> None:
    """Turn up the card in this place, and wait until everyone was told; who was too early presses again."""
    wait_for_the_last_find(someone)
    before, looks = _turned(someone), count()

    def turned() -> bool:
        if next(looks) % 40 == 0:
            someone.page.evaluate(PRESS_PLACE, place)
        return _turned(someone) > before

    until(someone.page, turned)


def wait_for_the_last_find(someone: Person) -> None:
    """A find lies open for a moment after it was taken; nothing can be turned up in its places meanwhile."""
    taken = {card for event in told(someone) if event["type"] == "SetTaken" for card in event["gone"]}
    until(someone.page, lambda: taken.isdisjoint(someone.cards()))


def _turned(someone: Person) -> int:
    return sum(event["type"] == "CardTurned" for event in told(someone))


def turn_up(someone: Person, cards: tuple[Card, ...]) -> None:
    """Show cards that are known, but for those that lie open for this person already."""
    mine = begun(someone)
    for card in cards:
        if card not in mine:
            turn(someone, seen_places(someone)[card])


def turn_something(someone: Person, rules: r.Rules) -> None:
    """Show a find that is known; otherwise turn up one more card, at best one that nobody has seen."""
    wait_for_the_last_find(someone)
    if someone.stage() != "play":
        return
    if find := known_find(someone, rules):
        turn_up(someone, find)
        return
    lying = someone.page.eval_on_selector_all(
        ".layout [data-place]:not([aria-disabled])", "all => all.map(one => Number(one.dataset.place))"
    )
    known, mine = seen_places(someone), begun(someone)
    unknown = [place for place in lying if place not in known.values()]
    others = [place for place in lying if place not in [known[card] for card in mine]]
    turn(someone, (unknown or others)[0])
