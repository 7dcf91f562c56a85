/** Calls back whenever the window changes its size. Returns what ends it. */
export function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}
