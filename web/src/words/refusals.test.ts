import { expect, test } from "vitest";
import { refusalInWords } from "./refusals";
import { need, speak } from "./speak";

const EYE = ["eye-offline", "eye-browser", "eye-failed", "eye-unreadable"];

test("what only the client knows has words for its code", async () => {
  await speak("en");
  await need(["account"]);
  for (const code of ["offline", "passkey-there", "passkey-stopped", "not-heard", ...EYE]) {
    expect(refusalInWords({ code, why: "" })).toMatch(/\.$/);
  }
});

test("a refusal is said in the language of the page, whatever the server said", async () => {
  await speak("fr");
  const why = "This match is still being played: its record is shown when it is over.";
  expect(refusalInWords({ code: "still-playing", why })).toMatch(/^Cette partie est encore en cours\./);
  expect(refusalInWords({ code: "http-502", message: "Bad Gateway" })).toMatch(/\(HTTP 502\)/);
  expect(refusalInWords({ code: "of-a-newer-server", why: "Not on Mondays." })).toBe("Not on Mondays.");
});
