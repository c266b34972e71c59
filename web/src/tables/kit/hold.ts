// A long press, a press of the second button, or the key i on a thing that has the focus: all want to see more of it.
const patience = 450;

export const held =
  (run: (() => void) | undefined) =>
  (node: HTMLElement): (() => void) | void => {
    if (run === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasHeld = false;
    const stop = (): void => clearTimeout(timer);
    const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerdown: () => {
        wasHeld = false;
        stop();
        timer = setTimeout(() => {
          wasHeld = true;
          run();
        }, patience);
      },
      pointerup: stop,
      pointerleave: stop,
      pointercancel: stop,
      contextmenu: (event) => {
        event.preventDefault();
        stop();
        if (!wasHeld) run();
        wasHeld = true;
      },
      keydown: (event) => {
        if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        run();
      },
      // Letting go after a long press is no click.
      click: (event) => {
        if (!wasHeld || event.detail === 0) return;
        wasHeld = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) node.addEventListener(name, listener, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of entries) node.removeEventListener(name, listener, { capture: true });
    };
  };
