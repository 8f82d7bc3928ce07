"""Metrics for Prometheus: what this worker has done, and what is waiting."""

import os
from collections.abc import Iterator
from hmac import compare_digest
from ipaddress import ip_address
from typing import Any

from litestar import get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from tercet.server.api.problems import HttpRefusal
from tercet.server.api.who import address_of, token_in
from tercet.server.live.tally import BUCKETS_S, Latency
from tercet.server.monitored_parts import MonitoredParts

TEXT = "text/plain; version=0.0.4"


FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


def only_for_the_operator(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Only the same machine may read the metrics, or somebody with the token from the settings."""
    expected, given = request.app.state.monitored.metrics_token, token_in(request)
    if expected and compare_digest(given.encode(), expected.encode()):
        return
    if not is_this_machine(address_of(request)) or any(name in request.headers for name in FORWARDED):
        raise HttpRefusal(403, "operator-only", "Only this machine may read the figures, or a holder of metrics_token.")


def is_this_machine(address: str) -> bool:
    """Is it a loopback address?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


@get("/metrics", guards=[only_for_the_operator], media_type=TEXT, sync_to_thread=False, include_in_schema=False)
def metrics(state: State) -> str:
    """The metrics, in the format of Prometheus."""
    parts: MonitoredParts = state.monitored
    return "\n".join(_lines(parts)) + "\n"


def _lines(parts: MonitoredParts) -> Iterator[str]:
    tally, worker = parts.hub.tally, f'{{worker="{os.getpid()}"}}'
    counts = {
        "tercet_entries_total": ("Commands that were saved and shown.", tally.entries),
        "tercet_refusals_total": ("Commands that were not allowed.", tally.refusals),
        "tercet_conflicts_total": ("Races lost to another worker and decided again.", tally.conflicts),
        "tercet_repeated_total": ("Commands that were sent twice and had one effect.", tally.repeated),
        "tercet_not_saved_total": ("Commands that the store could not save.", tally.not_saved),
        "tercet_resyncs_total": ("Slow viewers who were sent the whole table again.", tally.resyncs),
        "tercet_commits_total": ("Groups of entries that were saved together.", parts.store.commits),
    }
    gauges = {
        "tercet_tables_awake": ("Tables that are being played or parts.", len(parts.hub.awake)),
        "tercet_sockets_open": ("Open sockets.", len(parts.sockets.open)),
        "tercet_logs_damaged": ("Logs that are known to be damaged.", len(parts.condition.damaged)),
        "tercet_entries_waiting": ("Entries that wait to be saved.", parts.store.waiting),
    }
    if (copy := parts.store.copy) is not None:
        gauges["tercet_copy_behind"] = ("Changes that are not in the copy yet.", copy.behind)
        gauges["tercet_copy_in_trouble"] = ("Whether no copy can be made at the moment.", int(bool(copy.trouble)))
    if (homes := parts.hub.homes) is not None:
        gauges["tercet_sockets_forwarded"] = ("Open sockets passed on to the homes of their tables.", homes.forwarded)
    for kind, figures in (("counter", counts), ("gauge", gauges)):
        for name, (help_, value) in figures.items():
            yield from (f"# HELP {name} {help_}", f"# TYPE {name} {kind}", f"{name}{worker} {value}")
    yield from _histogram("tercet_append_seconds", "From decided to saved.", tally.append)
    yield from _histogram("tercet_show_seconds", "From saved to handed to every viewer.", tally.show)


def _histogram(name: str, help_: str, latency: Latency) -> Iterator[str]:
    worker = f'worker="{os.getpid()}"'
    yield from (f"# HELP {name} {help_}", f"# TYPE {name} histogram")
    so_far = 0
    for limit, count in zip((*(f"{limit_s:g}" for limit_s in BUCKETS_S), "+Inf"), latency.counts, strict=True):
        so_far += count
        yield f'{name}_bucket{{{worker},le="{limit}"}} {so_far}'
    yield f"{name}_sum{{{worker}}} {latency.total_s:.6f}"
    yield f"{name}_count{{{worker}}} {so_far}"
