"""What the tests share: real servers, a real browser, a real Tercet."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser

from tests.support import servers
from tests.support.browser import Chromium, chromium_here, launched
from tests.support.serving import serving

# A busy machine is no reason to fail.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


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


@pytest.fixture(scope="module")  # Playwright keeps an event loop running, under which no other test can start one
def browser(chromium: Chromium) -> Iterator[Browser]:
    """A running Chromium; open a context of your own in it."""
    with launched(chromium) as browser:
        yield browser


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running `tercet serve` with a data folder of its own."""
    data: Path = tmp_path_factory.mktemp("data")
    with serving("--data", data) as address:
        yield address
