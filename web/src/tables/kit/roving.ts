// One stop of the tab key for many buttons; the arrow keys move between them, by where they lie on the screen.
const enabled = (node: HTMLElement): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button:not(:disabled)')];

function settle(buttons: HTMLElement[], stop: HTMLElement | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function neighbour(from: HTMLElement, others: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const middle = (node: HTMLElement) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const start = middle(from);
  let best: { button: HTMLElement; distance: number } | undefined;
  for (const button of others) {
    const { x, y } = middle(button);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const distance = ahead + 3 * aside;
    if (ahead > 1 && (best === undefined || distance < best.distance)) best = { button, distance };
  }
  return best?.button;
}

// `_changes` is whatever the buttons depend on, so that the stops are settled anew.
export const roving =
  (_changes: unknown) =>
  (node: HTMLElement): (() => void) => {
    const buttons = enabled(node);
    settle(buttons, buttons.find((button) => button === document.activeElement) ?? buttons[0]);
    const onfocus = (event: FocusEvent) => settle(enabled(node), event.target as HTMLElement);
    const onkeydown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const all = enabled(node);
      const from = all.find((button) => button === document.activeElement);
      if (from === undefined) return;
      const direction = directions[event.key];
      const next =
        direction !== undefined
          ? neighbour(from, all, direction)
          : event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all.at(-1)
              : undefined;
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    node.addEventListener('focusin', onfocus);
    node.addEventListener('keydown', onkeydown);
    return () => {
      node.removeEventListener('focusin', onfocus);
      node.removeEventListener('keydown', onkeydown);
    };
  };
