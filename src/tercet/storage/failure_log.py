"""Telling the operator of trouble, once: a full disk must not be filled further by its own complaints."""

import logging

LOG = logging.getLogger("tercet.storage")


class FailureLog:
    """Logs when a trouble begins, when it becomes another, and when it is over."""

    def __init__(self) -> None:
        self._last = ""

    def failed(self, error: Exception) -> None:
        """Something went wrong."""
        said = f"{type(error).__name__}: {error}"
        if said != self._last:
            LOG.error("Nothing can be saved: %s", said)
        self._last = said

    def worked(self) -> None:
        """It went well."""
        if self._last:
            LOG.warning("Saving works again.")
            self._last = ""
