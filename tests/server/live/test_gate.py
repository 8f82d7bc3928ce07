"""A school behind one address comes in; a flood does not."""

from tercet.server.live.gate import Gate, household


def test_many_may_come_at_once_and_then_as_many_as_the_rate_allows() -> None:
    now = 0.0
    gate = Gate(3, 1, lambda: now)
    assert [gate.lets_in("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    now = 1.0
    assert gate.lets_in("192.0.2.1")
    assert not gate.lets_in("192.0.2.1")


def test_one_address_does_not_shut_another_out() -> None:
    gate = Gate(1, 1, lambda: 0.0)
    assert gate.lets_in("192.0.2.1")
    assert gate.lets_in("192.0.2.2")


def test_the_addresses_of_one_ipv6_network_are_one() -> None:
    assert household("2001:db8:0:1::1") == household("2001:db8:0:1::ffff")
    assert household("2001:db8:0:1::1") != household("2001:db8:0:2::1")
    assert household("not an address") == "not an address"
