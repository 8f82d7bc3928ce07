"""The protocol, byte by byte over real TCP: what is sent, and all that is heard until the server hangs up."""

import socket
import struct
from time import sleep

import pytest

from tests.server.socket.chat_server import ChatServer
from tests.server.socket.wire import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    Heard,
    connected,
    farewell,
    masked,
    request,
    upgraded,
)

FIRST, MIDDLE, LAST = TEXT, 0x00, 0x80
BYE = masked((1000).to_bytes(2, "big"), 0x80 | CLOSE)
GOODBYE = farewell(1000)
TOO_BIG = farewell(1009, "a message holds at most 4096 bytes")
UNMASKED = farewell(1002, "a client masks its frames")
EXTENDED = farewell(1002, "no extension was agreed on")
LONG_CONTROL = farewell(1002, "a control frame holds at most 125 bytes")
NO_CONTROL = farewell(1002, "there is no such control frame")
MISPLACED = farewell(1002, "this frame does not belong here")
LONG_SIZE = farewell(1002, "a size is written as short as it can be")
NO_CODE = farewell(1002, "there is no such close code")
NOT_UTF8 = farewell(1007, "text is UTF-8")
NOT_TEXT = farewell(1003, "only text is spoken here")


def text(said: str) -> Heard:
    return Heard(TEXT, said.encode())


def code(number: int) -> bytes:
    return masked(number.to_bytes(2, "big"), 0x80 | CLOSE)


CASES: dict[str, tuple[list[bytes], list[Heard]]] = {
    # ---- talking
    "a message is heard": ([masked("hello"), BYE], [text("hello"), GOODBYE]),
    "an empty message is heard": ([masked(""), BYE], [text(""), GOODBYE]),
    "letters of all kinds are heard": ([masked("é € 𝄞 日本"), BYE], [text("é € 𝄞 日本"), GOODBYE]),
    "a mask of zeros is a mask": ([masked("hello", mask=bytes(4)), BYE], [text("hello"), GOODBYE]),
    "125 bytes are heard": ([masked("x" * 125), BYE], [text("x" * 125), GOODBYE]),
    "126 bytes are heard": ([masked("x" * 126), BYE], [text("x" * 126), GOODBYE]),
    "4096 bytes are heard": ([masked("x" * 4096), BYE], [text("x" * 4096), GOODBYE]),
    "many messages at once are heard in order": (
        [b"".join(masked(f"{i}") for i in range(100)) + BYE],
        [*(text(f"{i}") for i in range(100)), GOODBYE],
    ),
    # ---- fragments
    "fragments become one message": (
        [masked("a", FIRST), masked("b", MIDDLE), masked("c", LAST), BYE],
        [text("abc"), GOODBYE],
    ),
    "empty fragments are no harm": (
        [masked("", FIRST), masked("", MIDDLE), masked("", LAST), BYE],
        [text(""), GOODBYE],
    ),
    "a letter may be cut by a fragment": (
        [masked(b"\xe2\x82", FIRST), masked(b"\xac", LAST), BYE],
        [text("€"), GOODBYE],
    ),
    "control frames come between fragments": (
        [masked("a", FIRST), masked("1", 0x80 | PING), masked("2", 0x80 | PONG), masked("b", LAST), BYE],
        [Heard(PONG, b"1"), text("ab"), GOODBYE],
    ),
    "a farewell comes between fragments": ([masked("a", FIRST), BYE], [GOODBYE]),
    "an end needs a beginning": ([masked("a", LAST)], [MISPLACED]),
    "a middle needs a beginning": ([masked("a", MIDDLE)], [MISPLACED]),
    "a beginning needs an end before the next": ([masked("a", FIRST), masked("b", FIRST)], [MISPLACED]),
    "a whole message does not come between": ([masked("a", FIRST), masked("b")], [MISPLACED]),
    # ---- pings
    "a ping is answered with what it said": (
        [masked("are you there", 0x80 | PING), BYE],
        [Heard(PONG, b"are you there"), GOODBYE],
    ),
    "an empty ping is answered": ([masked("", 0x80 | PING), BYE], [Heard(PONG, b""), GOODBYE]),
    "a ping of 125 bytes is answered": ([masked("x" * 125, 0x80 | PING), BYE], [Heard(PONG, b"x" * 125), GOODBYE]),
    "a pong that nobody asked for is let pass": ([masked("me!", 0x80 | PONG), BYE], [GOODBYE]),
    # ---- too big
    "4097 bytes are too many": ([masked("x" * 4097)], [TOO_BIG]),
    "the size alone is enough to refuse": ([b"\x81\xff" + (1 << 40).to_bytes(8, "big")], [TOO_BIG]),
    "fragments are too many together": ([masked("x" * 4000, FIRST), masked("x" * 97, LAST)], [TOO_BIG]),
    "a megabyte is refused while it is still being sent": ([masked("x" * 1_000_000)], [TOO_BIG]),
    "a size in two bytes is not small": ([b"\x81\xfe\x00\x05\x00\x00\x00\x00hello"], [LONG_SIZE]),
    "a size in eight bytes is not small": ([b"\x81\xff" + (200).to_bytes(8, "big")], [LONG_SIZE]),
    # ---- against the protocol
    "a frame without a mask": ([b"\x81\x05hello"], [UNMASKED]),
    "a ping without a mask": ([b"\x89\x00"], [UNMASKED]),
    "the first reserved bit": ([masked("x", 0xC1)], [EXTENDED]),
    "the second reserved bit": ([masked("x", 0xA1)], [EXTENDED]),
    "the third reserved bit": ([masked("x", 0x91)], [EXTENDED]),
    "an unknown kind of message": ([masked("x", 0x83)], [MISPLACED]),
    "an unknown kind of control frame": ([masked("x", 0x8B)], [NO_CONTROL]),
    "a ping in fragments": ([masked("x", PING)], [NO_CONTROL]),
    "a ping of 126 bytes": ([masked("x" * 126, 0x80 | PING)], [LONG_CONTROL]),
    "a farewell of 126 bytes": ([masked("x" * 126, 0x80 | CLOSE)], [LONG_CONTROL]),
    "HTTP where frames belong": ([b"GET / HTTP/1.1\r\n\r\n"], [UNMASKED]),
    # ---- not text
    "bytes that are no text": ([masked(b"\x00\x01", 0x82)], [NOT_TEXT]),
    "text that is not UTF-8": ([masked(b"\xff\xfe")], [NOT_UTF8]),
    "a letter that breaks off": ([masked(b"caf\xc3")], [NOT_UTF8]),
    "half a surrogate pair": ([masked(b"\xed\xa0\x80")], [NOT_UTF8]),
    "text that is not UTF-8 in fragments": ([masked("a", FIRST), masked(b"\xff", LAST)], [NOT_UTF8]),
    # ---- farewells
    "a farewell without a code": ([masked("", 0x80 | CLOSE)], [Heard(CLOSE, b"")]),
    "a farewell with a reason": ([masked(b"\x03\xe9away", 0x80 | CLOSE)], [farewell(1001)]),
    "a farewell with a code of its own": ([code(4321)], [farewell(4321)]),
    "half a code": ([masked(b"\x03", 0x80 | CLOSE)], [NO_CODE]),
    "code 0": ([code(0)], [NO_CODE]),
    "code 999": ([code(999)], [NO_CODE]),
    "code 1004": ([code(1004)], [NO_CODE]),
    "code 1005": ([code(1005)], [NO_CODE]),
    "code 1006": ([code(1006)], [NO_CODE]),
    "code 1015": ([code(1015)], [NO_CODE]),
    "code 2999": ([code(2999)], [NO_CODE]),
    "code 5000": ([code(5000)], [NO_CODE]),
    "a reason that is not UTF-8": ([masked(b"\x03\xe8\xff", 0x80 | CLOSE)], [NOT_UTF8]),
    "nothing counts after a farewell": ([BYE + masked("too late")], [GOODBYE]),
    "what came before a fault still counts": ([masked("in time") + b"\x81\x05"], [text("in time"), UNMASKED]),
    "nothing counts after a fault": ([b"\x81\x05" + masked("too late")], [UNMASKED]),
    # ---- the application closes
    "the application says farewell": ([masked("leave"), BYE], [farewell(3001, "as you wish")]),
    "nothing counts after the application's farewell": (
        [masked("leave") + masked("too late") + masked("1", 0x80 | PING) + BYE],
        [farewell(3001, "as you wish")],
    ),
}


@pytest.mark.parametrize(("sent", "heard"), CASES.values(), ids=CASES.keys())
def test_what_is_sent_and_what_is_heard(chat: ChatServer, sent: list[bytes], heard: list[Heard]) -> None:
    with upgraded(chat.port, "/ws?table=cases") as client:
        client.send(*sent)
        assert client.hear_all() == heard


def test_a_message_is_the_same_wherever_its_bytes_are_cut(chat: ChatServer) -> None:
    message = "fünf " * 30
    frame = masked(message)
    with upgraded(chat.port, "/ws?table=cuts") as client:
        for cut in range(1, len(frame)):
            client.send(frame[:cut])
            client.send(frame[cut:])
            assert client.hear() == text(message)


def test_a_message_may_come_byte_by_byte(chat: ChatServer) -> None:
    with upgraded(chat.port, "/ws?table=bytes") as client:
        client.send(*(bytes((byte,)) for byte in masked("x" * 300) + BYE))
        assert client.hear_all() == [text("x" * 300), GOODBYE]


def test_everybody_at_a_table_hears_it_and_nobody_else(chat: ChatServer) -> None:
    with (
        upgraded(chat.port, "/ws?table=one") as ann,
        upgraded(chat.port, "/ws?table=one") as ben,
        upgraded(chat.port, "/ws?table=two") as cleo,
    ):
        ann.say("SET")
        cleo.say("mine")
        assert [ann.hear(), ben.hear(), cleo.hear()] == [text("SET"), text("SET"), text("mine")]


def until_they_left(chat: ChatServer, table: str, how_many: int = 1) -> None:
    """Wait until the application has been told that they are gone."""
    while chat.left[table] < how_many:
        sleep(0.01)
    assert chat.tables[table] == set()


def test_who_hangs_up_without_a_word_is_gone_without_a_trace_in_the_log(
    chat: ChatServer, caplog: pytest.LogCaptureFixture
) -> None:
    table = "/ws?table=abrupt"
    with upgraded(chat.port, "/ws?table=calm") as other:
        for _ in range(20):
            with upgraded(chat.port, table) as client:
                client.say("hello")
                reset = struct.pack("ii", 1, 0)
                client.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
        until_they_left(chat, table, 20)
        other.say("all is well")
        assert other.hear() == text("all is well")
    assert caplog.records == []


def test_who_will_say_no_more_still_gets_what_is_due_and_is_then_gone(chat: ChatServer) -> None:
    table = "/ws?table=half"
    with upgraded(chat.port, table) as client:
        client.say("my last word")
        client.tcp.shutdown(socket.SHUT_WR)
        assert client.hear_all() == [text("my last word")]
        until_they_left(chat, table)


def test_who_breaks_off_in_the_middle_of_a_frame_is_gone(chat: ChatServer) -> None:
    table = "/ws?table=middle"
    with upgraded(chat.port, table) as client:
        client.send(masked("a long message")[:-3])
    until_they_left(chat, table)


def test_who_never_answers_our_farewell_is_hung_up_on(chat: ChatServer) -> None:
    with upgraded(chat.port) as client:
        client.say("leave")
        assert client.hear_all() == [farewell(3001, "as you wish")]


def test_a_mistake_of_ours_ends_one_socket_and_is_logged_once(
    chat: ChatServer, caplog: pytest.LogCaptureFixture
) -> None:
    table = "/ws?table=mistake"
    with upgraded(chat.port, table) as client, upgraded(chat.port, table) as other:
        client.send(masked("mistake") + masked("too late"))
        assert client.hear_all() == [farewell(1011, "a mistake of ours")]
        other.say("all is well")
        assert other.hear() == text("all is well")
    assert [record.message for record in caplog.records] == ["A mistake of ours closed a socket."]


def test_a_mistake_of_ours_at_the_opening_closes_the_socket(chat: ChatServer, caplog: pytest.LogCaptureFixture) -> None:
    table = "/ws?mistake=opened"
    with connected(chat.port) as client:
        client.send(request(table))
        assert client.answer().status == 101
        assert client.hear_all() == [farewell(1011, "a mistake of ours")]
    until_they_left(chat, table)
    assert [record.message for record in caplog.records] == ["A mistake of ours closed a socket."]
