/**
 * The last answer about a competition, on a device that has a link: a page that is opened again while the server is away
 * shows it. Only what all players may see is kept, never the details of people that the desk sees.
 */
import { recall, remember } from "../settings/remember";
import type { Day } from "./api";

const KEY = "tercet.day";

export function keepDay(day: Day): void {
  if (day.role !== "judge" && day.role !== "player") return;
  const entrants = day.entrants.map(({ number, name, here }) => ({ number, name, here }));
  remember(KEY, JSON.stringify({ ...day, entrants }));
}

export function keptDay(competition: string): Day | null {
  try {
    const day = JSON.parse(recall(KEY) ?? "null") as Day | null;
    return day?.competition === competition ? day : null;
  } catch {
    return null;
  }
}
