/** Back and forward lead to the top, or to the place that the address names; a reload stays where it was. */
import { hashTarget } from '../hashTarget.js';

/** Frames after which browsers have restored the scroll position. A time would be too short on a busy machine. */
const restoredAfter = 60;

/** Keeps a page to which back or forward has led where a new visit begins, unless the visitor scrolls. */
function stayAtStart(): void {
  // Chromium and WebKit restore the old position after `pageshow`, some pages in several steps, and
  // `history.scrollRestoration` comes too late while the page loads. So each scroll is undone, unless
  // it is the visitor's own.
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
