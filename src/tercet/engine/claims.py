"""Call, point, withdraw, rule: a claim from the call to the verdict."""

from tercet.cards.card import Card
from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.commands import Call, Point, Rule, Withdraw
from tercet.engine.refusals import Refusal
from tercet.engine.slots import calling, pattern, super_round, verdict
from tercet.engine.steps import ask_caller, fail, go_on, is_right, ruling, show_down, take_or_fail
from tercet.engine.story import Story
from tercet.engine.table import AllShow, Called, Disputed, Pointed, Reached, Searching, Table
from tercet.engine.value import Player


def call(story: Story, command: Call) -> Refusal | None:
    """A player calls “SET!”, which opens the window for pointing."""
    if refusal := may_call(story.table, command):
        return refusal
    _announce(story, command.by)
    return None


def may_call(table: Table, command: Call | Point) -> Refusal | None:
    """Why this player may not call now; None if they may."""
    by, at = command.by, command.at
    return super_round.may_call(table, by, at) or calling.may_call(table, by, at)


def _announce(story: Story, by: Player, touched: tuple[Card, ...] = (), *, whole: bool = False) -> None:
    """The first caller gets control of the table (A-2); a simultaneous call opens a dispute, or joins it (S-7)."""
    table = story.table
    vote_ms = calling.vote_ms(table)
    rivals = () if vote_ms is None else table.callers
    story.tell(e.SetCalled(story.at, by, story.at + calling.window_ms(table), touched))
    if rivals and vote_ms is not None:
        story.tell(e.CallsDisputed(story.at, (*rivals, by), story.at + vote_ms))
        if whole:
            story.tell(e.SetShown(story.at, by, touched))
        settle_dispute(story, time_up=False)
    elif whole:
        show(story, e.SetShown(story.at, by, touched))


def settle_dispute(story: Story, *, time_up: bool) -> None:
    """The caller named by more than half of the others has the call; if there is none, all callers may show (R-14)."""
    phase = story.table.phase
    assert isinstance(phase, Disputed)
    others = story.table.others(*phase.callers)
    votes = [caller for _, caller in phase.votes]
    named = [caller for caller in phase.callers if 2 * votes.count(caller) > len(others)]
    if named or len(phase.callers) == 1:
        _ask_first(story, phase, (*named, *phase.callers)[0])
    elif time_up or len(votes) == len(others):
        _ask_all(story, phase)


def _ask_first(story: Story, phase: Disputed, by: Player) -> None:
    """Give this player the call; cards shown with it are ruled on now."""
    shown = dict(phase.shown)
    ask_caller(story, by)
    if by in shown:
        show(story, e.SetShown(story.at, by, shown[by]))


def _ask_all(story: Story, phase: Disputed) -> None:
    """Nobody can say who was first: all may show and score. Where people rule, they show one after the other."""
    if story.table.rules.verdict.by_engine:
        story.tell(e.AllAsked(story.at, story.at + calling.window_ms(story.table)))
        settle_all(story)
    else:
        ask_caller(story, *phase.callers)


def point(story: Story, command: Point) -> Refusal | None:
    """Show the cards; the engine rules at once, a judge or the players later."""
    table, by, cards = story.table, command.by, command.cards
    if refusal := may_point(table, command):
        return refusal
    if type(table.phase) is AllShow:
        story.tell(e.SetPointed(story.at, by, cards))
        settle_all(story)
    elif table.rules.calling.touch and calling.touches(table, by):
        _announce(story, by, cards, whole=len(cards) in pattern.pick_sizes(table.rules.pattern))
    else:
        show(story, e.SetPointed(story.at, by, cards))
    return None


def may_point(table: Table, command: Point) -> Refusal | None:
    """Why these cards may not be pointed at now; None if they may. Whether they are right is not asked here."""
    by, at, cards, rules, phase = command.by, command.at, command.cards, table.rules, table.phase
    if rules.layout.face_down:
        return no.TURN_INSTEAD
    if type(phase) is AllShow:
        return _may_show(phase, by, at) or _problem_with_cards(table, cards)
    if rules.calling.touch and calling.touches(table, by):
        return may_call(table, command) or _may_touch(table, cards)
    refusal = calling.may_point(table, by, at) or _problem_with_cards(table, cards)
    if type(phase) is Searching:
        refusal = refusal or super_round.may_call(table, by, at)
    return refusal


def _may_touch(table: Table, cards: tuple[Card, ...]) -> Refusal | None:
    """Touching a card is a call (S-8) if there are enough cards; touching all cards of a SET also shows them."""
    enough = pattern.pick_sizes(table.rules.pattern)[0]
    in_reach = [*filter(None, pattern.in_reach(table))]
    return _problem_with_cards(table, cards, least=1) or (no.NOT_NOW if len(in_reach) < enough else None)


def show(story: Story, event: e.SetPointed | e.SetShown) -> None:
    """The engine rules at once, or when no other call can be simultaneous any more (R-14); people rule later."""
    table, by, cards = story.table, event.by, event.cards
    until = None if table.rules.ties.within_ms is None else calling.ties_until(table)
    story.tell(event)
    if not table.rules.verdict.by_engine:
        _await_verdict(story)
    elif until is not None and story.at < until:
        story.tell(e.VerdictAwaited(story.at, until))
    else:
        take_or_fail(story, by, cards, is_right(table, by, cards))


def _may_show(phase: AllShow, by: Player, at: int) -> Refusal | None:
    if by not in phase.callers:
        return no.CALLED_ALREADY
    if by in dict(phase.shown):
        return no.SAID_ALREADY
    return None if at <= phase.until else no.TOO_LATE


def settle_all(story: Story) -> None:
    """Rule on all callers once each has shown or left."""
    table, phase = story.table, story.table.phase
    assert isinstance(phase, AllShow)
    if all(by in dict(phase.shown) or by not in table.others() for by in phase.callers):
        show_down(story, phase)


def _problem_with_cards(table: Table, cards: tuple[Card, ...], least: int | None = None) -> Refusal | None:
    """Why these cards cannot be pointed at: wrong number, twice, or not in the layout. A touch needs at least one."""
    rules = table.rules
    if rules.deck.unseen:
        return no.CARDS_UNSEEN if cards else None
    count, sizes = len(cards), pattern.pick_sizes(rules.pattern)
    if count not in sizes and (least is None or not least <= count < sizes.stop):
        return no.pick(sizes, count)
    if len(set(cards)) != count:
        return no.CARD_TWICE
    beside = calling.found_beside(table) if table.missed else ()
    reach = pattern.in_reach(table) if rules.pattern.linked else table.layout
    if beside:
        reach += tuple([card for find in beside for card in find])
    for card in cards:
        if card not in reach:
            return no.NOT_ON_TABLE
    if rules.reward.cards_stay and pattern.was_found(table, cards):
        return None if any(set(cards) == set(find) for find in beside) else no.FOUND_ALREADY
    return None


def _await_verdict(story: Story) -> None:
    story.tell(e.VerdictAwaited(story.at, story.at + verdict.wait_ms(story.table)))
    _settle(story)


def _settle(story: Story) -> None:
    phase = story.table.phase
    assert isinstance(phase, Pointed)
    right = ruling(story.table, phase, time_up=False)
    if right is not None:
        take_or_fail(story, phase.by, phase.cards, right)


def rule(story: Story, command: Rule) -> Refusal | None:
    """A verdict: the judge's, or that of one of the other players (A-7, G-13)."""
    phase = story.table.phase
    if not isinstance(phase, Pointed):
        return no.NOT_NOW
    if refusal := verdict.may_rule(story.table, phase, command.by):
        return refusal
    story.tell(e.VerdictGiven(story.at, command.by, command.right))
    _settle(story)
    return None


def withdraw(story: Story, command: Withdraw) -> Refusal | None:
    """“Mine is gone” costs nothing if a card went after the call (G-15); otherwise it is a call without a SET."""
    table, by = story.table, command.by
    if isinstance(table.phase, AllShow):
        return _give_up(story, table.phase, command)
    if isinstance(table.phase, Disputed):
        return no.NOT_NOW
    if not isinstance(table.phase, Called | Reached) or by != table.phase.by:
        return no.NOT_YOUR_CALL
    story.tell(e.CallWithdrawn(story.at, by))
    if calling.excuses(table):
        story.tell(e.CallExcused(story.at, by))
    else:
        fail(story, by, "withdrawn")
    go_on(story)
    return None


def _give_up(story: Story, phase: AllShow, command: Withdraw) -> Refusal | None:
    """One of the simultaneous callers does not show; the others must still show it correctly (S-7)."""
    if refusal := _may_show(phase, command.by, story.at):
        return refusal
    story.tell(e.CallWithdrawn(story.at, command.by))
    settle_all(story)
    return None
