"""Rules: one slot for each question on which rule sheets differ, one value for each answer. Data only.

Times are in milliseconds. The meaning of a value is in the slot's own module under `slots`. What holds for every table
that has the value is a class variable of it. All values of a slot have the same ones, as a variable or as a field; the
type checker names where one is missed.
"""

from typing import Annotated, ClassVar, Literal

from tercet.engine.value import Offer, Value

Role = Literal["player", "dealer", "judge"]


# deck: which cards are in play?
class AllCards(Value, frozen=True):
    """Every card with this number of features and of values for each; `colour` and `shading` can fix a feature.

    Three values in four features are the box's 81 cards; a fifth feature is the edge; two values are dots.
    """

    unseen: ClassVar = False  # are the cards in people's hands, where the engine cannot see them?
    values: Literal[2, 3, 4] = 3
    features: Literal[4, 5, 6] = 4
    colour: Literal["r", "p", "g"] | None = None
    shading: Literal["f", "h", "e"] | None = None


class SomeCards(Value, frozen=True):
    """A number of cards chosen by the person who opens the table: a puzzle."""

    unseen: ClassVar = False
    count: int = 12


class PuzzleDeck(Value, frozen=True):
    """All 81 cards, ordered so that each full layout has this number of SETs, as far as the cards allow."""

    unseen: ClassVar = False
    sets: Annotated[int, Offer(2, 4, 6, 8)] = 6


class RealDeck(Value, frozen=True):
    """Cards in people's hands: the engine keeps calls, order and points, but sees no cards."""

    unseen: ClassVar = True


Deck = AllCards | SomeCards | PuzzleDeck | RealDeck


# pattern: what counts as a find?
class Pattern(Value, frozen=True):
    """A number of cards that pass a test, some of which may belong to the previous find.

    The test `cancel`: every feature adds up to nothing, which is what a SET does; `pairs`: two pairs that the same card
    completes. With `most`, any number of cards from `cards` to `most` will do.
    """

    test: Literal["cancel", "pairs"] = "cancel"
    cards: int = 3
    most: int | None = None
    linked: int = 0


# layout: how many cards lie on the table, and how?
class Rectangle(Value, frozen=True):
    """So many cards; when there is no find, more up to the next multiple of `step`.

    `reshuffled`: after each find the cards that stay change places.
    """

    face_down: ClassVar = False  # does nobody see a card before somebody turns it up?
    size: Annotated[int, Offer(9, 12, 15)] = 12
    step: int = 3
    reshuffled: bool = False


class FaceDown(Value, frozen=True):
    """As many cards, but they lie face down: nobody sees one before somebody turns it up."""

    face_down: ClassVar = True
    reshuffled: ClassVar = False
    size: Annotated[int, Offer(12, 15, 21)] = 21
    step: int = 3


class Open(Value, frozen=True):
    """No fixed size: the layout grows card by card."""

    face_down: ClassVar = False
    reshuffled: ClassVar = False
    size: ClassVar = None


Layout = Rectangle | FaceDown | Open


# calling: how is a SET announced?
class CallFirst(Value, frozen=True):
    """Call, then point within the window; the others wait. With `touch`, pointing counts as the call."""

    called: ClassVar = True  # do players call before they point?
    window_ms: Annotated[int, Offer(3_000, 5_000, 10_000, 20_000)] = 5_000
    touch: bool = False


class CallsInOrder(Value, frozen=True):
    """Call, then point; those who call meanwhile are asked next, in order."""

    called: ClassVar = True
    touch: ClassVar = False
    window_ms: int = 10_000


class PointAtOnce(Value, frozen=True):
    """No call: the first to point at a SET has it."""

    called: ClassVar = False
    touch: ClassVar = False
    window_ms: ClassVar = 0


Calling = CallFirst | CallsInOrder | PointAtOnce


# ties: what if two call at the same time?
class FirstHeard(Value, frozen=True):
    """The call that arrived first goes first."""

    within_ms: ClassVar = None
    vote_ms: ClassVar = None


class AskTheOthers(Value, frozen=True):
    """Calls closer than `within_ms` are simultaneous: the others say who was first; otherwise all may show."""

    within_ms: int = 10
    vote_ms: int = 5_000


Ties = FirstHeard | AskTheOthers


# delay: what can the others do about a caller who delays?
class WaitForWindow(Value, frozen=True):
    """Nothing: the window closes by itself."""


class TakeAPoint(Value, frozen=True):
    """Take one of the caller's points to the discard: it is lost if it gets there before the caller has pointed."""

    landing_ms: int = 2_000


Delay = WaitForWindow | TakeAPoint


# verdict: who decides whether it is a SET?
class ByEngine(Value, frozen=True):
    """The engine, at once."""

    by_engine: ClassVar = True


class ByJudge(Value, frozen=True):
    """The judge at the table; if there is none, the other players."""

    by_engine: ClassVar = False
    wait_ms: int = 30_000


class ByPlayers(Value, frozen=True):
    """The other players; silence counts as agreement."""

    by_engine: ClassVar = False
    wait_ms: int = 10_000


Verdict = ByEngine | ByJudge | ByPlayers


# reward: what does the finder get?
class KeepAll(Value, frozen=True):
    """All the cards; a point for the SET, or one for each card."""

    cards_stay: ClassVar = False  # do found cards stay in the layout, so that each SET counts once?
    points_per: Literal["set", "card"] = "set"


class KeepOne(Value, frozen=True):
    """One card as a point; the others go to the discard."""

    cards_stay: ClassVar = False


class LeaveCards(Value, frozen=True):
    """A point; the cards stay in the layout, and each SET counts once."""

    cards_stay: ClassVar = True


Reward = KeepAll | KeepOne | LeaveCards


# penalty: what does a wrong or late call cost?
class NoPenalty(Value, frozen=True):
    """A wrong call costs nothing."""


class LosePoints(Value, frozen=True):
    """Points are lost, below zero if necessary."""

    points: Annotated[int, Offer(1, 2, 3)] = 1


class LockOut(Value, frozen=True):
    """The player may not call until another player has found a SET."""


class LockOutFor(Value, frozen=True):
    """The player may not call or point for a while; the others go on."""

    time_ms: Annotated[int, Offer(3_000, 5_000, 10_000)] = 5_000


class PayOrLockOut(Value, frozen=True):
    """A point, if the player has one; otherwise as `LockOut`."""

    points: int = 1


Penalty = NoPenalty | LosePoints | LockOut | LockOutFor | PayOrLockOut


# dealing: who lays the cards?
class EngineDeals(Value, frozen=True):
    """The engine fills up the layout at once, in the dealer's name."""

    patience_ms: ClassVar = None


class DealtBy(Value, frozen=True):
    """The dealer or the judge fills up the layout; after a while the engine does."""

    role: Literal["dealer", "judge"] = "dealer"
    patience_ms: int = 10_000


class PlayersFlip(Value, frozen=True):
    """Each player has a pile and turns up its top card in turn; after a while the engine does."""

    patience_ms: int = 30_000


Dealing = EngineDeals | DealtBy | PlayersFlip


# no_set: who adds cards when nobody finds one, and when?
class AllAgree(Value, frozen=True):
    """When every player who is free to play says that there is none."""

    engine_sees: ClassVar = False  # does the engine add cards as soon as there is no SET?
    wait_ms: ClassVar = None


class AfterTime(Value, frozen=True):
    """As `AllAgree`, or when nothing has been found for a while."""

    engine_sees: ClassVar = False
    wait_ms: Annotated[int, Offer(30_000, 60_000, 90_000)] = 90_000


class EngineSees(Value, frozen=True):
    """The engine, as soon as there is none."""

    engine_sees: ClassVar = True
    wait_ms: ClassVar = None


class JudgeSays(Value, frozen=True):
    """The judge, when there is none or a reasonable time has passed; without a judge, all agree."""

    engine_sees: ClassVar = False
    wait_ms: ClassVar = None
    trouble_at: int = 15
    taken_off: int = 6


class AtAPrice(Value, frozen=True):
    """The player owes SETs for it, to be won back once the deck is used up.

    Each is paid by a SET found while at most `last` cards are face up (P-4); without a number, by any SET (A-12).
    """

    engine_sees: ClassVar = False
    wait_ms: ClassVar = None
    sets: int = 1
    last: int | None = None


class NobodySays(Value, frozen=True):
    """Nobody: as long as there is a layout, there is something left to find in it."""

    engine_sees: ClassVar = False
    wait_ms: ClassVar = None


NoSet = AllAgree | AfterTime | EngineSees | JudgeSays | AtAPrice | NobodySays


# super_round: may players stake points on the next card?
class NoSuperRound(Value, frozen=True):
    """There are no super rounds."""


class SuperRound(Value, frozen=True):
    """For a while after the flip only those in it may call, with more to win and more to lose."""

    time_ms: int = 10_000
    penalty: int = 2
    price: int = 1
    with_flipped: bool = False


SuperRounds = NoSuperRound | SuperRound


# ending: when is the round over?
class DeckUsedUp(Value, frozen=True):
    """When the piles are empty and there is no SET left, or all agree that there is none."""

    in_layouts: ClassVar = False  # is each layout solved, and then the next one dealt?
    time_ms: ClassVar = None


class AllFound(Value, frozen=True):
    """When every SET of the layout has been found."""

    in_layouts: ClassVar = False
    time_ms: ClassVar = None


class DeckSolved(Value, frozen=True):
    """When every SET of each layout has been found.

    A solved layout is discarded and the next one dealt, to the last card.
    """

    in_layouts: ClassVar = True
    time_ms: ClassVar = None


class FirstTo(Value, frozen=True):
    """When somebody has found this number of SETs; or as `DeckUsedUp`."""

    in_layouts: ClassVar = False
    time_ms: ClassVar = None
    sets: Annotated[int, Offer(3, 5, 10)] = 10


class FirstToInTime(Value, frozen=True):
    """When somebody has found this number of SETs, or when the time is up; or as `DeckUsedUp`."""

    in_layouts: ClassVar = False
    sets: Annotated[int, Offer(10, 20)] = 10
    time_ms: Annotated[int, Offer(180_000, 300_000, 600_000)] = 600_000


class Timed(Value, frozen=True):
    """When the time is up; or as `DeckUsedUp`."""

    in_layouts: ClassVar = False
    time_ms: Annotated[int, Offer(60_000, 180_000, 300_000, 600_000)] = 300_000


Ending = DeckUsedUp | AllFound | DeckSolved | FirstTo | FirstToInTime | Timed


# hints: what may the table reveal?
class NoHints(Value, frozen=True):
    """The table reveals nothing."""


class ShowCount(Value, frozen=True):
    """Everyone sees how many SETs there are."""


class ShowCards(Value, frozen=True):
    """On request, a card of a SET in the layout, then another one, up to this number."""

    cards: Annotated[int, Offer(1, 2)] = 2


Hints = NoHints | ShowCount | ShowCards


# match: how many rounds?
class SingleRound(Value, frozen=True):
    """One round."""


class PassingDeal(Value, frozen=True):
    """The deal passes to the left until everyone has dealt this number of times.

    Unless `stopped_counts`, a round that the host ends early is dealt again, or counts if all agree (R-20).
    """

    times: int = 1
    stopped_counts: bool = True


class SetMaster(Value, frozen=True):
    """Each player in turn is the Master this number of times: deals, and does not play; `stopped_counts` as above."""

    times: int = 1
    stopped_counts: bool = True


class Race(Value, frozen=True):
    """One round, which everyone plays on a layout of their own, from the same deck at the same time (M-12)."""


MatchLength = SingleRound | PassingDeal | SetMaster | Race


class Seats(Value, frozen=True):
    """The smallest and the largest number of players."""

    least: int = 1
    most: int = 12


class Rules(Value, frozen=True):
    """A complete rule set, stored in the opening event, so that a log contains the rules it was played by."""

    name: str
    deck: Deck
    pattern: Pattern
    layout: Layout
    calling: Calling
    ties: Ties
    delay: Delay
    verdict: Verdict
    reward: Reward
    penalty: Penalty
    dealing: Dealing
    no_set: NoSet
    super_round: SuperRounds
    ending: Ending
    hints: Hints
    seats: Seats
    match: MatchLength
