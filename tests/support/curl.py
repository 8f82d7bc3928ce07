#!/usr/bin/env python3
"""A replacement for `curl` on a machine without it: only the options that docs/rest.md uses."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def _data(said: str) -> bytes:
    """What is sent: the text itself, or the file that it names."""
    return Path(said[1:]).read_bytes() if said.startswith("@") else said.encode()


def main() -> None:
    """Send the request, and write the response to standard output."""
    words = ArgumentParser()
    words.add_argument("url")
    words.add_argument("-s", action="store_true")
    words.add_argument("-X", dest="how")
    words.add_argument("-H", dest="headers", action="append", default=[])
    words.add_argument("-d", dest="data")
    words.add_argument("-w", dest="afterwards", default="")
    given = words.parse_args()
    headers = dict(header.split(": ", 1) for header in given.headers)
    data = _data(given.data) if given.data is not None else None
    try:
        answer = urlopen(Request(given.url, data, headers, method=given.how))
    except HTTPError as refused:
        answer = refused
    with answer:
        sys.stdout.buffer.write(answer.read())
        text = given.afterwards.replace("%{http_code}", str(answer.status)).replace("\\n", "\n")
        sys.stdout.buffer.write(text.encode())


if __name__ == "__main__":
    main()
