"""`tercet replay`: a record is proved and told, and a record that was tampered with is not believed."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.cli.retelling import UNTOLD
from tercet.engine import commands as c
from tercet.engine.events import (
    CardsDealt,
    CardsMoved,
    DealAsked,
    HintAsked,
    PilesSet,
    TimeRanOut,
    TurnPassed,
    VerdictAwaited,
)
from tercet.engine.match import (
    DealRound,
    Match,
    MatchCommand,
    MatchEvent,
    OpenMatch,
    ProgressMade,
    RoundCounted,
    act_in_match,
)
from tercet.engine.refusals import Refusal
from tercet.engine.rules import AllAgree, AllFound, Rectangle, SomeCards
from tercet.engine.value import Player
from tercet.players.game import play_out
from tercet.record.codec import read_record, write_record
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.kinds import kebab
from tercet.rulesets.own.text import rules_text
from tercet.words.languages import LANGUAGES
from tercet.words.speech import is_said
from tests.cli.obeying import Capture, obeyed
from tests.support.command import tercet

ANN, BEA, CEM = Player("ann"), Player("bea"), Player("cem")
SIX = read_cards("1rof 2rof 3rof 1gsf 2gsf 3gsf")  # two SETs, side by side
TWO_SETS = replace(
    RULE_SETS["puzzle"].rules, deck=SomeCards(6), layout=Rectangle(6, 3), no_set=AllAgree(), ending=AllFound()
)


def log_of(*commands: MatchCommand) -> list[MatchEvent]:
    """What happened when all this was said."""
    match: Match | None = None
    events: list[MatchEvent] = []
    for command in commands:
        story = act_in_match(match, command)
        assert not isinstance(story, Refusal), story.why
        match, events = story.match, events + story.events
    return events


@pytest.fixture
def events() -> list[MatchEvent]:
    """Ann and Bea find a SET each, Cem none."""
    return log_of(
        OpenMatch(at=0, by=ANN, rules=TWO_SETS, players=(ANN, BEA, CEM)),
        DealRound(at=0, by=ANN, deck=SIX),
        c.Point(2_000, BEA, SIX[:3]),
        c.Point(3_000, CEM, SIX[1:4]),
        c.Point(62_500, ANN, SIX[3:]),
    )


def write(path: Path, events: Sequence[MatchEvent]) -> str:
    path.write_text(write_record(events), encoding="utf-8")
    return str(path)


def test_a_record_is_told_and_proved_and_equal_points_share_a_rank(tmp_path: Path, events: list[MatchEvent]) -> None:
    """R-11: a tie is said, and not broken by name or by order of joining."""
    said = tercet("replay", write(tmp_path / "tie.jsonl", events))
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == f"{rules_text(TWO_SETS)}: ann, bea, cem"
    assert "    6   0:02.0  bea takes 1rof 2rof 3rof: 1 point" in lines
    assert "    8   0:03.0  cem fails: not a SET" in lines
    assert "   10   1:02.5  ann takes 1gsf 2gsf 3gsf: 1 point" in lines
    assert lines[-6:] == [
        "On the table: 1rof 2rof 3rof 1gsf 2gsf 3gsf",
        "1. ann: 1 point",
        "1. bea: 1 point",
        "3. cem: 0 points",
        "A tie: ann and bea share first place.",
        "Verified: each of the 13 events follows from the ones before it.",
    ]


def test_a_game_can_be_looked_at_as_it_was_after_any_event(tmp_path: Path, events: list[MatchEvent]) -> None:
    said = tercet("replay", write(tmp_path / "tie.jsonl", events), "--to", "6")
    assert said.out.splitlines()[-5:] == [
        "1. bea: 1 point",
        "2. ann: 0 points",
        "2. cem: 0 points",
        "The match is not over: round 1 of 1.",
        "Verified: each of the 13 events follows from the ones before it.",
    ]


def test_a_program_gets_standings_and_who_took_what(tmp_path: Path, events: list[MatchEvent]) -> None:
    answer = json.loads(tercet("replay", write(tmp_path / "tie.jsonl", events), "--json").out)
    assert answer["proved"] is True
    assert answer["ruleset"] == rules_text(TWO_SETS)
    assert (answer["events"], answer["to"], answer["ended"]) == (13, 13, True)
    assert answer["standings"] == [
        {"rank": 1, "player": "ann", "points": 1},
        {"rank": 1, "player": "bea", "points": 1},
        {"rank": 3, "player": "cem", "points": 0},
    ]
    assert answer["taken"][0] == {"event": 6, "at": 2_000, "by": "bea", "cards": [*SIX[:3]], "points": 1}


def test_a_record_can_come_from_the_standard_input(
    events: list[MatchEvent], monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    with Path(write(tmp_path / "tie.jsonl", events)).open(encoding="utf-8") as stream:
        monkeypatch.setattr("sys.stdin", stream)
        said = obeyed(capsys, "replay", "-")
    assert said.code == 0
    assert "ann and bea share first place" in said.out


ALONE = replace(RULE_SETS["solitaire"].rules, deck=SomeCards(6), layout=Rectangle(3, 3))
OPENING = (OpenMatch(at=0, by=ANN, rules=ALONE, players=(ANN,)), DealRound(at=0, by=ANN, deck=SIX))
MORE_AT_A_PRICE = c.SayNoSet(1_000, ANN)


@pytest.mark.parametrize(
    ("said", "result"),
    [
        ([c.Point(2_000, ANN, SIX[:3]), c.Point(3_000, ANN, SIX[3:])], "Won: nothing is owed."),
        ([MORE_AT_A_PRICE, c.Point(2_000, ANN, SIX[:3]), c.SayNoSet(3_000, ANN)], "Won: nothing is owed."),
        ([MORE_AT_A_PRICE, c.SayNoSet(2_000, ANN)], "Lost: 1 SET is still owed."),
        ([c.EndRound(2_000, ANN)], "Given up before the end."),
    ],
)
def test_solitaire_is_won_when_nothing_is_owed_at_the_end_and_else_lost_or_given_up(
    said: list[MatchCommand], result: str, tmp_path: Path, capsys: Capture
) -> None:
    """R-7: whether the player alone has won is said, not a rank."""
    record = write(tmp_path / "alone.jsonl", log_of(*OPENING, *said))
    assert obeyed(capsys, "replay", record).out.splitlines()[-2] == result
    answer = json.loads(obeyed(capsys, "replay", record, "--json").out)
    assert answer["alone"] == result.partition(":")[0].removesuffix(" before the end.").replace(" ", "-").lower()


def test_a_card_changed_to_one_that_was_not_there_is_refused(tmp_path: Path, events: list[MatchEvent]) -> None:
    file = Path(write(tmp_path / "forged.jsonl", events))
    file.write_text(file.read_text(encoding="utf-8").replace("1rof", "1rdf", 1), encoding="utf-8")
    assert tercet("replay", str(file)) == (1, "", "Line 4 is not as it was written: its seal does not match.\n")


def test_a_forger_who_seals_the_record_anew_is_found_out_by_the_rules(tmp_path: Path, events: list[MatchEvent]) -> None:
    dealt = next(n for n, event in enumerate(events) if isinstance(event, CardsDealt))
    assert isinstance(events[dealt - 1], PilesSet)
    forged = [*events]
    forged[dealt] = replace(events[dealt], cards=(*read_cards("1rdf"), *SIX[1:]))
    said = tercet("replay", write(tmp_path / "forged.jsonl", forged))
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("Event 4, CardsDealt, is not what the rules say")


def test_what_could_not_happen_is_said_in_the_users_language(tmp_path: Path, capsys: Capture) -> None:
    """The reason inside the sentence too."""
    opened = OPENING[:1]
    twice = [event for _ in range(2) for event in log_of(*opened)[:1]]
    file = write(tmp_path / "twice.jsonl", twice)
    said = [obeyed(capsys, "replay", file, "--lang", lang).err for lang in ("en", "de")]
    assert said == [
        "Event 2, MatchOpened, could not happen: You are at this table already.\n",
        "Ereignis 2, MatchOpened, konnte nicht geschehen: Du sitzt schon an diesem Tisch.\n",
    ]


def test_whichever_byte_is_changed_the_record_is_refused_in_a_sentence(
    tmp_path: Path, events: list[MatchEvent], capsys: Capture
) -> None:
    text = write_record(events).encode()
    dice = Random(7)
    for _ in range(200):
        place = dice.choice([n for n, byte in enumerate(text) if byte != ord("\n")])
        changed = dice.choice([byte for byte in range(256) if byte not in (text[place], *b"\r\n")])
        file = tmp_path / "changed.jsonl"
        file.write_bytes(text[:place] + bytes([changed]) + text[place + 1 :])
        said = obeyed(capsys, "replay", str(file))
        assert (said.code, said.out) == (1, "")
        assert said.err.endswith(".\n")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "This record is empty."),
        (b'{"record":"tercet","version":1}\n', "This record contains no events."),
        (b"# A letter\n", "Line 1 does not say that this is a record of Tercet."),
        (b'{"record":"tercet","version":99}\n', "This record has version 99; this Tercet reads version 1."),
        (b"\xff\xfe", "is not a record of Tercet: it is not text."),
    ],
)
def test_what_is_no_record_is_refused_with_exit_code_1(
    text: bytes, sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(text)
    said = obeyed(capsys, "replay", str(file))
    assert (said.code, said.out) == (1, "")
    assert sentence in said.err


def test_a_record_that_is_cut_off_inside_a_move_is_refused(tmp_path: Path, events: list[MatchEvent]) -> None:
    said = tercet("replay", write(tmp_path / "cut.jsonl", events[:4]))
    assert said.code == 0, "a game that goes on is no broken record"
    said = tercet("replay", write(tmp_path / "cut.jsonl", events[:3]))
    assert said == (1, "", "This record is cut off: event 3 must be followed by CardsDealt.\n")


def test_a_file_that_cannot_be_read_gets_a_sentence_and_exit_code_2(
    tmp_path: Path, events: list[MatchEvent], capsys: Capture
) -> None:
    record = write(tmp_path / "tie.jsonl", events)
    wrong: dict[tuple[str, ...], str] = {
        (str(tmp_path / "nowhere"),): f"“{tmp_path / 'nowhere'}” cannot be read: No such file or directory.\n",
        (str(tmp_path),): f"“{tmp_path}” cannot be read: Is a directory.\n",
        (record, "--to", "14"): "This record has events 1 to 13, and no event 14.\n",
        (record, "--to", "0"): "This record has events 1 to 13, and no event 0.\n",
    }
    for words, sentence in wrong.items():
        assert obeyed(capsys, "replay", *words) == (2, "", sentence)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_game_of_every_rule_set_can_be_told(name: str, tmp_path: Path, capsys: Capture) -> None:
    rules = RULE_SETS[name].rules
    game = play_out(rules, max(rules.seats.least, min(3, rules.seats.most)), Random(name))
    said = obeyed(capsys, "replay", write(tmp_path / "game.jsonl", game))
    assert said.code == 0
    assert f"Verified: each of the {len(game):,} events" in said.out
    assert read_record(write_record(game)) == game


def test_every_kind_of_event_has_a_sentence_but_for_those_seen_in_what_comes_next_to_them() -> None:
    waits = {TimeRanOut, TurnPassed, VerdictAwaited, DealAsked, HintAsked}
    left_out = {PilesSet, CardsMoved, RoundCounted, ProgressMade} | waits
    assert set(UNTOLD) == left_out
    told = [f"replay-{kebab(kind.__name__)}" for kind in get_args(MatchEvent) if kind not in left_out]
    assert [message for lang in LANGUAGES for message in told if not is_said(lang, message)] == []
