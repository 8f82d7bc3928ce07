/** Says messages in the language of the moment. A language is fetched when it is first wanted. */

import addresses from "virtual:words";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Language } from "./languages";

export type Args = Record<string, FluentVariable>;

/** The text of one language, written once for the server and for here (see build/words.ts). */
async function textOf(language: Language): Promise<string> {
  const answer = await fetch(addresses[language]);
  if (!answer.ok) throw new Error(`The words could not be fetched: ${answer.status}`);
  return answer.text();
}

const spoken = signal(new FluentBundle("en"));

/** The bundle of one language; throws if its words cannot be fetched. */
export async function bundleFor(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await textOf(language)));
  return bundle;
}

let wanted: Language;

/** Speak a language from now on, unless another is wanted by the time its words are there. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const bundle = await bundleFor(language);
  if (wanted === language) spoken.value = bundle;
}

/** Something that changes with the language: for what is kept from one drawing to the next. */
export const tongue = (): unknown => spoken.value;

/** One message. Components that say something are drawn again when the language changes. */
export function say(id: string, args: Args = {}): string {
  return sayIn(spoken.value, id, args);
}

/** One message, or an attribute (`id.name`), out of a given bundle; one that is missing shows its id, to be noticed. */
export function sayIn(bundle: FluentBundle, id: string, args: Args = {}): string {
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

/** Is there such a message in the language of the moment? */
export const has = (id: string): boolean => spoken.value.hasMessage(id);
