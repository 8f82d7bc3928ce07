"""The address that phones can open, among all those that a computer has."""

import sys

import pytest

from tercet.server.http.hosts import Hosts
from tercet.server.lan import Interface, best_first, interfaces, lan_addresses

LOOP = Interface("lo", "127.0.0.1")
WIFI = Interface("wlan0", "192.168.1.20")
CABLE = Interface("eth0", "10.0.0.5")
DOCKER = Interface("docker0", "172.17.0.1")
TUNNEL = Interface("tun0", "10.8.0.2")
PUBLIC = Interface("eth1", "93.184.216.34")


def test_the_way_out_is_tried_first() -> None:
    assert best_first([LOOP, CABLE, WIFI], "192.168.1.20") == ["192.168.1.20", "10.0.0.5"]
    assert best_first([LOOP, CABLE, WIFI], "10.0.0.5") == ["10.0.0.5", "192.168.1.20"]


def test_a_hotspot_without_the_internet_has_an_address_although_there_is_no_way_out() -> None:
    assert best_first([LOOP, Interface("ap0", "10.42.0.1")], None) == ["10.42.0.1"]


def test_phones_are_not_sent_into_a_tunnel_or_a_container() -> None:
    assert best_first([LOOP, DOCKER, TUNNEL, WIFI], "10.8.0.2")[0] == "192.168.1.20"


def test_a_private_network_goes_before_the_internet() -> None:
    assert best_first([PUBLIC, WIFI], "93.184.216.34") == ["192.168.1.20", "93.184.216.34"]


@pytest.mark.parametrize("address", ["127.0.0.1", "169.254.3.4", "0.0.0.0"])
def test_an_address_that_leads_nowhere_is_none(address: str) -> None:
    assert best_first([Interface("eth0", address)], None) == []


def test_where_interfaces_have_no_names_the_way_out_is_known_all_the_same() -> None:
    assert best_first([Interface("", "172.20.0.1")], "192.168.1.20")[0] == "192.168.1.20"


def test_this_computer_is_asked() -> None:
    if sys.platform == "linux":
        assert "127.0.0.1" in {each.address for each in interfaces()}
    assert "127.0.0.1" not in lan_addresses()


def test_the_name_that_others_are_told_is_one_of_ours() -> None:
    assert Hosts(address="http://hall.example:8000").knows("Hall.Example:8000")
    assert not Hosts(address="http://hall.example:8000").knows("elsewhere.example")
    assert Hosts(address="http://hall.example:8000").knows("localhost:8000")
