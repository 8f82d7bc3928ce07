"""`python3 dev.py proof`: everything that Tercet promises, attacked, and the tests themselves tested."""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from tests.proof import keeping
from tests.proof.attacks import ATTACKS, adopt_orphans, carried_out
from tests.proof.keeping import KeptResult, KeptTrial, Run, keep, keep_result, this_run
from tests.proof.planting import ROOT, Fault, all_faults, any_failure, attempt
from tests.proof.telling import COLUMNS, page, row, summary, told, told_of_fault

PAGE = ROOT / "docs/proof.md"


def read_options(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for."""
    options = argparse.ArgumentParser("dev.py proof", description=__doc__)
    options.add_argument("--long", action="store_true", help="more of everything; takes hours")
    options.add_argument("--percent", type=float, default=100, metavar="N", help="of a long run, only so much")
    options.add_argument("--only", default="", metavar="TEXT", help="only what has this text in its name, or “faults”")
    options.add_argument("--write", action="store_true", help="write docs/proof.md from this run and those before it")
    options.add_argument("--at-once", type=int, default=1, metavar="N", help="how many faults are tried at a time")
    return options.parse_args(words)


def attack_all(only: str, run: Run) -> bool:
    """One attack after the other, so that each has the machine; whether nothing was found."""
    well = True
    adopt_orphans()
    for attack in ATTACKS:
        if only in attack.name.casefold() and (attack.numbers or not run.percent):
            kept = KeptResult(run, carried_out(attack, run.percent))
            keep_result(kept)
            print(told(kept), flush=True)
            well = well and not kept.result.failed
    return well


def plant_all(only: str, run: Run, at_once: int) -> bool:
    """Every fault in a copy of its own; whether all were found. Without any, all the tests that find them pass."""
    faults = [fault for fault in all_faults() if only in f"faults {fault.name}"]
    tests = tuple(dict.fromkeys(test for fault in faults for test in fault.found_by))
    failed, said = any_failure(tests, ROOT / "src") if faults else (False, "")
    if failed:
        sys.exit(f"{said}\nA test that is to find a fault fails without one.")

    def plant(fault: Fault) -> KeptTrial:
        kept = KeptTrial(run, attempt(fault))
        keep(fault.name, kept)
        print(told_of_fault(kept), flush=True)
        return kept

    with ThreadPoolExecutor(at_once) as pool:
        trials = [*pool.map(plant, faults)]
    if trials:
        print(summary(trials, len(trials)), flush=True)
    return all(kept.trial.found for kept in trials)


def main(words: Sequence[str]) -> int:
    """Run it, and fail if anything was found."""
    asked = read_options(words)
    run, only = this_run(asked.percent if asked.long else 0), asked.only.casefold()
    print(row(*COLUMNS), flush=True)
    well = attack_all(only, run)
    well = plant_all(only, run, asked.at_once) and well
    if asked.write:
        usual, long = keeping.results(), keeping.results(long=True)
        PAGE.write_text(page(usual, long, keeping.trials(), len(all_faults())), encoding="utf-8")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
