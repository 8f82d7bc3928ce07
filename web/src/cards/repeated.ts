/** The same path at several centres, as one path. It is drawn round 0 0, with absolute commands (M, L, C, Z) alone. */
export function repeated(path: string, centres: readonly (readonly number[])[]): string {
  return centres.map(([x = 0, y = 0]) => path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, shiftedBy(x, y))).join("");
}

const shiftedBy = (x: number, y: number) => (_: string, left: string, right: string) =>
  `${rounded(Number(left) + x)} ${rounded(Number(right) + y)}`;

const rounded = (figure: number): number => Math.round(figure * 1000) / 1000;
