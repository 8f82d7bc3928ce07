"""What the fold of each golden record, and of an evening with everything else that can happen, leads to.

The web client folds events too, in a language of its own: it is held to the same vectors (web/src/fold/fold.test.ts).
To write them again: python3 dev.py regenerate
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, convert, to_builtins

from tercet.cards.notation import read_cards
from tercet.engine import events as e
from tercet.engine.match import (
    CountAgreed,
    DeckSealed,
    DeckShown,
    MatchEnded,
    MatchEvent,
    MatchOpened,
    RoundCounted,
    seen_by,
)
from tercet.engine.slots.match_length import own_layouts
from tercet.engine.standing import Rank
from tercet.engine.table import Pile, Seat
from tercet.engine.value import Place, Player
from tercet.rulesets.catalogue import RULE_SETS
from tercet.tables import events as t
from tercet.tables.evolve import evolve_table
from tercet.tables.fairness import HeardCall
from tercet.tables.gathering import ArrivalOrder, Gathering, Options
from tercet.tables.view import seen, table_view
from tests.record.samples import NAMES, events_of

FOLDS = Path(__file__).parents[1] / "golden" / "folds"
ada, bea, cem, jo, bot = (Player(name) for name in ("ada", "bea", "cem", "jo", "bot-1"))
SUPER, QUICK, COMPETITION, PASSING_DEAL = (
    RULE_SETS[name].rules for name in ("super", "quick", "competition", "passing-deal")
)
A, B = read_cards("1rof 2rof 3rof"), read_cards("1gsh 2gsh 3gsh")


class Vector(Struct, frozen=True):
    """Events of a table, those of a golden record after them, and a digest of the state after each."""

    events: tuple[t.TableEvent, ...]
    record: str | None
    states: tuple[str, ...]


def digest(gathering: Gathering) -> str:
    """Equal states have equal digests."""
    text = json.dumps(to_builtins(table_view(gathering)), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:8]


def digests(events: Iterable[t.TableEvent]) -> Iterator[str]:
    """One after each event, as everyone sees it."""
    gathering: Gathering | None = None
    for event in events:
        shown: Any = seen(event)
        gathering = evolve_table(gathering, shown)
        yield digest(gathering)


@cache
def vectors() -> dict[str, Vector]:
    """By the name of the file."""
    found = {"evening": Vector(EVENING, None, tuple(digests(EVENING)))}
    for name in NAMES:
        events = events_of(name)
        opened = events[0]
        assert isinstance(opened, MatchOpened)
        opening = (t.TableOpened(0, opened.by, opened.rules, Options()),)
        found[name] = _own_view(opened, opening, events) or Vector(opening, name, tuple(digests((*opening, *events))))
    return found


def _own_view(opened: MatchOpened, opening: tuple[t.TableEvent, ...], events: Sequence[MatchEvent]) -> Vector | None:
    """Of a race, what its first player is sent (M-12)."""
    if not own_layouts(opened.rules):
        return None
    sent = (*opening, *seen_by(events, opened.players[0]))
    shown: Any = tuple(map(seen, sent))
    return Vector(shown, None, tuple(digests(shown)))


def read(name: str) -> Vector:
    """A vector as it is written."""
    return convert(json.loads((FOLDS / f"{name}.json").read_text(encoding="utf-8")), Vector)


EVENING: tuple[t.TableEvent, ...] = (
    # People gather, and the host sees to things.
    t.TableOpened(0, ada, QUICK, Options()),
    e.PlayerJoined(10, bea, "player"),
    t.BotAdded(20, ada, bot, 3),
    e.PlayerJoined(20, bot, "player"),
    e.PlayerJoined(30, cem, "player"),
    e.PlayerJoined(35, jo, "judge"),
    t.SeatChanged(36, jo, "player"),
    t.SeatChanged(37, jo, "judge"),
    t.TableChanged(38, ada, COMPETITION, Options(judge="nobody")),
    t.TableChanged(39, ada, COMPETITION, Options(judge="host")),
    e.PlayerLeft(40, bea),
    e.PlayerReturned(50, bea),
    t.TableLocked(60, ada, True),
    t.TablePaused(70, ada, True),
    t.TablePaused(80, ada, False),
    e.HostChanged(90, ada, bea),
    e.PlayerRemoved(95, bea, bot),
    t.TableChanged(100, bea, SUPER, Options(order=ArrivalOrder(), visibility="by-link", talk="none")),
    # A round of the Super Rules, with every quarrel there is.
    MatchOpened(110, bea, SUPER, (ada, bea, cem), jo, 1),
    e.RoundOpened(110, bea, SUPER, (Seat(ada), Seat(bea), Seat(cem), Seat(jo, "judge")), ada, bea),
    e.PilesSet(110, (Pile(4, (*A, B[0]), ada), Pile(2, B[1:], bea), Pile(0, (), cem))),
    DeckSealed(110, "5ea1", "salt"),
    e.PileFlipped(120, ada),
    e.CardsDealt(120, A[:2], (Place(0), Place(1)), 0),
    e.TurnPassed(120, 1),
    e.CardsDealt(130, (B[1],), (Place(2),), 1),
    e.CardsDealt(140, (A[2], B[0]), (Place(3), Place(4)), 0),
    t.CallsWeighed(150, (HeardCall(ada, 140, 150, 10, 0), HeardCall(bea, 140, 151, 11, 0))),
    e.SetCalled(150, ada, 10_150),
    e.SetCalled(151, bea, 10_151),
    e.CallsDisputed(151, (ada, bea), 5_151),
    e.FirstNamed(160, cem, ada),
    e.FirstNamed(170, cem, bea),
    e.AllAsked(180, 10_180),
    e.SetPointed(190, ada, A),
    e.CallWithdrawn(200, bea),
    e.CallFailed(200, bea, "nothing"),
    e.LockedOut(200, bea),
    e.SetTaken(200, ada, A, A[:1], A, 1),
    e.LockOutsLifted(200),
    e.CardsDealt(210, (B[2],), (Place(0),), 1),
    e.SetCalled(220, ada, 10_220),
    t.CalledAfter(225, bea),
    e.PointReached(230, cem, 2_230),
    e.TimeRanOut(2_230),
    e.PointsLost(2_230, ada, 1, A[:1]),
    e.CallFailed(2_230, ada, "late"),
    e.StakeSaid(2_240, bea),
    e.StakeSaid(2_250, cem),
    e.PlayerLeft(2_260, cem),
    e.PlayerReturned(2_270, cem),
    e.SuperRoundStarted(2_280, 12_280, B[2]),
    e.SetCalled(2_290, bea, 12_290),
    e.CallerAsked(2_295, bea, 12_295, (cem,)),
    e.SetPointed(2_300, bea, B),
    e.VerdictAwaited(2_300, 9_000),
    e.LayoutSeen(2_300, jo, tuple((card, "sure") for card in (*A, *B))),  # as with a real deck
    e.ClaimSeen(2_305, jo, bea, ((B[0], "sure"), (B[1], "unsure"), (B[2], "corrected"))),
    e.VerdictGiven(2_310, ada, False),
    e.VerdictGiven(2_320, ada, True),
    e.SetTaken(2_320, bea, B, B, B, 3),
    e.SuperRoundEnded(2_320),
    e.CallerAsked(2_330, cem, 9_999, ()),
    e.PointShared(2_340, cem, B, (), ()),
    e.NoSetSaid(2_350, ada),
    e.NoSetSaid(2_360, cem),
    e.PlayerJoined(2_370, Player("dee"), "player"),
    e.FlipVoted(2_380, bea, cem),
    e.FlipTaken(2_380, cem),
    e.DealerChanged(2_390, bea),
    # What other rules know.
    e.DealAsked(2_400, jo),
    e.TakeOffSaid(2_405, ada),
    e.TakeOffSaid(2_406, bea),
    e.PlayerLeft(2_407, bea),
    e.PlayerReturned(2_408, bea),
    e.CardsTakenOff(2_410, jo, (), Pile(3, A, None)),
    e.CardsDealt(2_420, A, (Place(0), Place(1), Place(2)), 0),
    e.CardsMoved(2_430, ((Place(2), Place(4)), (Place(4), Place(2)))),
    e.HintAsked(2_440, ada),
    e.HintGiven(2_440, A[0]),
    e.SetCalled(2_450, ada, 9_000),
    e.SetCalled(2_451, bea, 9_000),
    e.CallExcused(2_460, ada),
    e.CallFailed(2_470, bea, "left"),
    e.LaidByHand(2_480, 3),
    # A tie of three, by word and by touch, one of whom goes.
    e.SetCalled(2_481, ada, 12_481, A[:1]),
    e.PointReached(2_482, bea, 4_482),
    e.SetCalled(2_483, bea, 12_483, B),
    e.CallsDisputed(2_483, (ada, bea), 7_483),
    e.SetShown(2_483, bea, B),
    e.FirstNamed(2_484, cem, ada),
    e.FirstNamed(2_484, jo, ada),
    e.SetCalled(2_485, cem, 12_485),
    e.CallsDisputed(2_485, (ada, bea, cem), 7_485),
    e.CallFailed(2_486, ada, "left"),
    e.AllAsked(2_487, 12_487),
    e.SetPointed(2_488, cem, A),
    e.SetTaken(2_488, bea, B, B[:1], (), 1),
    e.SetCalled(2_489, ada, 12_489, A),
    e.SetShown(2_489, ada, A),
    e.VerdictAwaited(2_489, 2_499),
    e.SetCalled(2_489, cem, 12_489),
    e.CallsDisputed(2_489, (ada, cem), 7_489),
    e.CallerAsked(2_489, cem, 12_489, (ada,)),
    e.SetPointed(2_489, cem, B),
    e.SetTaken(2_489, cem, B, (), (), 1),
    e.CallerAsked(2_489, ada, 12_489),
    e.PointReached(2_489, bea, 4_489),
    e.CallFailed(2_489, ada, "late"),
    e.PriceOwed(2_490, ada, 2),
    e.PricePaid(2_500, ada),
    e.HostChanged(2_510, bea, ada),
    e.PlayerRemoved(2_520, ada, cem),
    # The end, and after it.
    e.EndSaid(2_530, ada),
    e.RoundEnded(2_530, "stopped"),
    DeckShown(2_530, "salt", (*A, *B)),
    RoundCounted(2_530, {ada: 0, bea: 3, Player("dee"): 0}),
    MatchEnded(2_530, (Rank(1, bea, 3), Rank(2, ada, 0), Rank(2, cem, 0))),
    e.PlayerLeft(2_540, bea),
    e.PlayerJoined(2_550, Player("eve"), "player"),
    t.AgainSaid(2_552, ada),
    t.TableChanged(2_555, ada, SUPER, Options()),  # of other rules nobody has said anything
    # Another match, for one who wants it; the others keep the result, and come and go.
    t.AgainSaid(2_560, ada),
    MatchOpened(2_570, ada, QUICK, (ada,), None, 1),
    e.RoundOpened(2_570, ada, QUICK, (Seat(ada),), ada, ada),
    t.PresenceChanged(2_580, Player("eve"), False),
    t.PresenceChanged(2_590, Player("eve"), True),
    e.PlayerJoined(2_600, Player("eve"), "player"),
    # Of several rounds: one is ended early, dealt again, ended again, and counts.
    e.RoundEnded(2_610, "no-set-left"),
    RoundCounted(2_610, {ada: 0}),
    MatchEnded(2_610, (Rank(1, ada, 0),)),
    MatchOpened(2_620, ada, PASSING_DEAL, (ada, bea), None, 2),
    e.RoundOpened(2_620, ada, PASSING_DEAL, (Seat(ada), Seat(bea)), ada, ada),
    e.RoundEnded(2_630, "stopped"),
    t.AgainSaid(2_640, ada),
    t.AgainSaid(2_640, bea),
    e.RoundOpened(2_640, bea, PASSING_DEAL, (Seat(ada), Seat(bea)), ada, ada),
    e.RoundEnded(2_650, "stopped"),
    t.AgainSaid(2_660, bea),
    CountAgreed(2_670, ada),
    CountAgreed(2_670, bea),
    RoundCounted(2_670, {ada: 0, bea: 0}),
)


if __name__ == "__main__":
    FOLDS.mkdir(exist_ok=True)
    for path in {*FOLDS.glob("*.json")} - {FOLDS / f"{name}.json" for name in vectors()}:
        path.unlink()
    for name, vector in vectors().items():
        (FOLDS / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(vector), indent=0) + b"\n")
