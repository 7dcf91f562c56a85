/** Calls a listener for events of several types, before anyone else on the page. */
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
