"""Log lines: for people, or as JSON for machines. They contain no names, tokens, cookies or bodies."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal


class TextLines(logging.Formatter):
    """A formatter that writes one line for people; what somebody sent cannot begin another."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (the name is logging's)
        """Format one record without its traceback."""
        line = super().formatMessage(record)
        return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in line)


class JsonLines(logging.Formatter):
    """A formatter that writes one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Format one record."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whatever a visitor sends that is no HTTP is answered; a line for each would let anybody fill the disk."""
    return record.levelno > logging.WARNING or record.module != "httptools_impl"


def set_up_logs(style: Literal["text", "json"]) -> None:
    """Log warnings of all libraries, and Tercet's own messages, to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(is_worth_a_line)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("tercet").setLevel(logging.INFO)
