"""Combinations of rules that cannot be played, each with the reason."""

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import Final

from tercet.engine import rules as r
from tercet.engine.facts import calls_are_made, layout_size, lies_face_down
from tercet.engine.refusals import Problem, problem
from tercet.engine.slots.deck import PUZZLE_SIZE, chosen_count, deck_size, problem_with_size, values_of
from tercet.engine.slots.match_length import own_layouts
from tercet.engine.slots.pattern import pick_sizes

MAY_BE_NONE: Final = {"linked": 0}  # the numbers that may be nothing; all others are one or more
MOST_CARDS: Final = 7  # of one find: any seven cards of six dots hold one
MOST_SEARCHED: Final = 100_000  # choices of cards: a tenth of a second
ADDED: Final = 6  # cards that are added at most where there is no find, almost always


@lru_cache
def problem_with_rules(rules: r.Rules) -> Problem | None:
    """The first problem with these rules; None if they can be played. Many rounds are opened with the same rules."""
    return next(problems_with_rules(rules), None)


def why_impossible(rules: r.Rules) -> str | None:
    """The same as a sentence."""
    found = problem_with_rules(rules)
    return found.why if found else None


def malformed(rules: r.Rules) -> Problem | None:
    """What is wrong with their numbers or their deck, so that nothing else can be said of these rules."""
    return next(_numbers(rules), None)


def problems_with_rules(rules: r.Rules) -> Iterator[Problem]:
    """Every problem with these rules; with impossible numbers, only those."""
    if wrong := [*_numbers(rules)]:
        yield from wrong
        return
    yield from _pattern(rules)
    yield from _cards_to_find(rules)
    yield from _layout(rules)
    yield from _searching(rules)
    yield from _face_down(rules)
    yield from _unseen_cards(rules)
    yield from _judging(rules)
    yield from _calls(rules)
    yield from _super_round(rules)
    yield from _puzzles(rules)
    yield from _points(rules)
    yield from _people(rules)
    yield from _race(rules)


def _numbers(rules: r.Rules) -> Iterator[Problem]:
    if found := problem_with_size(rules.deck):
        yield found
    for slot in rules.__struct_fields__:
        value = getattr(rules, slot)
        for field in getattr(value, "__struct_fields__", ()):
            number = getattr(value, field)
            if isinstance(number, int) and not isinstance(number, bool) and number < MAY_BE_NONE.get(field, 1):
                why = f"{slot}: {field} must be more than nothing, not {number}."
                yield problem("number-too-small", why, slot)


def _pattern(rules: r.Rules) -> Iterator[Problem]:
    pattern = rules.pattern
    if pattern.test == "pairs" and (pattern.cards, pattern.most) != (4, None):
        yield problem("pairs-are-four", "Two pairs are four cards.", "pattern")
    if not 3 <= pattern.cards <= (pattern.most or pattern.cards) <= MOST_CARDS:
        yield problem("find-size", f"A find has 3 to {MOST_CARDS} cards.", "pattern")
    if pattern.linked >= pattern.cards - 1:
        yield problem("too-many-linked", "At least two cards of a find must be new ones.", "pattern")
    if pattern.most is not None and (
        pattern.linked or (isinstance(rules.calling, r.CallFirst) and rules.calling.touch)
    ):
        why = "Where a find may have more or fewer cards, it links to none, and a touch is not a call."
        yield problem("any-number-of-cards", why, "pattern", "calling")


def _cards_to_find(rules: r.Rules) -> Iterator[Problem]:
    """What people can see at a glance depends on the cards: three values are alike or different, dots come in pairs."""
    pattern, values = rules.pattern, values_of(rules.deck)
    find = "pairs" if pattern.test == "pairs" else "any" if pattern.most is not None else pattern.cards
    if values == 3 and find not in (3, 6, "pairs"):
        why = "Of cards with three values for each feature, a find is a SET, two pairs or six cards."
        yield problem("find-of-three-values", why, "pattern", "deck")
    if values == 4 and find != 4:
        yield problem("find-of-four-values", "Of cards with four values, a find is four cards.", "pattern", "deck")
    if values == 2 and find != "any":
        yield problem("find-of-dots", "Of cards with dots, a find may have any number of cards.", "pattern", "deck")


def _layout(rules: r.Rules) -> Iterator[Problem]:
    size, flips = layout_size(rules), isinstance(rules.dealing, r.PlayersFlip)
    if size is None and not flips:
        yield problem("open-needs-flips", "An open layout grows by flips: players must flip.", "layout", "dealing")
    if size is not None and flips:
        yield problem("flips-need-open", "Where players flip, the layout has no fixed size.", "layout", "dealing")
    elif size is not None:
        yield from _size(rules, size)
    if size is None and not isinstance(rules.no_set, r.AllAgree):
        why = "An open layout grows by flips: only all players together can say that there is no SET."
        yield problem("open-all-agree", why, "layout", "no_set")


def _size(rules: r.Rules, size: int) -> Iterator[Problem]:
    find, deck = pick_sizes(rules.pattern)[-1], deck_size(rules.deck)
    if size < find:
        why = f"A layout of {size} is too small to point at {find} cards."
        yield problem("layout-too-small", why, "layout", "pattern")
    if not isinstance(rules.deck, r.RealDeck) and size > deck:
        why = f"A layout of {size} needs a larger deck than {deck} cards."
        yield problem("deck-too-small", why, "layout", "deck")


def _searching(rules: r.Rules) -> Iterator[Problem]:
    """So many cards must not come to lie out that looking for every find takes long."""
    cards = 3 if rules.pattern.test == "pairs" else pick_sizes(rules.pattern)[-1]
    if comb(_most_lying(rules), cards - 1) > MOST_SEARCHED:
        why = "Too many cards could come to lie out to look for such finds among them."
        yield problem("too-much-to-search", why, "pattern", "layout", "no_set", "deck")


def _most_lying(rules: r.Rules) -> int:
    """How many cards may lie out: where only the engine adds them, not many more than at first."""
    deck, some = deck_size(rules.deck), chosen_count(rules.deck) is None
    size = layout_size(rules)
    if some and size is not None and isinstance(rules.no_set, r.EngineSees | r.NobodySays):
        return min(deck, size + ADDED)
    return deck


def _face_down(rules: r.Rules) -> Iterator[Problem]:
    if not lies_face_down(rules):
        return
    yield from _turning(rules)
    if isinstance(rules.reward, r.LeaveCards):
        why = "Where cards lie face down, found cards cannot stay among the others."
        yield problem("face-down-reward", why, "layout", "reward")
    if not isinstance(rules.no_set, r.EngineSees):
        why = "Where cards lie face down, only the engine can see that there is no SET."
        yield problem("face-down-no-set", why, "layout", "no_set")
    if not isinstance(rules.hints, r.NoHints):
        yield problem("face-down-hints", "Where cards lie face down, there are no hints.", "layout", "hints")


def _turning(rules: r.Rules) -> Iterator[Problem]:
    if rules.pattern.most is not None or rules.pattern.linked:
        why = "Where cards lie face down, a find has a fixed number of cards, and all of them lie in the layout."
        yield problem("face-down-pattern", why, "layout", "pattern")
    if isinstance(rules.calling, r.CallFirst) and rules.calling.touch:
        why = "Where cards lie face down, to touch a card is to turn it up, not to call."
        yield problem("face-down-touch", why, "layout", "calling")
    if not isinstance(rules.ties, r.FirstHeard):
        why = "Where cards lie face down, the first call heard goes first: there are no ties."
        yield problem("face-down-ties", why, "layout", "ties")
    if not isinstance(rules.verdict, r.ByEngine):
        why = "Where cards lie face down, the last card turned up is the claim: the engine rules at once."
        yield problem("face-down-verdict", why, "layout", "verdict")


def _unseen_cards(rules: r.Rules) -> Iterator[Problem]:
    if not isinstance(rules.deck, r.RealDeck):
        return
    if isinstance(rules.verdict, r.ByEngine):
        why = "The engine cannot see a real deck: a judge or the players must give the verdict."
        yield problem("real-verdict", why, "deck", "verdict")
    if isinstance(rules.no_set, r.EngineSees | r.AtAPrice):
        why = "The engine cannot see a real deck: people must say that there is no SET."
        yield problem("real-no-set", why, "deck", "no_set")
    if not isinstance(rules.ending, r.DeckUsedUp):
        yield problem("real-ending", "With a real deck, people say when the round is over.", "deck", "ending")
    if not isinstance(rules.hints, r.NoHints):
        why = "The engine cannot see a real deck, so it can give no hints."
        yield problem("real-hints", why, "deck", "hints")
    if rules.pattern != r.Pattern():
        yield problem("real-pattern", "With a real deck, the pattern is a SET.", "deck", "pattern")


def _judging(rules: r.Rules) -> Iterator[Problem]:
    if isinstance(rules.verdict, r.ByJudge):
        return
    if isinstance(rules.dealing, r.DealtBy) and rules.dealing.role == "judge":
        why = "Only a table with a judge can be dealt by the judge."
        yield problem("no-judge-to-deal", why, "dealing", "verdict")
    if isinstance(rules.no_set, r.JudgeSays):
        why = "Only at a table with a judge can the judge add cards."
        yield problem("no-judge-to-add", why, "no_set", "verdict")


def _calls(rules: r.Rules) -> Iterator[Problem]:
    first = isinstance(rules.calling, r.CallFirst)
    if isinstance(rules.ties, r.AskTheOthers) and not first:
        why = "The others can be asked who was first only where players call first."
        yield problem("ties-need-calls", why, "ties", "calling")
    if isinstance(rules.delay, r.TakeAPoint) and not first:
        why = "A late caller's point can be taken only where players call first."
        yield problem("delay-needs-calls", why, "delay", "calling")


def _super_round(rules: r.Rules) -> Iterator[Problem]:
    if not isinstance(rules.super_round, r.SuperRound):
        return
    if not isinstance(rules.dealing, r.PlayersFlip):
        why = "A super round starts with a flip: players must flip."
        yield problem("super-needs-flips", why, "super_round", "dealing")
    if not isinstance(rules.calling, r.CallFirst):
        why = "A super round needs calls: players must call first."
        yield problem("super-needs-calls", why, "super_round", "calling")
    if not isinstance(rules.reward, r.KeepOne):
        why = "A super round is played for cards as points: the finder must keep one."
        yield problem("super-needs-cards", why, "super_round", "reward")
    if not isinstance(rules.penalty, r.PayOrLockOut):
        why = "A wrong call in a super round costs points: the penalty must be to pay them."
        yield problem("super-needs-penalty", why, "super_round", "penalty")


def _puzzles(rules: r.Rules) -> Iterator[Problem]:
    solved = isinstance(rules.ending, r.DeckSolved)
    if isinstance(rules.no_set, r.NobodySays) and not isinstance(rules.ending, r.AllFound | r.DeckSolved):
        why = "Only where all SETs are to be found can nobody say that there is none."
        yield problem("nobody-needs-puzzle", why, "no_set", "ending")
    if solved and not isinstance(rules.no_set, r.NobodySays):
        why = "Where a solved layout makes way for the next one, nobody can say that there is no SET."
        yield problem("solved-needs-nobody", why, "ending", "no_set")
    if isinstance(rules.deck, r.PuzzleDeck):
        yield from _deck_of_puzzles(rules, solved=solved)


def _deck_of_puzzles(rules: r.Rules, *, solved: bool) -> Iterator[Problem]:
    if not solved:
        why = "A deck of puzzles is played until every SET of each layout has been found."
        yield problem("puzzles-to-the-end", why, "deck", "ending")
    if rules.pattern != r.Pattern():
        why = "A deck of puzzles is ordered by its SETs: the pattern must be a SET."
        yield problem("puzzles-of-sets", why, "deck", "pattern")
    if rules.layout != r.Rectangle(PUZZLE_SIZE):
        why = f"A deck of puzzles is dealt in layouts of {PUZZLE_SIZE} cards."
        yield problem("puzzles-of-twelve", why, "deck", "layout")


def _points(rules: r.Rules) -> Iterator[Problem]:
    leave, found = isinstance(rules.reward, r.LeaveCards), isinstance(rules.ending, r.AllFound | r.DeckSolved)
    if leave != found:
        why = "Cards are left lying where all SETs are to be found, and only there."
        yield problem("cards-lie-in-puzzles", why, "reward", "ending")
    if isinstance(rules.ending, r.AllFound) and chosen_count(rules.deck) is None:
        why = "Where every SET of one layout is to be found, all cards of the deck lie there from the beginning."
        yield problem("all-found-of-few", why, "ending", "deck")
    if found and isinstance(rules.no_set, r.AtAPrice):
        yield problem("no-price-in-puzzles", "A puzzle has no more cards to lay at a price.", "no_set", "ending")
    if isinstance(rules.penalty, r.PayOrLockOut) and not isinstance(rules.reward, r.KeepOne):
        why = "Points can be paid only where they are cards: the finder must keep one."
        yield problem("paying-needs-cards", why, "penalty", "reward")
    if isinstance(rules.delay, r.TakeAPoint) and not isinstance(rules.reward, r.KeepOne):
        why = "A late caller's point can be taken only where it is a card: the finder must keep one."
        yield problem("taking-needs-cards", why, "delay", "reward")
    if rules.pattern.linked and not isinstance(rules.reward, r.KeepAll):
        why = "A chain links to the SET that was kept before: the finder must keep all cards."
        yield problem("chain-needs-cards", why, "pattern", "reward")
    if isinstance(rules.hints, r.ShowCards) and rules.hints.cards >= rules.pattern.cards:
        yield problem("hint-too-large", "A hint may not show a whole SET.", "hints", "pattern")


def _people(rules: r.Rules) -> Iterator[Problem]:
    least, most = rules.seats.least, rules.seats.most
    if not 1 <= least <= most <= 12:
        why = f"One to twelve may sit at a table, not {least} to {most}."
        yield problem("seats", why, "seats")
    if isinstance(rules.match, r.SetMaster) and least < 3:
        yield problem("master-needs-three", "SET Master is for three players or more.", "match", "seats")
    if isinstance(rules.no_set, r.AtAPrice) and most > 1:
        yield problem("price-for-one", "Cards at a price are for a player alone.", "no_set", "seats")


def _race(rules: r.Rules) -> Iterator[Problem]:
    """In a race nobody waits for anybody: what a player does on their own layout is decided there and then (M-12)."""
    if not own_layouts(rules):
        return
    if calls_are_made(rules) or not isinstance(rules.verdict, r.ByEngine):
        why = "In a race everyone points without a call, and the engine rules."
        yield problem("race-needs-claims", why, "match", "calling", "verdict")
    if not isinstance(rules.layout, r.Rectangle) or not isinstance(rules.dealing, r.EngineDeals):
        why = "In a race the engine deals to everyone, face up."
        yield problem("race-is-dealt", why, "match", "layout", "dealing")
    if not isinstance(rules.no_set, r.EngineSees | r.NobodySays):
        why = "In a race only the engine can say that there is no SET."
        yield problem("race-no-set", why, "match", "no_set")
    if isinstance(rules.penalty, r.LockOut | r.PayOrLockOut):
        why = "In a race nobody else can end a lock-out: it must last for a time."
        yield problem("race-lock-out", why, "match", "penalty")
