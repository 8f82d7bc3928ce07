"""How fast sheets are printed: each document of the sample once more, and nine hundred entry cards.

python3 dev.py bench paper [ROUNDS]

Time is CPU time of this process, Typst's own threads included, and the time on the wall. The first print, which reads
fonts and words, is not counted.
"""

import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from msgspec.structs import replace  # noqa: E402

from dev import stop  # noqa: E402
from tercet.paper.catalogue import DOCUMENTS  # noqa: E402
from tercet.paper.order import Occasion, Order  # noqa: E402
from tercet.paper.printing import printed  # noqa: E402
from tercet.paper.sample import sampled  # noqa: E402

CARDS = 900
MOST_S, MOST_MB, MOST_SHEET_MS = 4.0, 5.0, 150.0
SINGLE = (
    "judge-script",
    "rule-card",
    "handout",
    "release-adult",
    "release-minor",
    "poster",
    "flyer",
    "press",
    "checklist",
)


def took(order: Order, rounds: int) -> tuple[float, float, int]:
    """CPU and wall milliseconds (medians), and bytes. A changing name keeps Typst from remembering the page."""
    cpu, wall, size = [], [], 0
    for number in range(rounds + 1):
        named = Occasion(name=f"Lake Cup {number}", link=f"https://tercet.example/lake-{number}")
        once = replace(order, occasion=named, seed=number)
        asked, day = sampled(once) if order.players is None else (once, None)
        started, cpu_started = time.perf_counter(), time.process_time()
        size = len(printed(asked, day).pdf)
        wall.append(1000 * (time.perf_counter() - started))
        cpu.append(1000 * (time.process_time() - cpu_started))
    return median(cpu[1:]), median(wall[1:]), size


def main(rounds: int) -> None:
    """Print the table, and stop if a goal is missed."""
    print("| document | ms CPU | ms on the wall | KB |\n| --- | --- | --- | --- |")
    slow = []
    for name in DOCUMENTS:
        cpu, wall, size = took(Order(document=name), rounds)
        print(f"| {name} | {cpu:.0f} | {wall:.0f} | {size / 1000:.0f} |", flush=True)
        if name in SINGLE and cpu > MOST_SHEET_MS:
            slow.append(name)
    one_sheet, _, _ = took(Order(document="entry-cards", players=9), rounds)
    print(f"| one sheet of nine entry cards | {one_sheet:.0f} | | |")
    cpu, wall, size = took(Order(document="entry-cards", players=CARDS), 1)
    print(f"| {CARDS} entry cards | {cpu:.0f} | {wall:.0f} | {size / 1000:.0f} |")
    if slow or one_sheet > MOST_SHEET_MS or cpu > 1000 * MOST_S or size > 1_000_000 * MOST_MB:
        stop(f"A goal is missed: {', '.join(slow) or 'entry cards'}.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
