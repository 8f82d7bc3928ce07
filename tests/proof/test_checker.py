"""The checker finds each kind of violation in a spoiled recording, and none in a sound one."""

from collections.abc import Callable
from typing import get_args

import pytest
from msgspec import json, to_builtins
from msgspec.structs import replace

from tercet.cards.deck import FULL
from tercet.cards.kinds import NUMBER
from tercet.engine import commands as c
from tercet.engine.events import CardsDealt, SetCalled, SetTaken
from tercet.engine.match import MatchEvent
from tercet.engine.value import Place, Player
from tercet.rulesets.memory import MEMORY
from tercet.server.live.entries import read_entry, write_entry
from tercet.storage.store import Entry
from tercet.tables import commands as t
from tercet.tables.events import TableEvent
from tercet.tables.view import matches_in
from tests.proof.checker import Evidence, Recording, Said, Size, called_beside, check
from tests.proof.checker.evidence import Kind
from tests.proof.checker.of_day import DayEvidence, check_day, kept_once
from tests.proof.checker.of_frames import CODE
from tests.proof.sound_run import SALT, TABLE, Run, short_match
from tests.tables.telling import ann, bea, cem

DEAL, FIND, END = 3, 4, 6  # entries of the short match
Spoil = Callable[[Run], Evidence | None]
SPOILED: list[tuple[Kind, str, Spoil]] = []
"""What must be found, with what in its sentence, and how the run is spoiled."""


def spoiled(kind: Kind, said: str) -> Callable[[Spoil], Spoil]:
    """Notes one way in which a run goes wrong."""

    def note(spoil: Spoil) -> Spoil:
        SPOILED.append((kind, said, spoil))
        return spoil

    return note


def change(run: Run, seq: int, spoil: Callable[[list[TableEvent]], list[TableEvent]]) -> None:
    """Another entry in the log."""
    entry = run.entries[seq - 1]
    run.entries[seq - 1] = replace(entry, body=write_entry(spoil(read_entry(entry.body))))


def with_leak(frame: bytes, leak: str) -> bytes:
    return frame.replace(b'"type"', f'"leak":"{leak}","type"'.encode(), 1)


def test_a_sound_run_passes() -> None:
    run = short_match()
    record = matches_in(event for entry in run.entries for event in read_entry(entry.body))
    evidence = replace(run.evidence(), records={(TABLE, 1): record[0]})
    assert check(evidence) == []
    assert sum(len(recording.frames) for recording in evidence.recordings) == 18


def test_a_sound_run_with_cards_face_down_passes() -> None:
    """R-12, M-11: neither those of the layout that nobody has turned up, nor those that went back."""
    assert check(face_down().evidence()) == []


def face_down() -> Run:
    """Bea turns up three cards that are no SET, and then two others; then it is over."""
    run = Run(MEMORY)
    run.say(bea, c.Join(1, bea))
    run.say(ann, t.Start(2, ann, FULL, SALT))
    for at, place in enumerate((0, 1, 3, 4, 5), 4):
        run.say(bea, c.Turn(at, bea, Place(place)))
    for viewer, frames in run.frames.items():
        frames.append(run.snapshot(viewer))
    run.say(ann, c.EndRound(9, ann))
    return run


# ---- the log


@spoiled("gap", "Entry 5 is where entry 4 belongs")
def an_entry_is_missing(run: Run) -> None:
    del run.entries[FIND - 1]


@spoiled("doubled", "Command c4 of bea has two effects: entries 4 and 5")
def a_command_has_two_effects(run: Run) -> None:
    run.entries[FIND] = replace(run.entries[FIND], by=bea, command="c4")


@spoiled("lost", "Command c6 of ann was acknowledged as entry 6, which is not there")
def the_end_is_lost(run: Run) -> None:
    run.entries.pop()


@spoiled("lost", "Command c9 of bea was acknowledged as entry 4, which is command c4 of bea")
def a_client_understood_an_acknowledgement_of_something_else(run: Run) -> None:
    run.said[bea].append(Said("c9", 90, 91, FIND))


@spoiled("lost", "Command c4 of bea was acknowledged as entry 4, which is command c4 of ann")
def an_entry_has_another_player(run: Run) -> None:
    run.entries[FIND - 1] = replace(run.entries[FIND - 1], by=ann)


@spoiled("refused-yet-done", "Command c4 of bea was refused (not-heard) and is entry 4")
def a_refusal_was_a_lie(run: Run) -> None:
    run.said[bea][-1] = Said("c4", 5, 6, None, "not-heard")


@spoiled("unanswered", "Command c7 of ann was never answered")
def an_answer_never_came(run: Run) -> None:
    run.said[ann].append(Said("c7", 90))


@spoiled("never-said", "Entry 4 is command c4 of bea, who never sent it")
def somebody_spoke_for_bea(run: Run) -> None:
    run.said[bea].pop()


@spoiled("order", "ann sent command c5 after command c6 was answered, but it is entry 5, before entry 6")
def the_log_has_another_order_than_the_clients(run: Run) -> None:
    run.said[ann][-2] = Said("c5", 90, 91, 5)


@spoiled("order", "Entry 5 happens at 0 ms")
def time_goes_back(run: Run) -> None:
    change(run, 5, lambda events: [replace(event, at=0) for event in events])


# ---- the game


@spoiled("unreadable", "Entry 4 cannot be read")
def an_entry_is_torn(run: Run) -> None:
    run.entries[FIND - 1] = replace(run.entries[FIND - 1], body=run.entries[FIND - 1].body[:-9])


@spoiled("unreadable", "Entry 1 makes no sense after those before it")
def an_entry_makes_no_sense(run: Run) -> None:
    change(run, 1, lambda _: read_entry(run.entries[FIND - 1].body))


@spoiled("cards", "After entry 4 a card is missing or there twice")
def a_card_is_dealt_twice(run: Run) -> None:
    def spoil(events: list[TableEvent]) -> list[TableEvent]:
        twice = (FULL[15],) * 3
        return [replace(event, cards=twice) if isinstance(event, CardsDealt) else event for event in events]

    change(run, FIND, spoil)


@spoiled("verdict", "is not what the rules say")
def a_point_too_many_is_given(run: Run) -> None:
    change(
        run,
        FIND,
        lambda events: [replace(event, points=7) if isinstance(event, SetTaken) else event for event in events],
    )


@spoiled("verdict", "1rof 1roh 2rof was taken and is no SET")
def three_cards_are_taken_that_are_no_set(run: Run) -> None:
    wrong = (FULL[0], FULL[1], FULL[27])
    change(
        run,
        FIND,
        lambda events: [replace(event, cards=wrong) if isinstance(event, SetTaken) else event for event in events],
    )


@spoiled("record", "The record of match 1 is not what the log has")
def a_record_is_given_out_without_its_end(run: Run) -> Evidence:
    record: list[MatchEvent] = matches_in(event for entry in run.entries for event in read_entry(entry.body))[0]
    return replace(run.evidence(), records={(TABLE, 1): record[:-1]})


@spoiled("record", "The record of match 2 is not what the log has")
def a_record_is_given_out_of_no_match(run: Run) -> Evidence:
    return replace(run.evidence(), records={(TABLE, 2): []})


# ---- what was sent and seen


@spoiled("told-otherwise", "a spectator was told something else as entry 2 than the log has")
def a_spectator_is_told_nothing_of_an_entry(run: Run) -> None:
    run.frames[None][1] = json.encode({"type": "Told", "seq": 2, "events": []})


@spoiled("missed", "bea was told entry 5 after entry 3")
def a_frame_is_lost(run: Run) -> None:
    del run.frames[bea][FIND - 1]


@spoiled("missed", "bea was told entry 4 after entry 4")
def a_frame_comes_twice(run: Run) -> None:
    run.frames[bea].insert(FIND, run.frames[bea][FIND - 1])


@spoiled("went-back", "ann had seen entry 6, and was shown the table after entry 1")
def a_client_comes_back_to_an_older_table(run: Run) -> None:
    run.frames[ann].append(run.frames[ann][0])


@spoiled("view", "What ann sees after entry 1 is not what the log makes")
def a_whole_table_is_not_what_the_log_makes(run: Run) -> None:
    run.frames[ann][0] = run.frames[ann][0].replace(b'"locked":false', b'"locked":true')


@spoiled("view", "What ann sees after entry 6 is not what the log makes")
def a_client_has_another_table_in_the_end(run: Run) -> Evidence:
    return with_last(run, replace(run.recording(ann), view=replace(run.lobby.table, locked=True)))


@spoiled("view", "ann sees the table after entry 7, and the log has no such entry")
def a_client_knows_more_than_the_log(run: Run) -> Evidence:
    return with_last(run, replace(run.recording(ann), seq=7))


@spoiled("behind", "ann stayed to the end and knows entry 1 of 6")
def a_client_is_not_told_the_end(run: Run) -> Evidence:
    return with_last(run, replace(Run().recording(ann), said=run.said[ann]))


def with_last(run: Run, recording: Recording) -> Evidence:
    return Evidence({TABLE: run.entries}, [recording, run.recording(bea)])


@spoiled("leak", "There is a card in entry 3 as sent that nobody may know yet: 2pde")
def an_undealt_card_is_told(run: Run) -> None:
    run.frames[bea][DEAL - 1] = with_leak(run.frames[bea][DEAL - 1], "2pde")


@spoiled("leak", "There is a card in the table as sent after entry 1 that nobody may know yet: 1rof")
def a_card_is_shown_before_the_deal(run: Run) -> None:
    run.frames[None][0] = with_leak(run.frames[None][0], "1rof")


@spoiled("leak", "There is a card in a frame (Refused) that nobody may know yet: 2pde")
def a_card_is_in_a_refusal(run: Run) -> None:
    refused = json.encode({"type": "Refused", "id": "1", "code": "x", "why": "Not 2pde."})
    run.frames[bea].insert(DEAL, refused)


@spoiled("leak", "The salt of a deck is in entry 4 as sent")
def a_salt_is_told_too_soon(run: Run) -> None:
    run.frames[bea][FIND - 1] = with_leak(run.frames[bea][FIND - 1], SALT)


@spoiled("leak", "There is a card in the table as sent after entry 8 that nobody may know yet: 1rof")
def a_card_that_went_back_is_shown(_: Run) -> Evidence:
    run = face_down()
    run.frames[bea][8] = with_leak(run.frames[bea][8], FULL[0])
    return run.evidence()


# ---- time and memory


@spoiled("late", "ann knew everything only 2.50 s after the last fault")
def a_client_learns_it_late(run: Run) -> Evidence:
    return with_last(run, replace(run.recording(ann), converged_s=2.5))


@spoiled("memory", "tables in memory: 3, which is more than 2")
def something_grows(run: Run) -> Evidence:
    return replace(run.evidence(), sizes=[Size("sockets", 2, 2), Size("tables in memory", 3, 2)])


@pytest.mark.parametrize(("kind", "said", "spoil"), SPOILED, ids=[spoil.__name__ for _, _, spoil in SPOILED])
def test_a_spoiled_run_is_found_out(kind: Kind, said: str, spoil: Spoil) -> None:
    run = short_match()
    evidence = spoil(run) or run.evidence()
    found = check(evidence)
    assert [violation for violation in found if violation.kind == kind and said in violation.sentence], found


def test_every_kind_of_violation_is_among_the_spoiled_runs() -> None:
    assert {kind for kind, _, _ in SPOILED} == {*get_args(Kind)}


def test_a_violation_is_a_sentence() -> None:
    run = short_match()
    run.entries.pop()
    assert str(check(run.evidence())[0]).startswith(f"{TABLE}: Command c6 of ann was acknowledged as entry 6")


def test_a_promise_at_a_table_that_has_no_log_is_found() -> None:
    evidence = Evidence({}, short_match().evidence().recordings)
    assert {violation.kind for violation in check(evidence)} >= {"lost", "view"}


def test_the_same_entry_in_other_words_is_the_same() -> None:
    run = short_match()
    told = json.decode(run.frames[None][FIND - 1])
    run.frames[None][FIND - 1] = json.encode(dict(reversed(to_builtins(told).items())), order=None)
    assert check(run.evidence()) == []


def test_calls_that_were_made_together_are_one_entry_for_all_callers() -> None:
    """The second caller is acknowledged with the entry of the first."""
    called = Entry(1, 0, ann, "c1", write_entry([SetCalled(1, ann, 9), SetCalled(1, bea, 9)]))
    assert called_beside(called, bea)
    assert not called_beside(called, cem)


def test_a_card_of_any_kind_is_seen_in_a_frame() -> None:
    for card in NUMBER:
        assert CODE.findall(f'{{"why":"It is {card}."}}'.encode()) == [card.encode()]
        assert CODE.findall(f'{{"id":"a{card}b"}}'.encode()) == []


# ---- a day


def day() -> DayEvidence:
    """Two slips of a judge's phone, and standings that agree with them."""
    log = [Entry(1, 0, "boss", "", b""), Entry(2, 0, "judge", "slip-1 ab", b""), Entry(3, 0, "judge", "slip-2 cd", b"")]
    phone = Recording("day", Player("judge"), [Said("slip-1", 1, 2, 2), Said("slip-2", 3, 4, 3)])
    return DayEvidence("day", log, [phone], {1: 8, 2: 7}, {1: 8, 2: 7}, {1: 8, 2: 7})


def test_a_sound_day_passes() -> None:
    assert check_day(day()) == []


@pytest.mark.parametrize(
    ("kind", "spoil"),
    [
        ("lost", lambda sound: replace(sound, log=sound.log[:2])),
        ("doubled", lambda sound: replace(sound, log=[*sound.log, Entry(4, 0, "judge", "slip-1 ab", b"")])),
        ("gap", lambda sound: replace(sound, log=[sound.log[0], sound.log[2]])),
        ("never-said", lambda sound: replace(sound, log=[*sound.log, Entry(4, 0, "judge", "slip-9 ab", b"")])),
        ("verdict", lambda sound: replace(sound, recomputed={1: 8, 2: 6})),
        ("verdict", lambda sound: replace(sound, by_hand={1: 8})),
    ],
)
def test_a_spoiled_day_is_found_out(kind: Kind, spoil: Callable[[DayEvidence], DayEvidence]) -> None:
    assert kind in {violation.kind for violation in check_day(spoil(day()))}


def test_a_result_of_play_alone_that_is_lost_doubled_or_changed_is_found() -> None:
    said, sent = [Said("one", 1, 2, 0)], {"one": {"ms": 5}}
    assert kept_once(sent, [("one", {"ms": 5})], said) == []
    assert [each.kind for each in kept_once(sent, [], said)] == ["lost"]
    assert [each.kind for each in kept_once(sent, [("one", {"ms": 5})] * 2, said)] == ["doubled"]
    assert [each.kind for each in kept_once(sent, [("one", {"ms": 6})], said)] == ["told-otherwise"]
