import { computed } from "@preact/signals";
import type { Hands } from "../live/keys";
import { keyboard, settings } from "../settings/settings";
import { wide } from "./Layout";

/** The keys of the player at this device. */
export const hands = computed<Hands>(() => ({
  wide: wide.value,
  keyboard: keyboard.value,
  ownKeys: settings.value.ownKeys,
}));
