"""What a client may say, and what only the server may add to it."""

import json
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import fields, replace

from tercet.cards.deck import FULL
from tercet.cards.notation import read_cards
from tercet.cards.sets import find_sets
from tercet.engine import commands as c
from tercet.engine.rules import AllAgree, AllFound, RealDeck, Rectangle, SomeCards
from tercet.engine.value import Player
from tercet.protocol.from_client import BadMessage, Say, read_from_client
from tercet.protocol.sayings import COMMANDS, SAYINGS
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.puzzle import PUZZLE
from tercet.rulesets.quick import QUICK
from tercet.rulesets.super_rules import SUPER
from tercet.server.live.dice import Dice
from tercet.server.live.filling_in import command_of
from tercet.tables import commands as t
from tercet.tables.gathering import Gathering, Options
from tests.server.live.evening import AT_ONCE
from tests.tables.telling import Lobby, ann, bea

ME = Player("me")


def said(what: str, **more: Any) -> Say:
    message = read_from_client(json.dumps({"type": "Say", "id": "1", "say": {"type": what, **more}}).encode())
    assert isinstance(message, Say)
    return message


def made(what: str, gathering: Gathering | None = None, **more: Any) -> Any:
    return command_of(said(what, **more).say, ME, 7, gathering or Lobby(QUICK).table, Dice())


def test_who_and_when_are_the_servers_to_say() -> None:
    assert made("Point", cards=["1rof", "2rof", "3rof"]) == c.Point(7, ME, read_cards("1rof 2rof 3rof"))
    assert made("Call") == c.Call(7, ME)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
@pytest.mark.parametrize("secret", ["at", "by", "deck", "salt", "pile", "bot"])
def test_a_client_that_says_who_when_or_which_deck_is_refused(command: type, secret: str) -> None:
    with pytest.raises(BadMessage):
        said(command.__name__, **{secret: 1})


def test_every_command_can_be_said_but_those_of_the_server_alone() -> None:
    theirs = {*c.Command.__args__, *t.TableCommand.__args__}
    assert {command.__name__ for command in theirs - {*COMMANDS}} == {"TimeUp", "OpenTable", "WeighCalls"}


def test_a_saying_holds_nothing_but_fields_of_its_command() -> None:
    for command, saying in SAYINGS.items():
        names = {field.name for field in fields(saying)}
        assert names <= {field.name for field in fields(command)}, command


def test_a_start_gets_a_shuffled_deck_and_a_secret_salt() -> None:
    one, two = made("Start"), made("Start")
    assert sorted(one.deck) == sorted(FULL)
    assert one.deck != two.deck
    assert one.salt != two.salt
    assert len(one.salt) == 32


def test_each_layout_of_a_puzzle_has_six_sets_to_find() -> None:
    deck = made("Start", Lobby(PUZZLE).table).deck
    assert sorted(deck) == sorted(FULL)
    assert [len(find_sets(deck[start : start + 12])) for start in range(0, 72, 12)] == [6] * 6


def test_a_puzzle_of_some_cards_has_something_to_find() -> None:
    rules = replace(PUZZLE.rules, deck=SomeCards(6), layout=Rectangle(6), no_set=AllAgree(), ending=AllFound())
    for _ in range(20):
        deck = made("Start", replace(Lobby(PUZZLE).table, rules=rules)).deck
        assert len(deck) == 6
        assert find_sets(deck)


def test_a_real_deck_is_not_shuffled_here() -> None:
    gathering = replace(Lobby(QUICK).table, rules=replace(SUPER.rules, deck=RealDeck()))
    assert made("Start", gathering).deck == ()


def test_cards_that_the_judge_takes_off_are_shuffled_into_the_deck() -> None:
    lobby = Lobby(COMPETITION, AT_ONCE)
    lobby.say(c.Join(1, bea), c.Join(2, ME, "judge"), t.Start(3, ann, FULL, "salt"))
    table = lobby.table.match.table if lobby.table.match else None
    assert table is not None
    command = made("TakeOff", lobby.table, cards=[table.cards[0]])
    assert sorted(command.pile) == sorted([*FULL[12:], table.cards[0]])
    assert len(command.salt) == 32


def test_without_a_judge_the_dice_choose_the_six() -> None:
    """R-8: whatever a player asks for; and for a judge who names none."""
    lobby = Lobby(COMPETITION, AT_ONCE)
    lobby.say(c.Join(1, bea), t.Start(3, ann, FULL, "salt"))
    lobby.say(c.SayNoSet(4, ann), c.SayNoSet(4, bea))
    table = lobby.table.match.table if lobby.table.match else None
    assert table is not None
    wish = table.cards[:6]
    draws = {made("TakeOff", lobby.table, cards=wish).cards for _ in range(20)}
    assert len(draws) > 1
    assert all(len({*draw} & {*table.cards}) == 6 for draw in draws)
    lobby.say(c.Join(5, ME, "judge"))
    assert list(made("TakeOff", lobby.table, cards=wish).cards) == wish
    assert len({*made("TakeOff", lobby.table).cards} & {*table.cards}) == 6


def test_bots_have_ids_that_nobody_else_has() -> None:
    one, two = made("AddBot", level=3), made("AddBot", level=3)
    assert (one.level, one.bot[:4]) == (3, "bot-")
    assert one.bot != two.bot


def test_options_and_rules_are_read_whole() -> None:
    command = made("ChangeTable", rules=to_builtins(QUICK.rules), options={"talk": "none"})
    assert (command.rules, command.options) == (QUICK.rules, Options(talk="none"))
