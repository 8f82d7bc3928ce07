"""Becoming a socket, or being turned away, over real TCP."""

import pytest

from tests.server.socket.chat_server import ChatServer
from tests.server.socket.wire import ACCEPT, KEY, TEXT, connected, request, upgraded

PAGE = b"GET /hello HTTP/1.1\r\nHost: tercet.example\r\n\r\n"


def test_the_answer_of_the_standard_opens_the_socket(chat: ChatServer) -> None:
    with connected(chat.port) as client:
        client.send(request())
        answer = client.answer()
        assert answer.status == 101
        assert answer.headers == {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-accept": ACCEPT}


def test_a_handshake_may_come_byte_by_byte(chat: ChatServer) -> None:
    with connected(chat.port) as client:
        client.send(*(bytes((byte,)) for byte in request()))
        assert client.answer().status == 101


def test_pages_and_sockets_share_a_connection_until_it_becomes_a_socket(chat: ChatServer) -> None:
    with connected(chat.port) as client:
        for _ in range(2):
            client.send(PAGE)
            assert client.answer().status == 200
        client.send(b"POST /echo HTTP/1.1\r\nHost: tercet.example\r\nContent-Length: 3\r\n\r\nabc")
        assert client.answer().body == b"abc"
        client.send(request("/ws?table=kept-alive"))
        assert client.answer().status == 101
        client.say("here")
        assert client.hear() == (TEXT, b"here")


def test_a_page_is_served_while_sockets_are_open(chat: ChatServer) -> None:
    with upgraded(chat.port), connected(chat.port) as client:
        client.send(PAGE)
        assert client.answer().body != b"0 open"


@pytest.mark.parametrize(
    ("sent", "status", "why"),
    [
        (request("/other"), 404, "There is no socket here; it is at /ws."),
        (request("/ws/"), 404, "There is no socket here; it is at /ws."),
        (request("/"), 404, "There is no socket here; it is at /ws."),
        (request("/ws", "POST"), 400, "A socket is opened with GET."),
        (request(Sec_WebSocket_Version="8"), 426, "Version 13 of the WebSocket protocol is spoken here."),
        (request(Sec_WebSocket_Version=None), 426, "Version 13 of the WebSocket protocol is spoken here."),
        (request(Sec_WebSocket_Version="13, 8"), 426, "Version 13 of the WebSocket protocol is spoken here."),
        (request(Sec_WebSocket_Key=None), 400, "Sec-WebSocket-Key must be 16 bytes in Base64."),
        (request(Sec_WebSocket_Key=""), 400, "Sec-WebSocket-Key must be 16 bytes in Base64."),
        (request(Sec_WebSocket_Key="c2hvcnQ="), 400, "Sec-WebSocket-Key must be 16 bytes in Base64."),
        (request(Sec_WebSocket_Key="!!" + KEY), 400, "Sec-WebSocket-Key must be 16 bytes in Base64."),
        (request(Sec_WebSocket_Key=KEY, sec_websocket_key=KEY), 400, "Sec-WebSocket-Key must be 16 bytes in Base64."),
        (request("/ws?refuse=401"), 401, "Unauthorized."),
        (request("/ws?refuse=403", X_Why="This page may not."), 403, "This page may not."),
        (request("/ws?refuse=429"), 429, "Too Many Requests."),
    ],
)
def test_who_is_turned_away_is_told_why(chat: ChatServer, sent: bytes, status: int, why: str) -> None:
    with connected(chat.port) as client:
        client.send(sent)
        answer = client.answer()
        assert (answer.status, answer.body.decode()) == (status, why)
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers.get("sec-websocket-version") == ("13" if status == 426 else None)
        assert client.hung_up()


def test_an_ordinary_request_to_the_socket_is_for_the_pages_to_answer(chat: ChatServer) -> None:
    with connected(chat.port) as client:
        client.send(PAGE.replace(b"/hello", b"/ws"))
        assert client.answer().status == 404


def test_a_mistake_of_ours_turns_a_visitor_away_and_is_logged_once(
    chat: ChatServer, caplog: pytest.LogCaptureFixture
) -> None:
    with connected(chat.port) as client:
        client.send(request("/ws?mistake=greet"))
        assert client.answer().status == 500
        assert client.hung_up()
    assert [record.message for record in caplog.records] == ["A mistake of ours turned a visitor away."]


def test_what_is_sent_before_the_answer_harms_nobody_else(chat: ChatServer) -> None:
    with upgraded(chat.port, "/ws?table=calm") as other:
        for junk in (b"\x00" * 10_000, PAGE, b"\xff" * 3, request()):
            with connected(chat.port) as client:
                client.send(request("/ws?table=junk") + junk)
                assert client.answer().status == 101
        other.say("all is well")
        assert other.hear() == (TEXT, b"all is well")


def test_a_page_asked_for_in_the_same_breath_harms_nobody_else(chat: ChatServer) -> None:
    with connected(chat.port) as client:
        client.send(PAGE + request())
        assert client.answer().status in (101, 200)
    with upgraded(chat.port) as other:
        other.say("all is well")
        assert other.hear() == (TEXT, b"all is well")


@pytest.mark.parametrize(
    ("headers", "who"),
    [
        ({}, b"127.0.0.1 http"),
        ({"X_Forwarded_For": "198.51.100.1", "X_Forwarded_Proto": "https"}, b"198.51.100.1 https"),
        ({"X_Forwarded_For": "1.1.1.1, 198.51.100.1"}, b"198.51.100.1 http"),
    ],
)
def test_a_trusted_proxy_tells_who_is_there(chat: ChatServer, headers: dict[str, str], who: bytes) -> None:
    with connected(chat.port) as client:
        client.send(request("/ws", **headers))
        assert client.answer().status == 101
        client.say("who")
        assert client.hear() == (TEXT, who)
