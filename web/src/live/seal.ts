/** Was every deck what it was sealed as, before a card was seen? Read from the record, which anyone can. */
import { recordAddress } from "../api";
import type { MatchEvent } from "../protocol/types";
import { sha256 } from "./sha256";

export interface SealCheck {
  readonly rounds: number;
  readonly good: boolean;
}

/** `seen` are the seals that were shown to this device as the rounds began; the record must have the same. */
export function checkSeals(events: readonly MatchEvent[], seen: readonly string[]): SealCheck {
  const sealed = events.flatMap((event) => (event.type === "DeckSealed" ? [event.seal] : []));
  const shown = events.flatMap((event) =>
    event.type === "DeckShown" ? [sha256(`${event.salt} ${event.deck.join(" ")}`)] : [],
  );
  const same = sealed.length > 0 && sealed.every((seal, n) => seal === shown[n]);
  return { rounds: sealed.length, good: same && seen.every((seal) => sealed.includes(seal)) };
}

/** The events of a record; its first line only says what it is. */
export async function readRecord(table: string, number: number): Promise<MatchEvent[]> {
  const answer = await fetch(recordAddress(table, number));
  if (!answer.ok) throw new Error(`The record could not be read: ${answer.status}`);
  const lines = (await answer.text()).trim().split("\n").slice(1);
  return lines.map((line) => JSON.parse(line).event).filter(Boolean);
}
