"""Who is really there, behind a proxy or not."""

import pytest

from tercet.server.socket.proxies import NotAnAddress, Proxies

OURS = Proxies(["10.0.0.1", "192.168.0.0/16", "fd00::/8"])


@pytest.mark.parametrize(
    ("peer", "forwarded_for", "visitor"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),  # nobody we know says so
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"),  # what the visitor wrote in front is not believed
        ("10.0.0.1", "198.51.100.1, 192.168.3.4", "198.51.100.1"),  # two proxies of ours
        ("10.0.0.1", "1.1.1.1,198.51.100.1,192.168.3.4", "198.51.100.1"),
        ("10.0.0.2", "198.51.100.1", "10.0.0.2"),  # one digit off
        ("10.0.0.1", "198.51.100.1:5555", "198.51.100.1"),
        ("10.0.0.1", "[2001:db8::1]:5555", "2001:db8::1"),
        ("10.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("fd00::7", "198.51.100.1", "198.51.100.1"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "unknown", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1, <script>", "10.0.0.1"),
        ("10.0.0.1", "192.168.1.1, 192.168.1.2", "192.168.1.1"),  # all ours: the first of them
        ("::ffff:203.0.113.5", "", "203.0.113.5"),
        ("", "198.51.100.1", ""),
    ],
)
def test_the_visitor_is_the_first_that_a_proxy_of_ours_tells_of(peer: str, forwarded_for: str, visitor: str) -> None:
    headers = {b"x-forwarded-for": forwarded_for.encode()} if forwarded_for else {}
    assert OURS.visitor(peer, headers) == visitor


@pytest.mark.parametrize(
    ("peer", "told", "own", "scheme"),
    [
        ("203.0.113.5", "", "http", "http"),
        ("203.0.113.5", "https", "http", "http"),
        ("203.0.113.5", "http", "https", "https"),
        ("10.0.0.1", "", "http", "http"),
        ("10.0.0.1", "https", "http", "https"),
        ("10.0.0.1", "WSS", "http", "https"),
        ("10.0.0.1", "https, http", "http", "http"),
        ("10.0.0.1", "gopher", "http", "http"),
    ],
)
def test_the_scheme_is_what_a_proxy_of_ours_says(peer: str, told: str, own: str, scheme: str) -> None:
    headers = {b"x-forwarded-proto": told.encode()} if told else {}
    assert OURS.scheme(peer, headers, own) == scheme


def test_nobody_is_believed_unless_told_so() -> None:
    assert Proxies().visitor("127.0.0.1", {b"x-forwarded-for": b"198.51.100.1"}) == "127.0.0.1"


@pytest.mark.parametrize("setting", ["", "proxy.example", "10.0.0.0/33", "10.0.0"])
def test_a_setting_that_is_no_address_is_refused(setting: str) -> None:
    with pytest.raises(NotAnAddress, match="is neither an address nor a network"):
        Proxies([setting])
