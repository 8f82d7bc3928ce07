"""What the tests share: real servers, a real browser, a real Tercet."""

from asyncio import AbstractEventLoop, get_running_loop
from asyncio.events import _set_running_loop
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser

from tests.support import servers
from tests.support.browser import Chromium, chromium_here, launched
from tests.support.serving import serving

# A busy machine must not make a test fail.
# The same examples in every run: no run fails by bad luck. To look for new ones, take the profile "search".
settings.register_profile("repeated", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.register_profile("search", settings.get_profile("repeated"), derandomize=False)
settings.load_profile("repeated")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long tests begin first: while one of them waits others work, and none is waited for at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with servers.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The address of a real Redis."""
    with servers.redis() as url:
        yield url


@pytest.fixture(scope="session")
def chromium() -> Chromium:
    """The Chromium to launch."""
    return chromium_here()


@pytest.fixture(scope="session")
def idle_browser(chromium: Chromium) -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """A running Chromium, and Playwright's event loop, under which no other test can start one: it is set aside."""
    with launched(chromium) as browser:
        loop = get_running_loop()
        _set_running_loop(None)
        yield browser, loop
        _set_running_loop(loop)


@pytest.fixture(scope="module")
def browser(idle_browser: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """A running Chromium; open a context of your own in it."""
    browser, loop = idle_browser
    _set_running_loop(loop)
    yield browser
    _set_running_loop(None)


@pytest.fixture(scope="module")
def filmed(chromium: Chromium, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, Path]]:
    """A browser whose camera shows the pictures of a file."""
    film = tmp_path_factory.mktemp("camera") / "table.mjpeg"
    fake = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
    with launched(chromium, *fake, f"--use-file-for-fake-video-capture={film}") as browser:
        yield browser, film


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running `tercet serve` with a data folder of its own."""
    data: Path = tmp_path_factory.mktemp("data")
    with serving("--data", data) as address:
        yield address


@pytest.fixture(scope="session")
def served_in_quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The same, where nobody opens a listed table: who wants to play now meets bots."""
    with serving("--data", tmp_path_factory.mktemp("data")) as address:
        yield address
