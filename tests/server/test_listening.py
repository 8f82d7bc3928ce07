"""Addresses, as a browser wants them."""

from tercet.server.listening import Address, listen


def test_a_free_port_is_found() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.getsockname()[1] > 0


def test_an_address_is_written_as_a_browser_wants_it() -> None:
    assert str(Address("127.0.0.1", 8000)) == "http://127.0.0.1:8000"
    assert str(Address("::1", 8000)) == "http://[::1]:8000"
