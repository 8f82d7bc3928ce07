"""The thread that keeps a copy up to date. Nothing waits for it: the server goes on whatever happens to the copy."""

import logging
import sqlite3
import time
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final

from tercet.storage.sqlite.copies.file import CopyFile, begin
from tercet.storage.sqlite.copies.folder import CopyFolder
from tercet.storage.sqlite.copies.source import Source
from tercet.storage.sqlite.copies.trouble import CopyDiffers, reason
from tercet.storage.sqlite.recording import Change
from tercet.storage.store import CopyState, CopyTrouble

GATHER_S: Final = 0.1  # changes of this time are copied together
LOOK_S: Final = 1.0  # how often the folder is looked for
MOST_WAITING: Final = 50_000  # more changes than these are copied with everything else, from the beginning
SAID: Final[dict[CopyTrouble, str]] = {  # or what the error says
    "away": "it is not there",
    "full": "its disk is full",
    "refused": "",
    "failed": "",
}

log = logging.getLogger(__name__)


class Copier:
    """Copies every change within a second; whatever goes wrong, it tries again until it works."""

    def __init__(self, folder: CopyFolder, source: Source) -> None:
        self._folder, self._source = folder, source
        self._changes = SimpleQueue[Change | None]()
        self._follows = False
        self._made = self._copied = self._version = 0
        self._why: CopyTrouble | None = None
        self._since = 0
        self._stopping = Event()
        self._thread = Thread(target=self._work, name="copy", daemon=True)
        self._file: CopyFile | None = None

    @property
    def state(self) -> CopyState:
        """How the copy is doing."""
        return CopyState(self._made - self._copied, self._why, self._since if self._why else 0)

    def heard(self, change: Change) -> None:
        """A change was made. Called on the thread that has made it."""
        self._made += 1
        self._follows = self._follows and self._changes.qsize() < MOST_WAITING
        if self._follows:
            self._changes.put(change)

    def start(self) -> None:
        """Copy everything there is, then follow. What keeps it from beginning is raised."""
        self._folder.prepare()
        self._file = self._begin()
        self._thread.start()

    def stop(self) -> None:
        """Copy what is left, and end."""
        self._stopping.set()
        self._changes.put(None)  # wakes the thread
        self._thread.join()
        if self.state.behind:
            log.error("The copy in %s lacks the last %s changes.", self._folder.path, self.state.behind)

    def _begin(self) -> CopyFile:
        """A new copy of everything, from a moment between two changes."""
        made = 0

        def listen() -> None:
            nonlocal made
            self._changes, made, self._follows = SimpleQueue(), self._made, True

        self._version = self._source.version()
        ours = self._source.snapshot(listen)
        try:
            file = begin(self._folder, ours)
        finally:
            ours.close()
        self._copied = made
        return file

    def _work(self) -> None:
        while self._file is not None:
            try:
                self._follow(self._file)
            except CopyDiffers as differs:
                log.warning("The copy in %s is made anew: %s.", self._folder.path, differs)
            except Exception as error:
                self._note(error)
            with suppress(OSError, sqlite3.Error):  # of a stick that is not there any more
                self._file.close()
            self._file = self._begin_again()

    def _follow(self, file: CopyFile) -> None:
        """Make every change in the copy too, until told to stop."""
        while not (self._stopping.is_set() and self._changes.empty()):
            if changes := self._gathered():
                file.apply(changes)
                self._copied += len(changes)
            else:
                file.require()
            if not self._follows:
                raise CopyDiffers("too many changes were waiting")
            if self._source.version() != self._version:
                raise CopyDiffers("another program has changed the data")

    def _gathered(self) -> list[Change]:
        """The next changes; none if there were none for a while."""
        found: list[Change | None] = []
        try:
            found.append(self._changes.get(timeout=LOOK_S))
            self._stopping.wait(GATHER_S)
            while True:
                found.append(self._changes.get_nowait())
        except Empty:
            return [change for change in found if change is not None]

    def _begin_again(self) -> CopyFile | None:
        """Try until it works; None when told to stop."""
        while not self._stopping.wait(LOOK_S):
            try:
                file = self._begin()
            except Exception as error:
                self._note(error)
                continue
            self._why = None
            log.warning("The copy in %s is kept up to date again.", self._folder.path)
            return file
        return None

    def _note(self, error: Exception) -> None:
        """Say it once: the log must not fill a disk."""
        self._follows = False
        why = reason(error) if self._folder.path.is_dir() else "away"
        if self._why is None:
            self._since = time.time_ns() // 1_000_000
        if why != self._why:
            log.error("No copy in %s: %s. The server goes on.", self._folder.path, SAID[why] or error)
        self._why = why
