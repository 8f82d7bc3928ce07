"""What the others do while somebody attacks: they come as guests and open a page."""

from httpx import AsyncClient


async def is_a_guest(browser: AsyncClient, number: int) -> None:
    """One of the others comes."""
    (await browser.post("/api/guest", json={"name": f"Ada {number}"})).raise_for_status()


async def looks_at_the_lobby(browser: AsyncClient, _: int) -> None:
    """One of the others looks which tables are open."""
    (await browser.get("/api/tables")).raise_for_status()
