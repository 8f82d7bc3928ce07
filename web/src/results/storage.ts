/** The browser's storage; where it is forbidden, one that lasts as long as the page. */
export function storageHere(): Storage {
  try {
    localStorage.setItem("tercet.try", "");
    localStorage.removeItem("tercet.try");
    return localStorage;
  } catch {
    return new PageStorage();
  }
}

/** As the browser's own, in memory. */
export class PageStorage implements Storage {
  readonly #all = new Map<string, string>();

  get length(): number {
    return this.#all.size;
  }

  key(n: number): string | null {
    return [...this.#all.keys()][n] ?? null;
  }

  getItem(key: string): string | null {
    return this.#all.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#all.set(key, text);
  }

  removeItem(key: string): void {
    this.#all.delete(key);
  }

  clear(): void {
    this.#all.clear();
  }
}
