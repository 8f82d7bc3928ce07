/** What networks are computed on: plain JavaScript, or WebAssembly with SIMD. Both give the same answers. */

export const BLOCK = 8; // outputs that are computed together

export type Floats = Float32Array | Float64Array;

/** A picture with channels, row by row, in the memory of a machine, with a border of one pixel of zeros around it. */
export type Field = {
  readonly at: number; // index of its first number, which is part of the border
  readonly height: number;
  readonly width: number;
  readonly channels: number;
};

/** A 3 × 3 layer in the memory of a machine, one block of outputs after the other. */
export type Packed = {
  readonly weight: number; // index
  readonly bias: number;
  readonly inputs: number; // channels, filled up with zeros
  readonly outputs: number;
  readonly stride: number;
};

export interface Machine {
  readonly name: "plain" | "simd";
  /** The memory now; it may be another array after something was placed. */
  memory(): Floats;
  /** Make sure that there are so many numbers. */
  reserve(numbers: number): void;
  /** The layer with its bias, and nothing below zero. */
  convolve(layer: Packed, from: Field, to: Field): void;
}

/** The number of the pixel's first channel. */
export const indexOf = ({ at, width, channels }: Field, row: number, column: number): number =>
  at + ((row + 1) * (width + 2) + column + 1) * channels;

export const sizeOf = (height: number, width: number, channels: number): number =>
  (height + 2) * (width + 2) * channels;

export const filledUp = (count: number, block: number): number => Math.ceil(count / block) * block;
