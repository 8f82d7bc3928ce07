"""What an answer never does: be framed, be read by other sites, list folders, echo requests, or become markup."""

from pathlib import Path

from tests.server.api.asking import asked, guest
from tests.server.competitions.desk import opened
from tests.server.running_server import run

MARKUP = '"><script>alert(1)</script>'


def test_no_page_is_framed_and_no_address_is_told_to_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            for path in ("/", "/api/me", "/nowhere/at/all"):
                headers = (await browser.get(path)).headers
                policy = headers["content-security-policy"].split("; ")
                assert {"default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= {*policy}
                assert headers["referrer-policy"] == "same-origin"
                assert headers["cross-origin-resource-policy"] == "same-origin"

    run(story)


def test_other_sites_may_not_read_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            for method in ("GET", "OPTIONS"):
                answer = await browser.request(method, "/api/tables", headers={"origin": "https://elsewhere.example"})
                assert not [name for name in answer.headers if name.startswith("access-control-")]

    run(story)


def test_no_folder_is_listed_and_no_request_is_echoed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            for folder in ("/assets/", "/assets"):
                assert (await browser.get(folder)).status_code == 404
            assert (await browser.request("TRACE", "/", headers={"cookie": "a=b"})).status_code == 405

    run(story)


def test_a_name_never_becomes_markup_of_a_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            competition = await opened(browser, name=MARKUP)
            page = (await browser.get(f"/c/{competition}")).text
            assert "alert(1)" in page
            assert "<script>alert" not in page
            assert '"><' not in page

    run(story)
