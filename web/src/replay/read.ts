/** A record as text: read, with every line sealed to the one before it (as record/codec.py). */
import { sha256 } from "../live/sha256";
import type { MatchEvent } from "../protocol/types";

export type Broken = "empty" | "foreign" | "version" | "line" | "moved" | "seal" | "size";

/** A text that is no record, or not as it was written. */
export class BrokenRecord extends Error {
  readonly why: Broken;
  readonly line: number;

  constructor(why: Broken, line = 1) {
    super(`${why} (line ${line})`);
    this.why = why;
    this.line = line;
  }
}

export const LARGEST = 1024 * 1024;
const LINE = /^\{"n":(\d+),"event":(\{.*\}),"seal":"([0-9a-f]{16})"\}$/;

export function readText(text: string): MatchEvent[] {
  if (text.length === 0) throw new BrokenRecord("empty");
  if (text.length > LARGEST) throw new BrokenRecord("size");
  const [header = "", ...lines] = text.replace(/\n$/, "").split("\n");
  checkHeader(header);
  if (lines.length === 0) throw new BrokenRecord("empty");
  let seal = "";
  return lines.map((line, n) => {
    const [, number, body, written] = LINE.exec(line.replace(/\r$/, "")) ?? [];
    if (!number || !body) throw new BrokenRecord("line", n + 2);
    if (Number(number) !== n + 1) throw new BrokenRecord("moved", n + 2);
    seal = sha256(seal + body).slice(0, 16);
    if (seal !== written) throw new BrokenRecord("seal", n + 2);
    return parsed(body, n + 2);
  });
}

function checkHeader(line: string): void {
  const header = json<{ record: unknown; version: unknown }>(line);
  if (header?.record !== "tercet") throw new BrokenRecord("foreign");
  if (header.version !== 1) throw new BrokenRecord("version");
}

function parsed(body: string, line: number): MatchEvent {
  const event = json<MatchEvent>(body);
  if (typeof event?.type !== "string" || typeof event.at !== "number") throw new BrokenRecord("line", line);
  return event as MatchEvent;
}

/** What a text says, if it is an object; whether it has all its fields is not known. */
function json<T>(text: string): Partial<T> | null {
  try {
    const found = JSON.parse(text);
    return found && typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}
