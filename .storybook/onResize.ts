/** Calls back now and whenever an element, or the window, changes its size. Returns what ends it. */
export function onResize(changed: () => void, element: Element = document.documentElement) {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  return () => observer.disconnect();
}
