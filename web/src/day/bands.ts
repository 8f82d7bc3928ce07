/** Bands of ages: a division is for those up to an age, and older than the division before. */
import { say } from "../words/speak";

export interface Division {
  readonly name: string;
  readonly up_to: number | null;
}

/** The ages of a division, in words; empty if divisions do not go by age. */
export function agesOf(divisions: readonly Division[], at: number): string {
  const from = (divisions[at - 1]?.up_to ?? -1) + 1;
  const to = divisions[at]?.up_to ?? null;
  if (to === null) return from ? say("form-from", { age: String(from) }) : "";
  return from ? say("form-from-to", { age: String(from), last: String(to) }) : say("form-up-to", { age: String(to) });
}
