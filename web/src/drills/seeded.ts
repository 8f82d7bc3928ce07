import type { Dice } from "../play/deck";

/** Dice that fall the same way each time, for tests. */
export function seeded(seed: number): Dice {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
