"""What people do in a round, whatever its rules: find, show, flip, deal, say that there is none."""

from collections.abc import Iterator
from itertools import combinations, permutations

from tercet.cards.card import Card
from tercet.cards.sums import cancel
from tercet.engine import rules as r
from tercet.engine.facts import lies_face_down
from tercet.engine.slots.pattern import passes, pick_sizes
from tests.browser.circle import told
from tests.browser.people import Person, until
from tests.browser.turning import begun, known_find, seen_places, turn_something, turn_up

SOON = """at => setTimeout(() => {
    const [what, how] = %s;
    document.querySelector(what)?.dispatchEvent(how);
}, at - Date.now())"""
PRESSED = 'new PointerEvent("pointerdown", {button: 0, bubbles: true})'
SHOWN = (
    """() => [...document.querySelectorAll('.layout [data-state="theirs"] [data-card]')].map(one => one.dataset.card)"""
)
RULE = f"""([cards, which]) => {{
    const verdict = document.querySelectorAll('[data-act="Rule"]')[which];
    const due = verdict && ({SHOWN})().join() === cards.join();
    if (due) verdict.click();
    return due;
}}"""
CLICKED = 'new MouseEvent("click", {bubbles: true})'


def find_in(someone: Person, rules: r.Rules) -> tuple[Card, ...] | None:
    """What these rules look for, among the cards that somebody sees, or has seen where they lie face down."""
    if lies_face_down(rules):
        return known_find(someone, rules)
    finds = (pick for pick in picks(someone, rules.pattern) if passes(rules.pattern, pick))
    return next((find for find in finds if frozenset(find) not in someone.found), None)


def no_find_in(someone: Person, rules: r.Rules) -> tuple[Card, ...]:
    """Cards that are none, in an order in which they are shown only when all of them are pressed."""
    return next(no_finds_in(someone, rules))


def no_finds_in(someone: Person, rules: r.Rules) -> Iterator[tuple[Card, ...]]:
    """All such cards; there may be none where a find may have many cards."""
    sizes = pick_sizes(rules.pattern)
    for pick in picks(someone, rules.pattern):
        for order in permutations(pick) if len(pick) == sizes[-1] else ():
            if not any(passes(rules.pattern, order[:size]) for size in sizes):
                yield order


def picks(someone: Person, pattern: r.Pattern) -> Iterator[tuple[Card, ...]]:
    """Every choice of as many cards as make a find, with as many from the find before as these rules want."""
    if known := seen_places(someone):
        mine = {*begun(someone)}
        yield from (pick for pick in combinations(known, pattern.cards) if mine <= {*pick})
        return
    links = [*combinations(someone.links(), pattern.linked)] if pattern.linked else []
    for size in pick_sizes(pattern):
        for link in links or [()]:
            yield from (link + rest for rest in combinations(someone.cards(), size - len(link)))


def free(people: list[Person]) -> list[Person]:
    """Those who may look for something now."""
    return [one for one in people if one.may("Call") or one.may_point()]


def show(finder: Person, cards: tuple[Card, ...], people: list[Person], rules: r.Rules) -> bool:
    """Choose the cards, call if these rules want it, and let the judge rule; could that be done?"""
    finder.page.keyboard.press("Escape")
    if lies_face_down(rules):
        turn_up(finder, cards)
        return True
    before = endings(finder)
    finder.point(*cards)
    if not (points_at_once(rules) or has_the_call(finder)):
        return False
    if isinstance(rules.verdict, r.ByJudge):
        until(people[-1].page, lambda: not rule_if_shown(people[-1]) and endings(finder) > before)
    return True


def has_the_call(finder: Person) -> bool:
    """Call, unless one was asked already. What was chosen before is shown as soon as the call is one's own.

    There is nothing to press if the round has just ended, or somebody else has just called.
    """
    return finder.may("Withdraw") or finder.press_if_there("Call")


def endings(someone: Person) -> int:
    """How many calls of this person have ended: with a verdict, too late, or withdrawn."""
    me = next(frame["you"] for frame in reversed(someone.frames) if frame["type"] == "Snapshot")
    ends = ("SetTaken", "CallFailed", "CallWithdrawn")
    return sum(event["type"] in ends and event["by"] == me for event in told(someone))


def points_at_once(rules: r.Rules) -> bool:
    """Is pointing enough?"""
    return isinstance(rules.calling, r.PointAtOnce) or touch_calls(rules)


def touch_calls(rules: r.Rules) -> bool:
    """Is a finger on a card a call (S-8)?"""
    return isinstance(rules.calling, r.CallFirst) and rules.calling.touch


def show_if_asked(callers: list[Person], find: tuple[Card, ...]) -> None:
    """Who has the call, and has pointed at nothing yet, shows the find."""
    for one in callers:
        if one.may("Withdraw") and not one.points_at_something():
            one.point(*find)


def judge_it(judge: Person) -> None:
    """Wait until something is shown, and rule on it."""
    until(judge.page, lambda: rule_if_shown(judge))


def rule_if_shown(judge: Person) -> bool:
    """Rule on what is shown, if something is; has the judge ruled? The verdict before may still be on its way."""
    shown: list[str] = judge.page.evaluate(SHOWN)
    if len(shown) != 3:
        return False
    which = 0 if cancel([Card(card) for card in shown]) else 1
    return bool(judge.page.evaluate(RULE, [shown, which]))


def both_at_once(pair: list[Person], people: list[Person], rules: r.Rules) -> None:
    """Two have found the same, and say so at the same instant: it counts once."""
    find = find_in(pair[0], rules)
    assert find
    if lies_face_down(rules):
        find = turned_up_by_both(pair, find)
    soon: int = pair[0].page.evaluate("Date.now() + 200")
    for one in pair:
        *first, last = find
        one.point(*(() if touch_calls(rules) or lies_face_down(rules) else first if points_at_once(rules) else find))
        place = f'[data-place="{seen_places(one)[last]}"]' if lies_face_down(rules) else f':has([data-card="{last}"])'
        third = f"""['.place{place}', {PRESSED}]"""
        at_once = points_at_once(rules) and not touch_calls(rules)
        one.page.evaluate(SOON % (third if at_once else f"['[data-act=Call]', {CLICKED}]"), soon)

    def settled() -> bool:
        show_if_asked(pair if touch_calls(rules) else [], find)
        for someone in people:
            someone.press_if_there("NameFirst")
        if isinstance(rules.verdict, r.ByJudge):
            rule_if_shown(people[-1])
        return takings(people[0], find) > 0

    until(pair[0].page, settled)
    for one in pair:
        one.found.add(frozenset(find))
        one.page.keyboard.press("Escape")
    assert takings(people[0], find) == 1


def turned_up_by_both(pair: list[Person], find: tuple[Card, ...]) -> tuple[Card, ...]:
    """Both have all cards of a find open but one, the last of those returned."""
    first = begun(pair[0])
    ordered = (*first, *(card for card in find if card not in first))
    for one in pair:
        turn_up(one, ordered[:-1])
    return ordered


def takings(someone: Person, find: tuple[Card, ...]) -> int:
    """How often these cards were taken."""
    return sum(event["type"] == "SetTaken" and {*event["cards"]} == {*find} for event in told(someone))


def one_move(people: list[Person], rules: r.Rules) -> None:
    """Whatever is to be done next is done by somebody. Who was too late to be heard tries again, as people do."""
    host = people[0]
    before = host.layout_and_turn()
    for _ in range(60):
        if host.stage() != "play":
            return  # the move before was the last one
        do_something(people, rules)
        for _ in range(40):
            if host.layout_and_turn() != before:
                return
            host.page.wait_for_timeout(50)
    raise AssertionError(f"Nobody knows what to do: {before}")


def do_something(people: list[Person], rules: r.Rules) -> None:
    if lies_face_down(rules):
        turn_something(people[0], rules)
        return
    if not (withdraws(people) or lays_cards(people, rules) or finds(people, rules)):
        for someone in people:
            someone.press_if_there("SayNoSet")


def withdraws(people: list[Person]) -> bool:
    """Somebody is asked although another one has taken it: there is nothing left to show."""
    asked = [someone for someone in people if someone.may("Withdraw") and not someone.points_at_something()]
    for someone in asked:
        someone.press_if_there("Withdraw")
    return bool(asked)


def lays_cards(people: list[Person], rules: r.Rules) -> bool:
    """Somebody deals what is missing; or deals or flips more, where nothing is to be found."""
    for someone in people:
        for what in ("Deal", "Flip"):
            if someone.may(what) and (someone.gaps() or find_in(someone, rules) is None):
                someone.press_if_there(what)
                return True
    return False


def finds(people: list[Person], rules: r.Rules) -> bool:
    """The first who may look finds what there is."""
    finder = next(iter(free(people)), None)
    find = find_in(finder, rules) if finder else None
    if finder and find:
        show(finder, find, people, rules)
        if isinstance(rules.reward, r.LeaveCards):
            for someone in people:
                someone.found.add(frozenset(find))
    return bool(find)
