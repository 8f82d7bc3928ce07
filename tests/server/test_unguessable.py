"""Names that nobody guesses."""

import pytest

from tercet.server import unguessable as module
from tercet.server.unguessable import unguessable


def test_a_name_that_would_read_as_an_option_is_not_given_out(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-looks-like-an-option", "--so-does-this", "fine-"])
    monkeypatch.setattr(module, "token_urlsafe", lambda _: next(drawn))
    assert unguessable(16) == "fine-"


def test_all_random_bytes_stand_in_the_name() -> None:
    assert len({unguessable(16) for _ in range(1000)}) == 1000
    assert len(unguessable(32)) == 43
