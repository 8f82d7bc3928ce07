"""A guest's token, and a competition of theirs, asked for without any client of ours."""

import json
from typing import Any
from urllib.request import Request, urlopen


def new_token(address: str, name: str = "Ada") -> str:
    """Become a guest; gives the token."""
    token: str = posted(f"{address}/api/guest", {"name": name, "token": True})["token"]
    return token


def new_competition(address: str, token: str) -> str:
    """Open a competition that one player has entered; gives its id."""
    competition: str = posted(f"{address}/api/competitions", {"rounds": 1}, token)["competition"]
    said = {"id": "first", "say": {"type": "Enter", "details": {"name": "Ann"}}}
    posted(f"{address}/api/competitions/{competition}/commands", said, token)
    return competition


def posted(address: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """What comes of it."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:
        told: dict[str, Any] = json.load(answer)
    return told
