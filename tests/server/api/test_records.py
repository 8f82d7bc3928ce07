"""What belongs to a finished match beside its record, and the proof of a record that somebody has as a file."""

import json
from pathlib import Path

from tercet.client import Visit
from tercet.engine.value import Player
from tercet.record.codec import write_record
from tercet.rulesets.catalogue import RULE_SETS
from tercet.tables import events as t
from tercet.tables.afterwards import Reaction, WeighedCalls, bots_in, weighed_in
from tercet.tables.fairness import HeardCall
from tercet.tables.gathering import Options
from tests.record.samples import events_of, text_of
from tests.server.api.asking import asked, guest, refused
from tests.server.running_server import run
from tests.server.scripted import play


def test_the_names_of_a_match_are_told_once_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, messages_per_s=10_000) as (server, browser), Visit(server.address, "Ada") as ada:
            link = await ada.open_table("puzzle")
            async with ada.sit(link.table) as seat:
                refused(await browser.get(f"/api/records/{link.table}/1/about"), 404, "unknown-record")
                await seat.say("Start")
                refused(await browser.get(f"/api/records/{link.table}/1/about"), 409, "still-playing")
                await play(seat)
                about = (await browser.get(f"/api/records/{link.table}/1/about")).json()
                assert about == {"names": {seat.gathering.host: "Ada"}, "bots": {}, "weighed": []}

    run(story)


def test_a_record_is_proved_and_a_forged_one_gets_a_sentence_in_the_readers_language(tmp_path: Path) -> None:
    """R-1: as `tercet replay` does, also where somebody has sealed the forged lines anew."""
    record = text_of("classic")
    forged = list(events_of("classic"))
    del forged[-3]

    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            refused(await browser.post("/api/records/proof", json={"text": record}), 401, "who-are-you")
            await guest(browser)
            proof = (await browser.post("/api/records/proof", json={"text": record})).json()
            assert (proof["proved"], proof["events"], proof["why"]) == (True, len(events_of("classic")), "")
            assert proof["verdicts"] > 0
            changed = record.replace('"points":1', '"points":2', 1)
            said = (await browser.post("/api/records/proof", json={"text": changed, "lang": "de"})).json()
            assert not said["proved"]
            assert said["why"].startswith("Zeile ")
            again = (await browser.post("/api/records/proof", json={"text": write_record(forged)})).json()
            assert not again["proved"]
            assert again["why"].startswith("Event ")

    run(story)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            body = json.dumps({"text": "x" * 3_000_000})
            refused(await browser.post("/api/records/proof", content=body), 413, "too-large")

    run(story)


def test_only_calls_of_this_match_that_had_to_be_weighed_are_told() -> None:
    """R-14: how quick each was, and nothing about anybody's lag."""
    ada, bea, bot = Player("ada"), Player("bea"), Player("bot-1")
    close = t.CallsWeighed(7, (HeardCall(bea, 0, 900, 880, 30), HeardCall(ada, 0, 950, 950, 0)))
    alone = t.CallsWeighed(8, (HeardCall(ada, 0, 950, 950, 0),))
    match = events_of("classic")
    table = [
        t.TableOpened(0, ada, RULE_SETS["classic"].rules, Options()),
        t.BotAdded(0, ada, bot, 3),
        *match[:3],
        close,
        alone,
        *match[3:],
        *match,
    ]
    assert weighed_in(table, 1) == [WeighedCalls(7, (Reaction(bea, 880), Reaction(ada, 950)))]
    assert weighed_in(table, 2) == weighed_in(table, 3) == []
    assert bots_in(table) == {bot: 3}
