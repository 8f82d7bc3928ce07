"""Damaged data: the one table says so, the others play on, and the operator is told which and what to do."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from httpx import AsyncClient
from msgspec import json

from tercet.client import Visit
from tercet.protocol.from_server import Goodbye, Snapshot
from tercet.server import condition
from tests.cli.obeying import Capture, obeyed
from tests.server.api.asking import another, asked, guest, refused
from tests.server.api.test_tables import a_table
from tests.server.running_server import line, run
from tests.server.scripted import play
from tests.support.command import tercet
from tests.support.serving import serving

UNKNOWN = b'[{"type":"DragonsCame","at":0}]'


async def two_tables(folder: Path) -> tuple[str, str]:
    """A server's data with two tables and a competition; gives the tables' ids."""
    async with asked(folder) as (_, browser):
        await guest(browser)
        one, two = [(await a_table(browser))["table"] for _ in range(2)]
        answer = await browser.post("/api/competitions", json={"name": "Lake Cup"})
        assert answer.status_code == 201
    return one, two


def write_into(folder: Path, stream: str, body: bytes) -> None:
    """Change what the first entry of a log says."""
    with sqlite3.connect(folder / "tercet.db") as file:
        file.execute(
            "UPDATE entries SET body = ? WHERE stream = (SELECT id FROM streams WHERE name = ?)", (body, stream)
        )
    file.close()


async def until_ready_says(browser: AsyncClient, words: str) -> int:
    """Wait until the readiness page says it; gives the page's status."""
    while words not in (answer := await browser.get("/readyz")).text:  # noqa: ASYNC110 (nothing else tells)
        await asyncio.sleep(0.02)
    return answer.status_code


def test_a_table_with_an_unknown_event_says_so_and_the_others_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        damaged, sound = await two_tables(tmp_path)
        write_into(tmp_path, damaged, UNKNOWN)
        async with asked(tmp_path) as (server, browser):
            async with line(server) as visitor:
                await visitor.say(type="Hello", v=1, table=damaged)
                parting = await visitor.hear()
                assert isinstance(parting, Goodbye)
                assert (parting.code, parting.retry) == ("damaged-log", False)
                assert await visitor.goodbye() == (4500, "damaged-log")
            async with line(server) as visitor:
                await visitor.say(type="Hello", v=1, table=sound)
                assert isinstance(await visitor.hear(), Snapshot)
            assert await until_ready_says(browser, "Damaged logs: 1") == 200
            refused(await browser.get(f"/api/records/{damaged}/1"), 500, "damaged-log")

    run(story)


def test_the_operator_is_told_at_the_start_which_log_is_damaged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        damaged, _ = await two_tables(tmp_path)
        write_into(tmp_path, damaged, b"nonsense")
        async with asked(tmp_path) as (_, browser):
            await until_ready_says(browser, "Damaged logs: 1")
        named = [record.getMessage() for record in caplog.records if damaged in record.getMessage()]
        assert len(named) == 1
        assert f"The log {damaged} cannot be read from entry 1 on" in named[0]
        assert "tercet doctor" in named[0]

    run(story)


def test_a_damaged_competition_says_so_and_the_list_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        await two_tables(tmp_path)
        async with asked(tmp_path) as (_, browser):
            [listed] = (await browser.get("/api/competitions")).json()
        write_into(tmp_path, f"competition/{listed['competition']}", UNKNOWN)
        async with asked(tmp_path) as (_, browser):
            refused(await browser.get(f"/api/competitions/{listed['competition']}"), 500, "damaged-log")
            assert (await browser.get("/api/competitions")).status_code == 200

    run(story)


def spoil_a_page(folder: Path) -> None:
    """Write over the middle of the file, as a failing disk does."""
    with sqlite3.connect(folder / "tercet.db") as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    file.close()
    with (folder / "tercet.db").open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)


def test_a_damaged_page_is_noticed_and_the_server_says_that_it_is_not_ready(tmp_path: Path) -> None:
    async def story() -> None:
        one, _ = await two_tables(tmp_path)
        spoil_a_page(tmp_path)
        async with asked(tmp_path) as (server, browser):
            assert await until_ready_says(browser, "The data is damaged") == 503
            async with line(server) as visitor:
                await visitor.say(type="Hello", v=1, table=one)
                assert isinstance(await visitor.hear(), Goodbye)
            assert (await browser.get("/healthz")).status_code == 200

    run(story)


def test_a_full_disk_is_told_by_the_readiness_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(condition, "LEAST_ROOM", 2**62)

    async def story() -> None:
        async with asked(tmp_path) as (server, _), another(server) as browser:
            assert await until_ready_says(browser, "is full") == 503

    run(story)


# ---- what the operator does


def test_the_doctor_names_the_first_bad_entry_and_what_to_do(tmp_path: Path, capsys: Capture) -> None:
    damaged, _ = asyncio.run(two_tables(tmp_path))
    sound = obeyed(capsys, "doctor", "--data", str(tmp_path))
    assert (sound.code, sound.out) == (0, "Sound: 3 logs with 3 entries; 0 matches verified.\n")
    write_into(tmp_path, damaged, UNKNOWN)
    said = obeyed(capsys, "doctor", "--data", str(tmp_path))
    assert said.code == 1
    assert f"{damaged}, entry 1: " in said.out
    assert "Sound: 2 logs" in said.out
    assert "tercet restore FILE" in said.err
    found = json.decode(obeyed(capsys, "doctor", "--data", str(tmp_path), "--json").out)
    assert [each["log"] for each in found["damaged"]] == [damaged]


def test_the_doctor_names_a_match_that_does_not_follow_from_what_was_said(tmp_path: Path, capsys: Capture) -> None:
    async def story() -> str:
        async with asked(tmp_path, messages_per_s=10_000) as (server, _), Visit(server.address, "Ada") as ada:
            link = await ada.open_table("quick")
            async with ada.sit(link.table) as seat:
                await seat.say("Start")
                await play(seat)
            return link.table

    table = asyncio.run(story())
    with sqlite3.connect(tmp_path / "tercet.db") as file:
        ((entry, body),) = file.execute(
            "SELECT id, body FROM entries WHERE instr(body, '\"SetTaken\"') > 0 ORDER BY id LIMIT 1"
        ).fetchall()
        file.execute("UPDATE entries SET body = ? WHERE id = ?", (body.replace(b'"points":1', b'"points":7'), entry))
    file.close()
    said = obeyed(capsys, "doctor", "--data", str(tmp_path))
    assert said.code == 1
    assert f"{table}, entry " in said.out
    assert "cannot be verified" in said.out
    assert "was changed, or was played by an older Tercet" in said.err


def test_the_doctor_says_that_a_page_is_damaged(tmp_path: Path, capsys: Capture) -> None:
    asyncio.run(two_tables(tmp_path))
    spoil_a_page(tmp_path)
    said = obeyed(capsys, "doctor", "--data", str(tmp_path))
    assert (said.code, "The file is damaged: " in said.out) == (1, True)
    assert "Stop the server" in said.err


def test_rebuilding_leaves_out_what_is_damaged_and_says_so(tmp_path: Path, capsys: Capture) -> None:
    damaged, _ = asyncio.run(two_tables(tmp_path))
    write_into(tmp_path, damaged, UNKNOWN)
    said = obeyed(capsys, "rebuild", "--data", str(tmp_path))
    assert (said.code, said.out) == (1, "Rebuilt from the logs of 2 tables.\n")
    assert f"The log {damaged} cannot be read from entry 1 on" in said.err
    spoil_a_page(tmp_path)
    said = obeyed(capsys, "rebuild", "--data", str(tmp_path))
    assert said.code == 1
    assert "Traceback" not in said.err


def test_a_backup_of_a_running_server_is_restored_elsewhere_and_the_tables_open(
    tmp_path: Path, capsys: Capture
) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere"

    async def before() -> str:
        async with asked(tmp_path / "data") as (_, browser):
            await guest(browser)
            opened = await a_table(browser)
            saved = await asyncio.to_thread(tercet, "backup", str(copy), "--data", str(tmp_path / "data"))
            assert (saved.code, saved.err) == (0, "")
            assert "read back: 1 log with 1 entry" in saved.out
            await a_table(browser)  # is not in the copy
            return opened["code"]

    async def after(code: str) -> None:
        async with asked(elsewhere) as (_, browser):
            assert (await browser.get(f"/api/tables/{code}")).status_code == 200
            assert len((await browser.get("/api/tables")).json()) == 1

    code = asyncio.run(before())
    assert obeyed(capsys, "restore", str(copy), "--data", str(elsewhere)).code == 0
    asyncio.run(after(code))
    again = obeyed(capsys, "restore", str(copy), "--data", str(elsewhere))
    assert "What was there before is in" in again.out
    assert len(list(elsewhere.glob("tercet-before-*.db"))) == 1


def test_what_is_no_backup_is_refused_and_nothing_is_touched(tmp_path: Path, capsys: Capture) -> None:
    asyncio.run(two_tables(tmp_path))
    before = (tmp_path / "tercet.db").read_bytes()
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary, " * 100)
    for file, sentence in ((diary, "does not contain Tercet’s data"), (tmp_path / "none", "There is no file")):
        said = obeyed(capsys, "restore", str(file), "--data", str(tmp_path))
        assert (said.code, sentence in said.err) == (1, True)
    obeyed(capsys, "backup", str(tmp_path / "copy.db"), "--data", str(tmp_path))
    (tmp_path / "deep").mkdir()
    (tmp_path / "copy.db").rename(tmp_path / "deep/tercet.db")
    spoil_a_page(tmp_path / "deep")
    said = obeyed(capsys, "restore", str(tmp_path / "deep/tercet.db"), "--data", str(tmp_path))
    assert (said.code, "is damaged" in said.err) == (1, True)
    assert (tmp_path / "tercet.db").read_bytes() == before


def test_a_second_server_on_the_same_folder_is_refused_and_so_is_a_restore(tmp_path: Path) -> None:
    with serving("--data", tmp_path):
        said = tercet("serve", "--port", "0", "--data", str(tmp_path))
        assert (said.code, said.err) == (
            1,
            f"Another Tercet is using the data in {tmp_path}. Stop it, or choose another folder with --data.\n",
        )
        assert tercet("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)).code == 0
        assert "Another Tercet is using" in tercet("restore", str(tmp_path / "copy.db"), "--data", str(tmp_path)).err
    with serving("--data", tmp_path):
        pass
