"""`tercet serve`: where it is found, how it stops, and what it says when it cannot start."""

import signal
import socket
import subprocess
from pathlib import Path
from urllib.request import urlopen

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
    process.terminate()
    process.communicate(timeout=HANG_S)
    assert said[0].startswith("Tercet is at http://127.0.0.1:")
    assert said[1].startswith("Phones on the same network: http://")
    assert said[2].strip("█\n") == ""


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


def test_a_data_folder_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    said = tercet("serve", "--port", "0", "--data", str(in_the_way))
    assert said.code == 1
    assert said.err.startswith(f"Tercet cannot write in {in_the_way} (")


def test_a_file_that_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "tercet.db"
    database.write_text("Somebody else’s diary, and quite a long one at that.")
    said = tercet("serve", "--port", "0", "--data", str(tmp_path))
    assert said.code == 1
    assert said.err.startswith(f"{database} does not hold Tercet’s data")
    assert database.read_text().startswith("Somebody else’s diary")
