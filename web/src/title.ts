/** What the browser writes above a page, in its history and in its bookmarks. */
import { puzzleAddress } from "./daily/addresses";
import { dayAddress } from "./day/addresses";
import { has, say } from "./words/speak";

const TITLES: Record<string, string> = {
  "/new": "new-table",
  "/learn": "to-learn",
  "/drills": "to-drills",
  "/alone": "alone-title",
  "/alone/clock": "clock-title",
  "/alone/practice": "practice-title",
  "/account": "account-title",
  "/me/statistics": "stats-title",
  "/me/ratings": "ratings-title",
  "/boards": "boards-title",
  "/odds": "odds-title",
  "/eye": "eye-title",
  "/eye/layout": "eye-puzzle",
  "/replay": "replay-page",
  "/competitions": "competitions-title",
  "/competitions/new": "new-title",
  "/real": "real-title",
  "/together": "together-title",
  "/rules": "to-rules",
  "/class": "to-class",
};

/** The rule set whose page this is. */
export const rulesAddress = (path: string): string | undefined => /^\/rules\/([a-z-]+)\/?$/.exec(path)?.[1];

/** The title of the page with this address, in the language of the moment. */
export function titleOf(path: string): string {
  if (path === "/") return say("page-title");
  if (path.startsWith("/drills/")) return titleOf("/drills");
  if (dayAddress(path)) return `${say("day-title")} · Tercet`;
  if (path.startsWith("/replay/")) return `${say("replay-page")} · Tercet`;
  if (puzzleAddress(path)) return `${say("to-daily")} · Tercet`;
  const code = /^\/(?:t|together)\/([^/]+)\/?$/.exec(path)?.[1];
  const rules = rulesAddress(path);
  if (rules) return `${say(has(`rule-set-${rules}`) ? `rule-set-${rules}` : "to-rules")} · Tercet`;
  const page = code ? say("sheet-title", { code }) : say(TITLES[path] ?? "no-page");
  return `${page} · Tercet`;
}
