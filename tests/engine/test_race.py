"""A race: everyone plays the same deck at the same time, each on a layout of their own (M-12, M-13)."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine import events as e
from tercet.engine import rules as r
from tercet.engine.clock import deadline
from tercet.engine.commands import Point
from tercet.engine.match import (
    DealRound,
    DeckShown,
    Match,
    MatchEnded,
    MatchEvent,
    OnOwnLayout,
    OpenMatch,
    OwnLayoutOpened,
    ProgressMade,
    act_in_match,
    event_on_layout,
    match_view,
    own_view,
    racers,
    seen_by,
    table_of,
)
from tercet.engine.refusals import Refusal
from tercet.engine.slots.pattern import finds_here
from tercet.engine.standing import Rank
from tercet.engine.table import Over, Table
from tercet.engine.value import Player
from tercet.players.match_of_bots import bots_play
from tercet.players.wild import shuffled
from tercet.record.laws import all_cards, cards_named, violations
from tercet.record.replay import prove
from tercet.rulesets.quick import QUICK
from tercet.rulesets.race import RACE
from tests.engine.layouts import NEXT_THREE, NO_SET_IN_IT, ONE_SET, THE_OTHER_SET, THE_SET, TWENTY_WITHOUT, TWO_SETS
from tests.engine.matches import ToldMatch, given_match
from tests.engine.telling import Someone, ann, bea, cem, time_is_up

TO_ONE = replace(RACE.rules, ending=r.FirstToInTime(1, 60_000))
WHOLE_DECK = replace(RACE.rules, deck=r.AllCards(shading="f"), layout=r.Rectangle(9), ending=r.Timed(60_000))


def race(layout: str = TWO_SETS, rules: r.Rules = RACE.rules) -> ToldMatch:
    """Ann and Bea race, from this layout."""
    return given_match(rules, ann, bea, layout=layout)


def own(match: ToldMatch, someone: Someone) -> Table:
    """The round that somebody plays alone."""
    return match.match.own[someone.player]


def layout_of(match: ToldMatch, someone: Someone) -> str:
    return " ".join(own(match, someone).cards)


def finds(match: ToldMatch, someone: Someone) -> int:
    """How many finds everyone sees that somebody has made."""
    seat = match.table.seat(someone.player)
    assert seat is not None
    return seat.sets


def test_everyone_begins_with_the_same_layout_of_their_own() -> None:
    """M-12: and none lies on the table that they share."""
    match = race()
    assert layout_of(match, ann) == layout_of(match, bea) == " ".join(TWO_SETS.split())
    assert match.table.cards == []


def test_a_find_takes_cards_from_ones_own_layout_only() -> None:
    """M-12: the others see the number of finds."""
    match = race(ONE_SET).when(ann.points(THE_SET, at=2_000))
    assert {*NEXT_THREE.split()} <= {*own(match, ann).cards}
    assert layout_of(match, bea) == " ".join(ONE_SET.split())
    assert match.told(ProgressMade) == [ProgressMade(2_000, ann.player, 1, 1)]
    assert (finds(match, ann), finds(match, bea)) == (1, 0)


def test_both_may_find_the_same_and_see_the_same_after_it() -> None:
    """M-12: same finds, same layouts, so that times can be compared."""
    match = race().when(ann.points(THE_SET, at=1_000), bea.points(THE_SET, at=9_000))
    assert layout_of(match, ann) == layout_of(match, bea)
    assert match.match.times == {ann.player: (1_000,), bea.player: (9_000,)}


def test_cards_that_lie_only_on_anothers_layout_cannot_be_pointed_at() -> None:
    """M-12."""
    match = race(ONE_SET).when(ann.points(THE_SET, at=1_000))
    match.refuses(bea.points(NEXT_THREE, at=2_000), "not-on-table")


def test_a_wrong_claim_locks_out_for_a_time_and_the_others_go_on() -> None:
    """M-13: five seconds."""
    match = race().when(ann.points(NO_SET_IN_IT.replace("3gof", "3gse"), at=1_000))
    assert match.told(ProgressMade) == [ProgressMade(1_000, ann.player, 0, 0, locked_until=6_000)]
    match.refuses(ann.points(THE_SET, at=5_999), "locked-out")
    match.when(bea.points(THE_SET, at=5_999), ann.points(THE_SET, at=6_000))
    assert (finds(match, ann), finds(match, bea)) == (1, 1)


def test_the_first_to_find_enough_ends_the_race_for_all() -> None:
    """M-12: nobody waits for the others."""
    match = race(rules=TO_ONE).when(bea.points(THE_SET, at=3_000))
    assert match.table.phase == Over("first-to")
    assert match.told(MatchEnded) == [MatchEnded(3_000, (Rank(1, bea.player, 1), Rank(2, ann.player, 0)))]
    match.refuses(ann.points(THE_SET, at=3_001), "over")


def test_the_clock_ends_it_and_equal_finds_share_a_rank() -> None:
    """M-12, R-11."""
    match = race().when(ann.points(THE_SET, at=1_000), bea.points(THE_OTHER_SET, at=2_000))
    assert deadline(match.table) == 600_000
    match.refuses(time_is_up(599_999), "too-early")
    match.when(time_is_up(600_000))
    assert match.table.phase == Over("time-up")
    assert match.told(MatchEnded) == [MatchEnded(600_000, (Rank(1, ann.player, 1), Rank(1, bea.player, 1)))]


def test_whoever_comes_to_the_end_of_the_deck_first_ends_it() -> None:
    """M-12: there are no SETs left for one of them; the most finds win."""
    match = given_match(WHOLE_DECK, ann, bea)
    for _ in range(9):
        if not match.match.ended:
            found = finds_here(own(match, ann))[0]
            match.when(Point(match.match.at + 1, ann.player, found))
    assert match.table.phase == Over("no-set-left")
    assert match.match.totals[ann.player] == finds(match, ann) > match.match.totals[bea.player]


def test_a_deck_without_a_set_is_over_before_it_begins() -> None:
    """M-12, R-6."""
    rules = replace(RACE.rules, deck=r.SomeCards(12), no_set=r.EngineSees(), ending=r.DeckUsedUp())
    deck = tuple(Card(code) for code in TWENTY_WITHOUT.split()[:12])
    opened = act_in_match(None, OpenMatch(0, ann.player, rules, (ann.player, bea.player)))
    assert not isinstance(opened, Refusal)
    done = act_in_match(opened.match, DealRound(0, ann.player, deck, "salt"))
    assert not isinstance(done, Refusal)
    assert done.match is not None
    assert done.match.ended
    assert [type(event) for event in done.events[-4:]] == [e.RoundEnded, DeckShown, type(done.events[-2]), MatchEnded]


def test_cards_are_added_on_the_layout_that_has_no_set() -> None:
    """R-5: by itself, for each player."""
    match = race(ONE_SET)
    while len(own(match, ann).cards) == 12 and not match.match.ended:
        match.when(Point(match.match.at + 1, ann.player, finds_here(own(match, ann))[0]))
    assert len(own(match, bea).cards) == 12
    assert finds_here(own(match, ann)) or match.match.ended


def test_who_comes_late_begins_with_the_first_layout() -> None:
    """M-12: and has what is left of the time."""
    match = race().when(ann.points(THE_SET, at=1_000), cem.joins(at=50_000))
    assert match.told(OwnLayoutOpened) == [OwnLayoutOpened(50_000, cem.player)]
    assert layout_of(match, cem) == " ".join(TWO_SETS.split())
    match.when(cem.points(THE_SET, at=51_000))
    assert layout_of(match, cem) == layout_of(match, ann)
    assert match.when(time_is_up(600_000)).match.ended


def test_who_leaves_finds_their_layout_as_it_was() -> None:
    """M-12: nobody can point for them meanwhile, and the others go on."""
    match = race().when(ann.points(THE_SET, at=1_000), ann.leaves(at=2_000))
    before = layout_of(match, ann)
    match.refuses(ann.points(THE_OTHER_SET, at=2_500), "away")
    match.when(bea.points(THE_SET, at=3_000), ann.returns(at=4_000))
    assert layout_of(match, ann) == before
    assert finds(match.when(ann.points(THE_OTHER_SET, at=5_000)), ann) == 2


def test_the_last_one_there_plays_on_and_the_host_may_end_it() -> None:
    """M-12: what was found counts."""
    match = race().when(bea.points(THE_SET, at=1_000), bea.leaves(at=2_000), ann.points(THE_OTHER_SET, at=3_000))
    match.when(ann.ends_the_round(at=4_000))
    assert match.match.ended
    assert match.match.totals == {ann.player: 1, bea.player: 1}


def test_who_was_removed_races_no_more() -> None:
    match = race().when(ann.removes(bea, at=1_000))
    match.refuses(bea.points(THE_SET, at=2_000), "removed")


def test_a_stranger_and_a_time_before_the_last_are_refused() -> None:
    match = race().when(ann.points(THE_SET, at=1_000))
    match.refuses(cem.points(THE_SET, at=2_000), "not-seated")
    match.refuses(bea.points(THE_SET, at=999), "back-in-time")


def test_nobody_calls_or_says_that_there_is_none() -> None:
    """M-12: one player cannot end the race for all by giving up."""
    match = race()
    match.refuses(ann.calls(at=1), "no-call-needed")
    assert isinstance(act_in_match(match.match, ann.says_no_set(at=1)), Refusal)


def test_a_hint_is_for_the_one_who_asks() -> None:
    match = race(ONE_SET, replace(RACE.rules, hints=r.ShowCards(1))).when(ann.asks_for_a_hint(at=1_000))
    assert len(own(match, ann).hinted) == 1
    assert own(match, bea).hinted == ()
    assert match.told(ProgressMade) == [ProgressMade(1_000, ann.player, 0, 0)]


def test_points_may_be_lost_instead() -> None:
    """A-5: where the table has chosen so."""
    match = race(rules=replace(RACE.rules, penalty=r.LosePoints(1)))
    match.when(ann.points(NO_SET_IN_IT.replace("3gof", "3gse"), at=1_000))
    assert match.told(ProgressMade) == [ProgressMade(1_000, ann.player, 0, -1)]
    assert table_of(match.match, ann.player) is not None


@pytest.mark.parametrize("viewer", [ann, bea, None])
def test_each_sees_only_what_happens_on_their_own_layout(viewer: Someone | None) -> None:
    """M-12, R-12: of the others, how far they are."""
    match = race(ONE_SET).when(ann.points(THE_SET, at=2_000))
    seen = [*seen_by(match.events, viewer.player if viewer else None)]
    kinds = {type(event) for event in seen}
    assert ProgressMade in kinds
    assert OnOwnLayout not in kinds
    assert (e.SetTaken in kinds) == (e.CardsDealt in kinds) == (viewer is ann)
    assert any(map(cards_named, seen)) == (viewer is ann)


def test_the_log_of_a_race_is_read_as_one_player_saw_it_or_whosever_layout_it_was() -> None:
    """M-12."""
    events = race(ONE_SET).when(ann.points(THE_SET, at=2_000)).log
    assert racers(events) == [ann.player, bea.player]
    assert [event.by for event in map(event_on_layout, events) if isinstance(event, e.SetTaken)] == [ann.player]
    assert any(isinstance(event, e.SetTaken) for event in own_view(events, ann.player))
    assert not any(isinstance(event, e.SetTaken) for event in own_view(events, bea.player))


def test_one_who_looks_on_sees_no_layout() -> None:
    """R-12: or could tell a friend who is behind."""
    view = match_view(race().match)
    assert view.table is not None
    assert view.table.cards == []
    assert view.own == {}


def test_outside_a_race_everyone_sees_the_same_table() -> None:
    match = given_match(QUICK, ann, bea, layout=ONE_SET)
    assert table_of(match.match, ann.player) == match.table == table_of(match.match, None)
    assert table_of(replace(match.match, table=None), ann.player) is None


# ---- whatever happens


def random_race(seed: int, players: int = 3) -> Iterator[tuple[Match, Sequence[MatchEvent]]]:
    """Anyone points at anything, mostly at finds; gives each state with what led to it."""
    dice = Random(seed)
    names = tuple(Player(f"player-{n}") for n in range(1, players + 1))
    opened = act_in_match(None, OpenMatch(0, names[0], RACE.rules, names))
    assert not isinstance(opened, Refusal)
    done = act_in_match(opened.match, DealRound(0, names[0], shuffled(RACE.rules, dice), "salt"))
    while not isinstance(done, Refusal):
        assert done.match is not None
        yield done.match, done.events
        if done.match.ended:
            return
        by = dice.choice(names)
        lying = done.match.own[by]
        right = dice.random() < 0.8 and not isinstance(lying.phase, Over)
        cards = finds_here(lying)[0] if right else tuple(dice.sample(lying.cards, 3))
        done = act_in_match(done.match, Point(done.match.at + 6_000, by, cards))
    raise AssertionError(done.why)


@for_all(st.integers(0, 10**6))
def test_whoever_has_made_the_same_finds_sees_the_same_layout(seed: int) -> None:
    """M-12: and no card is lost or there twice, for any of them."""
    seen: dict[tuple[tuple[Card, ...], ...], tuple[Card | None, ...]] = {}
    for match, _ in random_race(seed):
        for table in match.own.values():
            assert seen.setdefault(table.finds, table.layout) == table.layout
            assert len({*all_cards(table)}) == len(all_cards(table)) == 81


@for_all(st.integers(0, 10**6))
def test_nobody_is_shown_a_card_that_they_have_not_been_dealt(seed: int) -> None:
    """M-12, R-12: whatever the others have turned up."""
    dealt: dict[Player | None, set[Card]] = {None: set()}
    for match, events in random_race(seed):
        for viewer in (None, *match.own):
            known = dealt.setdefault(viewer, set())
            for event in seen_by(events, viewer):
                known |= {*event.cards} if isinstance(event, e.CardsDealt) else set()
                assert isinstance(event, DeckShown) or cards_named(event) <= known


@pytest.mark.parametrize("seed", range(3))
def test_bots_race_to_the_end_and_the_record_proves_it(seed: int) -> None:
    """M-12, R-1: each bot sees its own layout."""
    events = bots_play(RACE.rules, [2, 4, 6], Random(seed))
    assert violations(events) == []
    ended = events[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.ranks[0].points == 10
    assert prove(events).ended
