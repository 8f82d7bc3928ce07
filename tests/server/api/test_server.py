"""What pages learn of the server itself."""

from pathlib import Path

from tests.server.api.asking import asked
from tests.server.running_server import run

HALL = "http://192.168.1.20:8000"


def test_whoever_sits_at_the_server_passes_on_the_address_that_others_can_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, address=HALL) as (_, browser):
            assert (await browser.get("/api/server")).json()["address"] == HALL
            named = await browser.get("/api/server", headers={"host": "localhost:8000"})
            assert named.json()["address"] == HALL

    run(story)


def test_whoever_has_come_over_the_network_passes_on_that_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, address=HALL) as (_, phone):
            answer = await phone.get("/api/server", headers={"host": "10.0.0.5:8000"})
            assert answer.json()["address"] == "http://10.0.0.5:8000"

    run(story)


def test_without_a_known_address_it_is_the_one_of_the_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            assert (await browser.get("/api/server")).json() == {"address": server.address, "copy": None}

    run(story)


def test_the_copy_says_how_it_is_doing_to_pages_and_to_the_operator(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, copy_to=str(tmp_path / "stick")) as (_, browser):
            while (copy := (await browser.get("/api/server")).json()["copy"])["behind"]:
                pass
            assert copy["trouble"] is None
            assert (await browser.get("/readyz")).text == "ready"
            (tmp_path / "stick").rename(tmp_path / "pocket")
            while (copy := (await browser.get("/api/server")).json()["copy"])["trouble"] is None:
                pass
            assert copy["trouble"] == "away"
            assert copy["since"] > 0
            assert "The copy lacks" in (await browser.get("/readyz")).text
            assert "tercet_copy_in_trouble" in (await browser.get("/metrics")).text

    run(story)
