/** The round that is played on this page, and the moves that change it. */
import { signal } from "@preact/signals";
import { keepSlow } from "../drills/keep-slow";
import { notice } from "../notice";
import { deckFor } from "../play/deal";
import { cryptoDice, FULL, shuffled } from "../play/deck";
import { askHowMany, clear, open, type Place, point, type Round, sayNoSet, showCard } from "../play/round";

export const round = signal<Round>(open(FULL));

/** Deal what the address asks for, otherwise as the cards come. */
export function dealAsked(search: string): void {
  const { deck, problem } = deckFor(search);
  round.value = open(deck);
  since = Date.now();
  if (problem) notice.value = { message: problem.message, args: { ...problem.args } };
}

let since = Date.now(); // when the cards last changed
let helped = false; // has a hint been given since?

/** A move; with other cards on the table the time begins anew. */
const move = (change: (before: Round) => Round) => {
  const before = round.value;
  round.value = change(before);
  if (round.value.layout === before.layout) return;
  keepIfSlow(before, round.value);
  [since, helped] = [Date.now(), false];
};

/** A find that took long, without a hint, is brought back as a drill. */
function keepIfSlow(before: Round, { found }: Round): void {
  const trio = found.length > before.found.length ? found.at(-1) : undefined;
  if (trio && !helped) keepSlow(before.layout, trio, Date.now() - since);
}

const hint = (change: (before: Round) => Round) => {
  helped = true;
  move(change);
};

export const pointAt = (place: Place) => move((before) => point(before, place));
export const pointAtNothing = () => move(clear);
export const callNoSet = () => move(sayNoSet);
export const showOneCard = () => hint(showCard);
export const countSets = () => hint(askHowMany);
export const dealAnew = () => move(() => open(shuffled(FULL, cryptoDice)));
