/** Cards that lie face down, and are turned up and back (M-11). */
import type { CardTurned, Table, Turned, TurnedBack } from "../protocol/types";
import type { Change } from "./change";

/** What a player has turned up. */
export const turnedBy = ({ turned }: Pick<Table, "turned">, by: string): Turned =>
  turned.find((one) => one.by === by) ?? { type: "Turned", by, cards: [], wrong: false };

export function turnedUp(table: Table, { by, place, card }: CardTurned): Change {
  const before = turnedBy(table, by);
  const cards = before.cards.includes(card) ? before.cards : [...before.cards, card];
  return { layout: laid(table.layout, [place], [card]), turned: withTurned(table, { ...before, cards }) };
}

export function turnedBack(table: Table, { by, cards, places, under }: TurnedBack): Change {
  const left = turnedBy(table, by).cards.filter((card) => !cards.includes(card));
  const turned = withTurned(table, { type: "Turned", by, cards: left, wrong: false });
  return { layout: laid(table.layout, places, under), turned };
}

/** A wrong claim: what was turned up goes back with the next turn. */
export const markedWrong = (table: Table, by: string): Table["turned"] =>
  withTurned(table, { ...turnedBy(table, by), wrong: true });

/** Cards that somebody has taken are nobody's to claim. */
export const stillLying = (turned: Table["turned"], gone: readonly string[]): Table["turned"] =>
  turned
    .map((one) => ({ ...one, cards: one.cards.filter((card) => !gone.includes(card)) }))
    .filter(({ cards }) => cards.length > 0);

function withTurned({ turned }: Table, one: Turned): Table["turned"] {
  const others = turned.filter(({ by }) => by !== one.by);
  return one.cards.length > 0 ? [...others, one] : others;
}

/** The layout with these cards in these places, or after the last. */
export function laid(layout: Table["layout"], places: readonly number[], cards: readonly string[]): (string | null)[] {
  const lying = [...layout];
  cards.forEach((card, n) => {
    lying[Math.min(places[n] ?? lying.length, lying.length)] = card;
  });
  return lying;
}
