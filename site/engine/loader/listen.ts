/** Adds a capturing, passive listener for several types of events. */
export function listen(types: string, listener: (target: Element, event: Event) => void): void {
  for (const type of types.split(' ')) {
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) listener(event.target, event);
      },
      { capture: true, passive: true },
    );
  }
}
