// Browser storage that may be missing or full: then the page simply forgets.
type Storage = 'localStorage' | 'sessionStorage';

export function recall(key: string, storage: Storage = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Whether it was kept. */
export function keep(key: string, value: string, storage: Storage = 'localStorage'): boolean {
  try {
    globalThis[storage].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** What nothing depends on. */
export function remember(key: string, value: string, storage: Storage = 'localStorage'): void {
  keep(key, value, storage);
}
