/** What the browser writes above a page, in its history and in its bookmarks. */
import { dayAddress } from "./day/addresses";
import { say } from "./words/speak";

const TITLES: Record<string, string> = {
  "/new": "new-table",
  "/learn": "to-learn",
  "/account": "account-title",
  "/odds": "odds-title",
  "/daily": "to-daily",
  "/real": "real-title",
  "/together": "together-title",
};

/** The title of the page with this address, in the language of the moment. */
export function titleOf(path: string): string {
  if (path === "/") return say("page-title");
  if (dayAddress(path)) return `${say("day-title")} · Tercet`;
  const code = /^\/(?:t|together)\/([^/]+)\/?$/.exec(path)?.[1];
  const page = code ? say("sheet-title", { code }) : say(TITLES[path] ?? "no-page");
  return `${page} · Tercet`;
}
