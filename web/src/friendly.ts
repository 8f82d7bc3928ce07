/** One of these names that nobody at the table has; numbered where there are more people than names. */
export function friendlyName(names: readonly string[], taken: readonly string[], dice: () => number): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let n = 1; ; n++) {
    const free = names.map((name) => (n > 1 ? `${name} ${n}` : name)).filter((name) => !used.has(name.toLowerCase()));
    const found = free[Math.floor(dice() * free.length)];
    if (found) return found;
  }
}
