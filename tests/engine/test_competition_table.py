"""The table of a competition, as the judge runs it: the layout, one claim, more cards, the end (G-12 to G-16)."""

from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets
from tercet.engine import commands as c
from tercet.engine.events import (
    CallFailed,
    CardsDealt,
    DealAsked,
    PointsLost,
    RoundEnded,
    SetPointed,
    SetTaken,
    VerdictAwaited,
    VerdictGiven,
)
from tercet.engine.opening import open_round
from tercet.engine.refusals import Refusal
from tercet.engine.standing import points_of
from tercet.engine.table import Pointed, Searching
from tercet.engine.value import Place, Player
from tercet.engine.view import view
from tercet.rulesets.competition import COMPETITION
from tests.engine.layouts import NEXT_THREE, NO_SET_IN_IT, ONE_SET, THE_SET, TWENTY_WITHOUT
from tests.engine.telling import ToldTable, ann, bea, cem, deck_beginning, given, judge, time_is_up

CARDS = read_cards(THE_SET)


def table_of(layout: str = ONE_SET) -> ToldTable:
    return given(COMPETITION, layout=layout)


# The layout


def test_twelve_cards_lie_where_all_can_see_them() -> None:
    """G-12: players, judge and spectators see the same twelve cards."""
    table = table_of().table
    assert len(table.cards) == 12
    for viewer in (ann.player, bea.player, cem.player, judge.player, None):
        assert view(table, viewer).table.layout == read_cards(ONE_SET)


def test_the_cards_shown_before_play_go_back_into_the_deck() -> None:
    """G-12: what the judge laid out to explain is shuffled back, so a deck without those twelve is refused."""
    deck = deck_beginning(COMPETITION.rules, ONE_SET)[12:]
    players = (ann.player, bea.player, cem.player)
    opening = c.OpenRound(0, ann.player, COMPETITION.rules, players, deck, ann.player, judge.player)
    refused = open_round(opening)
    assert isinstance(refused, Refusal)
    assert refused.why == "This deck has 81 cards, not 69."


# A claim


def test_pointing_does_not_take() -> None:
    """G-13: say it, point, do not take: the cards lie there until the judge has spoken."""
    table = table_of().when(ann.calls(at=100)).refuses(ann.rules(True, at=200), "not-now")
    table.when(ann.points(THE_SET, at=900))
    table.then(SetPointed(900, ann.player, CARDS), VerdictAwaited(900, 30_900))
    assert set(CARDS) <= set(table.table.cards)
    assert table.seat(ann).sets == 0


def test_cards_pointed_at_without_a_call_do_not_count() -> None:
    """G-13: say it first."""
    table_of().refuses(ann.points(THE_SET, at=100), "call-first")


def test_the_judge_confirms_and_hands_the_cards_over() -> None:
    """G-13: the three cards are the caller's; the judge's hand replaces them next."""
    table = table_of().when(ann.calls(at=100), ann.points(THE_SET, at=900), judge.rules(True, at=1_500))
    table.then(VerdictGiven(1_500, judge.player, True), SetTaken(1_500, ann.player, CARDS, CARDS, CARDS, 1))
    assert table.seat(ann).taken == CARDS
    assert len(table.table.cards) == 9
    table.when(judge.deals(at=2_000))
    gaps = (Place(0), Place(1), Place(2))
    table.then(DealAsked(2_000, judge.player), CardsDealt(2_000, read_cards(NEXT_THREE), gaps, 0))


def test_not_a_set_is_one_point_against_and_the_cards_stay() -> None:
    """G-13: a score may go below zero."""
    table = table_of().when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=900), judge.rules(False, at=1_500))
    table.then(
        VerdictGiven(1_500, judge.player, False),
        CallFailed(1_500, ann.player, "wrong"),
        PointsLost(1_500, ann.player, 1),
    )
    assert (table.seat(ann).points, table.seat(ann).against) == (-1, 1)
    assert len(table.table.cards) == 12


def test_the_judges_word_stands_whatever_the_engine_sees() -> None:
    """G-13: the judge confirms; nobody corrects the judge."""
    table = table_of().when(ann.calls(at=100), ann.points(NO_SET_IN_IT, at=900), judge.rules(True, at=1_500))
    assert table.seat(ann).sets == 1


def test_only_the_judge_rules_and_in_their_own_time() -> None:
    """G-13: no clock runs on the judge."""
    table = table_of().when(ann.calls(at=100), ann.points(THE_SET, at=900))
    table.refuses(bea.rules(True, at=1_000), "judge-only").refuses(ann.rules(True, at=1_000), "judge-only")
    table.refuses(time_is_up(at=9_999_999), "too-early").when(judge.rules(True, at=9_999_999))


def test_a_judge_does_not_play() -> None:
    """G-1: one judge a table, beside the players."""
    table_of().refuses(judge.calls(at=100), "not-playing").refuses(judge.says_no_set(at=100), "not-playing")


# A judge who goes


def test_when_the_judge_leaves_a_pending_claim_is_the_players_to_rule() -> None:
    """G-1, G-13: they judge themselves, and their time begins now."""
    table = table_of().when(ann.calls(at=100), ann.points(THE_SET, at=900), judge.leaves(at=60_000))
    assert table.told(VerdictAwaited) == [VerdictAwaited(60_000, 90_000)]
    table.refuses(ann.rules(True, at=60_100), "own-call")
    table.when(bea.rules(True, at=60_100), cem.rules(True, at=60_200))
    assert table.seat(ann).sets == 1


def test_players_who_say_nothing_while_the_judge_is_away_consent() -> None:
    """G-1: after half a minute the claim stands."""
    table = table_of().when(ann.calls(at=100), ann.points(THE_SET, at=900), judge.leaves(at=60_000))
    table.refuses(time_is_up(at=89_999), "too-early").when(time_is_up(at=90_000))
    assert table.seat(ann).sets == 1


def test_a_judge_who_comes_back_rules_again() -> None:
    """G-13: the pending claim is the judge's once more."""
    table = table_of().when(ann.calls(at=100), ann.points(THE_SET, at=900), judge.leaves(at=1_000))
    table.when(bea.rules(False, at=1_100), judge.returns(at=1_200)).refuses(cem.rules(False, at=1_300), "judge-only")
    table.refuses(time_is_up(at=99_999), "too-early").when(judge.rules(True, at=100_000))
    assert table.seat(ann).sets == 1


def test_another_judge_may_take_the_empty_chair() -> None:
    """G-1: one judge a table; while the first is away a second may sit down, and then the first is not needed."""
    second = Player("second-judge")
    table = table_of().refuses(c.Join(50, second, "judge"), "has-judge")
    table.when(ann.calls(at=100), ann.points(THE_SET, at=900), judge.leaves(at=1_000), c.Join(1_100, second, "judge"))
    table.refuses(judge.returns(at=1_200), "has-judge").when(c.Rule(1_300, second, True))
    assert table.seat(ann).sets == 1


def test_a_claim_stands_although_its_player_leaves_before_the_verdict() -> None:
    """G-13, R-2: the cards were pointed out in time."""
    table = table_of().when(ann.calls(at=100), ann.points(THE_SET, at=900), ann.leaves(at=1_000))
    assert isinstance(table.table.phase, Pointed)
    table.when(judge.rules(True, at=1_500))
    assert table.seat(ann).points == 1


# More cards


def test_the_judge_adds_three_when_there_is_none_or_time_has_passed() -> None:
    """G-14: whether a SET is there or not is the judge's to see; the players' word is advice."""
    for layout in (TWENTY_WITHOUT, ONE_SET):
        table = table_of(layout)
        for player in (ann, bea, cem):
            table.when(player.says_no_set(at=100))
        assert len(table.table.cards) == 12
        table.refuses(ann.deals(at=200), "judge-only").when(judge.deals(at=60_000))
        assert len(table.table.cards) == 15


def test_without_a_judge_three_come_when_all_agree() -> None:
    """G-14, G-1, R-4: also when the judge leaves after all have said so."""
    table = table_of(TWENTY_WITHOUT).when(*(player.says_no_set(at=100) for player in (ann, bea, cem)))
    table.when(judge.leaves(at=200))
    assert len(table.table.cards) == 15
    table.when(*(player.says_no_set(at=300) for player in (ann, bea, cem)))
    assert len(table.table.cards) == 18


def test_nothing_is_laid_while_a_call_is_pending() -> None:
    """G-13: first the call is settled."""
    table = table_of().when(ann.calls(at=100)).refuses(judge.deals(at=200), "not-now")
    table.when(ann.points(THE_SET, at=900)).refuses(judge.deals(at=1_000), "not-now")


def test_a_judge_who_forgets_to_replace_cards_does_not_hold_the_table_up() -> None:
    """G-15: after ten seconds the missing cards come by themselves."""
    table = table_of().when(ann.calls(at=100), ann.points(THE_SET, at=900), judge.rules(True, at=1_500))
    table.refuses(bea.deals(at=2_000), "judge-only").refuses(time_is_up(at=11_499), "too-early")
    table.when(time_is_up(at=11_500))
    assert len(table.table.cards) == 12


# The end


def test_the_score_is_the_sets_less_the_points_against() -> None:
    """G-16: two SETs and one point against are one."""
    table = table_of("1rof 2rof 3rof 1psh 2psh 3psh 3gof 2gdh 2gse 1gof 1rdh 2rdh")
    for trio, right in ((THE_SET, True), ("1psh 2psh 3psh", True), ("3gof 2gdh 1gof", False)):
        table.when(ann.calls(), ann.points(trio), judge.rules(right))
    seat = table.seat(ann)
    assert (seat.sets, seat.against, seat.points) == (2, 1, 1)
    assert points_of(table.table) == {ann.player: 1, bea.player: 0, cem.player: 0}


def test_it_is_over_when_the_deck_is_dealt_and_every_set_claimed() -> None:
    """G-16: not before, and then without a command."""
    table = table_of()
    while not isinstance(table.events[-1], RoundEnded):
        assert isinstance(table.table.phase, Searching)
        claim_or_deal(table)
    assert table.table.deck_left == 0
    assert table.events[-1] == RoundEnded(0, "no-set-left")


def claim_or_deal(table: ToldTable) -> None:
    """Ann sees every SET; the judge replaces cards, and adds some when there is none."""
    sets = find_sets(table.table.cards)
    if sets:
        table.when(ann.calls(), c.Point(0, ann.player, sets[0]), judge.rules(True))
    else:
        table.when(judge.deals())
