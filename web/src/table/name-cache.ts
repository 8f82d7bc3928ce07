import { computed } from "@preact/signals";
import type { Card } from "../cards/card";
import { cardName } from "../words/cards";
import { tongue } from "../words/speak";
import { manner } from "./manner";

/** Names used before, as long as language, edition and palette are the same. */
const known = computed(() => ({ tongue: tongue(), how: manner(), names: new Map<Card, string>() }));

/** What a card is called now. Each is put into words once: a layout is drawn at every press. */
export function nameOfCard(card: Card): string {
  const { how, names } = known.value;
  const name = names.get(card) ?? cardName(card, how);
  names.set(card, name);
  return name;
}
