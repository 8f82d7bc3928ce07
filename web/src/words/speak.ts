/** Formats messages in the current language. Its words are loaded in parts, each when a page first needs it. */

import addresses from "virtual:words";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Language } from "./languages";
import { ALL_PARTS, type Part } from "./parts";

export type Args = Record<string, FluentVariable>;

const spoken = signal(new FluentBundle("en"));
const needed = new Set<Part>(["first"]);
const loaded = new Map<string, FluentResource>();
let wanted: Language = "en";

/** Load some parts of a language, shared with the server (see build/words.ts), unless they are loaded already. */
async function load(language: Language, parts: Iterable<Part>): Promise<void> {
  await Promise.all([...parts].map((part) => loadFrom(addresses[language][part])));
}

async function loadFrom(address: string): Promise<void> {
  if (loaded.has(address)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The words could not be fetched: ${answer.status}`);
  loaded.set(address, new FluentResource(await answer.text()));
}

/** What is loaded of one language. */
function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const address of Object.values(addresses[language])) {
    const words = loaded.get(address);
    if (words) bundle.addResource(words);
  }
  return bundle;
}

/** The bundle of one language with all its words; throws if they cannot be loaded. */
export async function bundleFor(language: Language): Promise<FluentBundle> {
  await load(language, ALL_PARTS);
  return bundleOf(language);
}

/** Switch to a language, unless another has been chosen by the time it is loaded. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await load(language, needed);
  if (wanted === language) spoken.value = bundleOf(language);
}

/** Load the words of a page, in this language and in each that is chosen from now on. */
export async function need(parts: readonly Part[]): Promise<void> {
  if (parts.every((part) => needed.has(part))) return;
  await load(wanted, parts);
  for (const part of parts) needed.add(part);
  await speak(wanted);
}

/** A signal that changes with the language, for values that are kept between renderings. */
export const tongue = (): unknown => spoken.value;

/** One message. Components that use it are rendered again when the language changes. */
export function say(id: string, args: Args = {}): string {
  return sayIn(spoken.value, id, args);
}

/** One message, or an attribute (`id.name`), from a given bundle; a missing one shows its id, to be noticed. */
export function sayIn(bundle: FluentBundle, id: string, args: Args = {}): string {
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

/** Does this message exist in the current language? */
export const has = (id: string): boolean => spoken.value.hasMessage(id);
