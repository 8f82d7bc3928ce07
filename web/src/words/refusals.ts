import { has, say } from "./speak";

/** Why something may not be, in the language of the moment; the server's own sentence where there is none. */
export function refusalInWords({ code, why, message }: { code: string; why?: string; message?: string }): string {
  const id = `refused-${code}`;
  return has(id) ? say(id) : (why ?? message ?? code);
}
