/** Results from an earlier visit are sent when a page is opened; where nothing waits, nothing is loaded for it. */
import { recallKeys } from "../settings/remember";
import { WAITING } from "./shelf";

export function sendWhatWaits(): void {
  if (recallKeys().some((key) => key.startsWith(WAITING))) void import("./outbox").then(({ flush }) => flush());
}
