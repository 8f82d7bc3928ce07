"""Pings over real TCP: clients that answer stay and have a lag; others are disconnected."""

import tracemalloc

from tercet.server.socket import Connection
from tests.server.socket.chat_server import ChatServer, Restless
from tests.server.socket.wire import PING, PONG, farewell, masked, upgraded


def test_who_answers_pings_stays_and_has_a_lag() -> None:
    with ChatServer(Restless, tick_s=0.01).running() as chat, upgraded(chat.port) as client:
        for _ in range(20):
            ping = client.hear()
            assert ping.opcode == PING
            client.send(masked(ping.payload, 0x80 | PONG))
        client.say("lag")
        heard = client.hear()
        while heard.opcode == PING:
            heard = client.hear()
        seen, lag_ms = map(int, heard.payload.split())
        assert seen == 16
        assert 0 <= lag_ms < 10_000


def test_who_does_not_answer_is_told_so_and_hung_up_on() -> None:
    with ChatServer(answer_s=0.2, tick_s=0.01).running() as chat, upgraded(chat.port) as client:
        assert client.hear().opcode == PING
        assert client.hear_all() == [farewell(1011, "no answer to pings")]


def test_a_false_answer_is_no_answer() -> None:
    with ChatServer(answer_s=0.2, tick_s=0.01).running() as chat, upgraded(chat.port) as client:
        assert client.hear().opcode == PING
        client.send(masked("false", 0x80 | PONG))
        assert client.hear_all() == [farewell(1011, "no answer to pings")]


def test_an_idle_connection_is_pinged_once_and_then_left_alone() -> None:
    with ChatServer(tick_s=0.01).running() as chat, upgraded(chat.port) as client:
        ping = client.hear()
        client.send(masked(ping.payload, 0x80 | PONG))
        for _ in range(50):
            client.say("lag")
            assert client.hear().payload.startswith(b"1 ")


def test_a_connection_is_small() -> None:
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    connections = [Connection() for _ in range(1000)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert (after - before) / len(connections) < 600
    assert not hasattr(connections[0], "__dict__")
