"""Where a user's data lies, by the custom of each system."""

from pathlib import PurePath, PurePosixPath, PureWindowsPath

import pytest

from tercet.storage.folder import data_folder

ADA = PurePosixPath("/home/ada")
ADA_ON_A_MAC = PurePosixPath("/Users/ada")
ADA_ON_WINDOWS = PureWindowsPath("C:/Users/ada")


@pytest.mark.parametrize(
    ("platform", "env", "home", "folder"),
    [
        ("linux", {}, ADA, "/home/ada/.local/share/tercet"),
        ("linux", {"XDG_DATA_HOME": "/data"}, ADA, "/data/tercet"),
        ("linux", {"XDG_DATA_HOME": ""}, ADA, "/home/ada/.local/share/tercet"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, ADA, "/home/ada/.local/share/tercet"),
        ("darwin", {}, ADA_ON_A_MAC, "/Users/ada/Library/Application Support/Tercet"),
        ("win32", {"LOCALAPPDATA": "D:/Local"}, ADA_ON_WINDOWS, "D:/Local/Tercet"),
        ("win32", {}, ADA_ON_WINDOWS, "C:/Users/ada/AppData/Local/Tercet"),
    ],
)
def test_the_data_lies_where_the_system_keeps_such_things(
    platform: str, env: dict[str, str], home: PurePath, folder: str
) -> None:
    assert data_folder(platform, env, home).as_posix() == folder
