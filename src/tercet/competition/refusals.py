"""What a competition refuses, each with a sentence that somebody at the desk can use."""

from typing import Final

from tercet.engine.refusals import Refusal

NOT_OPEN: Final = Refusal("not-open", "No competition has been opened yet.")
OPEN_ALREADY: Final = Refusal("open-already", "This competition is open already.")
BACK_IN_TIME: Final = Refusal("back-in-time", "That instant is before the last thing that happened here.")
OVER: Final = Refusal("over", "This competition has ended.")
NOT_YOURS: Final = Refusal("not-yours", "Only the coordinator can do that.")
STAFF_ONLY: Final = Refusal("staff-only", "Only the coordinator or the desk can do that.")
OTHER_TABLE: Final = Refusal("other-table", "You judge at another table. Its own judge or the desk writes this game.")
NOT_YOUR_GAME: Final = Refusal("not-your-game", "You do not play in this game.")
SPECTATOR: Final = Refusal("spectator", "Spectators do not write scores.")
NO_JUDGES: Final = Refusal("no-judges", "In an open house the players judge themselves.")
JUDGE_NEEDS_TABLE: Final = Refusal("judge-needs-table", "Say which table the judge sits at.")
ENTERED_ALREADY: Final = Refusal("entered-already", "This person has entered already.")
NOT_DRAWN: Final = Refusal("not-drawn", "The rounds have not been drawn yet.")
STARTED: Final = Refusal("started", "The first round has begun. Late arrivals and leavers are drawn by themselves.")
TOO_LATE_TO_ENTER: Final = Refusal("too-late-to-enter", "The last round has begun. Nobody can enter any more.")
ALL_STARTED: Final = Refusal("all-started", "All preliminary rounds have begun.")
ROUNDS_LEFT: Final = Refusal("rounds-left", "Preliminary rounds are still to be played.")
NOT_BEGUN: Final = Refusal("not-begun", "This game has not begun.")
NO_SUCH_GAME: Final = Refusal("no-such-game", "There is no such game. It may have been drawn anew.")
SETTLED: Final = Refusal("settled", "This result is settled. The coordinator can correct it.")
NOT_SETTLED: Final = Refusal("not-settled", "This result is not settled yet. Settle it instead.")
REPORTED_ALREADY: Final = Refusal(
    "reported-already", "You have reported this game. Somebody else has to confirm it; the coordinator can correct it."
)
WHY: Final = Refusal("say-why", "Say why: it is kept with the old and the new result.")
CUT_ALREADY: Final = Refusal("cut-already", "The preliminaries are over.")
NO_FINALISTS: Final = Refusal("no-finalists", "The finalists are not known yet.")
FINAL_STARTED: Final = Refusal("final-started", "The final has begun.")
CHANGES_FINALISTS: Final = Refusal(
    "changes-finalists", "The final has begun, and this would change who plays in it. It can only be noted on paper."
)
NOT_MISSED: Final = Refusal("not-missed", "A make-up game is for players who missed that round and are here.")
NO_MAKE_UP: Final = Refusal("no-make-up", "This competition has no make-up games: that was decided beforehand.")


def bad_setup(why: str) -> Refusal:
    """What the organiser wants cannot be."""
    return Refusal("bad-setup", why)


def bad_sheet(why: str) -> Refusal:
    """Scores that cannot be."""
    return Refusal("bad-sheet", why)


def no_such_number(number: int) -> Refusal:
    """Nobody has it."""
    return Refusal("no-such-number", f"Nobody has the number {number}.")


def number_twice(number: int) -> Refusal:
    """Numbers are kept, also of those who left."""
    return Refusal("number-twice", f"The number {number} is taken.")


def no_such_division(name: str, known: list[str]) -> Refusal:
    """A division that was not set up."""
    if not known:
        return Refusal("no-such-division", "This competition has no divisions.")
    return Refusal("no-such-division", f"There is no division “{name}”. There are: {', '.join(known)}.")


def not_printed(players: int, rounds: int) -> Refusal:
    """The guide has schedules for some fields only."""
    why = f"The guide prints no schedule of {rounds} rounds for {players} players. Draw them instead."
    return Refusal("not-printed", why)


def unsettled(games: list[int]) -> Refusal:
    """Results are missing."""
    few = ", ".join(map(str, games[:5])) + (" …" if len(games) > 5 else "")
    return Refusal("unsettled", f"Results are missing or in conflict: {len(games)} (game {few}).")
