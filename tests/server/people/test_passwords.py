"""Passwords of accounts."""

import asyncio
from typing import Literal

import pytest
from argon2 import PasswordHasher

from tercet.server.people import passwords
from tercet.server.people.passwords import NOBODY, fits, hashed


def test_a_guess_at_an_unknown_login_costs_as_much_as_at_a_known_one() -> None:
    kept = asyncio.run(hashed("eine lange Nacht"))
    assert NOBODY.rsplit("$", 2)[0] == kept.rsplit("$", 2)[0]
    assert not PasswordHasher().check_needs_rehash(NOBODY)


def test_a_guess_at_an_unknown_login_is_reckoned_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would be answered at once, and logins could be found by trying."""
    tried: list[str] = []

    class Noting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            tried.append(str(hash))
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "_hasher", Noting())
    assert not asyncio.run(fits("the account that nobody has", None))
    assert tried == [NOBODY]


def test_nobody_gets_into_an_unknown_account() -> None:
    assert not asyncio.run(fits("the account that nobody has", None))
