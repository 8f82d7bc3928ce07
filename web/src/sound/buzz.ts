import { settings } from "../settings/settings";

const MS = { call: 20, wrong: [40, 40, 40] } as const;

/** Phones vibrate on their owner's call, and when it was wrong, if enabled and possible. */
export function buzz(what: keyof typeof MS): void {
  if (settings.value.vibration) navigator.vibrate?.(MS[what] as number | number[]);
}
