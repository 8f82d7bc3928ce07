"""Combinations of rules that cannot be played, each with the reason."""

from collections.abc import Iterator
from typing import Final

from tercet.engine import rules as r
from tercet.engine.slots.deck import PUZZLE_SIZE, deck_size, problem_with_size
from tercet.engine.slots.pattern import pick_sizes

MAY_BE_NONE: Final = {"linked": 0}  # the numbers that may be nothing; all others are one or more
MOST_CARDS: Final = 7  # of one find: any seven cards of six dots hold one


def problem_with_rules(rules: r.Rules) -> str | None:
    """The first problem with these rules, as a sentence; None if they can be played."""
    return next(_problems(rules), None)


def _problems(rules: r.Rules) -> Iterator[str]:
    yield from _numbers(rules)
    yield from _pattern(rules)
    yield from _layout(rules)
    yield from _unseen_cards(rules)
    yield from _judging(rules)
    yield from _calls(rules)
    yield from _super_round(rules)
    yield from _puzzles(rules)
    yield from _points(rules)
    yield from _people(rules)


def _numbers(rules: r.Rules) -> Iterator[str]:
    if why := problem_with_size(rules.deck):
        yield why
    for slot in rules.__struct_fields__:
        value = getattr(rules, slot)
        for field in getattr(value, "__struct_fields__", ()):
            number = getattr(value, field)
            if isinstance(number, int) and not isinstance(number, bool) and number < MAY_BE_NONE.get(field, 1):
                yield f"{slot}: {field} must be more than nothing, not {number}."


def _pattern(rules: r.Rules) -> Iterator[str]:
    pattern = rules.pattern
    if pattern.test == "pairs" and (pattern.cards, pattern.most) != (4, None):
        yield "Two pairs are four cards."
    if not 3 <= pattern.cards <= (pattern.most or pattern.cards) <= MOST_CARDS:
        yield f"A find has 3 to {MOST_CARDS} cards."
    if pattern.linked >= pattern.cards - 1:
        yield "At least two cards of a find must be new ones."
    if pattern.most is not None and (
        pattern.linked or (isinstance(rules.calling, r.CallFirst) and rules.calling.touch)
    ):
        yield "Where a find may have more or fewer cards, it links to none, and a touch is not a call."


def _layout(rules: r.Rules) -> Iterator[str]:
    match rules.layout, rules.dealing:
        case r.Open(), r.PlayersFlip():
            pass
        case r.Open(), _:
            yield "An open layout grows by flips: players must flip."
        case r.Rectangle(), r.PlayersFlip():
            yield "Where players flip, the layout has no fixed size."
        case r.Rectangle(size), _ if size < pick_sizes(rules.pattern)[-1]:
            yield f"A layout of {size} is too small to point at {pick_sizes(rules.pattern)[-1]} cards."
        case r.Rectangle(size), _ if not isinstance(rules.deck, r.RealDeck) and size > deck_size(rules.deck):
            yield f"A layout of {size} needs a larger deck than {deck_size(rules.deck)} cards."
        case _:
            pass
    if isinstance(rules.layout, r.Open) and not isinstance(rules.no_set, r.AllAgree):
        yield "An open layout grows by flips: only all players together can say that there is no SET."


def _unseen_cards(rules: r.Rules) -> Iterator[str]:
    if not isinstance(rules.deck, r.RealDeck):
        return
    if isinstance(rules.verdict, r.ByEngine):
        yield "The engine cannot see a real deck: a judge or the players must give the verdict."
    if isinstance(rules.no_set, r.EngineSees | r.AtAPrice):
        yield "The engine cannot see a real deck: people must say that there is no SET."
    if not isinstance(rules.ending, r.DeckUsedUp):
        yield "With a real deck, people say when the round is over."
    if not isinstance(rules.hints, r.NoHints):
        yield "The engine cannot see a real deck, so it can give no hints."
    if rules.pattern != r.Pattern():
        yield "With a real deck, the pattern is a SET."


def _judging(rules: r.Rules) -> Iterator[str]:
    if isinstance(rules.verdict, r.ByJudge):
        return
    if isinstance(rules.dealing, r.DealtBy) and rules.dealing.role == "judge":
        yield "Only a table with a judge can be dealt by the judge."
    if isinstance(rules.no_set, r.JudgeSays):
        yield "Only at a table with a judge can the judge add cards."


def _calls(rules: r.Rules) -> Iterator[str]:
    first = isinstance(rules.calling, r.CallFirst)
    if isinstance(rules.ties, r.AskTheOthers) and not first:
        yield "The others can be asked who was first only where players call first."
    if isinstance(rules.delay, r.TakeAPoint) and not first:
        yield "A late caller's point can be taken only where players call first."


def _super_round(rules: r.Rules) -> Iterator[str]:
    if not isinstance(rules.super_round, r.SuperRound):
        return
    if not isinstance(rules.dealing, r.PlayersFlip):
        yield "A super round starts with a flip: players must flip."
    if not isinstance(rules.calling, r.CallFirst):
        yield "A super round needs calls: players must call first."
    if not isinstance(rules.reward, r.KeepOne):
        yield "A super round is played for cards as points: the finder must keep one."
    if not isinstance(rules.penalty, r.PayOrLockOut):
        yield "A wrong call in a super round costs points: the penalty must be to pay them."


def _puzzles(rules: r.Rules) -> Iterator[str]:
    solved = isinstance(rules.ending, r.DeckSolved)
    if isinstance(rules.no_set, r.NobodySays) and not isinstance(rules.ending, r.AllFound | r.DeckSolved):
        yield "Only where all SETs are to be found can nobody say that there is none."
    if solved and not isinstance(rules.no_set, r.NobodySays):
        yield "Where a solved layout makes way for the next one, nobody can say that there is no SET."
    if isinstance(rules.deck, r.PuzzleDeck) and not solved:
        yield "A deck of puzzles is played until every SET of each layout has been found."
    if isinstance(rules.deck, r.PuzzleDeck) and rules.pattern != r.Pattern():
        yield "A deck of puzzles is ordered by its SETs: the pattern must be a SET."
    if isinstance(rules.deck, r.PuzzleDeck) and rules.layout != r.Rectangle(PUZZLE_SIZE):
        yield f"A deck of puzzles is dealt in layouts of {PUZZLE_SIZE} cards."


def _points(rules: r.Rules) -> Iterator[str]:
    leave, found = isinstance(rules.reward, r.LeaveCards), isinstance(rules.ending, r.AllFound | r.DeckSolved)
    if leave != found:
        yield "Cards are left lying where all SETs are to be found, and only there."
    if found and isinstance(rules.no_set, r.AtAPrice):
        yield "A puzzle has no more cards to lay at a price."
    if isinstance(rules.penalty, r.PayOrLockOut) and not isinstance(rules.reward, r.KeepOne):
        yield "Points can be paid only where they are cards: the finder must keep one."
    if isinstance(rules.delay, r.TakeAPoint) and not isinstance(rules.reward, r.KeepOne):
        yield "A late caller's point can be taken only where it is a card: the finder must keep one."
    if rules.pattern.linked and not isinstance(rules.reward, r.KeepAll):
        yield "A chain links to the SET that was kept before: the finder must keep all cards."
    if isinstance(rules.hints, r.ShowCards) and rules.hints.cards >= rules.pattern.cards:
        yield "A hint may not show a whole SET."


def _people(rules: r.Rules) -> Iterator[str]:
    least, most = rules.seats.least, rules.seats.most
    if not 1 <= least <= most <= 12:
        yield f"One to twelve may sit at a table, not {least} to {most}."
    if isinstance(rules.match, r.SetMaster) and least < 3:
        yield "SET Master is for three players or more."
    if isinstance(rules.no_set, r.AtAPrice) and most > 1:
        yield "Cards at a price are for a player alone."
