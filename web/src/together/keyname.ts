/** What is printed on a key, if the browser knows; otherwise as on the language's usual keyboard. */
import { signal } from "@preact/signals";
import { language } from "../settings/settings";
import type { Language } from "../words/languages";

interface WithKeyboard {
  readonly keyboard?: { getLayoutMap?(): Promise<ReadonlyMap<string, string>> };
}

const printed = signal<ReadonlyMap<string, string>>(new Map());
void (navigator as WithKeyboard).keyboard?.getLayoutMap?.().then(
  (map) => {
    printed.value = map;
  },
  () => {},
);

const USUAL: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { KeyQ: "A", KeyA: "Q", KeyZ: "W", KeyW: "Z", KeyM: "," },
  de: { KeyZ: "Y", KeyY: "Z" },
};

export function keyName(code: string): string {
  const known = printed.value.get(code) ?? USUAL[language.value]?.[code];
  return (known ?? code.replace(/^(Key|Digit|Numpad)/, "")).toUpperCase();
}
