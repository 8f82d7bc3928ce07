"""Where a visitor may come from."""

import pytest

from tercet.server.socket.origin import NotAnOrigin, may_enter, origin, same_origin, ticket

ALLOWED = {origin("https://play.example"), origin("http://192.168.0.7:8000"), origin("http://[::1]:8000")}

ORIGINS = [
    # ---- ours
    ("https://play.example", True),
    ("http://192.168.0.7:8000", True),
    ("http://[::1]:8000", True),
    # ---- another scheme
    ("http://play.example", False),
    ("wss://play.example", False),
    ("https://192.168.0.7:8000", False),
    ("file://", False),
    ("chrome-extension://play.example", False),
    # ---- another port, or one that a browser does not write
    ("https://play.example:443", False),
    ("https://play.example:8443", False),
    ("http://192.168.0.7", False),
    ("http://192.168.0.7:80", False),
    ("http://192.168.0.7:80000", False),
    # ---- another host that looks like ours
    ("https://evil.play.example", False),
    ("https://play.example.evil", False),
    ("https://evilplay.example", False),
    ("https://play-example", False),
    ("https://play.exampl", False),
    ("https://example", False),
    ("https://play.example.", False),
    ("https://рlay.example", False),  # the first letter is Cyrillic
    ("http://192.168.0.70:8000", False),
    ("http://3232235527:8000", False),  # the same address as one number
    # ---- not an origin as browsers write it
    ("HTTPS://PLAY.EXAMPLE", False),
    ("https://Play.example", False),
    ("https://play.example/", False),
    ("https://play.example/ws", False),
    ("https://play.example?", False),
    ("https://user@play.example", False),
    ("https://evil.example@play.example", False),
    ("https://play.example@evil.example", False),
    ("https://play.example#evil.example", False),
    (" https://play.example", False),
    ("https://play.example, https://evil.example", False),  # two headers, joined
    ("https://play.example https://evil.example", False),
    ("play.example", False),
    ("null", False),
    ("*", False),
    ("", False),
]


@pytest.mark.parametrize(("said", "ours"), ORIGINS)
def test_a_page_enters_only_if_its_origin_is_ours_to_the_letter(said: str, ours: bool) -> None:
    headers = {b"origin": said.encode(), b"cookie": b"session=good"}
    assert same_origin(headers, ALLOWED) is ours
    assert may_enter("/ws", headers, ALLOWED) is ours
    assert may_enter("/ws?ticket=good", headers, ALLOWED) is ours


@pytest.mark.parametrize(
    ("path", "enters"),
    [
        ("/ws", False),
        ("/ws?table=a", False),
        ("/ws?ticket=", False),
        ("/ws?tickets=abc", False),
        ("/ws?ticket=abc&ticket=def", False),
        ("/ws#ticket=abc", False),
        ("/ws/ticket=abc", False),
        ("/ws?ticket=abc", True),
        ("/ws?table=a&ticket=abc", True),
    ],
)
def test_a_program_without_an_origin_enters_only_with_one_ticket(path: str, enters: bool) -> None:
    headers = {b"cookie": b"session=good"}
    assert not same_origin(headers, ALLOWED)
    assert may_enter(path, headers, ALLOWED) is enters


def test_nobody_enters_by_an_origin_when_none_is_allowed() -> None:
    assert not same_origin({b"origin": b"https://play.example"}, ())
    assert not same_origin({}, ())


def test_a_ticket_is_read_as_it_was_given() -> None:
    assert ticket("/ws?ticket=a%2Bb") == "a+b"
    assert ticket("/ws?table=x&ticket=-_aZ09") == "-_aZ09"


@pytest.mark.parametrize(
    ("setting", "written"),
    [
        ("https://play.example", b"https://play.example"),
        (" HTTPS://Play.Example/ ", b"https://play.example"),
        ("https://play.example:443", b"https://play.example"),
        ("http://play.example:80", b"http://play.example"),
        ("http://play.example:443", b"http://play.example:443"),
        ("http://192.168.0.7:8000", b"http://192.168.0.7:8000"),
        ("http://[::1]:8000", b"http://[::1]:8000"),
    ],
)
def test_an_origin_of_the_settings_is_written_as_a_browser_writes_it(setting: str, written: bytes) -> None:
    assert origin(setting) == written


@pytest.mark.parametrize(
    "setting",
    [
        "",
        "*",
        "null",
        "play.example",
        "ftp://play.example",
        "https://",
        "https://*.play.example",
        "https://play.example/tercet",
        "https://play.example?x",
        "https://play.example:port",
        "https://play.example:99999",
        "https://user@play.example",
        "https://[::1",
        "https://a b",
    ],
)
def test_a_setting_that_is_no_origin_is_refused_with_an_example(setting: str) -> None:
    with pytest.raises(NotAnOrigin, match="is not an origin"):
        origin(setting)
