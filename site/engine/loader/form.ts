/** Until React has the form, the browser posts it. The button says so at once, as the answer may be slow. */
import * as handover from '@advisor/ui/handover';

let posted = false;
/** Whether the form is on its way: React then stays away. */
export const isPosted = () => posted;

addEventListener('submit', ({ submitter, defaultPrevented }) => {
  const words = submitter?.querySelector(`[${handover.busyWords}]`);
  if (defaultPrevented || posted || !words) return;
  const turn = () => {
    const other = words.getAttribute(handover.busyWords)!;
    words.setAttribute(handover.busyWords, words.textContent);
    words.textContent = other;
    posted = !posted;
  };
  // The answer comes sooner if the page fetches nothing else.
  window.stop();
  turn();
  // A visitor who comes back finds the page as the browser has kept it.
  addEventListener('pagehide', turn, { once: true });
});
