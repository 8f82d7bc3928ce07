"""Links: a role in one competition without an account, opened by a press, revocable at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from httpx import AsyncClient

from tests.server.api.asking import another, asked, guest, refused
from tests.server.competitions.desk import asked_to, enter, opened, say, seen, sheet
from tests.server.running_server import RunningServer, run

SIX = ["Ann Lee", "Bea Ortiz", "Cem Kaya", "Dan Roe", "Eva Lutz", "Fay Moss"]
NOBODYS = "A" * 22


async def playing(boss: AsyncClient) -> str:
    """A day with six players at two tables, in its first round."""
    await guest(boss)
    competition = await opened(boss, rounds=1, tables=2, finalists=3, privacy={"asks": ["phone"]})
    await enter(boss, competition, *SIX, phone="+1 480 555 0100")
    await say(boss, competition, "DrawRounds")
    await say(boss, competition, "StartRound", round=1)
    return competition


async def issued(boss: AsyncClient, competition: str, kind: str, *numbers: int) -> list[dict[str, Any]]:
    body = {"kind": kind, "numbers": numbers or None}
    answer = await boss.post(f"/api/competitions/{competition}/links", json=body)
    assert answer.status_code == 201, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def tried(phone: AsyncClient, competition: str, secret: str) -> Any:
    return await phone.post(f"/api/competitions/{competition}/session", json={"secret": secret})


async def pressed(phone: AsyncClient, competition: str, secret: str) -> dict[str, Any]:
    """The link is opened on this phone, which has its session from now on."""
    answer = await tried(phone, competition, secret)
    assert answer.status_code == 201, answer.text
    session: dict[str, Any] = answer.json()
    phone.headers["authorization"] = f"Bearer {session['token']}"
    return session


@asynccontextmanager
async def opened_link(
    server: RunningServer, boss: AsyncClient, competition: str, kind: str, *numbers: int
) -> AsyncIterator[AsyncClient]:
    """A phone on which a new link was opened."""
    (link,) = await issued(boss, competition, kind, *numbers)
    async with another(server) as phone:
        await pressed(phone, competition, link["secret"])
        yield phone


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


async def game_at(browser: AsyncClient, competition: str, table: int) -> dict[str, Any]:
    (game,) = [each for each in (await seen(browser, competition))["games"] if each["table"] == table]
    found: dict[str, Any] = game
    return found


def test_a_judges_link_reports_its_own_table_and_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            asked(tmp_path) as (server, boss),
            opened_link(server, boss, competition := await playing(boss), "judge", 1) as judge,
        ):
            assert (await seen(judge, competition))["role"] == "judge"
            mine, other = await game_at(judge, competition, 1), await game_at(judge, competition, 2)
            await say(judge, competition, "Report", game=mine["id"], sheet=sheet(mine, 9, 8, 7))
            assert (await game_at(boss, competition, 1))["state"] == "reported"
            refused(
                await asked_to(judge, competition, "Report", game=other["id"], sheet=sheet(other, 9, 8, 7)),
                403,
                "other-table",
            )
            refused(await asked_to(judge, competition, "EndPreliminaries"), 403, "not-yours")

    run(story)


def test_a_players_link_knows_the_number_and_confirms_the_own_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            competition = await playing(boss)
            game = await game_at(boss, competition, 1)
            number = game["players"][0]
            async with opened_link(server, boss, competition, "player", number) as player:
                shown = await seen(player, competition)
                assert (shown["role"], shown["number"], shown["next_game"]) == ("player", number, game["id"])
                names = {each["number"]: each["name"] for each in shown["entrants"]}
                assert names[number] == SIX[number - 1]
                assert all(names[other] == SIX[other - 1].split()[0] for other in names if other != number), (
                    "others: first names only"
                )
                await say(boss, competition, "Report", game=game["id"], sheet=sheet(game, 9, 8, 7))
                await say(player, competition, "Report", game=game["id"], sheet=sheet(game, 9, 8, 7))
                assert (await game_at(player, competition, 1))["state"] == "settled"

    run(story)


def test_a_desks_link_enters_people_and_a_projectors_only_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss)
            competition = await opened(boss)
            async with (
                opened_link(server, boss, competition, "desk") as desk,
                opened_link(server, boss, competition, "projector") as screen,
            ):
                await enter(desk, competition, "Ann Lee")
                assert [each["name"] for each in (await seen(screen, competition))["entrants"]] == ["Ann"]
                answer = await asked_to(screen, competition, "Enter", details={"name": "Eve"})
                refused(answer, 403, "staff-only")

    run(story)


def test_the_recovery_key_gives_the_competition_back_to_somebody_new(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            competition = await playing(boss)
            async with opened_link(server, boss, competition, "coordinator") as key, another(server) as laptop:
                assert (await seen(key, competition))["role"] == "coordinator"
                await say(key, competition, "Appoint", person=await guest(laptop, "Bo"), role="coordinator")
                await say(laptop, competition, "Freeze", frozen=True)
                assert (await seen(boss, competition))["frozen"]

    run(story)


def test_a_link_that_is_replaced_or_revoked_ends_at_once_on_every_device(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as phone, another(server) as tablet:
            competition = await playing(boss)
            (old,) = await issued(boss, competition, "judge", 2)
            await pressed(phone, competition, old["secret"])
            await pressed(tablet, competition, old["secret"])
            listed = (await boss.get(f"/api/competitions/{competition}/links")).json()
            assert [(each["kind"], each["number"], each["devices"]) for each in listed] == [("judge", 2, 2)]
            (new,) = await issued(boss, competition, "judge", 2)
            for ended in (phone, tablet):
                assert (await seen(ended, competition))["role"] == "spectator"
            refused(await tried(phone, competition, old["secret"]), 404, "no-such-link")
            await pressed(phone, competition, new["secret"])
            assert (await seen(phone, competition))["role"] == "judge"
            assert (await boss.delete(f"/api/competitions/{competition}/links/judge/2")).status_code == 204
            refused(await asked_to(phone, competition, "Undo"), 401, "who-are-you")
            refused(await tried(tablet, competition, new["secret"]), 404, "no-such-link")
            assert (await boss.get(f"/api/competitions/{competition}/links")).json() == []

    run(story)


def test_a_session_of_a_link_is_worth_nothing_outside_its_competition(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ann:
            await guest(boss)
            mine, other = await opened(boss), await opened(boss)
            await say(boss, mine, "Enter", details={"name": "Ann Lee"}, person=await guest(ann, "Ann"))
            (link,) = await issued(boss, mine, "player")
            async with another(server) as thief:
                refused(await tried(thief, other, link["secret"]), 404, "no-such-link")
                await pressed(thief, mine, link["secret"])
                refused(await thief.get("/api/me"), 401, "who-are-you")
                refused(await thief.get("/api/me/data"), 401, "who-are-you")
                assert (await seen(thief, other))["role"] == "spectator"
                assert (await seen(thief, mine))["role"] == "player"

    run(story)


def test_only_the_coordinator_issues_lists_and_revokes(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            asked(tmp_path) as (server, boss),
            opened_link(server, boss, competition := await playing(boss), "desk") as desk,
            another(server) as stranger,
        ):
            address = f"/api/competitions/{competition}/links"
            for who, status, code in ((desk, 403, "not-yours"), (stranger, 401, "who-are-you")):
                refused(await who.post(address, json={"kind": "coordinator"}), status, code)
                refused(await who.get(address), status, code)
                refused(await who.delete(f"{address}/desk/1"), status, code)

    run(story)


def test_links_are_for_tables_and_numbers_that_there_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            competition = await playing(boss)
            address = f"/api/competitions/{competition}/links"
            refused(await boss.post(address, json={"kind": "judge", "numbers": [1, 3]}), 409, "no-such-table")
            refused(await boss.post(address, json={"kind": "player", "numbers": [1, 7]}), 409, "no-such-number")
            refused(await boss.post(address, json={"kind": "king"}), 400, "does-not-fit")
            assert (await boss.get(address)).json() == [], "all or none"
            judges, players = await issued(boss, competition, "judge"), await issued(boss, competition, "player")
            assert [each["path"] for each in judges] == ["judge/1", "judge/2"]
            assert [each["path"] for each in players] == [f"player/{number}" for number in range(1, 7)]

    run(story)


def test_a_link_that_is_not_valid_is_refused_in_the_readers_language(tmp_path: Path) -> None:
    told = {
        "en": "Ask the coordinator",
        "fr": "à la coordination",
        "es": "a la coordinación",
        "de": "Bitte die Leitung",
    }

    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            competition = await opened(boss)
            for lang, words in told.items():
                boss.headers["accept-language"] = lang
                assert words in refused(await tried(boss, competition, NOBODYS), 404, "no-such-link")

    run(story)


def test_whoever_tries_secrets_is_soon_refused_and_so_is_the_right_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            competition = await opened(boss)
            (link,) = await issued(boss, competition, "desk")
            codes = {(await tried(boss, competition, NOBODYS)).json()["code"] for _ in range(60)}
            assert codes == {"no-such-link", "too-many-tries"}
            refused(await tried(boss, competition, link["secret"]), 429, "too-many-tries")

    run(story)


def test_no_secret_is_stored_or_listed_and_each_has_128_bits(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            competition = await playing(boss)
            links = [*await issued(boss, competition, "judge"), *await issued(boss, competition, "player")]
            session = await pressed(boss, competition, links[0]["secret"])
            boss.headers.pop("authorization")
            listed = (await boss.get(f"/api/competitions/{competition}/links")).text
            secrets = [*(each["secret"] for each in links), session["token"]]
            assert len({*secrets}) == len(secrets)
            assert all(len(each["secret"]) == 22 for each in links), "22 letters of 6 bits"
            assert not any(secret in listed for secret in secrets)
            stored = everything_in(tmp_path)
            assert competition.encode() in stored
            assert not any(secret.encode() in stored for secret in secrets)

    run(story)


def test_links_open_after_the_server_was_started_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as phone:
            competition = await playing(boss)
            judges = await issued(boss, competition, "judge")
            await pressed(phone, competition, judges[0]["secret"])
        async with asked(tmp_path) as (server, _), another(server, headers=phone.headers) as phone:
            assert (await seen(phone, competition))["role"] == "judge"
            await pressed(phone, competition, judges[1]["secret"])
            assert (await seen(phone, competition))["role"] == "judge"

    run(story)


def test_whoever_asks_again_gets_an_answer_only_if_something_has_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as public:
            competition = await playing(boss)
            address = f"/api/competitions/{competition}"
            first = await public.get(address)
            known = {"if-none-match": first.headers["etag"]}
            assert (await public.get(address, headers=known)).status_code == 304
            assert (await boss.get(address, headers=known)).status_code == 200, "the staff sees more"
            await boss.put(f"{address}/entrants/1", json={"name": "Zoe Lee"})  # not in the log
            renamed = await public.get(address, headers=known)
            assert renamed.json()["entrants"][0]["name"] == "Zoe"
            known = {"if-none-match": renamed.headers["etag"]}
            await say(boss, competition, "Freeze", frozen=True)
            assert (await public.get(address, headers=known)).json()["frozen"]

    run(story)
