"""Messages out of frames, in pieces of any size."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.server.socket.frames import CLOSE, CONTINUED, FINAL, LIMIT, PING, PONG, TEXT, BrokenFrame, client_frame
from tercet.server.socket.messages import Message, Reader
from tests.server.socket.wire import masked

FIRST, MIDDLE, LAST = TEXT, 0x00, 0x80


def read(*pieces: bytes) -> list[Message]:
    """What a reader makes of these pieces; a broken protocol shows as the code with which it is closed."""
    reader, found = Reader(), list[Message]()
    try:
        for piece in pieces:
            found.extend(reader.read(piece))
    except BrokenFrame as broken:
        found.append((broken.code, b""))
    return found


def in_pieces(data: bytes, cuts: list[int]) -> list[bytes]:
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    return [data[start:end] for start, end in pairwise(places)]


TALK = b"".join(
    (
        masked("{}"),
        masked("fünf", FIRST),
        masked("still here?", 0x80 | PING),
        masked("", MIDDLE),
        masked(" Karten", LAST),
        masked("x" * 200),
        masked(b"", 0x80 | PONG),
        masked((1000).to_bytes(2, "big") + b"bye", 0x80 | CLOSE),
    )
)
HEARD = [
    (TEXT, b"{}"),
    (PING, b"still here?"),
    (TEXT, "fünf Karten".encode()),
    (TEXT, b"x" * 200),
    (PONG, b""),
    (CLOSE, b"\x03\xe8bye"),
]


def test_messages_are_the_same_wherever_the_bytes_are_cut_in_two() -> None:
    assert all(read(TALK[:cut], TALK[cut:]) == HEARD for cut in range(len(TALK) + 1))


def test_messages_are_the_same_when_the_bytes_come_one_by_one() -> None:
    assert read(*(bytes((byte,)) for byte in TALK)) == HEARD


@given(
    st.lists(st.lists(st.text(max_size=40), min_size=1, max_size=4), max_size=6), st.lists(st.integers(0), max_size=9)
)
def test_messages_are_the_same_in_whatever_fragments_and_pieces_they_come(
    talk: list[list[str]], cuts: list[int]
) -> None:
    def in_fragments(parts: list[str]) -> bytes:
        opcodes = [FIRST, *[MIDDLE] * (len(parts) - 1)]
        opcodes[-1] |= 0x80
        return b"".join(map(masked, parts, opcodes))

    sent = b"".join(map(in_fragments, talk))
    assert read(*in_pieces(sent, cuts)) == [(TEXT, "".join(parts).encode()) for parts in talk]


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(masked(b"\xff"), id="a byte that no text has"),
        pytest.param(masked(b"\xc3"), id="a letter that breaks off"),
        pytest.param(masked(b"\xed\xa0\x80"), id="half a surrogate pair"),
        pytest.param(masked(b"\xc0\xaf"), id="a letter written too long"),
        pytest.param(masked(b"\xf4\x90\x80\x80"), id="beyond the last letter"),
        pytest.param(masked(b"a", FIRST) + masked(b"\xc3", LAST), id="in fragments"),
        pytest.param(masked(b"\x03\xe8\xff", 0x80 | CLOSE), id="in a farewell"),
    ],
)
def test_text_that_is_not_utf8_is_refused(sent: bytes) -> None:
    assert read(sent) == [(1007, b"")]


def test_a_letter_may_be_cut_by_a_fragment() -> None:
    assert read(masked(b"\xe2\x82", FIRST), masked(b"\xac", LAST)) == [(TEXT, "€".encode())]


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
def test_an_unknown_opcode_is_refused(opcode: int) -> None:
    assert read(masked("", 0x80 | opcode)) == [(1002, b"")]


@pytest.mark.parametrize("opcode", [CLOSE, PING, PONG])
def test_a_control_frame_in_fragments_is_refused(opcode: int) -> None:
    assert read(masked("", opcode)) == [(1002, b"")]


@pytest.mark.parametrize("first", [0x02, 0x82])
def test_only_text_is_spoken(first: int) -> None:
    assert read(masked(b"\x00", first)) == [(1003, b"")]


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(masked("end", LAST), id="an end without a beginning"),
        pytest.param(masked("middle", MIDDLE), id="a middle without a beginning"),
        pytest.param(masked("one", FIRST) + masked("two", FIRST), id="two beginnings"),
        pytest.param(masked("one", FIRST) + masked("two"), id="a whole message between"),
    ],
)
def test_fragments_out_of_order_are_refused(sent: bytes) -> None:
    assert read(sent) == [(1002, b"")]


def test_a_message_in_fragments_is_limited_as_a_whole() -> None:
    half = "x" * (LIMIT // 2)
    assert read(masked(half, FIRST), masked(half, LAST)) == [(TEXT, 2 * half.encode())]
    assert read(masked(half, FIRST), masked(half, MIDDLE), masked("x", MIDDLE)) == [(1009, b"")]


def test_empty_fragments_are_kept_nowhere() -> None:
    reader = Reader()
    assert list(reader.read(masked("", FIRST) + 10_000 * masked("", MIDDLE))) == []
    assert list(reader.read(masked("done", LAST))) == [(TEXT, b"done")]


ALLOWED = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999]
FORBIDDEN = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535]


@pytest.mark.parametrize("code", ALLOWED)
def test_a_farewell_with_a_known_code_is_heard(code: int) -> None:
    assert read(masked(code.to_bytes(2, "big"), 0x80 | CLOSE)) == [(CLOSE, code.to_bytes(2, "big"))]


@pytest.mark.parametrize("code", FORBIDDEN)
def test_a_farewell_with_a_code_that_may_not_be_sent_is_refused(code: int) -> None:
    assert read(masked(code.to_bytes(2, "big"), 0x80 | CLOSE)) == [(1002, b"")]


def test_a_farewell_may_be_empty_but_not_half_a_code() -> None:
    assert read(masked("", 0x80 | CLOSE)) == [(CLOSE, b"")]
    assert read(masked(b"\x03", 0x80 | CLOSE)) == [(1002, b"")]


def test_what_came_before_a_broken_frame_is_still_heard() -> None:
    assert read(masked("one") + masked("two") + b"\x81\x05") == [(TEXT, b"one"), (TEXT, b"two"), (1002, b"")]


@given(st.lists(st.text(max_size=40), max_size=5), st.integers(1, 9), st.integers(0, 600))
def test_what_one_reader_has_begun_another_reads_on(texts: list[str], size: int, cut: int) -> None:
    """A socket that moves to another worker in the middle of a message loses nothing."""
    sent = b"".join(fragments(text.encode(), size) for text in texts)
    here, there = Reader(), Reader()
    before = [*here.read(sent[:cut])]
    again = b"".join(client_frame(payload) for _, payload in before)
    assert [*there.read(again + here.rest() + sent[cut:])] == [(TEXT, text.encode()) for text in texts]


def fragments(payload: bytes, size: int) -> bytes:
    """A message in pieces, as a client may send it."""
    pieces = [payload[at : at + size] for at in range(0, len(payload), size)] or [b""]
    firsts = [TEXT, *[CONTINUED] * (len(pieces) - 1)]
    firsts[-1] |= FINAL
    return b"".join(client_frame(piece, first) for piece, first in zip(pieces, firsts, strict=True))
