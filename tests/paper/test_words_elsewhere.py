"""No template has words of its own: what a sheet says comes from the messages, in the language of the sheet."""

import re
from pathlib import Path

import pytest

from tercet import paper

TEMPLATES = sorted((Path(paper.__file__).parent / "templates").rglob("*.typ"))
STRING = re.compile(r'"((?:[^"\\\\]|\\\\.)*)"')
KEY = re.compile(r"[\w./#-]*")  # a name in the code, a colour, a path
BETWEEN = re.compile(r"[ ,·–…]*")  # what stands between two things is the same in four languages; a colon is not
FONTS = {"Instrument Sans", "DejaVu Sans", "Droid Sans Fallback", "Noto Sans ", "Noto Emoji"}
SEARCHED = "["  # the beginning of a pattern of letters


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: str(path.stem))
def test_no_template_has_words_of_its_own(template: Path) -> None:
    code = re.sub(r"//.*", "", template.read_text(encoding="utf-8"))
    strings = [text for text in STRING.findall(code) if not text.startswith(SEARCHED)]
    assert [text for text in strings if not (KEY.fullmatch(text) or BETWEEN.fullmatch(text) or text in FONTS)] == []
    contents = re.findall(r"\[([^\[\]]*)\]", STRING.sub('""', code))
    plain = [re.sub(r"#[\w.-]+(\([^()]*\))?", "", content) for content in contents]
    assert [content for content in plain if re.search(r"(?<![#\w.-])[A-Za-z]{2,}", content)] == []


def test_every_template_is_read() -> None:
    assert len(TEMPLATES) > 25
