"""Rules to try everything on: the catalogue, and tables of people's own making with every value of every slot."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.impossible import problem_with_rules
from tercet.engine.rules import Rules
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.kinds import KINDS

_PUBLISHED: Final = {name: each.rules for name, each in RULE_SETS.items()}
_CLASSIC, _EUROPEAN, _SUPER = _PUBLISHED["classic"], _PUBLISHED["european"], _PUBLISHED["super"]
_COMPETITION, _PUZZLE, _MASTER = _PUBLISHED["competition"], _PUBLISHED["puzzle"], _PUBLISHED["master"]
_SOLID: Final = r.AllCards(shading="f")  # short games
_REAL: Final = r.RealDeck()
_PAIRS: Final = r.Pattern("pairs", 4)
_FLIPS: Final = replace(_SUPER, deck=_SOLID, super_round=r.NoSuperRound(), delay=r.WaitForWindow())

_ONE_LAYOUT: Final = replace(_PUZZLE, deck=r.SomeCards(12), no_set=r.AllAgree(), ending=r.AllFound())

_OWN: Final[dict[str, Rules]] = {
    # real cards in people's hands
    "real deck, players rule": replace(_CLASSIC, deck=_REAL, verdict=r.ByPlayers(4_000)),
    "real deck, a judge rules": replace(_COMPETITION, deck=_REAL),
    "real deck, locked out": replace(_EUROPEAN, deck=_REAL, verdict=r.ByPlayers()),
    "real deck, a dealer, no call": replace(
        _CLASSIC, deck=_REAL, verdict=r.ByPlayers(), calling=r.PointAtOnce(), dealing=r.DealtBy("dealer", 3_000)
    ),
    "real deck, piles and super rounds": replace(_SUPER, deck=_REAL, verdict=r.ByPlayers(2_000)),
    # who rules
    "players rule": replace(_CLASSIC, deck=_SOLID, verdict=r.ByPlayers(6_000)),
    "players rule on a lock-out": replace(_EUROPEAN, deck=_SOLID, verdict=r.ByPlayers()),
    "a judge rules and players flip": replace(_SUPER, deck=_SOLID, verdict=r.ByJudge(5_000)),
    "a judge rules a puzzle": replace(_ONE_LAYOUT, verdict=r.ByJudge(), no_set=r.JudgeSays(9, 3), hints=r.NoHints()),
    # calls
    "touch is a call": replace(_CLASSIC, deck=_SOLID, calling=r.CallFirst(2_000, touch=True)),
    "a window of a moment": replace(_CLASSIC, deck=_SOLID, calling=r.CallFirst(1)),
    "a long window": replace(_EUROPEAN, deck=_SOLID, calling=r.CallFirst(60_000)),
    "calls in order, locked out": replace(_EUROPEAN, deck=_SOLID, calling=r.CallsInOrder(4_000)),
    "calls in order, the engine rules": replace(
        _COMPETITION, verdict=r.ByEngine(), dealing=r.EngineDeals(), no_set=r.AllAgree(), penalty=r.LockOut()
    ),
    "ties on a rectangle": replace(
        _CLASSIC, deck=_SOLID, ties=r.AskTheOthers(1_000, 3_000), delay=r.TakeAPoint(1_000), reward=r.KeepOne()
    ),
    "ties ruled by the players": replace(
        _CLASSIC, deck=_SOLID, ties=r.AskTheOthers(600, 2_000), verdict=r.ByPlayers(), reward=r.KeepAll("card")
    ),
    # points
    "first to three": replace(_CLASSIC, ending=r.FirstTo(3)),
    "first to two of every Master": replace(_MASTER, deck=_SOLID, ending=r.FirstTo(2)),
    "points are cards on a rectangle": replace(
        _CLASSIC, deck=_SOLID, reward=r.KeepOne(), penalty=r.PayOrLockOut(2), delay=r.TakeAPoint(500)
    ),
    "quick, a wrong one costs two": replace(_PUBLISHED["quick"], penalty=r.LosePoints(2)),
    "quick, a wrong one locks out": replace(_PUBLISHED["quick"], penalty=r.LockOut()),
    # layouts and decks
    "nine solid cards": replace(_PUBLISHED["easy"], layout=r.Rectangle(9, 3)),
    "fifteen cards, one more": replace(_CLASSIC, layout=r.Rectangle(15, 1)),
    "four cards, two more": replace(_CLASSIC, deck=r.AllCards(colour="g"), layout=r.Rectangle(4, 2)),
    "a dealer in one round": replace(_CLASSIC, deck=r.AllCards(colour="p"), dealing=r.DealtBy("dealer", 2_000)),
    "trouble with nine": replace(
        _COMPETITION, deck=_SOLID, layout=r.Rectangle(6, 3), no_set=r.JudgeSays(9, 5), dealing=r.EngineDeals()
    ),
    # cards that lie face down
    "face down, nine solid cards": replace(
        _PUBLISHED["memory"], deck=_SOLID, layout=r.FaceDown(9, 3), penalty=r.LosePoints(1)
    ),
    "face down, by call": replace(
        _CLASSIC, deck=_SOLID, layout=r.FaceDown(8, 2), calling=r.CallFirst(4_000), no_set=r.EngineSees()
    ),
    "face down, two pairs, calls in order, a dealer": replace(
        _EUROPEAN,
        deck=_SOLID,
        pattern=_PAIRS,
        layout=r.FaceDown(9, 3),
        calling=r.CallsInOrder(6_000),
        dealing=r.DealtBy("dealer", 2_000),
        no_set=r.EngineSees(),
    ),
    # no SET, hints
    "three more after a while": replace(_CLASSIC, deck=_SOLID, no_set=r.AfterTime(3_000)),
    "three more after a while, with a dealer": replace(_MASTER, deck=_SOLID, no_set=r.AfterTime(8_000)),
    "two cards are shown": replace(_CLASSIC, deck=_SOLID, hints=r.ShowCards(2)),
    "a card is shown, a judge takes off": replace(_COMPETITION, hints=r.ShowCards(1)),
    "the count is shown": replace(_EUROPEAN, deck=_SOLID, hints=r.ShowCount()),
    "solitaire with calls and hints": replace(
        _PUBLISHED["solitaire"], deck=_SOLID, calling=r.CallFirst(), no_set=r.AtAPrice(2), hints=r.ShowCards()
    ),
    # super rounds
    "super, with the flipped card": replace(_SUPER, deck=_SOLID, super_round=r.SuperRound(5_000, with_flipped=True)),
    "super, dear and without touch": replace(
        _SUPER,
        deck=_SOLID,
        calling=r.CallFirst(3_000),
        penalty=r.PayOrLockOut(3),
        super_round=r.SuperRound(2_000, 5, 3),
    ),
    "flips without super rounds": replace(_FLIPS, reward=r.KeepAll(), penalty=r.NoPenalty()),
    # patterns
    "a chain by call": replace(_CLASSIC, pattern=r.Pattern(linked=1)),
    "a chain of flips": replace(_FLIPS, pattern=r.Pattern(linked=1), reward=r.KeepAll(), penalty=r.LockOut()),
    "ultra by call, three shown": replace(_CLASSIC, deck=_SOLID, pattern=_PAIRS, hints=r.ShowCards(3)),
    "a puzzle that grows": replace(_ONE_LAYOUT, deck=r.SomeCards(14), layout=r.Rectangle(9, 1), no_set=r.EngineSees()),
    "a puzzle of ultras": replace(_ONE_LAYOUT, deck=r.SomeCards(9), layout=r.Rectangle(9), pattern=_PAIRS),
    "puzzles of nine cards": replace(_PUZZLE, deck=_SOLID, layout=r.Rectangle(9), hints=r.NoHints()),
    "a dealer lays out the puzzles": replace(_PUZZLE, deck=r.PuzzleDeck(2), dealing=r.DealtBy("dealer", 2_000)),
    # other cards and finds
    "four values by call": replace(
        _CLASSIC, deck=r.AllCards(values=4, shading="f"), pattern=r.Pattern(cards=4), layout=r.Rectangle(11)
    ),
    "against the clock": replace(_CLASSIC, deck=_SOLID, ending=r.Timed(20_000)),
    # matches
    "the deal passes twice": replace(_PUBLISHED["passing-deal"], deck=_SOLID, match=r.PassingDeal(2)),
    "each is the Master twice": replace(_MASTER, deck=r.AllCards(colour="p"), match=r.SetMaster(2)),
}


def _untried() -> Iterator[tuple[str, Rules]]:
    """The classic rules with each kind of value that no table above has, such as a new one."""
    for slot, kinds in KINDS.items():
        tried = {type(getattr(rules, slot)) for rules in (*_PUBLISHED.values(), *_OWN.values())}
        for kind in (each for each in kinds if each not in tried):
            rules = replace(_CLASSIC, **{slot: kind()})
            if problem_with_rules(rules) is None:
                yield f"classic with {kind.__name__}", rules


EVERY_TABLE: Final[dict[str, Rules]] = {
    **_PUBLISHED,
    **{name: replace(own, name=name) for name, own in (*_OWN.items(), *_untried())},
}
