/** Days that others have run: something to start from. */
import { say } from "../words/speak";
import type { Setup } from "./api";

export const TEMPLATES = ["school", "club", "open-house"] as const;
export type Template = (typeof TEMPLATES)[number];

const PLAIN: Setup = {
  format: "traditional",
  rounds: 4,
  tables: 12,
  divisions: [],
  final: "best",
  finalists: 5,
  missed: "zero",
  stayed: "average",
  walkover: 8,
  minutes: 20,
  pause: 5,
  name: "",
  listed: true,
  begins: "",
  privacy: { asks: [], shows: "first-name", until: null },
  entry_form: false,
};

/** The setup of a template, with the names of divisions in the language of the page. */
export function setupFor(template: Template): Setup {
  switch (template) {
    case "school":
      return {
        ...PLAIN,
        divisions: [
          { name: say("new-division-younger"), up_to: 9 },
          { name: say("new-division-older"), up_to: null },
        ],
        final: "champions",
        listed: false,
        privacy: { asks: [], shows: "first-name", until: null },
      };
    case "club":
      return { ...PLAIN, rounds: 3, tables: 6, minutes: 25, finalists: 3 };
    case "open-house":
      return { ...PLAIN, format: "open-house", rounds: 3, tables: 8, missed: "average" };
  }
}

/** A local date and time with the zone of this device, as the server wants it. */
export function withZone(local: string, ahead = -new Date(local).getTimezoneOffset()): string {
  if (!local) return "";
  const pad = (count: number) => String(Math.floor(Math.abs(count))).padStart(2, "0");
  return `${local}${ahead < 0 ? "-" : "+"}${pad(ahead / 60)}:${pad(Math.abs(ahead) % 60)}`;
}

/** The local part of it, for the field. */
export const withoutZone = (begins: string): string => begins.slice(0, 16);
