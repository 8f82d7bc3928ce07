import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "./qr";

/**
 * Text, mask, size, and a digest of the code that another maker of QR codes (segno) draws of it. Each text fills its
 * version, since the filling of what is left may differ.
 */
const KNOWN: [string, number, number, string][] = [
  ["https://play.e", 0, 21, "732766724d8ac21a"],
  ["https://play.example/t/K7Q", 1, 25, "bb545b25c4a3f5cb"],
  ["https://play.example/t/K7Q4M?watching-watc", 2, 29, "b47921c56fc15557"],
  ["https://play.example/t/K7Q4M?watching-watching-watching-watchi", 3, 33, "89aa5e7c6ae9b816"],
  ["https://play.example/t/K7Q4M?watching-watching-watching-watching-watching-watching-w", 4, 37, "170bc0e1e803382b"],
  [
    "https://play.example/t/K7Q4M?watching-watching-watching-watching-watching-watching-watching-watching-watch",
    5,
    41,
    "edf42384e2336cde",
  ],
  ["https://play.example/t/K7Q4M?watching-watc", 6, 29, "a655960b193f1d58"],
  ["https://play.example/t/K7Q", 7, 25, "5c4f6154dfab408d"],
];

test.each(KNOWN)("%s is drawn as others draw it", (text, mask, size, digest) => {
  const grid = qrCode(text, mask) ?? [];
  const rows = grid.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));
  expect(rows).toHaveLength(size);
  expect(createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16)).toBe(digest);
});

test("a text that is too long has no code", () => expect(qrCode("x".repeat(107))).toBeNull());

test("the mask is chosen by itself", () => expect(qrCode("http://127.0.0.1:8000/t/K7Q4M")).toHaveLength(29));
