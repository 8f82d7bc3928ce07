/** What the pages of a table offer to say now, for tests: in the words of the engine's answers (`SAYING:PLAYER`). */
import { actsOf } from "../src/buzzer/acts";
import type { Page } from "../src/live/differences";
import { type Action, type Dock, dockOf, takeOffAction } from "../src/live/dock";
import * as may from "../src/live/may";
import { mayHandOver, mayLock, mayPause, mayRemove } from "../src/live/may-host";
import { cardsOf, type Seen } from "../src/live/seen";
import type { Saying } from "../src/protocol/types";
import { cardsAreUnseen } from "../src/rules/deck";
import { forOneScreen } from "../src/rules/one-screen";
import { middleOf, padOf } from "../src/together/pads";

/** A saying about a player names them. */
export function wordOf(saying: Saying): string {
  if (saying.type === "NameFirst") return `NameFirst:${saying.caller}`;
  return "player" in saying ? `${saying.type}:${saying.player}` : saying.type;
}

/** The page on which a table with these rules is played. */
export function pagesOf({ gathering: { rules } }: Seen): Page[] {
  if (cardsAreUnseen(rules)) return ["buzzer"];
  return JSON.stringify(forOneScreen(rules)) === JSON.stringify(rules) ? ["table", "together"] : ["table"];
}

const OFFERS: Record<Page, (seen: Seen) => readonly string[]> = {
  table: (seen) => (seen.sitting ? [...pressed(dockOf(seen)), ...takenOff(seen), ...pointed(seen)] : []),
  buzzer: (seen) => (seen.sitting ? [...pressed(actsOf(seen)), ...looks(seen)] : []),
  together: (seen) => [
    ...pressed(padOf(seen)),
    ...middleOf(seen, [seen]).map(word),
    ...takenOff(seen),
    ...pointed(seen),
  ],
};

/** All that can be pressed on a page, and in its sheet. */
export const offered = (page: Page, seen: Seen): Set<string> => new Set([...OFFERS[page](seen), ...inSheet(seen)]);

const word = ({ saying }: Action): string => wordOf(saying);
const pressed = ({ big, small }: Pick<Dock, "big" | "small">): string[] =>
  [...big, ...small].flatMap((one) => ("saying" in one ? word(one) : []));

/** Cards are chosen, and then there is a button. */
function takenOff(seen: Seen): string[] {
  const action = takeOffAction(seen, seen.table ? cardsOf(seen.table).slice(0, may.takeOffCount(seen)) : []);
  return action ? [word(action)] : [];
}

/** Real cards are looked at with the camera. */
const looks = (seen: Seen): string[] => [
  ...(may.maySee(seen) ? ["SeeLayout"] : []),
  ...(may.maySeeClaim(seen) ? ["SeeClaim"] : []),
];

/** Cards in the layout are pointed at, or turned up. */
const pointed = (seen: Seen): string[] => [
  ...(may.mayPoint(seen) ? ["Point"] : []),
  ...(may.mayTurn(seen) ? ["Turn"] : []),
];

function inSheet(seen: Seen): string[] {
  const about = (kind: string, may: (seen: Seen, player: string) => boolean) =>
    seen.gathering.sitters.flatMap(({ player }) => (may(seen, player) ? `${kind}:${player}` : []));
  return [
    ...(may.mayEndRound(seen) ? ["EndRound"] : []),
    ...(mayPause(seen) ? ["Pause"] : []),
    ...(mayLock(seen) ? ["Lock"] : []),
    ...about("TakeFlip", may.mayTakeFlip),
    ...about("HandOver", mayHandOver),
    ...about("Remove", mayRemove),
  ];
}
