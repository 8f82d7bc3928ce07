"""Frames, byte by byte."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.server.socket.frames import CLOSE, LIMIT, PING, BrokenFrame, close_frame, frame, read_frame
from tests.server.socket.wire import masked


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, b"\x81\x00"),
        (1, b"\x81\x01"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65535, b"\x81\x7e\xff\xff"),
        (65536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_frame_to_send_has_its_size_written_as_short_as_can_be(size: int, head: bytes) -> None:
    assert frame(b"x" * size) == head + b"x" * size


def test_the_unmasked_text_of_the_standard_is_written_as_it_is_there() -> None:
    assert frame(b"Hello") == bytes.fromhex("810548656c6c6f")  # RFC 6455, 5.7
    assert frame(b"Hello", PING) == bytes.fromhex("890548656c6c6f")


def test_the_masked_text_of_the_standard_is_read_as_it_is_there() -> None:
    assert read_frame(bytes.fromhex("818537fa213d7f9f4d5158"), 0) == (0x81, b"Hello", 11)


def test_a_farewell_holds_its_code_and_its_reason() -> None:
    assert close_frame(1000) == b"\x88\x02\x03\xe8"
    assert close_frame(1012, "restart") == b"\x88\x09\x03\xf4restart"


@pytest.mark.parametrize(("letter", "kept"), [("x", 123), ("é", 122), ("€", 123), ("𝄞", 120)])
def test_a_reason_that_is_too_long_is_cut_between_two_letters(letter: str, kept: int) -> None:
    written = close_frame(1000, letter * 200)
    assert written[:2] == bytes((0x80 | CLOSE, 2 + kept))
    assert len(written) == 4 + kept
    assert set(written[4:].decode()) == {letter}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000, LIMIT])
def test_a_frame_is_read_once_its_last_byte_is_there(size: int) -> None:
    whole = masked(b"x" * size)
    assert all(read_frame(whole[:there], 0) is None for there in range(len(whole)))
    assert read_frame(whole, 0) == (0x81, b"x" * size, len(whole))


def test_a_frame_is_read_from_the_middle_and_says_where_the_next_begins() -> None:
    before, whole = b"before", masked("whole")
    found = read_frame(before + whole + b"after", len(before))
    assert found == (0x81, b"whole", len(before + whole))


@pytest.mark.parametrize(
    ("head", "code", "why"),
    [
        (b"\x81\x05", 1002, "a client masks its frames"),
        (b"\xc1\x85", 1002, "no extension was agreed on"),
        (b"\xa1\x85", 1002, "no extension was agreed on"),
        (b"\x91\x85", 1002, "no extension was agreed on"),
        (b"\x89\xfe", 1002, "a control frame holds at most 125 bytes"),
        (b"\x88\xff", 1002, "a control frame holds at most 125 bytes"),
        (b"\x81\xfe\x00\x7d", 1002, "a size is written as short as it can be"),
        (b"\x81\xff\x00\x00\x00\x00\x00\x00\x00\x80", 1002, "a size is written as short as it can be"),
        (b"\x81\xfe\x10\x01", 1009, "a message holds at most 4096 bytes"),
        (b"\x81\xff\x00\x00\x00\x00\x00\x01\x00\x00", 1009, "a message holds at most 4096 bytes"),
        (b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", 1009, "a message holds at most 4096 bytes"),
    ],
)
def test_a_broken_frame_is_refused_as_soon_as_its_head_shows_it(head: bytes, code: int, why: str) -> None:
    assert read_frame(head[:-1], 0) is None
    with pytest.raises(BrokenFrame) as broken:
        read_frame(head, 0)
    assert (broken.value.code, broken.value.why) == (code, why)


@given(st.binary(max_size=300), st.binary(min_size=4, max_size=4))
def test_a_mask_comes_off_as_it_was_put_on(payload: bytes, mask: bytes) -> None:
    on_the_wire = masked(payload, mask=mask)
    assert read_frame(on_the_wire, 0) == (0x81, payload, len(on_the_wire))
