"""Reports a problem to the operator once: log lines must not fill a disk that is already full."""

import logging

LOG = logging.getLogger("tercet.storage")


class FailureLog:
    """Logs when a problem begins, when it changes, and when it is over."""

    def __init__(self) -> None:
        self._last = ""

    def failed(self, error: Exception) -> None:
        """Record a failure."""
        said = f"{type(error).__name__}: {error}"
        if said != self._last:
            LOG.error("Nothing can be saved: %s", said)
        self._last = said

    def worked(self) -> None:
        """Record a success."""
        if self._last:
            LOG.warning("Saving works again.")
            self._last = ""
