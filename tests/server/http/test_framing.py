"""Where a request ends must not be in doubt: two parsers that disagree let one request hide in another."""

from pathlib import Path

from tests.server.http.test_bounds import served
from tests.server.running_server import run

HEAD = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
BODY = b'{"name": "Ada"}'
HIDDEN = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
CHUNKED = b"%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY)

DOUBTFUL = {
    "two lengths": b"content-length: %d\r\ncontent-length: %d\r\n\r\n" % (len(BODY), len(BODY) + len(HIDDEN)) + BODY,
    "a length and chunks": b"content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n" + CHUNKED,
    "chunks that are not the last coding": b"transfer-encoding: chunked, identity\r\n\r\n" + CHUNKED,
    "a coding that nobody knows": b"transfer-encoding: xchunked\r\n\r\n" + CHUNKED,
    "a length below zero": b"content-length: -1\r\n\r\n" + BODY,
    "a length that is no number": b"content-length: 0x10\r\n\r\n" + BODY,
    "a space before the colon": b"content-length : %d\r\n\r\n" % len(BODY) + BODY,
    "a line that goes on": b"content-length:\r\n %d\r\n\r\n" % len(BODY) + BODY,
    "a chunk of no length": b"transfer-encoding: chunked\r\n\r\nzz\r\n" + BODY,
    "a NUL in a header": b"x-name: a\0b\r\ncontent-length: %d\r\n\r\n" % len(BODY) + BODY,
}


def test_a_request_whose_end_is_in_doubt_is_refused_and_nothing_follows_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as server:
            for how, doubtful in DOUBTFUL.items():
                async with server.guest() as guest:
                    await guest.send(HEAD + doubtful + HIDDEN)
                    answer = await guest.answer()
                assert answer.startswith(b"HTTP/1.1 400 "), (how, answer)
                assert answer.count(b"HTTP/1.1 ") == 1, (how, answer)
            assert await server.lives()

    run(story)


def test_two_requests_whose_ends_are_clear_are_both_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as server, server.guest() as guest:
            last = HIDDEN.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")
            await guest.send(HEAD + b"transfer-encoding: chunked\r\n\r\n" + CHUNKED + last)
            answer = await guest.answer()
            assert (answer.count(b"HTTP/1.1 201 "), answer.count(b"HTTP/1.1 200 ")) == (1, 1), answer

    run(story)
