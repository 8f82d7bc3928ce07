"""The dealing slot: who lays the cards, when, and where."""

import pytest
from msgspec.structs import replace

from tercet.cards.notation import write_layout
from tercet.engine.clock import deadline
from tercet.engine.events import CardsDealt, DealAsked, DealerChanged, RoundEnded, TimeRanOut
from tercet.engine.rules import ByJudge, Dealing, DealtBy, EngineDeals, PlayersFlip, Rectangle, SomeCards
from tercet.engine.slots.dealing import close_ranks, may_top_up
from tercet.engine.story import Story
from tercet.engine.table import Searching
from tercet.engine.value import Player
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tests.engine.layouts import ONE_SET, THE_SET, TWENTY_WITHOUT
from tests.engine.playing import all_say_no_set
from tests.engine.slots.tables import table_of, with_slots
from tests.engine.telling import ToldTable, ann, bea, cem, given, judge, time_is_up

BY_HAND = replace(CLASSIC.rules, dealing=DealtBy("dealer", 10_000))


def ann_deals_and_bea_finds() -> ToldTable:
    """Three cards are missing since 900."""
    return given(BY_HAND, layout=ONE_SET).when(bea.calls(at=100), bea.points(THE_SET, at=900))


# The dealer's hand


def test_the_dealer_tops_up_by_hand() -> None:
    """A-6, E-8: nine cards lie there until the dealer has laid three more."""
    table = ann_deals_and_bea_finds()
    assert len(table.table.cards) == 9
    table.refuses(bea.deals(at=1_000), "dealer-only").when(ann.deals(at=2_000))
    assert [type(event) for event in table.events] == [DealAsked, CardsDealt]
    assert len(table.table.cards) == 12
    table.refuses(ann.deals(at=2_100), "nothing-to-deal")


def test_a_dealer_who_sleeps_does_not_hold_the_table_up() -> None:
    """E-8: after ten seconds the cards come by themselves."""
    table = ann_deals_and_bea_finds()
    assert deadline(table.table) == 10_900
    table.when(time_is_up(at=10_900))
    assert [type(event) for event in table.events] == [TimeRanOut, CardsDealt]
    assert deadline(table.table) is None


def test_the_next_deals_for_a_dealer_who_leaves() -> None:
    """R-10."""
    table = ann_deals_and_bea_finds().when(ann.leaves(at=1_000))
    assert table.told(DealerChanged) == [DealerChanged(1_000, bea.player)]
    table.refuses(cem.deals(at=1_100), "dealer-only").when(bea.deals(at=1_200))


def test_players_may_call_before_the_cards_are_replaced() -> None:
    """A-2: nobody waits for the dealer; and nobody deals while somebody has called."""
    table = ann_deals_and_bea_finds().when(cem.calls(at=1_000)).refuses(ann.deals(at=1_100), "not-now")
    table.when(cem.withdraws(at=1_200), ann.deals(at=1_300))


def test_where_the_engine_deals_nobody_else_does() -> None:
    """A-6 online: the layout is topped up at once, in the dealer's name."""
    table = given(CLASSIC, layout=ONE_SET).when(bea.calls(at=100), bea.points(THE_SET, at=900))
    assert len(table.table.cards) == 12
    table.refuses(ann.deals(at=1_000), "nothing-to-deal")


def test_a_judge_may_deal_at_any_table_with_a_judge() -> None:
    """G-13 under the American rules, where three more still come when all agree."""
    rules = replace(CLASSIC.rules, verdict=ByJudge(), dealing=DealtBy("judge", 5_000))
    table = given(rules, layout=ONE_SET).when(ann.calls(), ann.points(THE_SET), judge.rules(True))
    table.refuses(ann.deals(), "judge-only").when(judge.deals()).refuses(judge.deals(), "nothing-to-deal")


# Twelve cards without a SET once the first three are taken; the last three are still in the deck.
LAST_FIFTEEN = """
    1rof 2rof 3rof 2gsh
    1roh 1rdf 3poh 3pof
    3gsf 3goh 1gdf 1gof
    3rdh 2psh 3rsf
"""


@pytest.mark.parametrize("by_hand", [True, False])
def test_the_last_cards_may_end_the_round(by_hand: bool) -> None:
    """R-6: the deck is used up and no SET is left, whoever deals."""
    table = given(replace(BY_HAND, deck=SomeCards(15)), layout=LAST_FIFTEEN).when(bea.calls(), bea.points(THE_SET))
    assert isinstance(table.table.phase, Searching)
    table.when(ann.deals(at=10_000) if by_hand else time_is_up(at=10_000))
    assert table.events[-1] == RoundEnded(10_000, "no-set-left")


@pytest.mark.parametrize(
    ("dealing", "hands"),
    [
        (EngineDeals(), set()),
        (PlayersFlip(), set()),
        (DealtBy("dealer"), {ann.player}),
        (DealtBy("judge"), {judge.player}),
    ],
    ids=str,
)
def test_whose_hand_tops_up(dealing: Dealing, hands: set[Player]) -> None:
    """A-6, E-8, G-13: ann is the dealer."""
    table = with_slots(given(COMPETITION).table, dealing=dealing)
    assert {each.player for each in (ann, bea, judge) if may_top_up(table, each.player) is None} == hands


# Where the cards go


def closed_up(layout: str) -> str:
    story = Story(table_of(CLASSIC, layout), 0)
    close_ranks(story)
    return write_layout(story.table.layout)


def test_the_last_cards_slide_into_the_gaps() -> None:
    """A-8, E-5: fifteen shrink back to twelve, and every other card stays in its place."""
    fifteen = "1rof .... 1rsf 1rdf  1pof .... 1psf 1pdf  1gof 1goh 1gsf 1gdf  2rof .... 2rsf"
    assert closed_up(fifteen) == "1rof 2rof 1rsf 1rdf 1pof 2rsf 1psf 1pdf 1gof 1goh 1gsf 1gdf"


def test_eighteen_shrink_to_fifteen() -> None:
    """R-5: as many as there are cards, and no fewer than twelve places."""
    eighteen = "1rof 1roh 1roe 1rsf 1rsh 1rse 1rdf 1rdh 1rde 1pof 1poh 1poe 1psf .... .... .... 2gdh 2gde"
    assert closed_up(eighteen).split()[12:] == ["1psf", "2gdh", "2gde"]


def test_twelve_places_keep_their_gaps() -> None:
    """A-6: the three new cards lie where the SET lay."""
    twelve = "1rof .... 1rsf 1rdf 1pof .... 1psf 1pdf 1gof .... 1gsf 1gdf"
    assert closed_up(twelve) == " ".join(twelve.split())


def test_the_size_of_the_layout_and_the_step_can_be_set() -> None:
    """P-5, E-7 as options: nine cards, and when there is no SET, as many as make whole pairs again."""
    table = given(replace(CLASSIC.rules, layout=Rectangle(9, 2)), layout=TWENTY_WITHOUT)
    assert len(table.table.cards) == 9
    assert len(all_say_no_set(table).table.cards) == 10
    assert len(all_say_no_set(table).table.cards) == 12
