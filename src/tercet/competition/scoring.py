"""Results: two people who report the same, or the coordinator's decision; corrections overwrite nothing."""

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition import refusals as no
from tercet.competition.cuts import named_now
from tercet.competition.evolve import evolve
from tercet.competition.refusals import Refusal
from tercet.competition.roles import not_allowed_to_write, role_of
from tercet.competition.scores import Sheet, problem_with_sheet, same
from tercet.competition.state import Competition, Game, Outcome, Role
from tercet.competition.story import Story


def report(story: Story, command: c.ReportResult) -> Refusal | None:
    """Report a result: the first report is stored, the second confirms or disputes it.

    Whoever notices a typo replaces their own report, and says why.
    """
    now = story.now
    game = now.games.get(command.game)
    if game is None or not now.begun(game):
        return no.NO_SUCH_GAME if game is None else no.NOT_BEGUN
    outcome = now.outcomes.get(game.id, Outcome())
    if refusal := not_allowed_to_write(now, command.by, game) or _said_before(outcome, command):
        return refusal
    if refusal := _bad_sheet(now, game, command.sheet, everyone=True):
        return refusal
    role = role_of(now, command.by)
    others = [each for each in outcome.reports if each.by != command.by]
    if len(others) == len(outcome.reports):
        story.tell(e.ResultReported(command.at, command.by, role, game.id, command.sheet))
    else:
        story.tell(e.ReportRevised(command.at, command.by, role, game.id, command.sheet, command.why))
    if any(same(each.sheet, command.sheet) for each in others) or (not others and _needs_no_other(role, command.sheet)):
        story.tell(e.ResultConfirmed(command.at, game.id, command.sheet))
    elif others:
        story.tell(e.ResultDisputed(command.at, game.id))
    return None


def _needs_no_other(role: Role, sheet: Sheet) -> bool:
    """A table on the server counts right; but one player may end a game early, so somebody has to confirm that."""
    return role == "table" and not sheet.stopped


def _said_before(outcome: Outcome, command: c.ReportResult) -> Refusal | None:
    """A settled result is corrected by the coordinator; one's own report is replaced for a reason."""
    if outcome.settled is not None:
        return no.SETTLED
    own = [each.sheet for each in outcome.reports if each.by == command.by]
    if any(same(sheet, command.sheet) for sheet in own):
        return no.REPORTED_ALREADY
    return no.WHY if own and not command.why.strip() else None


def _bad_sheet(now: Competition, game: Game, sheet: Sheet, everyone: bool) -> Refusal | None:
    """Check the players and the numbers."""
    if strangers := [number for number in sheet.numbers if number not in game.players]:
        return no.no("sheet-stranger", number=str(strangers[0]))
    missing = [p for p in game.players if now.entrants[p].here and p not in sheet.numbers]
    if everyone and (missing or not sheet.lines):
        return no.no("sheet-missing", numbers=", ".join(map(str, missing or game.players)))
    if not sheet.lines:
        return None  # the coordinator declares that it was not played
    return problem_with_sheet(sheet)


def settle(story: Story, command: c.Settle) -> Refusal | None:
    """The coordinator sees all reports, and decides."""
    now = story.now
    game = _to_settle(now, command)
    if isinstance(game, Refusal):
        return game
    if refusal := _bad_sheet(now, game, command.sheet, everyone=False):
        return refusal
    story.tell(e.ResultSettled(command.at, command.by, game.id, command.sheet, command.why))
    return None


def _to_settle(now: Competition, command: c.Settle | c.Void) -> Game | Refusal:
    """The game, if it has begun and has no result yet; the coordinator has to say why."""
    game = now.games.get(command.game)
    if game is None or not now.begun(game):
        return no.NO_SUCH_GAME if game is None else no.NOT_BEGUN
    if now.settled(game.id) is not None:
        return no.SETTLED
    return game if command.why.strip() else no.WHY


def correct(story: Story, command: c.Correct) -> Refusal | None:
    """Correct a result. Old and new are kept, and changed finalists are announced.

    Once the final has begun, it has to be said that it stands although others should have been in it.
    """
    now = story.now
    game = now.games.get(command.game)
    if game is None:
        return no.NO_SUCH_GAME
    old = now.settled(game.id)
    if old is None:
        return no.NOT_SETTLED
    if not command.why.strip():
        return no.WHY
    if refusal := _bad_sheet(now, game, command.sheet, everyone=False):
        return refusal
    corrected = e.ResultCorrected(command.at, command.by, game.id, old, command.sheet, command.why)
    if now.final_started and not command.keep_final and _changes_final(now, game, corrected):
        return no.CHANGES_FINALISTS
    story.tell(corrected)
    return None


def _changes_final(now: Competition, game: Game, corrected: e.ResultCorrected) -> bool:
    """Would others be in the final? After semi-finals, that is assumed."""
    semi = game.stage == "semi-final" or game.contest.startswith("semi-final")
    return semi or named_now(evolve(now, corrected)) != named_now(now)


def void(story: Story, command: c.Void) -> Refusal | None:
    """The game is not played; whoever is here has stayed for it."""
    now = story.now
    game = _to_settle(now, command)
    if isinstance(game, Refusal):
        return game
    stayed = tuple(number for number in game.players if now.entrants[number].here)
    story.tell(e.GameVoided(command.at, command.by, game.id, stayed, command.why))
    return None
