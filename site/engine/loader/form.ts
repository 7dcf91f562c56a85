/** What the contact form needs before hydration: a button that says that it sends, and a draft. */
import { answerPaths, endpoint } from '@advisor/contact';
import * as handover from '@advisor/ui/handover';
import { forgetDraft, keepTyped } from '../../pages/contact/draft.js';
import { listen } from './listen.js';

let posted = false;
/** Whether the form is being posted. React must not hydrate then. */
export const isPosted = () => posted;

/** The form, unless it is hydrated. */
const plainForm = () =>
  document.querySelector<HTMLFormElement>(`form[action="${endpoint}"]:not([novalidate])`);

// React may have to rebuild the form, and fills it from the draft.
listen('input change', (target) => {
  const form = plainForm();
  if (form?.contains(target)) keepTyped(form, (target as HTMLInputElement).name);
});
// The browser may have filled the fields itself, without an event: after Back, or before this script ran.
addEventListener('load', () => {
  const form = plainForm();
  if (form) keepTyped(form);
});
if (location.pathname.endsWith(answerPaths.sent)) forgetDraft();

// The browser posts the form. The button says so at once, because the answer may be slow.
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
