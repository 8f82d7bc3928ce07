"""Files that people send: whatever is not what it should be is refused with a sentence, and nothing is made of it."""

from base64 import b64encode
from pathlib import Path

import pytest

from tests.server.api.asking import asked, guest
from tests.server.competitions.desk import enter, opened
from tests.server.running_server import run

PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256))
ZIP = b"PK\x03\x04" + bytes(64)


def test_a_competition_whose_log_is_not_what_it_should_be_is_not_loaded(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            competition = await opened(boss)
            await enter(boss, competition, "Bea")
            kept = (await boss.get(f"/api/competitions/{competition}/file")).json()
            first, *rest = kept["events"]
            spoilt = [
                {**kept, "events": rest},
                {**kept, "events": [first, {**first, "by": "A" * 22}]},  # in somebody else's name
                {**kept, "events": [first, {"type": "Unheard"}]},
                {**kept, "version": 99},
                {**kept, "competition": "chess"},
                {**kept, "people": []},
                [kept],
            ]
            for each in spoilt:
                answer = await boss.post("/api/competitions/file", json=each)
                assert (answer.status_code, bool(answer.json()["title"])) == (400, True), each
            assert len((await boss.get("/api/competitions")).json()) == 1
            assert (await boss.post("/api/competitions/file", json=kept)).status_code == 201

    run(story)


@pytest.mark.parametrize("data", [PNG, ZIP, b"", b"\xff\xfe\x00\xd8"], ids=["picture", "archive", "nothing", "half"])
def test_a_list_that_is_none_enters_nobody(tmp_path: Path, data: bytes) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            competition = await opened(boss)
            sent = {"id": "list", "data": b64encode(data).decode()}
            answer = await boss.post(f"/api/competitions/{competition}/list", json=sent)
            assert answer.status_code in (200, 400), answer.text
            assert (await boss.get(f"/api/competitions/{competition}")).json()["entrants"] == [], answer.text

    run(story)


@pytest.mark.parametrize("text", ["", "{}", "\0", "tercet record 1\n" * 3, PNG.decode("latin-1")], ids=repr)
def test_a_record_that_is_none_proves_nothing(tmp_path: Path, text: str) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            answer = await boss.post("/api/records/proof", json={"text": text})
            said = answer.json()
            assert answer.status_code == 200, answer.text
            assert (said["proved"], said["events"], bool(said["why"])) == (False, 0, True)

    run(story)
