// Browser storage that may be missing or full: then the page simply forgets.
export function recall(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

export function remember(
  key: string,
  value: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    globalThis[storage].setItem(key, value);
  } catch {
    // nothing depends on it
  }
}
