"""Why a round ended is said in every language, both by itself and when a record is told."""

from typing import get_args

import pytest

from tercet.engine.events import EndedBecause
from tercet.words.languages import LANGUAGES, Language
from tercet.words.speech import speak

WHY: tuple[str, ...] = get_args(EndedBecause)
TOLD = "replay-round-ended"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_told_as_it_is_said(lang: Language) -> None:
    told = {why: speak(lang, TOLD, why=why) for why in WHY}
    assert [why for why in WHY if speak(lang, f"ending-{why}") not in told[why]] == []
    assert len({*told.values()}) == len(WHY)
