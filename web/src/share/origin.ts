import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../api";

/** Only this machine can open such an address. */
export const isHereOnly = (origin: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);

const known = signal(location.origin);
let asked = false;

/** Where others open this server: at the address of this page or, if only this machine can open that, as the server says. */
export function usePublicOrigin(): string {
  useEffect(learn, []);
  return known.value;
}

function learn(): void {
  if (asked || !isHereOnly(location.origin)) return;
  asked = true;
  ask<{ address: string }>("GET", "/server").then(
    ({ address }) => {
      known.value = address;
    },
    () => {
      asked = false;
    },
  );
}
