"""The documents keep their promises: examples run, and links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from tercet.cli.main import app
from tercet.server.http import Limits
from tercet.server.lobby import limits as opening
from tercet.server.people import accounts, passkeys, turns
from tercet.server.printing import queue
from tercet.server.settings import PREFIX, Settings
from tercet.words.speech import speak

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\((?!https?://)([^)#\s]+)")


def name_of(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def test_the_python_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_link_inside_the_project_leads_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_every_decision_is_listed() -> None:
    listed = LINK.findall((ROOT / "docs/adr/README.md").read_text(encoding="utf-8"))
    assert listed == [path.name for path in sorted((ROOT / "docs/adr").glob("0*.md"))]


def test_every_setting_is_explained_as_it_is() -> None:
    page = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        meaning = speak("en", f"setting-{name}")
        assert re.search(
            rf"^\| `{name}` \| `{PREFIX}{name.upper()}` \| .* \| {re.escape(meaning)} \|$", page, re.MULTILINE
        )


def test_every_limit_is_explained_as_it_is() -> None:
    """Numbers of the code, in the words of the page."""
    http = Limits()
    said = {
        "headers": f"{http.head_bytes // 1024} KiB and {http.headers} of them",
        "URL": f"{http.request_line_bytes // 1024} KiB",
        "time to send the headers, or anything at all": f"{http.head_s:g} s",
        "speed of a body": f"{http.body_bytes_per_s // 1024} KiB a second, checked every {http.body_s:g} s",
        "opening tables and competitions": f"{opening.OF_A_PERSON[0]} at once and one every ten seconds per person",
        "codes of tables that do not exist": f"{opening.GUESSES[0]} at once and one every ten seconds per address",
        "signing in": f"{accounts.TRIES} tries for one login from one address, then one a minute; "
        f"{accounts.TRIES_OF_ALL} for all logins, then one a second",
        "signing up": f"{accounts.NEW} from one address, then six a minute",
        "entering a competition by its public form": f"{opening.ENTRIES[0]} from one address, then twelve a minute",
        "passkeys, requested or used": f"{passkeys.TRIES[0]} from one address, then one a second",
        "passwords being hashed": f"addresses in turn; {turns.MOST_OF_ONE} waiting per address, {turns.MOST} in total",
        "printing": f"a queue of {queue.MOST}, {queue.MOST_OF_AN_ADDRESS} from one address, "
        f"{queue.MOST_OF_ONE} per person",
    }
    assert (opening.OF_A_PERSON[1], opening.GUESSES[1], opening.ENTRIES[1], passkeys.TRIES[1]) == (0.1, 0.1, 0.2, 1)
    page = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \| [\d, ]+ \|$", page, re.MULTILINE))
    assert [what for what, limit in said.items() if limit not in rows.get(what, "")] == []
    assert {*rows} - {*said} == {"size of a body", "host name"}


def test_every_verb_of_the_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    verbs = [name for name in app if not name.startswith("-")]
    assert [verb for verb in verbs if f"tercet {verb}" not in readme] == []
