/**
 * The best way to give each row a column of its own, by the sum of what they are worth together (the Hungarian method).
 * There are at least as many columns as rows. Gives the column of each row.
 */
export function assigned(worth: readonly (readonly number[])[]): number[] {
  const columns = worth[0]?.length ?? 0;
  const rowOf: number[] = new Array(columns).fill(-1);
  const [rowPrice, columnPrice] = [worth.map(() => 0), new Array<number>(columns).fill(0)];
  for (let row = 0; row < worth.length; row++) place(worth, row, rowOf, rowPrice, columnPrice);
  const found: number[] = worth.map(() => -1);
  rowOf.forEach((row, column) => {
    if (row >= 0) found[row] = column;
  });
  return found;
}

/** Along the cheapest way to a free column, each row on it moves one column on. */
function place(
  worth: readonly (readonly number[])[],
  first: number,
  rowOf: number[],
  rowPrice: number[],
  columnPrice: number[],
): void {
  const columns = rowOf.length;
  const [cheapest, before] = [new Array<number>(columns).fill(Infinity), new Array<number>(columns).fill(-1)];
  const reached = new Set<number>();
  let column = -1;
  for (let row = first; row >= 0; row = rowOf[column] as number) {
    const from = column;
    if (from >= 0) reached.add(from);
    let next = -1;
    for (let each = 0; each < columns; each++) {
      if (reached.has(each)) continue;
      const cost = -(worth[row]?.[each] ?? 0) - (rowPrice[row] ?? 0) - (columnPrice[each] ?? 0);
      if (cost < (cheapest[each] ?? 0)) {
        cheapest[each] = cost;
        before[each] = from;
      }
      if (next < 0 || (cheapest[each] ?? 0) < (cheapest[next] ?? 0)) next = each;
    }
    const step = cheapest[next] ?? 0;
    rowPrice[first] = (rowPrice[first] ?? 0) + step;
    for (const each of reached) {
      const other = rowOf[each] as number;
      rowPrice[other] = (rowPrice[other] ?? 0) + step;
      columnPrice[each] = (columnPrice[each] ?? 0) - step;
    }
    for (let each = 0; each < columns; each++) if (!reached.has(each)) cheapest[each] = (cheapest[each] ?? 0) - step;
    column = next;
  }
  for (; column >= 0; column = before[column] as number) {
    const from = before[column] as number;
    rowOf[column] = from >= 0 ? (rowOf[from] as number) : first;
  }
}
