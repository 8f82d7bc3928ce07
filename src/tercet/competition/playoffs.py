"""After the preliminaries: tie-breakers, finalists, semi-finals, the final. The next step is derived from results."""

from tercet.competition import events as e
from tercet.competition.cells import new_games
from tercet.competition.cuts import Contest, Decided, Scores, Tied, contests, game_scores, named_now, titles, verdict
from tercet.competition.draw.fields import dealt, usual_sizes
from tercet.competition.standings import totals
from tercet.competition.state import Competition, Game, Stage
from tercet.competition.story import Story

TABLE_SEATS = 5  # a final is one table


def go_on(story: Story, at: int) -> None:
    """Add all events that follow from the results so far."""
    if not story.now.cutting:
        return
    if story.now.final_started:
        _end(story, at)
    else:
        _cut(story, at)


def _end(story: Story, at: int) -> None:
    """The day ends when the championship and all titles are decided. A correction may change that, or reopen it."""
    sums = totals(story.now)
    open_titles = [each.key for each in titles(story.now) if _play_off(story, at, each, sums) is None]
    first = _final(story, at)
    now = story.now
    if first is None or open_titles:
        if now.ended:
            story.tell(e.CompetitionReopened(at))
        return
    champion = first[0] if first else None
    if not now.ended or now.champion != champion:
        story.tell(e.CompetitionEnded(at, champion))


def _cut(story: Story, at: int) -> None:
    """Play off ties; then name the finalists, and again if they change."""
    sums = totals(story.now)
    for contest in contests(story.now, sums):
        _play_off(story, at, contest, sums)
    named = named_now(story.now, sums)
    before = story.now.finalists
    if named is not None and (named != before):
        story.tell(e.FinalistsNamed(at, named, before))


def _play_off(story: Story, at: int, contest: Contest, scores: Scores) -> Decided | None:
    """The places, if they are decided; a tie gets a tie-breaker."""
    found = verdict(story.now, contest, scores)
    if isinstance(found, Tied):
        tables = list(dealt(found.numbers, _sizes(len(found.numbers))))
        games = new_games(story.now, "tie-breaker", found.leg, tables, contest.key, found.numbers)
        story.tell(e.GamesAdded(at, games))
    return found if isinstance(found, Decided) else None


def _sizes(players: int) -> list[int]:
    return [players] if players <= TABLE_SEATS else usual_sizes(players)


def _final(story: Story, at: int) -> tuple[int, ...] | None:
    """Semi-finals until one table is enough; the final; its ties. The champion, or None while that is open."""
    playing, number = list(story.now.finalists), 1
    while not final_table(story.now) and (
        len(_here(story.now, playing)) > TABLE_SEATS or _games(story.now, "semi-final", number)
    ):
        winners = _semi_finals(story, at, playing, number)
        if winners is None:
            return None
        playing, number = winners, number + 1
    return _last_table(story, at, playing)


def _semi_finals(story: Story, at: int, playing: list[int], number: int) -> list[int] | None:
    """The winner of each table goes on; None while that is open."""
    games = _games(story.now, "semi-final", number)
    if not games:
        here = _here(story.now, playing)
        added = new_games(story.now, "semi-final", number, list(dealt(here, _sizes(len(here)))))
        story.tell(e.GamesAdded(at, added))
        return None
    winners: list[int] = []
    done = True
    for game in games:
        first = _first_of(story, at, game)
        done = done and first is not None
        winners += first or ()
    return winners if done else None


def _first_of(story: Story, at: int, game: Game) -> tuple[int, ...] | None:
    """The winner of a game after tie-breakers; None while that is open, nobody if all have left."""
    here = _here(story.now, game.players)
    if len(here) < 2:
        return tuple(here)
    if story.now.settled(game.id) is None:
        return None
    contest = Contest(f"{game.stage} {game.id}", game.players, 1)
    found = _play_off(story, at, contest, game_scores(story.now, [game]))
    return found.numbers if found else None


def _last_table(story: Story, at: int, playing: list[int]) -> tuple[int, ...] | None:
    games = final_table(story.now)
    here = _here(story.now, playing)
    if not games and len(here) > 1:
        story.tell(e.GamesAdded(at, new_games(story.now, "final", 1, [tuple(here)])))
        return None
    return _first_of(story, at, games[0]) if games else tuple(here)


def final_table(now: Competition) -> list[Game]:
    """The final, once its players are known."""
    return _games(now, "final", 1)


def _games(now: Competition, stage: Stage, number: int) -> list[Game]:
    return [game for game in now.games.values() if (game.stage, game.round) == (stage, number)]


def _here(now: Competition, numbers: list[int] | tuple[int, ...]) -> list[int]:
    return [number for number in numbers if now.entrants[number].here]
