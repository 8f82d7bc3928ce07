"""A table of the lobby in tests: say something, see what happened."""

from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.rulesets.cite import RuleSet
from tercet.tables.commands import OpenTable, TableCommand
from tercet.tables.decide import act_at_table
from tercet.tables.events import TableEvent
from tercet.tables.evolve import fold_table
from tercet.tables.gathering import Gathering, Options

ann, bea, cem = (Player(name) for name in ("ann", "bea", "cem"))


class Lobby:
    """One table and its whole log."""

    def __init__(self, rule_set: RuleSet, options: Options | None = None) -> None:
        self.log: list[TableEvent] = []
        self._table: Gathering | None = None
        self.say(OpenTable(0, ann, rule_set.rules, options or Options()))

    @property
    def table(self) -> Gathering:
        assert self._table is not None
        return self._table

    def say(self, *commands: TableCommand) -> list[TableEvent]:
        """Each is allowed; gives what the last one led to."""
        told: list[TableEvent] = []
        for command in commands:
            story = act_at_table(self._table, command)
            assert not isinstance(story, Refusal), f"{command} was refused: {story.why}"
            told = story.events
            self.log += told
            self._table = story.gathering
        assert fold_table(self.log) == self._table
        return told

    def refuses(self, command: TableCommand) -> str:
        """It is not allowed; gives the reason's code."""
        story = act_at_table(self._table, command)
        assert isinstance(story, Refusal), f"{command} was allowed"
        return story.code
