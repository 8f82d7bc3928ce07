/** What belongs to a match beside its record. */
import { ask } from "../api";
import type { Weighed } from "./story";

export interface About {
  readonly names: Readonly<Record<string, string>>;
  readonly bots: Readonly<Record<string, number>>;
  readonly weighed: readonly Weighed[];
}

export const aboutMatch = (table: string, number: number) => ask<About>("GET", `/records/${table}/${number}/about`);
