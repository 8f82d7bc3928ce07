"""`tercet serve`: where it is found, how it stops, and what it says when it cannot start."""

import json
import os
import signal
import socket
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.support.command import tercet
from tests.support.ctrl_c import hearing_ctrl_c
from tests.support.limits import HANG_S
from tests.support.serving import SERVE, serving


def test_it_serves_the_page_and_keeps_its_data_in_the_users_folder(tmp_path: Path) -> None:
    with serving(XDG_DATA_HOME=str(tmp_path)) as address, urlopen(address) as page:
        assert "Tercet" in page.read().decode()
        assert (tmp_path / "tercet/tercet.db").is_file()


def test_ctrl_c_stops_it(tmp_path: Path) -> None:
    with hearing_ctrl_c():
        process = subprocess.Popen([*SERVE, "--data", tmp_path], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=HANG_S)
    assert (process.returncode, err) == (130, b"")


def test_phones_get_an_address_and_a_qr_code(tmp_path: Path) -> None:
    process = subprocess.Popen([*SERVE, "--lan", "--data", tmp_path], stdout=subprocess.PIPE, encoding="utf-8")
    assert process.stdout
    said = [process.stdout.readline() for _ in range(3)]
    address = said[0].split()[-1]
    with urlopen(f"{address}/api/server") as answer:
        told = json.load(answer)["address"]
    rest = ""
    while "Ctrl-C" not in rest:
        rest += process.stdout.readline()
    process.terminate()
    process.communicate(timeout=HANG_S)
    assert said[0].startswith("Tercet is at http://127.0.0.1:")
    assert said[1].startswith("Phones on the same network: http://")
    assert said[2].strip("█\n") == ""
    assert said[1].split()[-1] == told, "links and papers have the same address"
    assert f"at port {told.rpartition(':')[2]}?" in rest
    assert "Is it a guest Wi-Fi?" in rest


def test_an_address_can_be_given_for_phones_with_how_another_computer_takes_over(tmp_path: Path) -> None:
    options = ("--lan", "--data", tmp_path / "data", "--copy-to", tmp_path / "stick")
    environment = {**os.environ, "TERCET_ADDRESS": "http://hall.local:8000", "LC_ALL": "en_GB.UTF-8"}
    process = subprocess.Popen([*SERVE, *options], stdout=subprocess.PIPE, encoding="utf-8", env=environment)
    assert process.stdout
    said = ""
    while "Ctrl-C" not in said:
        said += process.stdout.readline()
    process.terminate()
    process.communicate(timeout=HANG_S)
    assert "Phones on the same network: http://hall.local:8000\n" in said
    assert f"run tercet restore {tmp_path / 'stick'} there, give it the address http://hall.local:8000" in said
    assert f"A copy of everything is kept in {tmp_path / 'stick'}\n" in said
    assert "That folder is on the same disk as the data." in said


def test_a_port_in_use_is_said_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = tercet("serve", "--port", port, "--data", str(tmp_path))
    assert said.code == 1
    assert said.err.startswith(f"Port {port} is in use, perhaps by another Tercet.")


def test_a_port_that_does_not_exist_is_bad_input() -> None:
    said = tercet("serve", "--port", "70000")
    assert (said.code, said.err) == (2, "“70000” cannot be used for --port: it must be 65535 or less.\n")


def test_what_keeps_it_from_starting_is_said_in_the_users_language(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        said = tercet("serve", "--port", port, "--data", str(tmp_path), "--lang", "de")
    assert said.err.startswith(f"Port {port} ist belegt")


def test_an_address_of_another_machine_is_said_so() -> None:
    said = tercet("serve", "--host", "192.0.2.77", "--port", "0")
    assert said.code == 1
    assert said.err.startswith("This machine has no address 192.0.2.77 to listen on.")


def test_an_address_for_other_workers_that_this_machine_lacks_is_said_so() -> None:
    helpers = {"TERCET_DATABASE": "postgresql://127.0.0.1:9/", "TERCET_REDIS": "redis://127.0.0.1:9"}
    said = tercet("serve", "--port", "0", TERCET_INTERNAL_ADDRESS="192.0.2.77", **helpers)
    assert said.code == 1
    assert said.err.startswith("This machine has no address 192.0.2.77 for other workers.")


def test_a_data_folder_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    said = tercet("serve", "--port", "0", "--data", str(in_the_way))
    assert said.code == 1
    assert said.err.startswith(f"Tercet cannot write to {in_the_way} (")


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ('trusted_proxies = ["the proxy"]', "„the proxy“ ist weder eine Adresse noch ein Netz."),
        ('origins = ["play"]', "„play“ ist keine Adresse eines Servers."),
    ],
)
def test_a_wrong_address_in_the_settings_is_said_in_the_users_language(tmp_path: Path, setting: str, said: str) -> None:
    file = tmp_path / "tercet.toml"
    file.write_text(setting)
    done = tercet("serve", "--port", "0", "--data", str(tmp_path), "--settings", str(file), "--lang", "de")
    assert (done.code, done.err.startswith(said)) == (1, True)


def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "tercet.db"
    database.write_text("Somebody else’s diary, and quite a long one at that.")
    said = tercet("serve", "--port", "0", "--data", str(tmp_path))
    assert said.code == 1
    assert said.err.startswith(f"{database} does not contain Tercet’s data")
    assert database.read_text().startswith("Somebody else’s diary")
