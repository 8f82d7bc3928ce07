import { expect, test } from "vitest";
import { called, seat, seen, table } from "../../test/tables";
import { TableClock } from "../socket/clock";
import { isClose, withoutHaste } from "./close-calls";
import { dockOf } from "./dock";

/** Super Rules: Bea, who has a point to lose, has called at 9,000. */
const afterTheCall = seen(
  table(
    { delay: { type: "TakeAPoint", landing_ms: 1_000 } },
    {
      ...called("bea"),
      seats: [seat("ada"), seat("bea", { points: 2 })],
    },
  ),
);

/** What Ada can press when the table's clock shows this. */
function bigAt(ms: number): string[] {
  const clock = new TableClock();
  clock.stop(ms);
  return withoutHaste(dockOf(afterTheCall).big, isClose({ clock }, afterTheCall)).map(({ message }) => message);
}

test("whoever is about to press SET when another calls takes no point by it", () => {
  expect(bigAt(9_000)).toEqual(["quiet-theirs"]);
  expect(bigAt(9_999)).toEqual(["quiet-theirs"]);
});

test("a second after the call a late caller's point may be taken (S-6)", () => {
  expect(bigAt(10_000)).toEqual(["act-take-point"]);
});
