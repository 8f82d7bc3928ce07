/** What the player has chosen, remembered in this browser. */
import { computed, effect, type Signal, signal } from "@preact/signals";
import { artwork, EDITIONS, type Edition, PALETTES, type Palette, type Theme as Shade } from "../cards/artwork";
import { KEYBOARDS, type Keyboard, keyboardOf, OWN_KEYS } from "../live/keys";
import { LANGUAGES, type Language, preferred } from "../words/languages";
import { recall, remember } from "./remember";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const CONTRASTS = ["auto", "more"] as const;
export type Contrast = (typeof CONTRASTS)[number];
export const LOUDEST = 10;

export interface Settings {
  readonly language: Language | null; // null: the browser's
  readonly edition: Edition;
  readonly palette: Palette | null; // null: the edition's own
  readonly theme: Theme;
  readonly contrast: Contrast;
  readonly edgeBar: boolean;
  readonly largeCards: boolean;
  readonly flipped: boolean; // the last cards come first
  readonly volume: number; // 0: no sound, to 10
  readonly vibration: boolean;
  readonly keyboard: Keyboard | null; // null: the usual one of the language
  readonly ownKeys: string; // one for each place, in order
  readonly letters: boolean | null; // are the keys shown on the cards? null: where there is a keyboard
}

const FIRST: Settings = {
  language: null,
  edition: "american",
  palette: null,
  theme: "auto",
  contrast: "auto",
  edgeBar: false,
  largeCards: false,
  flipped: false,
  volume: 0,
  vibration: true,
  keyboard: null,
  ownKeys: OWN_KEYS,
  letters: null,
};
const KEY = "tercet.settings";
const EITHER = [true, false];
const VOLUMES = [...Array(LOUDEST + 1).keys()];

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
    contrast: known("contrast", CONTRASTS, FIRST.contrast),
    edgeBar: known("edgeBar", EITHER, FIRST.edgeBar),
    largeCards: known("largeCards", EITHER, FIRST.largeCards),
    flipped: known("flipped", EITHER, FIRST.flipped),
    volume: known("volume", VOLUMES, FIRST.volume),
    vibration: known("vibration", EITHER, FIRST.vibration),
    keyboard: known("keyboard", KEYBOARDS, FIRST.keyboard),
    ownKeys: typeof stored.ownKeys === "string" ? stored.ownKeys : FIRST.ownKeys,
    letters: known("letters", EITHER, FIRST.letters),
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
const deviceIsDark = signal(false);
const hasMouse = signal(false);
/** The theme in force: the chosen one, or the device's of the moment. */
export const shade = computed((): Shade => {
  const { theme } = settings.value;
  if (theme !== "auto") return theme;
  return deviceIsDark.value ? "dark" : "light";
});
/** Are the keys shown on the cards? Unless chosen otherwise, where there is a mouse: there is a keyboard beside it. */
export const letters = computed(() => settings.value.letters ?? hasMouse.value);
export const keyboard = computed(() => settings.value.keyboard ?? keyboardOf(language.value));

/** Change some of them. */
export function choose(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Keep a signal at what the device answers to a question of style. */
function follow(question: string, answer: Signal<boolean>): void {
  const asked = matchMedia(question);
  answer.value = asked.matches;
  asked.addEventListener("change", () => {
    answer.value = asked.matches;
  });
}

/** Take up what was chosen last time, show it on the page, and remember what is chosen from now on. */
export function keepSettings(root: HTMLElement): void {
  settings.value = readSettings(recall(KEY));
  const more = signal(false);
  follow("(prefers-contrast: more)", more);
  follow("(prefers-color-scheme: dark)", deviceIsDark);
  follow("(hover: hover) and (pointer: fine) and (min-width: 900px)", hasMouse);
  effect(() => remember(KEY, JSON.stringify(settings.value)));
  effect(() => {
    const { theme, contrast, edgeBar, largeCards } = settings.value;
    root.dataset.theme = theme;
    root.dataset.contrast = more.value ? "more" : contrast;
    root.dataset.palette = palette.value;
    root.dataset.edgeBar = edgeBar ? "on" : "off";
    root.dataset.cards = largeCards ? "large" : "usual";
  });
}
