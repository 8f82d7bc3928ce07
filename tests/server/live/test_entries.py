"""Entries of the log: what is stored, and what is shown of it."""

import json

from msgspec import to_builtins
from msgspec.structs import replace

from tercet.cards.deck import FULL
from tercet.engine import commands as c
from tercet.engine.match import seal_of
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.quick import QUICK
from tercet.rulesets.race import RACE
from tercet.server.live.entries import ShownEntry, fold_entries, read_entry, write_entry
from tercet.server.live.rival_calls import may_have_rivals
from tercet.storage.store import Entry
from tercet.tables import commands as t
from tercet.tables.view import table_view
from tests.tables.telling import Lobby, ann, bea, cem


def test_what_is_stored_reads_back() -> None:
    lobby = Lobby(QUICK)
    told = lobby.say(c.Join(1, bea), t.Start(2, ann, FULL, "salt"))
    assert read_entry(write_entry(told)) == told


def test_nearly_always_the_stored_bytes_are_the_sent_bytes() -> None:
    lobby = Lobby(QUICK)
    told = lobby.say(c.Join(1, bea))
    stored = write_entry(told)
    assert ShownEntry(told, stored).common is stored


def test_a_deal_is_shown_without_the_deck_and_the_salt() -> None:
    lobby = Lobby(QUICK)
    told = lobby.say(t.Start(1, ann, FULL, "a salt"))
    stored = write_entry(told)
    shown = ShownEntry(told, stored).common
    assert b"a salt" in stored
    assert b"a salt" not in shown
    assert [card for card in FULL if card.encode() in shown] == [*FULL[:12]]
    assert seal_of("a salt", FULL).encode() in shown


def test_cards_that_are_shuffled_in_are_shown_without_the_new_order() -> None:
    lobby = Lobby(COMPETITION)
    lobby.say(c.Join(1, bea), c.Join(2, cem, "judge"), t.Start(3, ann, FULL, "salt"))
    lobby.say(c.Deal(4, cem))
    told = lobby.say(c.TakeOff(5, cem, FULL[:6], FULL[15:] + FULL[:6]))
    shown = json.loads(ShownEntry(told, write_entry(told)).common)
    assert [card for card in FULL if f'"{card}"' in json.dumps(shown)] == [*FULL[:6], *FULL[15:18]]


def test_a_table_is_the_fold_of_its_entries() -> None:
    lobby = Lobby(QUICK)
    entries = [Entry(1, 0, ann, "", write_entry(lobby.log))]
    half = fold_entries(None, entries)
    assert half == lobby.table
    told = lobby.say(t.Lock(4, ann, True))
    assert fold_entries(half, [Entry(2, 0, ann, "", write_entry(told))]) == lobby.table
    assert half is not None
    assert lobby.table == replace(half, at=4, locked=True)


def test_no_entries_make_no_table() -> None:
    assert fold_entries(None, []) is None


def in_frame(shown: bytes) -> set[str]:
    """The cards that are named in it."""
    return {card for card in FULL if f'"{card}"'.encode() in shown}


def test_in_a_race_each_is_sent_their_own_cards_and_of_the_others_how_far_they_are() -> None:
    """M-12, R-12: also at the deal, and whoever looks on is sent no card at all."""
    lobby = Lobby(RACE)
    lobby.say(c.Join(1, bea))
    dealt = lobby.say(t.Start(2, ann, FULL, "a salt"))
    shown = ShownEntry(dealt, write_entry(dealt))
    assert in_frame(shown.to(ann)) == in_frame(shown.to(bea)) == {*FULL[:12]}
    assert in_frame(shown.to(cem)) == in_frame(shown.to(None)) == set()
    told = lobby.say(c.Point(3, ann, FULL[:3]))
    shown = ShownEntry(told, write_entry(told))
    assert in_frame(shown.to(ann)) == {*FULL[:3], *FULL[12:15]}
    for other in (bea, cem, None):
        assert json.loads(shown.to(other)) == [{"type": "ProgressMade", "at": 3, "by": ann, "sets": 1, "points": 1}]


def test_in_a_race_a_snapshot_has_ones_own_layout() -> None:
    """M-12: Ann is ahead, and Bea comes again."""
    lobby = Lobby(RACE)
    lobby.say(c.Join(1, bea), t.Start(2, ann, FULL, "a salt"), c.Point(3, ann, FULL[:3]))
    seen = {who: json.dumps(to_builtins(table_view(lobby.table, who))).encode() for who in (ann, bea, cem, None)}
    assert in_frame(seen[bea]) == {*FULL[:12]}
    assert in_frame(seen[ann]) == {*FULL[:15]}
    assert in_frame(seen[cem]) == in_frame(seen[None]) == set()
    assert not [who for who in seen if b"a salt" in seen[who]]


def test_a_claim_in_a_race_waits_for_nobody() -> None:
    """M-12: no rival could take the find."""
    lobbies = {rules.name: Lobby(rules) for rules in (QUICK, RACE)}
    waits = {}
    for name, lobby in lobbies.items():
        lobby.say(c.Join(1, bea), t.Start(2, ann, FULL, "a salt"))
        waits[name] = may_have_rivals(lobby.table, c.Point(3, ann, FULL[:3]))
    assert waits == {"quick": True, "race": False}
