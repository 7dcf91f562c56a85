/** Back and forward scroll to the top or to the hash's target; a reload keeps its position. */
import { hashTarget } from '../hashTarget.js';

/** Frames after which browsers have restored the scroll position. Counting time would fail on a busy machine. */
const restoredAfter = 60;

/** Keeps the page at its start after back or forward, until the visitor scrolls. */
function stayAtStart(): void {
  // Chromium and WebKit restore the old position after `pageshow`, sometimes in several steps, and setting
  // `history.scrollRestoration` is too late by then. So each scroll is undone until the visitor's own.
  const scrolled = new AbortController();
  const { signal } = scrolled;
  const end = () => scrolled.abort();
  const target = hashTarget();
  const undo = () => {
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  };
  undo();
  addEventListener('scroll', undo, { signal });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, end, { signal });
  }
  const endAfter = (frames: number) => {
    if (frames) requestAnimationFrame(() => endAfter(frames - 1));
    else end();
  };
  if (document.readyState === 'complete') endAfter(restoredAfter);
  else addEventListener('pageshow', () => endAfter(restoredAfter), { signal });
}

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'back_forward') stayAtStart();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) stayAtStart();
});
