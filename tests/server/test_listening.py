"""Addresses, as a browser wants them."""

import asyncio
import socket

from tercet.server.listening import Address, listen


def test_a_free_port_is_found() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.getsockname()[1] > 0


def test_an_address_is_written_as_a_browser_wants_it() -> None:
    assert str(Address("127.0.0.1", 8000)) == "http://127.0.0.1:8000"
    assert str(Address("::1", 8000)) == "http://[::1]:8000"


def test_small_answers_do_not_wait_for_one_another() -> None:
    async def story() -> int:
        accepted: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
        server = await asyncio.start_server(lambda _, writer: accepted.set_result(writer), sock=listen("127.0.0.1", 0))
        async with server:
            _, ours = await asyncio.open_connection(*server.sockets[0].getsockname())
            theirs = await accepted
            at_once: int = theirs.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            for writer in (ours, theirs):
                writer.close()
        return at_once

    assert asyncio.run(story()) != 0
