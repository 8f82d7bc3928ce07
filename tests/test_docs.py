"""The documents keep their promises: examples run, and links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from tercet.cli.main import app
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


def test_every_verb_of_the_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    verbs = [name for name in app if not name.startswith("-")]
    assert [verb for verb in verbs if f"tercet {verb}" not in readme] == []
