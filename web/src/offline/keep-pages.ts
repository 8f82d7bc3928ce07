/** The pages are kept on the device, where the browser allows it, to open and go on without a connection. */
import { effect } from "@preact/signals";
import { language } from "../settings/settings";

/** Register the worker once the page has come to rest, and tell it which language to keep. */
export async function keepPages(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  effect(() => active?.postMessage({ language: language.value }));
}

/** The eye has been used here: it is kept too from now on, and works without a connection. */
export async function keepEye(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ eye: true });
}

/** When nothing else is to be done; at once where a browser cannot tell. */
export const atRest = (then: () => void): unknown =>
  "requestIdleCallback" in window ? requestIdleCallback(then) : setTimeout(then);
