"""Rule combinations that no table can play: each is refused with a sentence that says why."""

from typing import Any

import pytest
from msgspec.structs import replace

from tercet.cards.deck import FULL
from tercet.engine import rules as r
from tercet.engine.commands import OpenRound
from tercet.engine.impossible import malformed, problem_with_rules, problems_with_rules, why_impossible
from tercet.engine.match import OpenMatch, act_in_match
from tercet.engine.opening import open_round
from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import SLOTS, RuleSet
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.dots import DOTS
from tercet.rulesets.ghost import GHOST
from tercet.rulesets.memory import MEMORY
from tercet.rulesets.puzzle import PUZZLE
from tercet.rulesets.quads import QUADS
from tercet.rulesets.quick import QUICK
from tercet.rulesets.race import RACE
from tercet.rulesets.super_rules import SUPER
from tests.engine.guests import name_of
from tests.support.problems import codes_of_problems

# A classic table with real cards, on which the players rule themselves.
REAL = replace(CLASSIC.rules, deck=r.RealDeck(), verdict=r.ByPlayers())


def changed(rules: r.Rules | RuleSet, **slots: Any) -> r.Rules:
    """These rules with some slots answered otherwise."""
    return replace(rules.rules if isinstance(rules, RuleSet) else rules, **slots)


IMPOSSIBLE = [
    (changed(QUICK, pattern=r.Pattern("pairs", 5)), "Two pairs are four cards."),
    (changed(QUICK, pattern=r.Pattern(cards=2)), "A find has 3 to 7 cards."),
    (changed(QUICK, pattern=r.Pattern(cards=8)), "A find has 3 to 7 cards."),
    (changed(QUICK, pattern=r.Pattern(linked=2)), "At least two cards of a find must be new ones."),
    (
        changed(QUICK, pattern=r.Pattern(most=4, linked=1)),
        "Where a find may have more or fewer cards, it links to none, and a touch is not a call.",
    ),
    (
        changed(QUICK, pattern=r.Pattern(cards=4)),
        "Of cards with three values for each feature, a find is a SET, two pairs or six cards.",
    ),
    (
        changed(QUICK, pattern=r.Pattern(most=5)),
        "Of cards with three values for each feature, a find is a SET, two pairs or six cards.",
    ),
    (changed(QUADS, pattern=r.Pattern()), "Of cards with four values, a find is four cards."),
    (changed(QUADS, pattern=r.Pattern("pairs", 4)), "Of cards with four values, a find is four cards."),
    (changed(DOTS, pattern=r.Pattern()), "Of cards with dots, a find may have any number of cards."),
    (changed(QUICK, deck=r.AllCards(values=2)), "There are no cards of 4 features with 2 values each."),
    (changed(QUICK, deck=r.AllCards(values=2, features=6, colour="r")), "These cards have no colour."),
    (
        changed(PUZZLE, deck=r.PuzzleDeck(9)),
        "A layout of 12 cards is dealt with 1 to 8 SETs to find, not 9.",
    ),
    (
        changed(PUZZLE, deck=r.PuzzleDeck(0)),
        "A layout of 12 cards is dealt with 1 to 8 SETs to find, not 0.",
    ),
    (changed(PUZZLE, layout=r.Rectangle(9)), "A deck of puzzles is dealt in layouts of 12 cards."),
    (
        changed(PUZZLE, pattern=r.Pattern("pairs", 4)),
        "A deck of puzzles is ordered by its SETs: the pattern must be a SET.",
    ),
    (
        changed(PUZZLE, ending=r.AllFound()),
        "A deck of puzzles is played until every SET of each layout has been found.",
    ),
    (
        changed(PUZZLE, no_set=r.AllAgree()),
        "Where a solved layout makes way for the next one, nobody can say that there is no SET.",
    ),
    (
        changed(CLASSIC, no_set=r.NobodySays()),
        "Only where all SETs are to be found can nobody say that there is none.",
    ),
    (changed(PUZZLE, deck=r.SomeCards(2)), "A puzzle has 3 to 81 cards, not 2."),
    (changed(PUZZLE, deck=r.SomeCards(82)), "A puzzle has 3 to 81 cards, not 82."),
    (
        changed(CLASSIC, deck=replace(r.AllCards(colour="r"), colour="b")),
        "A deck of one colour is r, p or g, not b.",
    ),
    (changed(CLASSIC, calling=r.CallFirst(0)), "calling: window_ms must be more than nothing, not 0."),
    (changed(CLASSIC, penalty=r.LosePoints(-1)), "penalty: points must be more than nothing, not -1."),
    (changed(CLASSIC, layout=r.Rectangle(12, 0)), "layout: step must be more than nothing, not 0."),
    (changed(CLASSIC, match=r.PassingDeal(0)), "match: times must be more than nothing, not 0."),
    (changed(CLASSIC, seats=r.Seats(0, 4)), "seats: least must be more than nothing, not 0."),
    (
        changed(MEMORY, pattern=r.Pattern(linked=1)),
        "Where cards lie face down, a find has a fixed number of cards, and all of them lie in the layout.",
    ),
    (
        changed(DOTS, layout=r.FaceDown(7, 3)),
        "Where cards lie face down, a find has a fixed number of cards, and all of them lie in the layout.",
    ),
    (
        changed(MEMORY, calling=r.CallFirst(touch=True)),
        "Where cards lie face down, to touch a card is to turn it up, not to call.",
    ),
    (
        changed(MEMORY, calling=r.CallFirst(), ties=r.AskTheOthers()),
        "Where cards lie face down, the first call heard goes first: there are no ties.",
    ),
    (
        changed(MEMORY, verdict=r.ByPlayers()),
        "Where cards lie face down, the last card turned up is the claim: the engine rules at once.",
    ),
    (
        changed(MEMORY, reward=r.LeaveCards(), ending=r.AllFound()),
        "Where cards lie face down, found cards cannot stay among the others.",
    ),
    (
        changed(MEMORY, no_set=r.AllAgree()),
        "Where cards lie face down, only the engine can see that there is no SET.",
    ),
    (changed(MEMORY, hints=r.ShowCount()), "Where cards lie face down, there are no hints."),
    (changed(MEMORY, layout=r.FaceDown(2)), "A layout of 2 is too small to point at 3 cards."),
    (changed(MEMORY, dealing=r.PlayersFlip()), "Where players flip, the layout has no fixed size."),
    (changed(CLASSIC, layout=r.Open()), "An open layout grows by flips: players must flip."),
    (changed(CLASSIC, dealing=r.PlayersFlip()), "Where players flip, the layout has no fixed size."),
    (changed(CLASSIC, layout=r.Rectangle(2)), "A layout of 2 is too small to point at 3 cards."),
    (
        changed(CLASSIC, layout=r.Rectangle(3), pattern=r.Pattern("pairs", 4)),
        "A layout of 3 is too small to point at 4 cards.",
    ),
    (
        changed(CLASSIC, layout=r.Rectangle(28), deck=r.AllCards(shading="f")),
        "A layout of 28 needs a larger deck than 27 cards.",
    ),
    (
        changed(SUPER, no_set=r.EngineSees()),
        "An open layout grows by flips: only all players together can say that there is no SET.",
    ),
    (
        changed(REAL, verdict=r.ByEngine()),
        "The engine cannot see a real deck: a judge or the players must give the verdict.",
    ),
    (
        changed(REAL, no_set=r.EngineSees()),
        "The engine cannot see a real deck: people must say that there is no SET.",
    ),
    (changed(REAL, ending=r.FirstTo(3)), "With a real deck, people say when the round is over."),
    (changed(REAL, hints=r.ShowCount()), "The engine cannot see a real deck, so it can give no hints."),
    (changed(REAL, pattern=r.Pattern(linked=1)), "With a real deck, the pattern is a SET."),
    (changed(CLASSIC, dealing=r.DealtBy("judge")), "Only a table with a judge can be dealt by the judge."),
    (changed(CLASSIC, no_set=r.JudgeSays()), "Only at a table with a judge can the judge add cards."),
    (
        changed(COMPETITION, ties=r.AskTheOthers()),
        "The others can be asked who was first only where players call first.",
    ),
    (
        changed(COMPETITION, delay=r.TakeAPoint()),
        "A late caller's point can be taken only where players call first.",
    ),
    (
        changed(CLASSIC, super_round=r.SuperRound()),
        "A super round starts with a flip: players must flip.",
    ),
    (
        changed(SUPER, calling=r.PointAtOnce(), ties=r.FirstHeard(), delay=r.WaitForWindow()),
        "A super round needs calls: players must call first.",
    ),
    (
        changed(SUPER, reward=r.KeepAll()),
        "A super round is played for cards as points: the finder must keep one.",
    ),
    (
        changed(SUPER, penalty=r.LosePoints()),
        "A wrong call in a super round costs points: the penalty must be to pay them.",
    ),
    (
        changed(CLASSIC, reward=r.LeaveCards()),
        "Cards are left lying where all SETs are to be found, and only there.",
    ),
    (
        changed(CLASSIC, ending=r.AllFound()),
        "Cards are left lying where all SETs are to be found, and only there.",
    ),
    (
        changed(QUICK, reward=r.LeaveCards(), ending=r.AllFound()),
        "Where every SET of one layout is to be found, all cards of the deck lie there from the beginning.",
    ),
    *(
        (rules, "Too many cards could come to lie out to look for such finds among them.")
        for rules in (
            changed(GHOST, no_set=r.AllAgree()),
            changed(GHOST, layout=r.Rectangle(40)),
            changed(DOTS, no_set=r.AfterTime()),
            changed(QUADS, no_set=r.AllAgree()),
        )
    ),
    (
        changed(
            CLASSIC,
            deck=r.SomeCards(),
            reward=r.LeaveCards(),
            ending=r.AllFound(),
            no_set=r.AtAPrice(),
            seats=r.Seats(1, 1),
        ),
        "A puzzle has no more cards to lay at a price.",
    ),
    (
        changed(CLASSIC, penalty=r.PayOrLockOut()),
        "Points can be paid only where they are cards: the finder must keep one.",
    ),
    (
        changed(CLASSIC, delay=r.TakeAPoint()),
        "A late caller's point can be taken only where it is a card: the finder must keep one.",
    ),
    (
        changed(CLASSIC, pattern=r.Pattern(linked=1), reward=r.KeepOne()),
        "A chain links to the SET that was kept before: the finder must keep all cards.",
    ),
    (changed(CLASSIC, hints=r.ShowCards(3)), "A hint may not show a whole SET."),
    (changed(CLASSIC, seats=r.Seats(4, 3)), "One to twelve may sit at a table, not 4 to 3."),
    (changed(CLASSIC, seats=r.Seats(1, 13)), "One to twelve may sit at a table, not 1 to 13."),
    (changed(CLASSIC, match=r.SetMaster()), "SET Master is for three players or more."),
    (changed(CLASSIC, no_set=r.AtAPrice()), "Cards at a price are for a player alone."),
    *(
        (changed(RACE, **values), "In a race everyone points without a call, and the engine rules.")
        for values in ({"calling": r.CallFirst()}, {"verdict": r.ByPlayers()})
    ),
    *(
        (changed(RACE, **values), "In a race the engine deals to everyone, face up.")
        for values in ({"layout": r.FaceDown()}, {"dealing": r.DealtBy("dealer")})
    ),
    (changed(RACE, no_set=r.AllAgree()), "In a race only the engine can say that there is no SET."),
    *(
        (changed(RACE, **values), "In a race nobody else can end a lock-out: it must last for a time.")
        for values in ({"penalty": r.LockOut()}, {"penalty": r.PayOrLockOut(), "reward": r.KeepOne()})
    ),
]


@pytest.mark.parametrize(("rules", "sentence"), IMPOSSIBLE, ids=[sentence for _, sentence in IMPOSSIBLE])
def test_rules_that_cannot_be_played_are_refused_with_the_reason(rules: r.Rules, sentence: str) -> None:
    """For a round and for a match, before anything else is looked at."""
    people = (Player("ann"), Player("bea"))
    refusal = Refusal("bad-rules", sentence)
    assert open_round(OpenRound(0, people[0], rules, people, FULL, people[0])) == refusal
    assert act_in_match(None, OpenMatch(0, people[0], rules, people)) == refusal
    assert why_impossible(rules) == sentence


def test_numbers_that_mean_nothing_are_told_apart_from_what_does_not_go_together() -> None:
    wrong = malformed(changed(CLASSIC, layout=r.Rectangle(12, 0)))
    assert wrong
    assert wrong.code == "number-too-small"
    assert malformed(changed(CLASSIC, layout=r.Open())) is None
    assert why_impossible(CLASSIC.rules) is None


def test_every_reason_is_told_but_nothing_more_of_numbers_that_mean_nothing() -> None:
    several = changed(CLASSIC, layout=r.Open(), penalty=r.PayOrLockOut())
    assert [each.code for each in problems_with_rules(several)] == ["open-needs-flips", "paying-needs-cards"]
    assert [each.code for each in problems_with_rules(changed(several, match=r.PassingDeal(0)))] == ["number-too-small"]
    assert [*problems_with_rules(CLASSIC.rules)] == []


def test_every_reason_is_met_by_some_rules() -> None:
    """So that the list above misses none: the codes are read from the sources."""
    met = {problem.code for rules, _ in IMPOSSIBLE if (problem := problem_with_rules(rules))}
    assert met == codes_of_problems()


@pytest.mark.parametrize("rules", [rules for rules, _ in IMPOSSIBLE], ids=[sentence for _, sentence in IMPOSSIBLE])
def test_a_reason_names_the_slots_that_clash(rules: r.Rules) -> None:
    problem = problem_with_rules(rules)
    assert problem is not None
    assert {*problem.slots} <= {*SLOTS}
    assert 1 <= len(problem.slots) <= 4


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=name_of)
def test_every_published_rule_set_can_be_played(rule_set: RuleSet) -> None:
    assert problem_with_rules(rule_set.rules) is None


@pytest.mark.parametrize(
    "rules",
    [
        REAL,
        changed(REAL, layout=r.Rectangle(100)),  # nobody counts real cards
        changed(CLASSIC, hints=r.ShowCards(2)),
        changed(CLASSIC, hints=r.ShowCards(3), pattern=r.Pattern("pairs", 4)),
        changed(CLASSIC, seats=r.Seats(12, 12)),
        changed(CLASSIC, layout=r.Rectangle(81)),
        changed(PUZZLE, deck=r.SomeCards(81)),
        changed(GHOST, no_set=r.AllAgree(), deck=r.AllCards(shading="f")),
        changed(GHOST, layout=r.Rectangle(16)),
        changed(DOTS, layout=r.Rectangle(15)),
        changed(QUADS, no_set=r.AllAgree(), deck=r.AllCards(values=4, shading="f")),
    ],
)
def test_what_can_be_played_is_not_refused(rules: r.Rules) -> None:
    """The nearest possible neighbours of what is refused above."""
    assert problem_with_rules(rules) is None
