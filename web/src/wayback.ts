/** The table at which this device sits, so that the first page shows the way back to it. */
import { useEffect } from "preact/hooks";
import { recall, remember } from "./settings/remember";

const KEY = "tercet.table";
const KEPT_MS = 12 * 3_600_000; // an evening; tables that nobody ended are not offered for ever

export interface WayBack {
  readonly path: string;
  readonly code: string;
}

/** The way back, unless it is too long ago. */
export function wayBack(now = Date.now()): WayBack | null {
  const [path = "", at] = (recall(KEY) ?? "").split(" ");
  const code = /^\/(?:t|together)\/([^/]+)$/.exec(path)?.[1];
  return code && now - Number(at) < KEPT_MS ? { path, code } : null;
}

/** I sit at the table with this address now. */
export const keepWayBack = (path: string, now = Date.now()): void => remember(KEY, `${path} ${now}`);

/** I do not sit there any more; another table may be where I sit. */
export function forgetWayBack(path: string): void {
  if (wayBack()?.path === path) remember(KEY, "");
}

/** Kept while I sit at a table that is not over; null: not known yet. */
export function useWayBack(path: string, sits: boolean | null): void {
  useEffect(() => {
    if (sits) keepWayBack(path);
    else if (sits === false) forgetWayBack(path);
  }, [path, sits]);
}
