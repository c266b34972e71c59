// The one registry of keys: the page and the table on it say which keys mean what, and no key means two things. Only
// Escape and Enter may be claimed again and again; they belong to whoever came last and has something to put back or to
// go on with.
import { untrack } from 'svelte';
import { isForTable, keyOf } from './tables/keys';

export interface KeyMeaning {
  keys: string[]; // as `keyOf` names them
  meaning: string; // a word of the page or the table, for the list of keys
  args?: Record<string, string | number>;
  run: (event: KeyboardEvent) => boolean | void; // false: nothing to do, the key is free for others
}

const shared = ['Escape', 'Enter'];

class Keyboard {
  meanings: readonly KeyMeaning[] = $state.raw([]);

  /** Ends with the function that it returns. */
  claim(claimed: readonly KeyMeaning[]): () => void {
    for (const key of claimed.flatMap(({ keys }) => keys)) {
      if (shared.includes(key)) continue;
      const other = this.meanings.find(({ keys }) => keys.includes(key));
      if (other !== undefined) throw new Error(`The key ${key} means ${other.meaning} already.`);
    }
    this.meanings = [...this.meanings, ...claimed];
    return () => (this.meanings = this.meanings.filter((each) => !claimed.includes(each)));
  }

  press(event: KeyboardEvent): void {
    if (!isForTable(event)) return;
    const key = keyOf(event);
    const run = this.meanings.toReversed().find((each) => each.keys.includes(key) && each.run(event) !== false);
    if (run !== undefined) event.preventDefault();
  }
}

export const keyboard = new Keyboard();

/** Called while a component is set up; the keys are free again when it goes. */
export function useKeys(claimed: readonly KeyMeaning[]): void {
  $effect(() => untrack(() => keyboard.claim(claimed))); // or it would wait for what it changes itself
}
