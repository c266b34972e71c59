/** Whether a key press anywhere on the page is meant for the table: not for a text field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const { target } = event;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'));
}

/** A key, in small letters unless Shift is held: so Caps Lock does not matter, and Shift can mean something else. */
export const keyOf = ({ key, shiftKey }: KeyboardEvent): string =>
  key.length === 1 && !shiftKey ? key.toLowerCase() : key;

/** Letters that mean the same at every table (see KeysDialog.svelte). With Shift they are the table's. */
export const pageLetters: ReadonlySet<string> = new Set(['u', 'h', 't', 'v', 'l', 's', 'n']);
