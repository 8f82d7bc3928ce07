"""A database that is gone: everyone is told so, nothing breaks, and all is well again when it is back."""

from pathlib import Path

from tercet.client import Visit
from tercet.protocol.from_server import Goodbye, Snapshot
from tests.server.api.asking import asked, refused
from tests.server.running_server import line, run
from tests.storage.restartable import restartable


def test_a_database_that_is_gone_is_said_so_until_it_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        with restartable() as database:
            async with asked(tmp_path, database=database.url) as (server, browser), Visit(server.address, "Ada") as ada:
                link = await ada.open_table("quick")
                database.stop()
                why = refused(await browser.get("/api/tables"), 503, "trouble")
                assert why == "The server cannot reach its data just now. Try again in a moment."
                refused(await browser.post("/api/guest", json={"name": "Bea"}), 503, "trouble")
                assert (await browser.get("/readyz")).status_code == 503
                assert (await browser.get("/healthz")).status_code == 200
                server.inside.hub.awake.clear()
                async with line(server) as wire:
                    await wire.say(type="Hello", v=1, table=link.table)
                    goodbye = await wire.hear()
                    assert isinstance(goodbye, Goodbye)
                    assert goodbye == Goodbye("trouble", why, retry=True)
                    assert (await wire.goodbye())[0] == 4503
                database.start()
                assert (await browser.get("/readyz")).status_code == 200
                async with line(server) as wire:
                    await wire.say(type="Hello", v=1, table=link.table)
                    assert isinstance(await wire.hear(), Snapshot)

    run(story)
