"""Tables where nobody is hurried: a busy machine may take longer than the time that some rules give to people."""

import json
from typing import Any, Final

from msgspec import convert, to_builtins
from playwright.sync_api import Page, Route

from tercet.engine import rules as r

ENOUGH_MS: Final = 120_000
LIMITS: Final = ("window_ms", "vote_ms", "wait_ms", "patience_ms")


def unhurried(rules: r.Rules) -> r.Rules:
    """The same rules with so much time that no test runs into the end of it."""
    return convert(_with_time(to_builtins(rules)), r.Rules)


def open_unhurried(page: Page, ties_ms: int | None = None, enough_ms: int = ENOUGH_MS) -> None:
    """Tables that this page opens give people time, and calls this close together are simultaneous."""
    page.route("**/tables", lambda route: _open(route, ties_ms, enough_ms))


def _open(route: Route, ties_ms: int | None, enough_ms: int) -> None:
    opening = route.request.post_data_json  # None where tables are only asked for
    if opening is not None:
        opening["rules"] = _with_time(opening["rules"], enough_ms)
        if ties_ms is not None:
            opening["rules"]["ties"]["within_ms"] = ties_ms
    route.continue_(post_data=opening and json.dumps(opening))


def _with_time(rules: dict[str, Any], enough_ms: int = ENOUGH_MS) -> dict[str, Any]:
    for slot in rules.values():
        if isinstance(slot, dict):
            slot.update({limit: enough_ms for limit in LIMITS if limit in slot})
    if "time_ms" in rules["super_round"]:
        rules["super_round"]["time_ms"] = enough_ms
    return rules
