"""Friends who sit down at one table after the other, each with a browser that is opened once: quick, and as real."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from msgspec import to_builtins
from playwright.sync_api import Browser, expect

from tercet.engine import rules as r
from tests.browser.people import Person, person
from tests.browser.table import LAPTOP, PHONE

NAMES = {"Ada": LAPTOP, "Bea": PHONE, "Cem": PHONE, "Jo": PHONE}
NAMED = "name => localStorage.setItem('tercet.name', name)"
HERE = {"type": "ArrivalOrder"}


@contextmanager
def friends(browser: Browser, served: str) -> Iterator[list[Person]]:
    """Ada at a laptop, the others at phones; everyone has been here before."""
    with ExitStack() as stack:
        people: list[Person] = []
        for name, size in NAMES.items():
            someone = stack.enter_context(person(browser, served, name, viewport=size))
            become_a_guest(someone, served)
            someone.page.evaluate(NAMED, name)
            people.append(someone)
        yield people


def become_a_guest(someone: Person, served: str) -> None:
    """Somebody new of the same name: one guest may open only so many tables a minute."""
    someone.page.context.clear_cookies()
    assert someone.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": someone.name}).ok


def open_table(host: Person, served: str, rules: r.Rules, order: dict[str, Any] = HERE, judge: str = "somebody") -> str:
    """A table of these rules, opened by a new guest; gives its address."""
    become_a_guest(host, served)
    wish = {
        "rule_set": rules.name,
        "rules": to_builtins(rules),
        "options": {"order": order, "visibility": "by-link", "judge": judge},
    }
    opened = host.page.request.post(f"{served.rstrip('/')}/api/tables", data=wish)
    assert opened.ok, opened.text()
    return f"{served.rstrip('/')}/t/{opened.json()['code']}"


def sit_at(address: str, people: list[Person], *, judge: bool = False) -> None:
    """Everyone comes by the link; where there is a judge, it is the last one."""
    for someone in people:
        someone.frames.clear()
        someone.found.clear()
        someone.page.goto(address)
        someone.sees("gather")
    if judge:
        people[-1].page.get_by_role("button", name="Be the judge").click()
        for someone in people[1:-1]:
            someone.page.locator(".doorway .main").click()
    expect(people[0].page.locator(".sitting li")).to_have_count(len(people))


def told(someone: Person) -> list[dict[str, Any]]:
    """Every event that this person’s page has received from this table."""
    return [event for frame in someone.frames for event in frame.get("events", ())]
