"""Failing package indexes on this machine: nothing listens, nothing answers, or the certificate is not trusted."""

import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

HERE = "127.0.0.1"


@contextmanager
def nobody_there() -> Iterator[str]:
    """A port that is taken, so that nobody else gets it, and on which nothing listens."""
    with socket.socket() as held:
        held.bind((HERE, 0))
        yield f"http://{HERE}:{held.getsockname()[1]}"


@contextmanager
def nobody_answers() -> Iterator[str]:
    """A server that accepts and reads but does not answer."""
    with socket.create_server((HERE, 0)) as silent:
        yield f"http://{HERE}:{silent.getsockname()[1]}"


class _Empty(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_error(404)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Suppress the log lines."""


class _Quiet(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore clients that disconnect because they do not trust the certificate."""


@contextmanager
def nobody_trusts(folder: Path) -> Iterator[str]:
    """A server with a self-signed certificate."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2"]
    made += ["-addext", f"subjectAltName=IP:{HERE}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with _Quiet((HERE, 0), _Empty) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"https://{HERE}:{server.server_port}"
        finally:
            server.shutdown()
