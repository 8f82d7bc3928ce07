/** Formats messages in the current language. A language is loaded when it is first needed. */

import addresses from "virtual:words";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Language } from "./languages";

export type Args = Record<string, FluentVariable>;

/** The texts of one language, shared with the server (see build/words.ts). */
async function textOf(language: Language): Promise<string> {
  const answer = await fetch(addresses[language]);
  if (!answer.ok) throw new Error(`The words could not be fetched: ${answer.status}`);
  return answer.text();
}

const spoken = signal(new FluentBundle("en"));

/** The bundle of one language; throws if it cannot be loaded. */
export async function bundleFor(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await textOf(language)));
  return bundle;
}

let wanted: Language;

/** Switch to a language, unless another has been chosen by the time it is loaded. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const bundle = await bundleFor(language);
  if (wanted === language) spoken.value = bundle;
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
