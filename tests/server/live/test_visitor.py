"""A visitor over a real socket: known by token or cookie, shown a table, heard or turned away."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tercet.client import Refused, Visit
from tercet.protocol import from_server
from tercet.protocol.from_server import Chatted, Done, Goodbye, Names, Reported, Snapshot, Told, UpToDate, Waved
from tercet.server.people.own_data import erase
from tercet.server.people.reports import Reports
from tests.server.open_house import Line, OpenHouse, line, open_house, run


async def table_of(ada: Visit, **options: Any) -> str:
    link = await ada.open_table("quick", options={"order": {"type": "ArrivalOrder"}, **options})
    return link.table


async def at_table(wire: Line, table: str, seq: int = 0) -> Snapshot:
    await wire.say(type="Hello", v=1, table=table, seq=seq)
    shown = await wire.hear()
    assert isinstance(shown, Snapshot)
    return shown


async def hear_until(wire: Line, kind: type) -> Any:
    while not isinstance(message := await wire.hear(), kind):
        pass
    return message


# ---- hello


def test_a_hello_is_answered_with_the_whole_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            shown = await at_table(wire, await table_of(ada))
            assert (shown.v, shown.seq, shown.you) == (1, 1, ada.player)
            assert shown.names == {ada.player: "Ada"}
            assert shown.table.host == ada.player

    run(story)


def test_who_was_there_before_is_told_the_rest_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            table = await table_of(ada)
            await at_table(wire, table)
            for n in range(3):
                await wire.say(type="Say", id=f"{n}", say={"type": "Lock", "locked": True})
                await hear_until(wire, Told)
            async with line(house, ada.token) as again:
                await again.say(type="Hello", v=1, table=table, seq=2)
                heard = [await again.hear(), await again.hear()]
                assert [told.seq for told in heard if isinstance(told, Told)] == [3, 4]
                now = await hear_until(again, UpToDate)
                assert now.seq == 4
                assert now.at >= max(event.at for told in heard if isinstance(told, Told) for event in told.events)

    run(story)


def test_who_has_missed_nothing_is_told_what_the_clock_shows(tmp_path: Path) -> None:
    """So a countdown goes on where it is, not where it was."""

    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            table = await table_of(ada)
            await at_table(wire, table)
            await asyncio.sleep(0.05)
            async with line(house, ada.token) as again:
                await again.say(type="Hello", v=1, table=table, seq=1)
                now = await again.hear()
                assert isinstance(now, UpToDate)
                assert now.at >= 50

    run(story)


def test_who_claims_to_know_more_than_there_is_gets_the_whole_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            assert (await at_table(wire, await table_of(ada), seq=99)).seq == 1

    run(story)


def test_everything_may_be_sent_in_one_go(tmp_path: Path) -> None:
    """A client that comes back says hello and all that was not answered, without waiting."""

    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            table = await table_of(ada)
            await wire.say(type="Hello", v=1, table=table)
            for n in range(20):
                await wire.say(type="Say", id=f"{n}", say={"type": "Lock", "locked": bool(n % 2)})
            answers = [await hear_until(wire, Told) for _ in range(20)]
            assert [told.done for told in answers] == [f"{n}" for n in range(20)]

    run(story)


def test_one_may_go_to_another_table_over_the_same_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            first, second = await table_of(ada), await table_of(ada)
            await at_table(wire, first)
            await wire.say(type="Hello", v=1, table=second)
            await hear_until(wire, Snapshot)
            await wire.say(type="Say", id="1", say={"type": "Lock", "locked": True})
            await hear_until(wire, Told)
            assert house.inside.hub.awake[second].gathering.locked
            assert not house.inside.hub.awake[first].gathering.locked
            assert house.inside.hub.awake[first].viewers == set()

    run(story)


@pytest.mark.parametrize(
    ("hello", "code", "name"),
    [
        ({"v": 1, "table": "nowhere"}, 4404, "unknown-table"),
        ({"v": 2, "table": "nowhere"}, 4426, "other-version"),
        ({"v": 1}, 4400, "bad-message"),
    ],
)
def test_a_hello_that_leads_nowhere_is_answered_and_hung_up_on(
    tmp_path: Path, hello: dict[str, Any], code: int, name: str
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, line(house) as wire:
            await wire.say(type="Hello", **hello)
            goodbye = await wire.hear()
            assert isinstance(goodbye, Goodbye)
            assert (goodbye.code, goodbye.retry) == (name, False)
            assert goodbye.why.endswith((".", "`"))
            assert await wire.goodbye() == (code, name)

    run(story)


# ---- bad messages


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"type":"Point"}', '{"type":"Say","id":"1"}', "{" * 1000])
def test_what_is_no_message_is_said_so_and_hung_up_on(tmp_path: Path, text: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            await at_table(wire, await table_of(ada))
            await wire.socket.send(text)
            goodbye = await hear_until(wire, Goodbye)
            assert goodbye.code == "bad-message"
            assert goodbye.why.startswith("That is no message of this protocol: ")
            assert (await wire.goodbye())[0] == 4400

    run(story)


@pytest.mark.parametrize(("frame", "code"), [("x" * 4097, 1009), (b"bytes", 1003)])
def test_too_much_in_one_frame_or_no_text_is_hung_up_on(tmp_path: Path, frame: str | bytes, code: int) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            table = await table_of(ada)
            await at_table(wire, table)
            await wire.socket.send(frame)
            assert (await wire.goodbye())[0] == code
            async with line(house, ada.token) as again:
                await at_table(again, table)

    run(story)


def test_nothing_can_be_said_before_hello(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            await wire.say(type="Say", id="1", say={"type": "Call"})
            goodbye = await wire.hear()
            assert isinstance(goodbye, Goodbye)
            assert goodbye.code == "hello-first"
            assert await wire.goodbye() == (4400, "hello-first")

    run(story)


def test_a_flood_is_told_to_wait_and_nobody_else_notices(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada:
            table = await table_of(ada)
            async with line(house, ada.token) as flood, line(house) as other:
                await at_table(flood, table)
                await at_table(other, table)
                for n in range(200):
                    await flood.say(type="Say", id=f"{n}", say={"type": "Call"})
                goodbye = await hear_until(flood, Goodbye)
                assert (goodbye.code, goodbye.retry) == ("too-much", True)
                assert (await flood.goodbye())[0] == 4429
                async with line(house, ada.token) as again:
                    await at_table(again, table)
                    await again.say(type="Say", id="x", say={"type": "Lock", "locked": True})
                    assert isinstance(await hear_until(other, Told), Told)

    run(story)


# ---- who is who


def test_spectators_only_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house) as wire:
            shown = await at_table(wire, await table_of(ada))
            assert shown.you is None
            for what in ("Join", "Call", "Start", "EndRound"):
                await wire.say(type="Say", id=what, say={"type": what})
                refused = from_server.Refused(what, "spectator", "Sit down first: spectators only watch.")
                assert await wire.hear() == refused
            await wire.say(type="Wave", sign="hello")
            assert await wire.hear() == from_server.Refused("", "spectator", "Sit down first: spectators only watch.")

    run(story)


def test_nobody_speaks_for_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path) as house,
            Visit(house.address, "Ada") as ada,
            Visit(house.address, "Eve") as eve,
            line(house, eve.token) as wire,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            await wire.say(type="Say", id="1", say={"type": "Lock", "locked": True})
            assert isinstance(refused := await wire.hear(), from_server.Refused)
            assert refused.code == "host-only"
            await wire.say(type="Say", id="2", say={"type": "Leave"})
            assert isinstance(refused := await wire.hear(), from_server.Refused)
            assert refused.code == "not-seated"
            await wire.say(type="Say", id="3", say={"type": "Lock", "locked": True, "by": ada.player})
            assert (await hear_until(wire, Goodbye)).code == "bad-message"
            assert (await ada.get(f"/api/players/{ada.player}"))["name"] == "Ada"
            assert not house.inside.hub.awake[table].gathering.locked

    run(story)


def test_a_token_that_nobody_has_makes_a_spectator(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, "forged") as wire:
            assert (await at_table(wire, await table_of(ada))).you is None

    run(story)


def test_a_page_of_ours_is_known_by_its_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada:
            table = await table_of(ada)
            cookie = f"other=1; tercet-session={ada.token}"
            async with line(house, origin=house.address, cookie=cookie) as wire:
                assert (await at_table(wire, table)).you == ada.player
            async with line(house, cookie=cookie) as program:  # a program shows its token, a cookie is no proof
                assert (await at_table(program, table)).you is None

    run(story)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_a_page_of_somebody_else_is_turned_away(tmp_path: Path, origin: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            with pytest.raises(InvalidStatus) as refused:
                async with line(house, origin=origin):
                    pass
            assert refused.value.response.status_code == 403

    run(story)


def test_pages_may_come_from_where_the_settings_say(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path, origins=("https://Play.Example",)) as house:
            async with Visit(house.address, "Ada") as ada, line(house, origin="https://play.example") as wire:
                await at_table(wire, await table_of(ada))
            with pytest.raises(InvalidStatus):
                async with line(house, origin=house.address):
                    pass

    run(story)


def test_who_sits_down_is_introduced_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path) as house,
            Visit(house.address, "Ada") as ada,
            Visit(house.address, "Bea") as bea,
            line(house, ada.token) as wire,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            async with bea.sit(table):
                while (await hear_until(wire, Names)).names.get(bea.player) != "Bea":
                    pass

    run(story)


# ---- signs


def test_a_sign_is_shown_to_everyone_and_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada:
            table = await table_of(ada)
            async with line(house, ada.token) as wire, line(house) as watcher:
                await at_table(wire, table)
                await at_table(watcher, table)
                await wire.say(type="Wave", sign="well-done")
                assert await hear_until(watcher, Waved) == Waved(ada.player, "well-done")
                assert await house.inside.store.head(table) == 1

    run(story)


def test_where_nobody_talks_a_sign_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            await at_table(wire, await table_of(ada, talk="none"))
            await wire.say(type="Wave", sign="well-done")
            refused = await hear_until(wire, from_server.Refused)
            assert (refused.id, refused.code) == ("", "quiet")

    run(story)


# ---- chat


def test_what_is_written_is_shown_where_the_host_lets_people_write_and_is_in_no_log(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada:
            table = await table_of(ada, talk="chat")
            async with line(house, ada.token) as wire, line(house) as watcher:
                await at_table(wire, table)
                await at_table(watcher, table)
                await wire.say(type="Chat", text=" Good \n evening\u202e ")
                assert await hear_until(watcher, Chatted) == Chatted(ada.player, "Good evening")
                assert await house.inside.store.head(table) == 1
                await watcher.say(type="Chat", text="me too")
                assert (await hear_until(watcher, from_server.Refused)).code == "spectator"

    run(story)


@pytest.mark.parametrize(
    ("talk", "lines", "code"),
    [
        ("reactions", ["Hi"], "no-chat"),
        ("none", ["Hi"], "no-chat"),
        ("chat", ["\u200b"], "says-nothing"),
        ("chat", ["Hi"] * 6, "too-fast"),
    ],
)
def test_a_line_that_may_not_be_is_refused(tmp_path: Path, talk: str, lines: list[str], code: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            await at_table(wire, await table_of(ada, talk=talk))
            for text in lines:
                await wire.say(type="Chat", text=text)
            refused = await hear_until(wire, from_server.Refused)
            assert (refused.id, refused.code) == ("", code)

    run(story)


def test_what_somebody_wrote_can_be_reported_and_is_kept_until_it_is_erased(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path) as house,
            Visit(house.address, "Ada") as ada,
            Visit(house.address, "Eve") as eve,
        ):
            table = await table_of(ada, talk="chat")
            async with eve.sit(table), line(house, eve.token) as rude, line(house, ada.token) as wire:
                await at_table(rude, table)
                await at_table(wire, table)
                await wire.say(type="Report", player=eve.player)
                assert (await hear_until(wire, from_server.Refused)).code == "nothing-written"
                await rude.say(type="Chat", text="You fool")
                await hear_until(wire, Chatted)
                await wire.say(type="Report", player=eve.player)
                assert await hear_until(wire, Reported) == Reported(eve.player)
            (report,) = await Reports(house.inside.store).all()
            assert (report.name, report.reporter_name, report.lines) == ("Eve", "Ada", ["You fool"])
            assert (await eve.get("/api/me/data"))["reports"][0]["lines"] == ["You fool"]
            await erase(house.inside.store, house.inside.services.guests, eve.player)
            assert await Reports(house.inside.store).all() == []

    run(story)


# ---- slow viewers, and the end


def test_a_viewer_too_slow_to_take_everything_in_is_shown_the_whole_table_instead(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house) as slow:
            table = await table_of(ada)
            await at_table(slow, table)
            (viewer,) = house.inside.hub.awake[table].viewers
            viewer.pause_writing()  # type: ignore[attr-defined]  # as the event loop does when too much is unsent
            async with ada.sit(table) as seat:
                for locked in (True, False, True):
                    await seat.say("Lock", locked=locked)
                viewer.resume_writing()  # type: ignore[attr-defined]
                shown = await hear_until(slow, Snapshot)
                assert (shown.seq, shown.table.locked) == (seat.seq, True)
                await seat.say("Lock", locked=False)
                assert (await hear_until(slow, Told)).seq == shown.seq + 1
            assert house.inside.hub.tally.resyncs == 1

    run(story)


def test_who_hangs_up_in_the_middle_of_hello_leaves_no_ghost(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada:
            table = await table_of(ada)
            for _ in range(20):
                async with line(house, ada.token) as wire:
                    await wire.say(type="Hello", v=1, table=table)
            async with line(house) as watcher:
                await at_table(watcher, table)
                await settled(house)
                assert len(house.inside.hub.awake[table].viewers) == 1
                assert house.inside.hub.awake[table].seats == {}

    run(story)


async def settled(house: OpenHouse) -> None:
    """Until the server has seen all who are gone go."""
    while len(house.inside.sockets.open) > 1:  # noqa: ASYNC110 (nothing tells)
        await asyncio.sleep(0.01)


def test_a_server_that_stops_says_so_and_clients_come_back_to_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada:
            table = await table_of(ada)
            port = int(house.address.rpartition(":")[2])
            seat = await ada.sit(table).__aenter__()
            async with line(house) as wire:
                await at_table(wire, table)
                house.stop()
                assert (await wire.goodbye())[0] == 1012
        saying = asyncio.create_task(seat.say("Lock", locked=True))
        async with open_house(tmp_path, port=port):
            assert await saying == seat.seq
            assert seat.gathering.locked
            await seat.__aexit__(None, None, None)

    run(story)


def test_a_table_that_is_not_there_is_said_so_by_the_client_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada:
            with pytest.raises(Refused, match="There is no such table"):
                async with ada.sit("nowhere"):
                    pass

    run(story)


def test_what_was_answered_is_answered_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, Visit(house.address, "Ada") as ada, line(house, ada.token) as wire:
            await at_table(wire, await table_of(ada))
            for _ in range(2):
                await wire.say(type="Say", id="once", say={"type": "Lock", "locked": True})
            assert (await hear_until(wire, Told)).done == "once"
            assert await hear_until(wire, Done) == Done("once", 2)

    run(story)


# ---- several people at one device


async def beside(wire: Line, table: str, *tokens: str) -> Snapshot:
    await wire.say(type="Hello", v=1, table=table, beside=tokens)
    shown = await hear_until(wire, Snapshot)
    assert isinstance(shown, Snapshot)
    return shown


def test_one_connection_speaks_for_all_who_sit_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path) as house,
            Visit(house.address, "Ada") as ada,
            Visit(house.address, "Bea") as bea,
        ):
            table = await table_of(ada)
            async with line(house, ada.token) as wire:
                assert (await beside(wire, table, bea.token)).you == ada.player
                await wire.say(type="Say", id="1", say={"type": "Join"}, by=bea.player)
                told = await hear_until(wire, Told)
                assert (told.done, told.events[0].by) == ("1", bea.player)
                assert await hear_until(wire, Names) == Names({bea.player: "Bea"})
                await wire.say(type="Say", id="2", say={"type": "Lock", "locked": True}, by=ada.player)
                assert (await hear_until(wire, Told)).done == "2"
                assert set(house.inside.hub.awake[table].seats) == {ada.player, bea.player}

    run(story)


def test_nobody_else_can_be_spoken_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path) as house,
            Visit(house.address, "Ada") as ada,
            Visit(house.address, "Bea") as bea,
        ):
            table = await table_of(ada)
            async with line(house, bea.token) as wire:
                await beside(wire, table, "a token of nobody")
                await wire.say(type="Say", id="1", say={"type": "Lock", "locked": True}, by=ada.player)
                assert (await hear_until(wire, from_server.Refused)).code == "not-beside"
                assert set(house.inside.hub.awake[table].seats) == {bea.player}

    run(story)


def test_who_sat_at_a_device_that_has_gone_has_left_and_is_back_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            open_house(tmp_path, grace_s=0.1) as house,
            Visit(house.address, "Ada") as ada,
            Visit(house.address, "Bea") as bea,
            line(house) as watcher,
        ):
            table = await table_of(ada)
            await at_table(watcher, table)
            async with line(house, ada.token) as wire:
                await beside(wire, table, bea.token)
                await wire.say(type="Say", id="1", say={"type": "Join"}, by=bea.player)
            gone = [(await hear_until(watcher, Told)).events[0].by for _ in range(3)][1:]
            assert set(gone) == {ada.player, bea.player}
            async with line(house, ada.token) as wire:
                await beside(wire, table, bea.token)
                back = [(await hear_until(watcher, Told)).events[0].by for _ in range(2)]
                assert set(back) == {ada.player, bea.player}

    run(story)
