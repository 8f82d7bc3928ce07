import { expect, test } from "vitest";
import { before, closes, type Day, dayFor, newest, opens } from "./calendar";
import { type Entry, firstOf, storyOf } from "./days";

const DAY_MS = 86_400_000;
const noon = (day: Day) => Date.parse(`${day}T12:00:00Z`);
const entry = (day: Day, more: Partial<Entry> = {}): Entry => {
  const begun = more.begun ?? noon(day);
  const ms = more.ms ?? 60_000;
  return { id: `${day}-a`, day, size: "full", begun, ms, received: begun + ms, found: 6, helps: 0, ...more };
};
const days = (last: Day, count: number): Day[] => Array.from({ length: count }, (_, n) => before(last, n)).reverse();
const TODAY = "2026-11-15";
const row = (entries: readonly Entry[], now = noon(TODAY)) => storyOf(entries, {}, now).row;

test("days in a row count up to today, or to yesterday while today is open", () => {
  const three = days("2026-11-14", 3).map((day) => entry(day));
  expect(row(three)).toBe(3);
  expect(row([...three, entry(TODAY)])).toBe(4);
  expect(row(three.slice(0, 2))).toBe(0); // the 14th is over everywhere
  expect(row([])).toBe(0);
});

test("help, giving up and being late do not count, and a day can still be saved by the small puzzle", () => {
  const three = days("2026-11-14", 3).map((day) => entry(day));
  const failed = [{ helps: 1 }, { found: 5 }].map((more) => [...three, entry(TODAY, more)]);
  expect(failed.map((all) => row(all))).toEqual([3, 3]); // the small one is still to be played
  const small = (more: Partial<Entry>) => entry(TODAY, { size: "small", id: "small", found: 4, ...more });
  expect(failed.map((all) => row([...all, small({})]))).toEqual([4, 4]);
  expect(failed.map((all) => row([...all, small({ helps: 1 })]))).toEqual([0, 0]);
  const late = entry("2026-11-13", { begun: noon(TODAY) });
  expect(row([entry("2026-11-12"), late, entry("2026-11-14")])).toBe(1);
});

test("of two devices the first to arrive counts, whatever the other has done", () => {
  const phone = entry(TODAY, { id: "phone", received: noon(TODAY) + 1_000_000 });
  const laptop = entry(TODAY, { id: "laptop", helps: 1, received: noon(TODAY) + 2_000_000 });
  for (const both of [
    [phone, laptop],
    [laptop, phone],
  ])
    expect(firstOf(both, TODAY, "full")?.id).toBe("phone");
  expect(row([phone, laptop])).toBe(1);
  expect(firstOf([{ ...phone, received: null }, laptop], TODAY, "full")?.id).toBe("laptop");
});

test("a day without a connection counts before and after the result has arrived", () => {
  const three = days("2026-11-14", 3).map((day) => entry(day));
  const offline = entry("2026-11-13", { received: null });
  const waiting = [...three.filter((each) => each.day !== offline.day), offline];
  expect(row(waiting)).toBe(3);
  const arrived = waiting.map((each) => ({ ...each, received: each.received ?? noon(TODAY) + DAY_MS }));
  expect(row(arrived, noon(TODAY))).toBe(3);
});

test("what an older Tercet has kept counts, and new results go on from it", () => {
  const old = { "2026-11-11": 80, "2026-11-12": 70, "2026-11-13": null };
  const { row: now, longest, marks, best } = storyOf([entry("2026-11-14"), entry(TODAY)], old, noon(TODAY));
  expect([now, longest, marks.get("2026-11-13"), best]).toEqual([2, 2, "played", 60_000]);
});

// ---- hostile calendars

/** The date and the hour on a clock that is so many minutes ahead of UTC. */
const dateAt = (now: number, minutes: number): Day => new Date(now + minutes * 60_000).toISOString().slice(0, 10);
/** How many minutes a place is ahead of UTC at a moment, by the tables of time zones. */
function ahead(zone: string, now: number): number {
  const name = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(now)
    .find((part) => part.type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const WHOLE_HOURS = Array.from({ length: 27 }, (_, n) => n - 12); // −12 to +14
const HOURS_OF_DAY = [0, 0.01, 6, 12, 18, 23.99];

test.each(WHOLE_HOURS)("whoever lives at UTC%i and plays once on every date of theirs keeps the streak", (zone) => {
  for (const hour of HOURS_OF_DAY) {
    const played = days(TODAY, 40).map((day) => entry(day, { begun: Date.parse(day) + (hour - zone) * 3_600_000 }));
    const last = played.at(-1) as Entry;
    expect(row(played, (last.received ?? 0) + 1)).toBe(40);
    for (const one of played) expect(dayFor(dateAt(one.begun, zone * 60), one.begun)).toBe(one.day);
  }
});

const PLACES = [
  ["Europe/Berlin", "2027-03-28", "2026-10-25"],
  ["America/New_York", "2027-03-14", "2026-11-01"],
  ["Australia/Lord_Howe", "2026-10-04", "2027-04-04"], // half an hour
  ["Pacific/Chatham", "2026-09-27", "2027-04-04"], // from +12:45 to +13:45
  ["America/St_Johns", "2027-03-14", "2026-11-01"],
  ["Africa/Casablanca", "2027-02-07", "2027-03-14"],
] as const;

test.each(PLACES)("daylight saving time in %s, both ways: one play on each date is a streak", (zone, ...changes) => {
  for (const change of changes) {
    for (const hour of [0.1, 1.5, 2.5, 23.9]) {
      const all = days(before(change, -5), 12).map((day) => {
        const guess = Date.parse(day) + hour * 3_600_000;
        return entry(day, { begun: guess - ahead(zone, guess - ahead(zone, guess) * 60_000) * 60_000 });
      });
      expect(row(all, (all.at(-1)?.received ?? 0) + 1)).toBe(12);
    }
  }
});

test("a traveller who changes zones every day plays the date of the place and keeps the streak", () => {
  let seed = 17;
  const dice = (count: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * count);
  };
  for (let trip = 0; trip < 300; trip++) {
    const played = days(TODAY, 30).map((day) => {
      const zone = dice(27) - 12;
      return entry(day, { begun: Date.parse(day) + (dice(2_400) / 100 - zone) * 3_600_000 });
    });
    const end = Math.max(...played.map((each) => (each.received ?? 0) + 1));
    expect(row(played, end)).toBe(30);
  }
});

test("whoever flies over the date line and loses a date can still play it in time, and the streak holds until then", () => {
  const flown = Date.parse("2026-11-15T11:30:00Z"); // on Baker Island it is still the 14th, on Kiritimati already the 16th
  const played = days("2026-11-14", 5).map((day) => entry(day, { begun: Date.parse(day) + 13 * 3_600_000 }));
  expect([dateAt(flown, -720), dateAt(flown, 840)]).toEqual(["2026-11-14", "2026-11-16"]);
  expect(row(played, flown)).toBe(5);
  const skipped = entry("2026-11-15", { begun: flown + 60_000 });
  const next = entry("2026-11-16", { begun: flown + 600_000 });
  expect(row([...played, skipped, next], flown + 3_600_000)).toBe(7);
});

test("a clock that is set back brings no lost day: the server's clock is what counts", () => {
  const three = days("2026-11-12", 3).map((day) => entry(day));
  const now = noon(TODAY);
  // the page begins by the server's clock, so a device that says the 13th begins on the 15th all the same
  const forged = entry("2026-11-13", { begun: now, received: now + 60_000 });
  expect(row([...three, forged, entry("2026-11-14")], now)).toBe(1);
  // and one that claims an earlier start long after the day gets nothing either
  const tooLate = entry("2026-11-03", { received: closes("2026-11-03") + 7 * DAY_MS });
  expect(storyOf([tooLate], {}, now).marks.get("2026-11-03")).toBe("played");
});

test("a clock that is set ahead neither opens tomorrow nor loses today", () => {
  const now = opens(before(TODAY, -1)) - 1; // tomorrow is nowhere yet
  expect(newest(now)).toBe(TODAY);
  expect(row([entry(TODAY, { begun: now + 5 * DAY_MS, received: now })], now)).toBe(1);
  expect(storyOf([entry(before(TODAY, -1), { begun: now + DAY_MS, received: now })], {}, now).row).toBe(0);
});

test("midnight that passes while somebody solves costs nothing", () => {
  const begun = closes(TODAY) - 1_000; // the last second of the day anywhere
  expect(row([entry(TODAY, { begun, ms: 600_000 })], begun + 700_000)).toBe(1);
});
