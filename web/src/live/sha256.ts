/** SHA-256 (FIPS 180-4) of a text, in hex. The browser's own is missing on pages that come over plain HTTP. */
const primes = [...Array(312).keys()].filter((n) => n > 1 && [...Array(n).keys()].slice(2).every((d) => n % d !== 0));
const fraction = (number: number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  let state = [...START];
  const words = padded(new TextEncoder().encode(text));
  for (let block = 0; block < words.length; block += 16) state = next(state, words.subarray(block, block + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes, a one, zeros, and the length in bits. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  const put = (n: number, byte: number) => {
    words[n >> 2] = (words[n >> 2] ?? 0) | (byte << (24 - 8 * (n % 4)));
  };
  for (const [n, byte] of bytes.entries()) put(n, byte);
  put(bytes.length, 0x80);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function next(state: readonly number[], block: Int32Array): number[] {
  const w = [...block];
  for (let n = 16; n < 64; n++) {
    const [a, b] = [w[n - 15] ?? 0, w[n - 2] ?? 0];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[n] = ((w[n - 16] ?? 0) + s0 + (w[n - 7] ?? 0) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[n] ?? 0) + (w[n] ?? 0);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + (state[n] ?? 0)) | 0);
}
