"""Listens to all that SQLite does to its files: the very SQLite that Tercet uses, under Tercet's own code.

SQLite reaches files through a table of functions (its VFS). We put ours in front: they take notes and pass the call on.
"""

import ctypes
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

OK = 0


class Write(Struct, frozen=True):
    """Some bytes were handed to the system."""

    path: str
    offset: int
    data: bytes


class Cut(Struct, frozen=True):
    """A file was cut to a size."""

    path: str
    size: int


class Delete(Struct, frozen=True):
    """A file was deleted."""

    path: str


class Sync(Struct, frozen=True):
    """All that was done to a file so far has reached the disk."""

    path: str


class Promise(Struct, frozen=True):
    """Somebody was told that an entry is safe."""

    stream: str
    seq: int


Note: TypeAlias = Write | Cut | Delete | Sync | Promise

OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class Methods(Structure):
    """What can be done to an open file (sqlite3_io_methods)."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", WRITE),
        ("truncate", TRUNCATE),
        ("sync", SYNC),
        ("rest", c_void_p * 13),
    )


class File(Structure):
    """An open file (sqlite3_file)."""

    _fields_ = (("methods", POINTER(Methods)),)


class Vfs(Structure):
    """How to reach files (sqlite3_vfs)."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", OPEN),
        ("delete", DELETE),
        ("rest", c_void_p * 14),
    )


def library() -> ctypes.CDLL:
    """The SQLite that Python's own module uses."""
    import _sqlite3

    found = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    found.sqlite3_libversion.restype = c_char_p
    assert found.sqlite3_libversion().decode() == sqlite3.sqlite_version, f"no SQLite to listen to in {sys.executable}"
    found.sqlite3_vfs_find.restype = POINTER(Vfs)
    return found


class Listener:
    """Takes notes of what happens to the files of one folder."""

    def __init__(self, original: Any, folder: Path, notes: list[Note]) -> None:
        self._original, self._folder, self._notes = original, str(folder), notes
        self._paths: dict[int, str] = {}
        self._methods: list[Methods] = []  # SQLite keeps pointers to them
        self.vfs = Vfs.from_buffer_copy(original.contents)
        self.vfs.name = b"listening"
        self.vfs.open, self.vfs.delete = OPEN(self._open), DELETE(self._delete)

    def _open(self, _: int, name: int, file: int, flags: int, out: Any) -> int:
        code: int = self._original.contents.open(self._original, name, file, flags, out)
        if code == OK and (path := self._ours(name)):
            self._paths[file] = path
            self._listen_to(ctypes.cast(file, POINTER(File)).contents)
        return code

    def _delete(self, _: int, name: int, sync_folder: int) -> int:
        code: int = self._original.contents.delete(self._original, name, sync_folder)
        if code == OK and (path := self._ours(name)):
            self._notes.append(Delete(path))
        return code

    def _ours(self, name: int) -> str | None:
        path = ctypes.string_at(name).decode() if name else ""
        return Path(path).name if path.startswith(self._folder) else None

    def _listen_to(self, file: File) -> None:
        real = file.methods.contents
        ours = Methods.from_buffer_copy(real)
        ours.write = WRITE(self._noting(real.write, lambda path, a: Write(path, a[2], ctypes.string_at(a[0], a[1]))))
        ours.truncate = TRUNCATE(self._noting(real.truncate, lambda path, a: Cut(path, a[0])))
        ours.sync = SYNC(self._noting(real.sync, lambda path, _: Sync(path)))
        self._methods.append(ours)
        file.methods = ctypes.pointer(ours)

    def _noting(self, real: Any, note: Callable[[str, tuple[int, ...]], Note]) -> Callable[..., int]:
        def noted(file: int, *args: int) -> int:
            code: int = real(file, *args)
            if code == OK:
                self._notes.append(note(self._paths[file], args))
            return code

        return noted


@contextmanager
def listening(folder: Path, notes: list[Note]) -> Iterator[None]:
    """Whatever opens a file in this folder meanwhile is listened to, without its knowledge."""
    sqlite = library()
    original = sqlite.sqlite3_vfs_find(None)
    listener = Listener(original, folder, notes)
    sqlite.sqlite3_vfs_register(ctypes.byref(listener.vfs), 1)
    try:
        yield
    finally:
        sqlite.sqlite3_vfs_unregister(ctypes.byref(listener.vfs))
        sqlite.sqlite3_vfs_register(original, 1)
