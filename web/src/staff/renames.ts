/** Which divisions have another name now: those at the same place, as long as none was added or removed. */
import type { Division } from "./api";

export function renames(before: readonly Division[], after: readonly Division[]): Record<string, string> {
  if (before.length !== after.length) return {};
  const pairs = before.map(({ name }, at) => [name, after[at]?.name ?? name] as const);
  return Object.fromEntries(pairs.filter(([old, now]) => old !== now));
}
