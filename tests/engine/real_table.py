"""A table with real cards: in people's hands, where the engine cannot see them."""

from msgspec.structs import replace

from tercet.engine.commands import Rule
from tercet.engine.rules import ByJudge, ByPlayers, RealDeck, Rules
from tercet.rulesets.cite import RuleSet
from tests.engine.telling import Someone, ToldTable, given


def by_hand(sheet: RuleSet) -> Rules:
    """The sheet, played with real cards: the judge rules where there is one, else the players."""
    verdict = ByJudge() if isinstance(sheet.rules.verdict, ByJudge) else ByPlayers()
    return replace(sheet.rules, deck=RealDeck(), verdict=verdict)


def real(sheet: RuleSet, *people: Someone) -> ToldTable:
    return given(by_hand(sheet), *people)


def claims(table: ToldTable, someone: Someone, right: bool, at: int = 0) -> ToldTable:
    """Somebody calls and shows; the judge, or all the others, say whether it is one."""
    table.when(someone.calls(at), someone.shows(at))
    referee = table.table.judge
    for ruler in (referee,) if referee else table.table.others(someone.player):
        table.when(Rule(at, ruler, right))
    return table
