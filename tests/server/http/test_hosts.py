"""Under which names a server answers."""

import pytest

from tercet.server.http import Hosts


@pytest.mark.parametrize(
    "host", ["play.example", "PLAY.example:443", "play.example.", "localhost:8000", "[::1]:8000", ""]
)
def test_the_names_of_the_origins_are_our_own(host: str) -> None:
    assert Hosts(["https://play.example"]).knows(host)


@pytest.mark.parametrize("host", ["evil.example", "play.example.evil.example", "notplay.example"])
def test_other_names_are_not(host: str) -> None:
    assert not Hosts(["https://play.example"]).knows(host)
    assert not Hosts().knows(host)


def test_behind_a_proxy_without_origins_any_name_will_do() -> None:
    assert Hosts((), ["10.0.0.0/8"]).knows("whatever.example")


def test_phones_reach_a_laptop_by_its_address() -> None:
    assert Hosts().knows("192.168.1.7:8000")
