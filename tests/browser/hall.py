"""A hall full of players: their list, how every game ends, and phones that report it over REST."""

from itertools import count
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import APIRequestContext, Page

from tests.browser.judging import press
from tests.support.limits import HANG_S

Game = dict[str, Any]
KIDS, TEENS, ADULTS = DIVISIONS = ("Kids", "Teens", "Adults")
EQUALS = (4, 7, 10)  # kids
FIRST_TEEN, SECOND_TEEN, FIRST_ADULT, SECOND_ADULT = 2, 5, 3, 6
HEADER = "Start no;Last name;First name;Division;School;T-shirt"  # the first and the last mean nothing to Tercet
SHARE = {2: 12, 3: 8, 4: 6}  # SETs of each player, by the size of the table: 24 in all
LEFT = 9  # cards on the table after 24 SETs


def spreadsheet(players: int) -> bytes:
    """The list of a school: semicolons, the letters of Windows, and columns that nobody knows."""
    rows = [f"{n};Müller{n};Zoë{n};{DIVISIONS[(n - 1) % 3]};School {n % 20};M" for n in range(1, players + 1)]
    return "\r\n".join([HEADER, *rows, ""]).encode("cp1252")


def earned(number: int, round_: int) -> int:
    """The score of a player in a round, whoever else sits at the table: the best three kids are equal."""
    if number in (*EQUALS, FIRST_TEEN, FIRST_ADULT):
        return 6
    return 5 if number in (SECOND_TEEN, SECOND_ADULT) else number * round_ % 5


class Line(NamedTuple):
    """A line of a score slip."""

    number: int
    sets: int
    against: int


def slip(game: Game, **scores: int) -> list[Line]:
    """How a game ends: everyone has as many SETs, and points against make the score."""
    share = SHARE[len(game["players"])]
    return [
        Line(number, share, share - scores.get(f"n{number}", earned(number, game["round"])))
        for number in game["players"]
    ]


def as_sheet(lines: list[Line]) -> dict[str, Any]:
    return {"lines": [line._asdict() for line in lines], "left": LEFT}


class Phones:
    """Phones of judges and players that are not in this browser, opened with their links."""

    def __init__(self, boss: APIRequestContext, base: str, competition: str) -> None:
        self._boss, self.at = boss, f"{base}/api/competitions/{competition}"
        self._tokens: dict[tuple[str, int], str] = {}
        self._ids = count(1)

    def links(self, kind: str, *numbers: int) -> list[str]:
        """New links, as the ends of addresses."""
        answer = self._boss.post(f"{self.at}/links", data={"kind": kind, "numbers": [*numbers]}, timeout=HANG_S * 1000)
        return [f"{link['path']}#{link['secret']}" for link in answer.json()]

    def open(self, kind: str, *numbers: int) -> None:
        """Give out links, and open each on a phone."""
        for number, link in zip(numbers, self.links(kind, *numbers), strict=True):
            said = {"secret": link.partition("#")[2]}
            answer = httpx.post(f"{self.at}/session", json=said, timeout=HANG_S, verify=False)
            self._tokens[kind, number] = answer.json()["token"]

    def report(self, kind: str, number: int, game: Game, lines: list[Line]) -> None:
        said = {"type": "Report", "game": game["id"], "sheet": as_sheet(lines)}
        answer = httpx.post(
            f"{self.at}/commands",
            json={"id": f"{kind}-{number}-{next(self._ids)}", "say": said},
            headers={"authorization": f"Bearer {self._tokens[kind, number]}"},
            timeout=HANG_S,
            verify=False,
        )
        assert answer.status_code == 200, answer.text

    def shown(self) -> dict[str, Any]:
        """The competition as the coordinator sees it."""
        seen: dict[str, Any] = self._boss.get(self.at, timeout=HANG_S * 1000).json()
        return seen

    def games(self, round_: int, stage: str = "preliminary") -> list[Game]:
        """The games of a round in the order of play."""
        games = [game for game in self.shown()["games"] if (game["round"], game["stage"]) == (round_, stage)]
        return sorted(games, key=lambda game: (game["slot"], game["table"]))

    def of_stage(self, stage: str) -> list[Game]:
        """The games of the final or the tie-breakers."""
        return [game for game in self.shown()["games"] if game["stage"] == stage]


def enter(judge: Page, lines: list[Line]) -> None:
    """A judge who has kept the score on paper types it in, and sends it."""
    press(judge, "Only enter the result")
    fill(judge, lines)
    judge.get_by_role("button", name="Send without").click()


def fill(judge: Page, lines: list[Line]) -> None:
    fields = judge.locator(".judge-count li")
    for place, line in enumerate(lines):
        sets, against = (fields.nth(place).get_by_role("textbox").nth(at) for at in (0, 1))
        sets.fill(str(line.sets))
        against.fill(str(line.against))
    fields.last.get_by_role("textbox").fill(str(LEFT))
