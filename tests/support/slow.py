"""Pages as on a slow machine with a slow connection, so that races show up on a quick one: TERCET_TEST_SLOW=4.

The number says how many times slower a page computes. Every answer and every message of a socket is up to LATE_MS late
by chance, the messages in their order; the chances follow from TERCET_TEST_SEED and the number of the browser context.
"""

import os
from contextlib import suppress
from itertools import count
from random import Random
from typing import Final

from playwright.sync_api import BrowserContext, Error, Page, Route

SLOWNESS: Final = float(os.environ.get("TERCET_TEST_SLOW", "0"))
SEED: Final = int(os.environ.get("TERCET_TEST_SEED", "1"))
LATE_MS: Final = 400
_contexts = count(SEED * 1_000)

DELAYED: Final = """(() => {
    let state = SEED + location.pathname.length;
    const chance = () => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >>> 8) / 0x7fffff;
    };
    const later = setTimeout.bind(window), now = performance.now.bind(performance);
    const late = () => now() + chance() * LATE_MS;
    const ask = window.fetch;
    window.fetch = async (...what) => {
        const answer = await ask(...what);
        await new Promise(go => later(go, late() - now()));
        return answer;
    };
    const queue = () => {
        let last = 0;
        return act => {
            last = Math.max(last, late());
            later(act, last - now());
        };
    };
    window.WebSocket = class extends WebSocket {
        #out = queue();
        #in = queue();
        #left = false;
        send(said) {
            this.#out(() => super.send(said));
        }
        close(...why) {
            this.#left = true;
            super.close(...why);
        }
        set onmessage(hear) {
            super.onmessage = said => this.#in(() => this.#left || hear.call(this, said));
        }
        set onclose(hear) {
            super.onclose = said => this.#in(() => hear.call(this, said));
        }
    };
})()"""


def slow_down(context: BrowserContext) -> None:
    """Make every page of this context slow, if that is asked for."""
    if not SLOWNESS:
        return
    dice = Random(next(_contexts))
    script = DELAYED.replace("SEED", str(dice.randrange(1 << 31))).replace("LATE_MS", str(LATE_MS))
    context.add_init_script(script)
    context.on("page", _throttle)
    context.route("**/assets/**", lambda route: _answer_late(route, dice.uniform(0, LATE_MS)))


def _throttle(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})


def _answer_late(route: Route, late_ms: float) -> None:
    """Others are answered meanwhile; a page that was closed needs no answer."""
    with suppress(Error):
        route.request.frame.page.wait_for_timeout(late_ms)
        route.continue_()
