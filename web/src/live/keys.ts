/**
 * Cards by key. A key is identified by its position, not by what is printed on it, so that QWERTZ, AZERTY and Dvorak
 * need no other table; what is printed is shown on request. Custom keys are identified by what they write.
 */
import type { Place } from "../play/round";
import type { Language } from "../words/languages";

const TALL =
  "Digit1 Digit2 Digit3 KeyQ KeyW KeyE KeyA KeyS KeyD KeyZ KeyX KeyC KeyR KeyT KeyY KeyF KeyG KeyH KeyV KeyB KeyN";
const WIDE = "KeyQ KeyA KeyZ KeyW KeyS KeyX KeyE KeyD KeyC KeyR KeyF KeyV KeyT KeyG KeyB KeyY KeyH KeyN KeyU KeyJ KeyM";

const codes = (wide: boolean): string[] => (wide ? WIDE : TALL).split(" ");

/** What is printed where QWERTY has its letters, row by row. */
const PRINTED = {
  qwerty: "qwertyuiopasdfghjklzxcvbnm",
  qwertz: "qwertzuiopasdfghjklyxcvbnm",
  azerty: "azertyuiopqsdfghjklwxcvbn,",
  dvorak: "',.pyfgcrlaoeuidhtn;qjkxbm",
} as const;

export const KEYBOARDS = ["qwerty", "qwertz", "azerty", "dvorak", "own"] as const;
export type Keyboard = (typeof KEYBOARDS)[number];

/** The keyboard that is usual where a language is spoken. */
export const keyboardOf = (language: Language): Keyboard =>
  language === "de" ? "qwertz" : language === "fr" ? "azerty" : "qwerty";

/** The initial custom keys: rows of three. */
export const OWN_KEYS = "123qweasdzxcrtyfghvbn";
export const MOST_KEYS = OWN_KEYS.length;

/** What somebody types as custom keys: each once, none that already has a meaning. */
export const tidyKeys = (typed: string): string =>
  [...new Set(typed.toLowerCase().replaceAll(/[\s089]/g, ""))].slice(0, MOST_KEYS).join("");

export interface Hands {
  readonly wide: boolean; // how the cards are arranged
  readonly keyboard: Keyboard;
  readonly ownKeys: string;
}

/** The place that a key leads to; -1 if none. */
export function placeOfKey({ code, key }: { code: string; key: string }, { wide, keyboard, ownKeys }: Hands): Place {
  return keyboard === "own" ? [...ownKeys].indexOf(key.toLowerCase()) : codes(wide).indexOf(code);
}

/** What is printed on the key of a place; empty if there is none. */
export function letterOfPlace(place: Place, { wide, keyboard, ownKeys }: Hands): string {
  if (keyboard === "own") return ([...ownKeys][place] ?? "").toUpperCase();
  const code = codes(wide)[place];
  if (!code) return "";
  const last = code.slice(-1);
  return code.startsWith("Digit") ? last : (printed(last.toLowerCase(), keyboard) ?? "").toUpperCase();
}

const printed = (letter: string, keyboard: Exclude<Keyboard, "own">): string | undefined =>
  PRINTED[keyboard][PRINTED.qwerty.indexOf(letter)];
