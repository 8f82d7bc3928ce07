"""Entries of the log: what is stored, and what is shown of it."""

import json

from msgspec.structs import replace

from tercet.cards.deck import FULL
from tercet.engine import commands as c
from tercet.engine.match import seal_of
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.quick import QUICK
from tercet.server.live.entries import fold_entries, read_entry, shown_entry, write_entry
from tercet.storage.store import Entry
from tercet.tables import commands as t
from tests.tables.telling import Lobby, ann, bea, cem


def test_what_is_stored_reads_back() -> None:
    lobby = Lobby(QUICK)
    told = lobby.say(c.Join(1, bea), t.Start(2, ann, FULL, "salt"))
    assert read_entry(write_entry(told)) == told


def test_nearly_always_the_stored_bytes_are_the_sent_bytes() -> None:
    lobby = Lobby(QUICK)
    told = lobby.say(c.Join(1, bea))
    stored = write_entry(told)
    assert shown_entry(told, stored) is stored


def test_a_deal_is_shown_without_the_deck_and_the_salt() -> None:
    lobby = Lobby(QUICK)
    told = lobby.say(t.Start(1, ann, FULL, "a salt"))
    stored = write_entry(told)
    shown = shown_entry(told, stored)
    assert b"a salt" in stored
    assert b"a salt" not in shown
    assert [card for card in FULL if card.encode() in shown] == [*FULL[:12]]
    assert seal_of("a salt", FULL).encode() in shown


def test_cards_that_are_shuffled_in_are_shown_without_the_new_order() -> None:
    lobby = Lobby(COMPETITION)
    lobby.say(c.Join(1, bea), c.Join(2, cem, "judge"), t.Start(3, ann, FULL, "salt"))
    lobby.say(c.Deal(4, cem))
    told = lobby.say(c.TakeOff(5, cem, FULL[:6], FULL[15:] + FULL[:6]))
    shown = json.loads(shown_entry(told, write_entry(told)))
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
