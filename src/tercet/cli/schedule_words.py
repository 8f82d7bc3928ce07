"""A draw as it can be hung up, and what it is worth, in words."""

from collections import Counter
from collections.abc import Iterable

from tercet.competition.draw.drawing import Draw
from tercet.competition.draw.fields import usual_sizes
from tercet.words.languages import Language
from tercet.words.speech import speak


def show(done: Draw, lang: Language) -> None:
    """The draw as it can be hung up, and what it is worth."""
    rolling = len(done.timetable) > len(done.rounds)
    for number, slot in enumerate(done.timetable, 1):
        print(speak(lang, "schedule-slot" if rolling else "schedule-round", number=str(number)))
        for sitting in slot:
            seats = {"table": f"{sitting.table:>3}", "players": listed(sitting.players)}
            of_round = {"round": str(sitting.round)} if rolling else {}
            print("  " + speak(lang, "schedule-table-of-round" if rolling else "schedule-table", **seats, **of_round))
    print(*worth(done, lang), sep="\n")


def listed(numbers: Iterable[int]) -> str:
    """Numbers with commas."""
    return ", ".join(map(str, numbers))


def worth(done: Draw, lang: Language) -> list[str]:
    """The certificate in sentences."""
    certificate, odd = done.certificate, done.certificate.odd_tables
    kind = "-fewest" if certificate.best_possible else "-bound"
    bound = {} if certificate.best_possible else {"bound": certificate.lower_bound}
    if not certificate.repeats:
        kind, bound = "", {}
    lines = [speak(lang, f"schedule-repeats{kind}", repeats=certificate.repeats, **bound)]
    if not odd:
        lines.append(speak(lang, "schedule-all-threes"))
    elif len(odd) > done.players // 2:
        lines.append(speak(lang, "schedule-odd-many", seats=sum(odd.values()), most=max(odd.values())))
    else:
        lines.append(speak(lang, "schedule-odd-few", who=", ".join(f"{p} ({n}×)" for p, n in odd.items())))
    if sizes := unusual_sizes(done):
        lines.append(speak(lang, "schedule-sizes", sizes=sizes))
    if certificate.clashes:
        lines.append(speak(lang, "schedule-clashes", clashes=certificate.clashes))
    return lines


def unusual_sizes(done: Draw) -> str:
    """The sizes of the tables, where they are not threes with one table of two or four."""
    usual = sorted(usual_sizes(done.players), reverse=True)
    sizes = [sorted(map(len, games), reverse=True) for games in done.rounds]
    if all(each == usual for each in sizes):
        return ""
    counted = Counter("+".join(map(str, each)) for each in sizes)
    return ", ".join(f"{each} ({times}×)" for each, times in counted.items())
