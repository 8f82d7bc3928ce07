"""Entrants without an account play on screens: their link makes a device theirs, once."""

from pathlib import Path

from httpx import AsyncClient, Response

from tests.server.api.asking import another, asked, guest, refused
from tests.server.competitions.desk import opened, say
from tests.server.competitions.test_links import game_at, opened_link, playing
from tests.server.running_server import run


async def sits_down(device: AsyncClient, competition: str) -> Response:
    return await device.post(f"/api/competitions/{competition}/screen")


def test_a_game_is_opened_on_screens_once_everyone_has_a_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            competition = await playing(boss)
            game = await game_at(boss, competition, 1)
            path = f"/api/competitions/{competition}/games/{game['id']}/table"
            first, *others = game["players"]
            told = refused(await boss.post(path, json={"seats": []}), 409, "no-player")
            assert f"Number {first}" in told
            async with opened_link(server, boss, competition, "player", first) as phone:
                answer = await sits_down(phone, competition)
                assert (answer.status_code, answer.json()["name"]) == (201, f"no. {first}")
                assert "tercet-session" in answer.cookies
                assert (await sits_down(phone, competition)).status_code == 201  # pressed again
                del phone.headers["authorization"]
                assert (await phone.get("/api/me")).json()["player"] == answer.json()["player"]
            async with opened_link(server, boss, competition, "player", first) as stolen:
                refused(await sits_down(stolen, competition), 409, "screen-taken")
            for number in others:
                async with opened_link(server, boss, competition, "player", number) as phone:
                    await sits_down(phone, competition)
            assert (await boss.post(path, json={"seats": []})).status_code == 201

    run(story)


def test_a_link_never_gives_the_session_of_a_player_who_was_here_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ada:
            await guest(boss)
            player = await guest(ada, "Ada")
            competition = await opened(boss)
            await say(boss, competition, "Enter", details={"name": "Ada"}, person=player)
            async with opened_link(server, boss, competition, "player", 1) as thief:
                refused(await sits_down(thief, competition), 409, "screen-taken")
            refused(await sits_down(boss, competition), 403, "not-your-game")

    run(story)
