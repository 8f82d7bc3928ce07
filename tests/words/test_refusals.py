"""Whatever the engine refuses to a player is said in every language."""

import pytest

from tercet.engine import refusals as engine
from tercet.engine.refusals import Refusal
from tercet.server.live import mailbox, visitor
from tercet.tables import refusals as tables
from tercet.words import speak
from tercet.words.languages import LANGUAGES, Language

NEVER_SEEN = {"too-early", "back-in-time", "not-the-right-pile"}  # said to the clock and to programs, never to a player
CODES = sorted(
    {
        refusal.code
        for module in (engine, tables, mailbox, visitor)
        for refusal in vars(module).values()
        if isinstance(refusal, Refusal)
    }
    - NEVER_SEEN
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: Language) -> None:
    assert len(CODES) > 45
    said = {code: speak(lang, f"refused-{code}") for code in CODES}
    assert [code for code, sentence in said.items() if not sentence.endswith(".")] == []
