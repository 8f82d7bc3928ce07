import { has, say } from "./speak";

/** Why something may not be, in the language of the moment; the server's own sentence for a code of a newer server. */
export function refusalInWords({ code, why, message }: { code: string; why?: string; message?: string }): string {
  const [, status] = /^http-(\d+)$/.exec(code) ?? [];
  if (status) return say("refused-http", { status });
  const id = `refused-${code}`;
  return has(id) ? say(id) : (why ?? message ?? code);
}
