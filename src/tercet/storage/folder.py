"""The folder for a user's data, by the conventions of each system."""

from collections.abc import Mapping
from pathlib import PurePath


def data_folder(platform: str, env: Mapping[str, str], home: PurePath) -> PurePath:
    """The folder of Tercet's data, for `sys.platform`, `os.environ` and the home folder.

    >>> from pathlib import PurePosixPath
    >>> str(data_folder("linux", {}, PurePosixPath("/home/ada")))
    '/home/ada/.local/share/tercet'
    """
    if platform == "win32":
        return type(home)(env["LOCALAPPDATA"]) / "Tercet" if "LOCALAPPDATA" in env else home / "AppData/Local/Tercet"
    if platform == "darwin":
        return home / "Library/Application Support/Tercet"
    chosen = env.get("XDG_DATA_HOME", "")
    base = type(home)(chosen)
    return (base if base.is_absolute() else home / ".local/share") / "tercet"  # a relative one must be ignored
