"""Viewers who do not keep up: nobody waits for them, and they cost no memory."""

from collections.abc import Iterator

import pytest

from tercet.server.socket.connection import HIGH_WATER
from tests.server.socket.chat_server import CAUGHT_UP, ChatServer
from tests.server.socket.wire import PING, TEXT, Client, Heard, farewell, masked, upgraded

SAID = [f"{number:04} {'x' * 4000}".encode() for number in range(4000)]  # 16 MB: more than the system keeps for anybody


def heard_until_caught_up(client: Client) -> Iterator[bytes]:
    while (payload := client.hear().payload) != CAUGHT_UP:
        yield payload


def test_who_never_reads_is_skipped_and_everybody_else_hears_everything(chat: ChatServer) -> None:
    table = "/ws?table=slow"
    with upgraded(chat.port, table) as talker, upgraded(chat.port, table, receive_buffer=4096) as sleeper:
        for said in SAID:
            talker.send(masked(said, mask=bytes(4)))
            assert talker.hear() == (TEXT, said)
        assert HIGH_WATER < chat.most_unsent <= HIGH_WATER + len(SAID[0]) + 10

        woken = list(heard_until_caught_up(sleeper))
        assert woken == SAID[: len(woken)], "what was sent before it was slow, in order, and then the present state"
        assert len(woken) < len(SAID)

        talker.say("and on")
        assert sleeper.hear() == (TEXT, b"and on")


def test_who_pings_without_reading_the_answers_costs_no_memory(chat: ChatServer) -> None:
    table = "/ws?table=pinging"
    ping = masked("x" * 125, 0x80 | PING, bytes(4))
    with upgraded(chat.port, table, receive_buffer=4096) as flooder, upgraded(chat.port, table) as other:
        flooder.say("begin")
        assert other.hear() == Heard(TEXT, b"begin")
        for _ in range(1000):
            flooder.send(ping * 100)
        flooder.say("end")
        assert other.hear() == Heard(TEXT, b"end")
        assert chat.most_unsent <= HIGH_WATER + len(SAID[0]) + 10


def test_a_mistake_of_ours_when_they_catch_up_closes_the_socket(
    chat: ChatServer, caplog: pytest.LogCaptureFixture
) -> None:
    table = "/ws?mistake=caught_up"
    with upgraded(chat.port, table) as talker, upgraded(chat.port, table, receive_buffer=4096) as sleeper:
        for said in SAID:
            talker.send(masked(said, mask=bytes(4)))
            talker.hear()
        assert sleeper.hear_all()[-1] == farewell(1011, "a mistake of ours")
    assert [record.message for record in caplog.records] == ["A mistake of ours closed a socket."]
