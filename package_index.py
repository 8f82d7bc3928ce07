"""Explains why packages cannot be fetched: an index that cannot be reached, or a certificate that is not trusted.

Standard library only: dev.py and the build of the web client both use it. pip, uv and npm retry for minutes before they
print a long message; here the index is checked once, in parallel.
"""

import os
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from threading import Thread
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPSHandler, ProxyHandler, build_opener, getproxies, proxy_bypass

PATIENCE_S = 8  # seconds to wait for the index
GRACE_S = 15  # for tools that may have everything cached and need no index
MARK = "The package index"

PROXY = "If this network has a proxy, set HTTP_PROXY and HTTPS_PROXY to its address."
MIRROR = "If it has an index of its own, set PIP_INDEX_URL, UV_DEFAULT_INDEX and npm_config_registry to that."
FILE = "Some networks, a school's for example, put their own certificate in between. Ask for it as a file, and set "
FILE += "SSL_CERT_FILE, PIP_CERT and NODE_EXTRA_CA_CERTS to that file;"
SYSTEM = "if this computer trusts it already, setting UV_SYSTEM_CERTS=1 and NODE_USE_SYSTEM_CA=1 is enough."

NOT_TRUSTED = (
    *("CERTIFICATE_VERIFY_FAILED", "invalid peer certificate", "UnknownIssuer", "self-signed certificate"),
    *("SELF_SIGNED_CERT", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT", "self signed certificate"),
)
OUT_OF_REACH = (
    *("Connection refused", "ECONNREFUSED", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "dns error", "ECONNRESET"),
    *("NewConnectionError", "Network is unreachable", "ConnectTimeoutError", "operation timed out"),
)


# ---- what to say


def out_of_reach(where: str, why: str) -> str:
    """What is wrong, and what to do."""
    return f"{MARK} {where} cannot be reached: {why}.\n{PROXY}\n{MIRROR}"


def not_trusted(where: str, why: str) -> str:
    """The same for a certificate."""
    return f"{MARK} {where} shows a certificate that is not trusted ({why}).\n{FILE}\n{SYSTEM}"


def trouble_told(output: str) -> str | None:
    """The reason in the output of an installer, if it is one of these."""
    if MARK in output:  # a nested build has already found the reason
        lines = output[output.rindex(MARK) :].splitlines()[:3]
        return "\n".join(line.strip() for line in lines)
    for signs, say in ((NOT_TRUSTED, not_trusted), (OUT_OF_REACH, out_of_reach)):
        for line in output.splitlines():
            if any(sign in line for sign in signs):
                return say("that was asked", line.strip(" ╰─▶│├×"))
    return None


# ---- asking


def trouble_at(url: str, certificates: str | None = None) -> str | None:
    """What is wrong with an index, asked like an installer would: through the proxy, if one is set."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    proxy = None if proxy_bypass(parts.hostname) else getproxies().get(parts.scheme)
    asked = urlsplit(proxy) if proxy else parts
    where = f"{asked.hostname}:{asked.port or (443 if asked.scheme == 'https' else 80)}"
    where = f"{parts.hostname}, by the proxy {where}," if proxy else where
    try:
        trusted = ssl.create_default_context(cafile=certificates or None)
        build_opener(ProxyHandler(), HTTPSHandler(context=trusted)).open(url, timeout=PATIENCE_S).close()
    except HTTPError:
        return None  # it answers
    except (OSError, ValueError) as failed:
        reason = failed.reason if isinstance(failed, URLError) else failed
        if isinstance(reason, ssl.SSLCertVerificationError):
            return not_trusted(where, reason.verify_message)
        return out_of_reach(where, _why(reason))
    return None


def _why(reason: object) -> str:
    if isinstance(reason, socket.gaierror):
        return "no such name is known here"
    if isinstance(reason, TimeoutError):
        return f"no answer in {PATIENCE_S} seconds"
    if isinstance(reason, ConnectionRefusedError):
        return "the connection was refused"
    return str(reason)


class Asking(Thread):
    """Checks an index while something is being installed from it."""

    def __init__(self, find: Callable[[], str | None], certificates: str | None = None) -> None:
        super().__init__(daemon=True)
        self.trouble: str | None = None
        self._find, self._certificates = find, certificates
        self.start()

    def run(self) -> None:
        """Find the index, and check it."""
        url = self._find()
        self.trouble = trouble_at(url, self._certificates) if url else None

    def answer(self) -> str | None:
        """What was found, once it is: an installer that is refused at once may be quicker."""
        self.join(2 * PATIENCE_S)
        return self.trouble


# ---- which index


def of_pip() -> Asking:
    """The index of pip, from its own settings."""
    return Asking(_index_of_pip, os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE"))


def of_uv() -> Asking:
    """The index of uv, which does not read pip's settings."""
    return Asking(_index_of_uv, os.environ.get("SSL_CERT_FILE"))


def of_npm(node: Path, npm: Path) -> Asking:
    """The registry of npm."""

    def find() -> str | None:
        return _said([str(node), str(npm), "config", "get", "registry", "--no-update-notifier"])

    return Asking(find, os.environ.get("NODE_EXTRA_CA_CERTS"))


PIP_DEFAULT = "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
PIP_SETTINGS = (":env:.index-url", "install.index-url", "global.index-url")  # the first wins


def _index_of_pip() -> str | None:
    said = _said([sys.executable, "-m", "pip", "config", "list"]) or ""
    known = {name: value.strip("'") for name, _, value in (line.partition("=") for line in said.splitlines())}
    if any(name.endswith(".no-index") for name in known):
        return None
    return next((known[name] for name in PIP_SETTINGS if name in known), None) or _default_index()


def _index_of_uv() -> str | None:
    """None if a settings file may say otherwise."""
    if os.environ.get("UV_OFFLINE") or os.environ.get("UV_CONFIG_FILE"):
        return None
    homes = (Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"), Path("/etc"))
    if any((home / "uv/uv.toml").is_file() for home in homes):
        return None
    return os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("UV_INDEX_URL") or _default_index()


def _default_index() -> str | None:
    return _said([sys.executable, "-c", PIP_DEFAULT])


def _said(command: list[str]) -> str | None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
    return done.stdout.strip() or None if done.returncode == 0 else None


# ---- running what fetches packages


class Watcher:
    """What happens while an installer runs; by default nothing."""

    def passed(self, seconds: float) -> None:
        """Called every second while it runs."""

    def found(self, trouble: str) -> None:
        """Called when the index cannot be reached or is not trusted."""


def run_asking(
    command: Sequence[str | Path], folder: Path, env: Mapping[str, str] | None, asking: Asking | None, watcher: Watcher
) -> tuple[int, str]:
    """Run an installer; returns its exit code and output. One that retries without an index is stopped."""
    with TemporaryFile() as output:
        process = subprocess.Popen(command, cwd=folder, env=env, stdout=output, stderr=subprocess.STDOUT)
        code = _waited(process, asking, watcher)
        output.seek(0)
        return code, output.read().decode(errors="replace").strip()


def _waited(process: "subprocess.Popen[bytes]", asking: Asking | None, watcher: Watcher) -> int:
    started, end = time.monotonic(), float("inf")
    while time.monotonic() < end:
        try:
            return process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            watcher.passed(time.monotonic() - started)
        if asking and asking.trouble and end == float("inf"):
            watcher.found(asking.trouble)
            end = time.monotonic() + GRACE_S
    process.kill()  # npm ignores SIGTERM while it waits
    process.wait()
    return 1
