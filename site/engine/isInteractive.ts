import { seminars } from '../pages/schedule/seminars.js';
import type { Route } from '../pages/routes.js';
import { seminarStatus } from '../pages/schedule/sessionTimes.js';

/**
 * Whether a page does more than be read: only then its own code comes along when React takes over.
 * Any other page stays the HTML that it is, inside a live frame, until the visitor leaves it.
 *
 * @param now - when the page is rendered: a seminar still to come will one day be over
 */
export function isInteractive({ kind }: Route, now: Date): boolean {
  if (kind === 'contact' || kind === 'question') return true;
  return (
    kind === 'schedule' && seminars.some((seminar) => seminarStatus(seminar, now) !== 'completed')
  );
}
