/** What the player has chosen, remembered in this browser. */
import { computed, effect, signal } from "@preact/signals";
import { artwork, EDITIONS, type Edition, PALETTES, type Palette } from "../cards/artwork";
import { KEYBOARDS, type Keyboard } from "../live/keys";
import { LANGUAGES, type Language, preferred } from "../words/languages";
import { recall, remember } from "./remember";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly language: Language | null; // null: the browser's
  readonly edition: Edition;
  readonly palette: Palette | null; // null: the edition's own
  readonly theme: Theme;
  readonly edgeBar: boolean;
  readonly keyboard: Keyboard; // whose letters are shown on the cards
}

const FIRST: Settings = {
  language: null,
  edition: "american",
  palette: null,
  theme: "auto",
  edgeBar: false,
  keyboard: "off",
};
const KEY = "tercet.settings";

/** Settings from stored text; whatever is not understood is as at first. */
export function readSettings(text: string | null): Settings {
  const stored = parsed(text);
  const known = <T>(name: keyof Settings, values: readonly T[], first: T): T =>
    values.includes(stored[name] as T) ? (stored[name] as T) : first;
  return {
    language: known("language", LANGUAGES, FIRST.language),
    edition: known("edition", EDITIONS, FIRST.edition),
    palette: known("palette", PALETTES, FIRST.palette),
    theme: known("theme", THEMES, FIRST.theme),
    edgeBar: known("edgeBar", [true, false], FIRST.edgeBar),
    keyboard: known("keyboard", KEYBOARDS, FIRST.keyboard),
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export const settings = signal<Settings>(FIRST);
export const language = computed(() => settings.value.language ?? preferred(navigator.languages));
export const edition = computed(() => settings.value.edition);
export const palette = computed(() => settings.value.palette ?? (artwork.editions[edition.value].palette as Palette));

/** Change some of them. */
export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Take up what was chosen last time, show it on the page, and remember what is chosen from now on. */
export function keepSettings(root: HTMLElement): void {
  settings.value = readSettings(recall(KEY));
  effect(() => remember(KEY, JSON.stringify(settings.value)));
  effect(() => {
    root.dataset.theme = settings.value.theme;
    root.dataset.palette = palette.value;
    root.dataset.edgeBar = settings.value.edgeBar ? "on" : "off";
  });
}
