/** Who sits at which edge of a shared screen, and which key is nearest. Pure. */

export const FEWEST = 2;
export const MOST = 6;

/** People by their number, at each edge from left to right. */
export interface Around {
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

/** Around a flat screen people sit in a circle; in front of an upright one they are read like lines. */
export function around(people: number, flat: boolean): Around {
  const all = [...Array(people).keys()];
  const half = Math.ceil(people / 2);
  if (flat) return { bottom: all.slice(0, half), top: all.slice(half).reverse() };
  if (people <= 3) return { bottom: all, top: [] };
  return { top: all.slice(0, people - half), bottom: all.slice(people - half) };
}

const ROWS = { top: ["KeyQ", "KeyT", "KeyP"], bottom: ["KeyZ", "KeyB", "KeyM"], only: ["KeyA", "KeyG", "KeyL"] };

/** The key of each of them, at the side of the keyboard where they sit. */
export function usualKeys(people: number, flat: boolean): string[] {
  const { top, bottom } = around(people, flat);
  const keys: string[] = [];
  const give = (row: readonly number[], names: readonly string[]) =>
    row.forEach((person, n) => {
      keys[person] = names[columnOf(n, row.length)] ?? "";
    });
  give(top, ROWS.top);
  give(bottom, top.length > 0 ? ROWS.bottom : ROWS.only);
  return keys;
}

const columnOf = (n: number, of: number): number => (of === 1 ? 1 : of === 2 ? 2 * n : n);

/** Can this key call? Those that move, press, type a figure or belong to the browser cannot. */
export const mayCallWith = (code: string): boolean =>
  /^(Key[A-Z]|Digit[1-8]|Numpad\d|Semicolon|Quote|Comma|Period|Slash|Backslash|Bracket\w+|Intl\w+)$/.test(code);

/** Assign a key to one person; a person who had it gets the other's. */
export function takeKey(keys: readonly string[], person: number, code: string): string[] {
  const had = keys.indexOf(code);
  return keys.map((key, n) => (n === person ? code : n === had ? (keys[person] ?? key) : key));
}
