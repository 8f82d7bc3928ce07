/** Writes the bytes of a small WebAssembly module: https://webassembly.github.io/spec/core/binary/ */

export type Code = readonly number[];

/** Whole numbers are written seven bits at a time, the lowest first (LEB128). */
export function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))];
}
export function signed(value: number): Code {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
}
const list = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const text = (value: string): Code => list([...new TextEncoder().encode(value)].map((byte) => [byte]));
const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];

export const I32 = 0x7f;
export const V128 = 0x7b;
const NOTHING = 0x40;

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const constant = (value: number): Code => [0x41, ...signed(value)];
export const add = (left: Code, right: Code): Code => [...left, ...right, 0x6a];
export const subtract = (left: Code, right: Code): Code => [...left, ...right, 0x6b];
export const multiply = (left: Code, right: Code): Code => [...left, ...right, 0x6c];
export const isLess = (left: Code, right: Code): Code => [...left, ...right, 0x49]; // both without a sign
export const increase = (local: number, by: Code): Code => [...add(get(local), by), ...set(local)];

/** Repeated while the condition holds, which is asked afterwards. */
export const repeatWhile = (condition: Code, body: Code): Code => [
  ...[0x03, NOTHING, ...body, ...condition],
  ...[0x0d, 0, 0x0b],
];
/** Done if the condition holds. */
export const when = (condition: Code, body: Code): Code => [...condition, 0x04, NOTHING, ...body, 0x0b];

const simd = (opcode: number): Code => [0xfd, ...unsigned(opcode)];
const memory = (align: number, offset: number): Code => [align, ...unsigned(offset)];
export const load4 = (from: Code, offset: number): Code => [...from, ...simd(0x00), ...memory(2, offset)];
export const loadSame4 = (from: Code, offset: number): Code => [...from, ...simd(0x09), ...memory(2, offset)];
export const store4 = (to: Code, offset: number, value: Code): Code => [
  ...[...to, ...value],
  ...[...simd(0x0b), ...memory(2, offset)],
];
export const zero4: Code = [...simd(0x0c), ...new Array(16).fill(0)];
export const add4 = (left: Code, right: Code): Code => [...left, ...right, ...simd(0xe4)];
export const multiply4 = (left: Code, right: Code): Code => [...left, ...right, ...simd(0xe6)];
export const larger4 = (left: Code, right: Code): Code => [...left, ...right, ...simd(0xeb)]; // right if left < right

/** A module that uses a memory from outside, `e.m`, and has one function without a result, `f`. */
export function moduleOf(
  parameters: number,
  locals: readonly [count: number, type: number][],
  body: Code,
): Uint8Array<ArrayBuffer> {
  const type: Code = [0x60, ...list(new Array(parameters).fill([I32])), 0];
  const code: Code = [...list(locals.map(([count, kind]) => [...unsigned(count), kind])), ...body, 0x0b];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list([type])),
    ...section(2, list([[...text("e"), ...text("m"), 2, 0, 1]])),
    ...section(3, list([[0]])),
    ...section(7, list([[...text("f"), 0, 0]])),
    ...section(10, list([[...unsigned(code.length), ...code]])),
  ]);
}
