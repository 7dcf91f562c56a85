/** Before hydration the browser posts the form. The button says so at once, because the answer may be slow. */
import * as handover from '@advisor/ui/handover';

let posted = false;
/** Whether the form is being posted. React must not hydrate then. */
export const isPosted = () => posted;

addEventListener('submit', ({ submitter, defaultPrevented }) => {
  const words = submitter?.querySelector(`[${handover.busyLabel}]`);
  if (defaultPrevented || posted || !words) return;
  const turn = () => {
    const other = words.getAttribute(handover.busyLabel)!;
    words.setAttribute(handover.busyLabel, words.textContent);
    words.textContent = other;
    posted = !posted;
  };
  // The answer comes sooner if the page fetches nothing else.
  window.stop();
  turn();
  // The back/forward cache keeps the page: restore the button's words.
  addEventListener('pagehide', turn, { once: true });
});
