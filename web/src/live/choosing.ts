/** Which cards I am about to point at. */
import type { Card } from "../cards/card";
import { touchCalls } from "../rules/calling";
import { cardsAreUnseen } from "../rules/deck";
import { isWholePick, linkCards, mostPick } from "../rules/pattern";
import type { KnownTable } from "./known";
import { mayPoint, takeOffCount } from "./may";
import type { Seen } from "./seen";

/** Choose a card, or no longer. False if that may not be done now. */
export function chooseCard(known: KnownTable, card: Card): boolean {
  const seen = known.seen.value;
  if (!seen?.table || !mayChoose(known, seen)) return false;
  closeShown(known);
  const { value: chosen } = known.chosen;
  const size = takeOffCount(seen) || mostPick(seen.table.rules);
  if (chosen.includes(card)) known.chosen.value = chosen.filter((one) => one !== card);
  else if (chosen.length < size) known.chosen.value = [...chosen, card];
  return true;
}

function mayChoose({ shown: { value: shown } }: KnownTable, { seat, you, table, gathering }: Seen): boolean {
  if (!seat || !you || gathering.paused || table?.phase.type === "Over") return false;
  if (shown?.verdict === "waiting" && shown.by === you) return false; // what others show keeps nobody from choosing
  return seat.role === "player" || seat.role === "judge";
}

/** What has been ruled on need not be looked at any longer. */
export function closeShown(known: KnownTable): void {
  known.opened.value = false;
  if (known.shown.value?.verdict !== "waiting") known.shown.value = null;
}

/** Is this card, chosen just now, a call (S-8)? The last card of a find shows it, and calls too. */
export function isTouch({ chosen, seen }: KnownTable, card: Card): boolean {
  const { value } = seen;
  if (value?.table?.phase.type !== "Searching" || !touchCalls(value.table.rules) || !mayPoint(value)) return false;
  return chosen.value.includes(card) && !isWholePick(value.table.rules, chosen.value);
}

/** Are these all the cards of a find, and may they be shown now? */
export function isWhole({ chosen }: KnownTable, seen: Seen): boolean {
  if (!seen.table || !mayPoint(seen) || cardsAreUnseen(seen.table.rules)) return false;
  return isWholePick(seen.table.rules, chosen.value);
}

/** My half-made selection survives what the others do, but for cards that have gone. */
export function keepChosen({ seen, chosen }: KnownTable): void {
  const table = seen.value?.table;
  if (!table) return;
  const reach: readonly (string | null)[] = [...table.layout, ...linkCards(table)];
  if (chosen.value.some((card) => !reach.includes(card)))
    chosen.value = chosen.value.filter((card) => reach.includes(card));
}
