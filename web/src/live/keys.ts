/**
 * Cards by key. A key is known by where it lies, not by what is printed on it, so that QWERTZ, AZERTY and Dvorak need
 * no other table; what is printed is shown on request.
 */
import type { Place } from "../play/round";

const TALL =
  "Digit1 Digit2 Digit3 KeyQ KeyW KeyE KeyA KeyS KeyD KeyZ KeyX KeyC KeyR KeyT KeyY KeyF KeyG KeyH KeyV KeyB KeyN";
const WIDE = "KeyQ KeyA KeyZ KeyW KeyS KeyX KeyE KeyD KeyC KeyR KeyF KeyV KeyT KeyG KeyB KeyY KeyH KeyN KeyU KeyJ KeyM";

const codes = (wide: boolean): string[] => (wide ? WIDE : TALL).split(" ");

/** The place that a key leads to; -1 if none. */
export const placeOfKey = (code: string, wide: boolean): Place => codes(wide).indexOf(code);

/** What is printed where QWERTY has its letters, row by row. */
const PRINTED = {
  qwerty: "qwertyuiopasdfghjklzxcvbnm",
  qwertz: "qwertzuiopasdfghjklyxcvbnm",
  azerty: "azertyuiopqsdfghjklmwxcvbn",
  dvorak: "',.pyfgcrlaoeuidhtns;qjkxb",
} as const;

export const KEYBOARDS = ["off", "qwerty", "qwertz", "azerty", "dvorak"] as const;
export type Keyboard = (typeof KEYBOARDS)[number];

/** What is printed on the key of a place; empty where letters are not wanted, or there is no key. */
export function letterOfPlace(place: Place, wide: boolean, keyboard: Keyboard): string {
  const code = codes(wide)[place];
  if (!code || keyboard === "off") return "";
  const last = code.slice(-1);
  return code.startsWith("Digit") ? last : (printed(last.toLowerCase(), keyboard) ?? "").toUpperCase();
}

const printed = (letter: string, keyboard: Exclude<Keyboard, "off">): string | undefined =>
  PRINTED[keyboard][PRINTED.qwerty.indexOf(letter)];
