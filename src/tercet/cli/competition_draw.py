"""`tercet competition draw`: draw the rounds of a competition in a file, once everybody has entered."""

from pathlib import Path
from random import SystemRandom

from tercet.cli.competition_files import in_file, keep, kept_in
from tercet.cli.language import language
from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.evolve import fold
from tercet.competition.record import write
from tercet.competition.refusals import Refusal, RefusalError
from tercet.words.speech import speak


def draw_file(file: Path, *, seed: int | None = None) -> None:
    """Draw the rounds, and write them into the file."""
    speech = language()
    kept = kept_in(file, speech)
    now = fold(kept.events)
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    story = act(now, c.DrawRounds(now.at, now.coordinator, seed))
    if isinstance(story, Refusal):
        raise in_file(file, RefusalError(story), speech)
    keep(file, write((*kept.events, *story.events), kept.people))
    games = story.now.games.values()
    told = {"games": len(games), "slots": max(game.slot for game in games)}
    print(speak(speech, "competition-drawn", **told, file=str(file)))
