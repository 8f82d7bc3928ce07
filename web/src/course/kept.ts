import type { Trio } from "../cards/card";
import { isCard } from "../cards/kinds";
import { isSet } from "../play/sets";
import { enter } from "./course";

/** What a device remembers of the course. */
export interface Kept {
  readonly step: number;
  readonly found: readonly Trio[];
}

const SHOWN = 3; // so many SETs are found on the course

/** What was remembered; whatever is not understood is as at first. */
export function readKept(text: string | null): Kept {
  const { step, found } = parsed(text);
  const trios = Array.isArray(found) ? found.filter(isFound) : [];
  return { step: enter(typeof step === "number" ? step : 0).step, found: trios.slice(-SHOWN) };
}

const isFound = (trio: unknown): trio is Trio =>
  Array.isArray(trio) && trio.length === 3 && trio.every(isCard) && isSet(...(trio as unknown as Trio));

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
