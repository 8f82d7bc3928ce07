"""A match under watch: whatever is said in it, the laws are checked."""

from random import Random
from typing import cast

from msgspec import json
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.clock import deadline
from tercet.engine.decide import may_claim
from tercet.engine.events import CardsTakenOff, PointShared, PointsLost, RoundOpened, SetTaken
from tercet.engine.match import (
    DealRound,
    DeckShown,
    Match,
    MatchCommand,
    MatchEvent,
    MatchStory,
    OnOwnLayout,
    OpenMatch,
    act_in_match,
    evolve_match,
    fold_match,
    match_view,
    seen_by,
    table_of,
)
from tercet.engine.refusals import Refusal
from tercet.engine.rules import ByJudge, Rules
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.engine.view import view
from tercet.players.wild import shuffled
from tercet.record.causes import command_behind
from tercet.record.laws import all_cards, cards_named, violations
from tercet.tables.view import seen
from tests.conformance.secrets import (
    before_the_end,
    exchanged,
    options_tell_of_sets,
    renamed,
    renaming,
    reordered,
    seen_until_they_differ,
    undealt,
    unsealed,
)
from tests.conformance.sensible import next_sensible

PATIENCE = 2_000  # commands after which a game of sensible players counts as one that does not end
JUDGE = Player("judge")


class WatchedMatch:
    """A match and its log, with the table as its viewers have it."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        self.dice = Random(seed)
        self.log: list[MatchEvent] = []
        self.shown: dict[Player | None, Match | None] = {None: None}  # by viewer: who was only sent the seen events
        self.points: dict[Player, int] = {}
        self.deck: list[Card] = []
        names = tuple(Player(f"player-{n}") for n in range(1, players + 1))
        judge = JUDGE if isinstance(rules.verdict, ByJudge) else None
        story = act_in_match(None, OpenMatch(0, names[0], rules, names, judge))
        assert isinstance(story, MatchStory), story
        self._keep(story)
        deck = shuffled(rules, self.dice)
        self.say(DealRound(0, names[0], deck, salt="salt" if deck and seed % 2 else ""))

    @property
    def at(self) -> int:
        """The last instant."""
        return self.match.at

    @property
    def table(self) -> Table:
        """The round that is played now, or was played last."""
        assert self.match.table is not None
        return self.match.table

    def say(self, command: MatchCommand) -> MatchStory | Refusal:
        """Let it be said, and hold what happens against the laws."""
        before = self.match
        as_text = json.encode(before)
        done = act_in_match(before, command)
        self._same_again(command, done)
        self._claims_are_refused_as_announced(command, done)
        self._deck_is_secret(command, done)
        self._layout_is_secret(command, done)
        self._sets_are_secret(command, done)
        assert json.encode(before) == as_text, "something was changed instead of told"
        if isinstance(done, Refusal):
            assert done.why.endswith("."), "a refusal is a sentence"
            return done
        assert command_behind(done.events[0], done.events[1:]) == command, "the log does not tell what was said"
        self._keep(done)
        self._time_goes_on(before, command)
        self._cards_are_conserved(command)
        self._points_follow()
        self._views_show_no_secret()
        return done

    def _claims_are_refused_as_announced(self, command: MatchCommand, done: MatchStory | Refusal) -> None:
        """Whether a claim would be refused can be asked without deciding it."""
        table = table_of(self.match, command.by) if isinstance(command, c.Call | c.Point) else None
        if table is not None and isinstance(command, c.Call | c.Point) and command.at >= table.at:
            assert may_claim(table, command) == (done if isinstance(done, Refusal) else None)

    def play_out(self) -> None:
        """Sensible people take over, and the game ends."""
        for _ in range(PATIENCE):
            if self.match.ended:
                break
            command = next_sensible(self.match, self.at)
            done = self.say(command)
            assert not isinstance(done, Refusal), f"{command} is sensible and was refused: {done.why}"
        assert violations(self.log) == []
        assert fold_match(self.log) == self.match, "the replay is not the live match"

    # ---- the laws

    def _same_again(self, command: MatchCommand, done: MatchStory | Refusal) -> None:
        """Same commands, same log; and folding the events gives the table that the story reached."""
        again = act_in_match(self.match, command)
        if isinstance(done, Refusal) or isinstance(again, Refusal):
            assert done == again
            return
        assert done.events == again.events
        folded: Match | None = self.match
        for event in done.events:
            folded = evolve_match(folded, event)
        assert folded == done.match == again.match, "the replay is not the live table"

    def _deck_is_secret(self, command: MatchCommand, done: MatchStory | Refusal) -> None:
        """Two tables that differ only in the order of their undealt cards cannot be told apart (R-12)."""
        if self.match.own:
            self._own_deck_is_secret(command, done)
            return
        table = self.match.table
        if table is None or not table.piles:
            return
        twin = reordered(table, self.dice)
        for viewer in self._lookers(command):
            assert view(table, viewer) == view(twin, viewer)
        if isinstance(command, DealRound):  # a new deck: the old one tells nothing
            return
        other = act_in_match(replace(self.match, table=twin), command)
        if isinstance(done, Refusal) or isinstance(other, Refusal):
            assert done == other
            return
        mine, theirs = seen_until_they_differ(done.events, other.events)
        assert mine == theirs

    def _own_deck_is_secret(self, command: MatchCommand, done: MatchStory | Refusal) -> None:
        """In a race this holds for what each player sees, and nobody sees a card of another's layout (M-12)."""
        if not isinstance(command, c.Point | c.AskHint) or command.by not in self.match.own:
            return
        by, own = command.by, self.match.own[command.by]
        twin = replace(self.match, own={**self.match.own, by: reordered(own, self.dice)})
        other = act_in_match(twin, command)
        for viewer in self.shown:
            assert match_view(self.match, viewer) == match_view(twin, viewer)
            if isinstance(done, Refusal) or isinstance(other, Refusal):
                assert done == other
                continue
            seen_here = [[*seen_by(story.events, viewer)] for story in (done, other)]
            mine, theirs = seen_until_they_differ(*seen_here)
            assert mine == theirs
            theirs = [event for event in seen_here[0] if not isinstance(event, DeckShown)]  # it is over
            assert viewer == by or not any(map(cards_named, theirs)), "a card of somebody else's layout is shown"

    def _layout_is_secret(self, command: MatchCommand, done: MatchStory | Refusal) -> None:
        """Nor two tables whose cards lie face down in other places, unless one is turned up (R-12, M-11)."""
        table = self.match.table
        if table is None or (twin := exchanged(table, self.dice)) == table:
            return
        for viewer in self._lookers(command):
            assert view(table, viewer) == view(twin, viewer)
        if isinstance(command, DealRound | c.Turn):
            return
        other = act_in_match(replace(self.match, table=twin), command)
        if isinstance(done, Refusal) or isinstance(other, Refusal):
            assert done == other
        else:
            assert before_the_end(done.events) == before_the_end(other.events)

    def _sets_are_secret(self, command: MatchCommand, done: MatchStory | Refusal) -> None:
        """Nor two tables whose cards have other faces, unless the options tell whether a SET is there (R-12)."""
        table = self.match.table
        if table is None or isinstance(command, DealRound) or options_tell_of_sets(table, command):
            return
        if isinstance(done, MatchStory) and done.match and done.match.table and done.match.table.deck_left == 0:
            return
        names = renaming(table, self.dice)
        twin: Match = renamed(self.match, names)
        assert twin.table is not None
        for viewer in self._lookers(command):
            assert renamed(view(table, viewer), names) == view(twin.table, viewer)
        other = act_in_match(twin, renamed(command, names))
        if isinstance(done, Refusal) or isinstance(other, Refusal):
            assert done == other
            return
        assert renamed(unsealed(done.events), names, list[MatchEvent]) == unsealed(other.events)

    def _lookers(self, command: MatchCommand) -> list[Player | None]:
        """A spectator, and whoever is speaking."""
        return [None] if isinstance(command, c.TimeUp) else [None, command.by]

    def _keep(self, story: MatchStory) -> None:
        assert story.match is not None
        self.match = story.match
        before = self.shown[None]  # somebody who joins has looked on
        for viewer in (None, *self.match.own):
            shown = self.shown.get(viewer, before)
            for event in seen_by(story.events, viewer):
                shown = evolve_match(shown, cast(MatchEvent, seen(event)))
            self.shown = {**self.shown, viewer: shown}
        for event in story.events:
            self.log.append(event)
            self._count(event)

    def _count(self, event: MatchEvent) -> None:
        match event:
            case OnOwnLayout(event=what):
                self._count(what)
            case RoundOpened():
                self.points = {}
            case SetTaken(by=by, points=gained):
                self.points[by] = self.points.get(by, 0) + gained
            case PointShared(by=by):
                self.points[by] = self.points.get(by, 0) + 1
            case PointsLost(by=by, points=lost):
                self.points[by] = self.points.get(by, 0) - lost
            case _:
                pass

    def _time_goes_on(self, before: Match, command: MatchCommand) -> None:
        """After the time was up, the deadline moves or the phase ends."""
        if isinstance(command, c.TimeUp) and before.table is not None:
            was, now = before.table, self.table
            assert deadline(now) != deadline(was) or now.phase != was.phase, "the clock stands still"

    def _cards_are_conserved(self, command: MatchCommand) -> None:
        """Layout, piles, taken and discard are the deck that was brought: none is lost, none is there twice."""
        if isinstance(command, DealRound):
            self.deck = sorted(command.deck)
        for table in (self.table, *self.match.own.values()):
            assert sorted(all_cards(table)) == self.deck, "a card is lost or there twice"

    def _points_follow(self) -> None:
        assert {seat.player: seat.points for seat in self.table.seats if seat.points} == {
            player: points for player, points in self.points.items() if points
        }, "points are not what the events say"

    def _views_show_no_secret(self) -> None:
        """The seen events alone make the table that a viewer sees, and it names no undealt card."""
        went_back = {card for event in self.log if isinstance(event, CardsTakenOff) for card in event.cards}
        for viewer in self.shown:
            assert match_view(self.match, viewer) == self.shown[viewer], "the seen events do not make the seen table"
            table = table_of(self.match, viewer)
            assert table is not None
            text = json.encode(view(table)).decode()
            secret = undealt(table) - went_back
            assert not [card for card in secret if f'"{card}"' in text], "an undealt card is shown"
