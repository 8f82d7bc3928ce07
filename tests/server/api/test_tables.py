"""Tables, records, players and rule sets over HTTP."""

from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient
from msgspec import convert, to_builtins

from tercet.client import Visit
from tercet.engine.rules import Rules
from tercet.record.codec import read_record
from tercet.record.replay import prove
from tercet.rulesets.catalogue import RULE_SETS
from tests.server.api.asking import another, asked, guest, listing, refused
from tests.server.running_server import run
from tests.server.scripted import play


async def a_table(browser: AsyncClient, **more: Any) -> dict[str, str]:
    answer = await browser.post("/api/tables", json={"rule_set": "quick", **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


# ---- opening and finding


def test_a_table_is_found_by_its_code_however_it_is_typed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            opened = await a_table(browser)
            code = opened["code"]
            assert len(code) == 5
            assert not {*code} & {*"01IO"}
            for typed in (code, code.lower(), f" {code[:2]}-{code[2:]} "):
                assert (await browser.get(f"/api/tables/{typed}")).json() == opened

    run(story)


def test_a_table_by_link_has_a_code_that_nobody_guesses(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            opened = await a_table(browser, options={"visibility": "by-link"})
            assert len(opened["code"]) == 10
            assert (await browser.get(f"/api/tables/{opened['code']}")).json() == opened

    run(story)


def test_guessing_codes_comes_to_an_end_and_who_knows_one_waits_no_longer_than_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            answers = [await browser.get(f"/api/tables/ZZZ{n:02}") for n in range(40)]
            assert [answer.status_code for answer in answers[:30]] == [404] * 30
            refused(answers[-1], 429, "too-many-guesses")

    run(story)


def test_one_person_opens_only_so_many_tables_and_competitions(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as other:
            await guest(browser)
            await guest(other, "Ben")
            answers = [await browser.post("/api/tables", json={"rule_set": "quick"}) for _ in range(24)]
            assert [answer.status_code for answer in answers[:20]] == [201] * 20
            refused(answers[-1], 429, "too-many-tables")
            refused(await browser.post("/api/competitions", json={"name": "Lake Cup"}), 429, "too-many-tables")
            await a_table(other)

    run(story)


def test_one_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, tables_per_s=0.02) as (server, browser), another(server) as other:
            await guest(browser)
            await guest(other, "Ben")
            await a_table(browser)
            await a_table(other)
            refused(await other.post("/api/tables", json={"rule_set": "quick"}), 429, "too-many-tables")

    run(story)


@pytest.mark.parametrize("cap_ms", [-1, 1_001, 10**9])
def test_the_lag_that_is_granted_has_bounds(tmp_path: Path, cap_ms: int) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            order = {"type": "FairCalls", "cap_ms": cap_ms}
            wish = {"rule_set": "quick", "options": {"order": order}}
            refused(await browser.post("/api/tables", json=wish), 400, "bad-rules")

    run(story)


def test_a_code_that_no_table_has_is_said_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            for code in ("ZZZZZ", "x", "%00", "%F0%9F%82%A1", "'; DROP TABLE tables; --"):
                refused(await browser.get(f"/api/tables/{code}"), 404, "unknown-table")

    run(story)


def test_tables_are_listed_while_somebody_is_there_unless_they_are_hidden_or_locked(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, grace_s=0) as (server, browser), Visit(server.address, "Ada") as ada:
            await guest(browser, "Eve")
            await a_table(browser, options={"visibility": "by-link"})
            link = await ada.open_table("classic")
            async with ada.sit(link.table) as seat:
                await seat.until(lambda: seat.gathering.acting_host == ada.player)
                (listed,) = await listing(browser, 1)
                assert listed == {
                    "table": link.table,
                    "code": link.code,
                    "rule_set": "classic",
                    "host": ada.player,
                    "host_name": "Ada",
                    "people": 1,
                    "bots": 0,
                    "most": 12,
                    "status": "gathering",
                    "names": ["Ada"],
                    "for_newcomers": True,
                    "yours": False,
                }
                bearer = {"authorization": f"Bearer {ada.token}"}
                (own,) = (await browser.get("/api/tables", headers=bearer)).json()
                assert own == {**listed, "yours": True}
                await seat.say("AddBot", level=1)
                await seat.say("Start")
                while (await listing(browser, 1))[0]["status"] != "playing":
                    pass
                assert (await listing(browser, 1))[0]["bots"] == 1
                await seat.say("Lock", locked=True)
                await listing(browser, 0)
                await seat.say("Lock", locked=False)
                await listing(browser, 1)
            await listing(browser, 0)  # nobody is there any more

    run(story)


def test_the_list_names_who_is_there_by_the_names_they_have_now_and_no_longer_who_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, grace_s=0) as (server, browser), Visit(server.address, "Ada") as ada:
            await guest(browser, "Eve")
            link = await ada.open_table("classic")
            async with ada.sit(link.table) as seat:
                await seat.say("AddBot", level=1)
                async with Visit(server.address, "Zoë") as zoe:
                    async with zoe.sit(link.table):
                        while (await listing(browser, 1))[0]["names"] != ["Ada", "Zoë"]:
                            pass
                        bearer = {"authorization": f"Bearer {ada.token}"}
                        await browser.patch("/api/me", json={"name": "<b>Ada</b>"}, headers=bearer)
                        assert (await listing(browser, 1))[0]["names"] == ["<b>Ada</b>", "Zoë"]
                    while (await listing(browser, 1))[0]["names"] != ["<b>Ada</b>"]:
                        pass

    run(story)


def test_a_table_of_numbers_names_nobody_in_the_list_nor_in_its_record(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, messages_per_s=10_000) as (server, browser), Visit(server.address, "Ada") as ada:
            link = await ada.open_table("quick", options={"talk": "numbers"})
            async with ada.sit(link.table) as seat:
                (listed,) = await listing(browser, 1)
                assert (listed["names"], listed["host_name"], listed["host"], listed["people"]) == ([], "", "", 1)
                await seat.say("AddBot", level=1)
                await seat.say("Start")
                await seat.say("EndRound")
                about = (await browser.get(f"/api/records/{link.table}/1/about")).json()
                assert about["names"][ada.player] in ("1", "2")
                assert "Ada" not in str(about)

    run(story)


def test_strangers_open_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            refused(await browser.post("/api/tables", json={}), 401, "who-are-you")

    run(story)


def test_rules_of_ones_own_are_played_and_counted_apart(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, messages_per_s=10_000) as (server, _), Visit(server.address, "Ada") as ada:
            easy = to_builtins(RULE_SETS["quick"].rules)
            easy["deck"] = {"type": "AllCards", "shading": "f"}
            for name, counted in (("quick", "own"), ("my \u0000 rules", "own")):
                link = await ada.open_table(rules={**easy, "name": name})
                async with ada.sit(link.table) as seat:
                    assert seat.gathering.rules.deck != RULE_SETS["quick"].rules.deck
                    await seat.say("Start")
                    await play(seat)
                played: list[Any] = []
                while link.table not in [match["table"] for match in played]:
                    played = (await ada.get(f"/api/players/{ada.player}"))["matches"]
                assert [match["rule_set"] for match in played if match["table"] == link.table] == [counted]

    run(story)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rule_set": "chess"}, "unknown-rule-set"),
        ({"rule_set": "x" * 501}, "does-not-fit"),
        ({"rules": {"type": "Rules"}}, "does-not-fit"),
        ({"options": {"talk": "shout"}}, "does-not-fit"),
        ({"options": {"order": {"type": "FairCalls", "cap_ms": "long"}}}, "does-not-fit"),
        ({"host": "somebody else"}, "does-not-fit"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, body: dict[str, Any], code: str) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            refused(await browser.post("/api/tables", json=body), 400, code)
            assert (await browser.get("/api/tables")).json() == []

    run(story)


def test_impossible_rules_are_refused_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            rules = to_builtins(RULE_SETS["classic"].rules)
            rules["layout"] = {"type": "Rectangle", "size": 2, "step": 3}
            why = refused(await browser.post("/api/tables", json={"rules": rules}), 400, "bad-rules")
            assert "too small" in why

    run(story)


# ---- records


def test_a_record_is_shown_whole_when_the_match_is_over_and_not_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, messages_per_s=10_000) as (server, browser), Visit(server.address, "Ada") as ada:
            link = await ada.open_table("puzzle")
            async with ada.sit(link.table) as seat:
                refused(await browser.get(f"/api/records/{link.table}/1"), 404, "unknown-record")
                await seat.say("Start")
                why = refused(await browser.get(f"/api/records/{link.table}/1"), 409, "still-playing")
                assert "when it is over" in why
                await play(seat)
                answer = await browser.get(f"/api/records/{link.table}/1")
                assert (answer.status_code, answer.headers["content-type"]) == (200, "application/jsonl")
                assert prove(read_record(answer.text)).totals == seat.gathering.match.totals  # type: ignore[union-attr]
                refused(await browser.get(f"/api/records/{link.table}/2"), 404, "unknown-record")
                await seat.say("Start")
                refused(await browser.get(f"/api/records/{link.table}/2"), 409, "still-playing")

    run(story)


@pytest.mark.parametrize("path", ["nowhere/1", "%00/1", "x%20y/1", "nowhere/99999999999999999999", "é/1"])
def test_a_record_that_is_not_there_is_not_found(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            refused(await browser.get(f"/api/records/{path}"), 404, "unknown-record")

    run(story)


@pytest.mark.parametrize("number", ["0", "-1"])
def test_matches_are_counted_from_one(tmp_path: Path, number: str) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            refused(await browser.get(f"/api/records/nowhere/{number}"), 400, "does-not-fit")

    run(story)


# ---- players and rule sets


def test_a_player_is_shown_with_what_was_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, messages_per_s=10_000) as (server, browser), Visit(server.address, "Ada") as ada:
            link = await ada.open_table("puzzle")
            async with ada.sit(link.table) as seat:
                await seat.say("Start")
                await play(seat)
                sets = len(seat.table.finds) if seat.table else 0
            shown: dict[str, Any] = {"matches": []}
            while not shown["matches"]:
                shown = (await browser.get(f"/api/players/{ada.player}")).json()
            assert (shown["player"], shown["name"]) == (ada.player, "Ada")
            assert shown["statistics"] == [
                {"rule_set": "puzzle", "rating": None, "matches": 1, "won": 0, "sets": sets, "failed": 0, "best": sets}
            ]

    run(story)


@pytest.mark.parametrize("player", ["nobody", "%00", "x' OR '1'='1", "é"])
def test_a_player_whom_nobody_knows_is_not_found(tmp_path: Path, player: str) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            refused(await browser.get(f"/api/players/{player}"), 404, "unknown-player")

    run(story)


def test_every_rule_set_is_there_as_data(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            shown = (await browser.get("/api/rulesets")).json()
            assert {each["name"]: convert(each["rules"], Rules) for each in shown} == {
                name: rule_set.rules for name, rule_set in RULE_SETS.items()
            }
            (classic,) = (each for each in shown if each["name"] == "classic")
            assert (await browser.get("/api/rulesets/classic")).json() == classic
            assert "A-8" in classic["clauses"]
            refused(await browser.get("/api/rulesets/chess"), 404, "unknown-rule-set")

    run(story)


# ---- on PostgreSQL too


def test_the_same_answers_come_from_postgresql(tmp_path: Path, fresh_database: str) -> None:
    async def story() -> None:
        async with asked(tmp_path, database=fresh_database) as (server, browser):
            player = await guest(browser)
            opened = await a_table(browser)
            assert (await browser.get(f"/api/tables/{opened['code']}")).json() == opened
            for path in ("players/%00", "records/%00/1", "tables/%00"):
                assert (await browser.get(f"/api/{path}")).status_code == 404
            credentials = {"login": "ada", "password": "correct horse battery"}
            assert (await browser.post("/api/account", json=credentials)).status_code == 201
            for login in ("\u0000", "ada\u0000"):
                refused(await browser.post("/api/session", json={**credentials, "login": login}), 401, "bad-login")
            async with another(server) as phone:
                await guest(phone, "Guest")
                await phone.post("/api/session", json=credentials)
                assert (await phone.get("/api/me/data")).json()["player"] == player
                assert (await phone.delete("/api/me")).status_code == 204
            refused(await browser.get(f"/api/players/{player}"), 404, "unknown-player")

    run(story)
