/** A browser may forbid storing anything; then what was chosen holds until the page is left. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // not remembered, and nothing to be done about it
  }
}

/** Under which keys something is stored. */
export function recallKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

export function forgetKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // it was never there
  }
}
