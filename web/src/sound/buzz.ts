import { settings } from "../settings/settings";

const MS = { call: 20, wrong: [40, 40, 40] } as const;

/** Phones buzz on one's own call, and when it was wrong; where it is wanted and possible. */
export function buzz(what: keyof typeof MS): void {
  if (settings.value.vibration) navigator.vibrate?.(MS[what] as number | number[]);
}
