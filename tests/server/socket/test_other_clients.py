"""Clients that others have written: a browser's, and Node's."""

import json
import subprocess

from playwright.sync_api import Browser

from build_client import node_in
from dev import node_wheel
from tercet.server.socket.origin import origin
from tests.server.socket.chat_server import ChatServer
from tests.support.browser import context as patient
from tests.support.limits import HANG_S

TALK = """
async (url) => {
    const socket = new WebSocket(url), heard = [];
    const next = () => new Promise((resolve, reject) => {
        socket.onmessage = (event) => resolve(event.data);
        socket.onclose = (event) => reject(event);
        socket.onerror = (event) => reject(event);
    });
    await new Promise((resolve) => { socket.onopen = resolve; });
    for (const said of ["hello", "", "é € 𝄞 日本", "x".repeat(125), "x".repeat(126), "x".repeat(4096)]) {
        const answer = next();
        socket.send(said);
        heard.push(await answer === said);
    }
    const from = next();
    socket.send("origin");
    heard.push(await from);
    const closed = new Promise((resolve) => { socket.onclose = resolve; });
    FAREWELL;
    const { code, reason, wasClean } = await closed;
    return [...heard, code, reason, wasClean];
}
"""
WE_CLOSE = TALK.replace("FAREWELL", "socket.close(3000, 'bye')")
THEY_CLOSE = TALK.replace("FAREWELL", "socket.send('leave')")
TOO_BIG = TALK.replace("FAREWELL", "socket.send('x'.repeat(4097))")
ALL_HEARD = [True] * 6


def in_node(script: str, url: str) -> list[bool | int | str]:
    """What a script of Node says."""
    whole = f"({script})({json.dumps(url)}).then((heard) => console.log(JSON.stringify(heard)))"
    done = subprocess.run(
        [node_in(node_wheel()), "-e", whole], capture_output=True, text=True, timeout=HANG_S, check=True
    )
    said: list[bool | int | str] = json.loads(done.stdout)
    return said


def test_a_browser_talks_with_us_and_tells_where_it_comes_from(chat: ChatServer, browser: Browser) -> None:
    with patient(browser) as context:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{chat.port}/hello")
        url = f"ws://127.0.0.1:{chat.port}/ws?table=browser"
        heard = [*ALL_HEARD, origin(f"http://127.0.0.1:{chat.port}").decode()]
        assert page.evaluate(WE_CLOSE, url) == [*heard, 3000, "", True]
        assert page.evaluate(THEY_CLOSE, url) == [*heard, 3001, "as you wish", True]
        assert page.evaluate(TOO_BIG, url)[-3:] == [1009, "a message holds at most 4096 bytes", True]


def test_node_talks_with_us(chat: ChatServer) -> None:
    url = f"ws://127.0.0.1:{chat.port}/ws?table=node"
    assert in_node(WE_CLOSE, url)[-3:] == [3000, "", True]
    assert in_node(THEY_CLOSE, url) == [*ALL_HEARD, "", 3001, "as you wish", True]
    assert in_node(TOO_BIG, url)[-3:] == [1009, "a message holds at most 4096 bytes", True]
