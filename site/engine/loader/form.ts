/** What the contact form needs before hydration: a draft, and a button that says that the browser sends. */
import { responsePaths } from '@advisor/contact';
import * as contract from '@advisor/ui/hydrationContract';
import { draftKey, type Draft } from '../../pages/contact/draft.js';
import { listen } from './listen.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Saves what the form holds before React has it, because hydration may have to rebuild it. An earlier draft is
 * not in the fields yet, and stays. The page after a sent form has no use for a draft.
 *
 * @param changed - the field that the visitor has just changed, perhaps by emptying it
 */
function saveTypedDraft(changed?: Element): void {
  try {
    if (location.pathname.endsWith(responsePaths.sent)) sessionStorage.removeItem(draftKey);
    const draft = (JSON.parse(sessionStorage.getItem(draftKey)!) ?? {
      values: {},
      documentTimeOrigin: performance.timeOrigin,
    }) as Draft;
    for (const control of document.querySelectorAll<Control>('form:not([novalidate]) [id][name]')) {
      if (!control.value && control !== changed) continue;
      draft.values[control.name] = control.value;
      sessionStorage.setItem(draftKey, JSON.stringify(draft));
    }
  } catch {
    // Without storage, the text is in the fields alone.
  }
}

listen('input change', saveTypedDraft);
// The browser may have filled the fields itself, without an event: after Back, or before this script ran.
addEventListener('load', () => saveTypedDraft());

let posted = false;
/** Whether the form is being posted. React must not hydrate then. */
export const isPosted = () => posted;

addEventListener('submit', ({ submitter, defaultPrevented }) => {
  const words = submitter?.querySelector(`[${contract.busyLabel}]`);
  if (defaultPrevented || posted || !words) return;
  const turn = () => {
    const other = words.getAttribute(contract.busyLabel)!;
    words.setAttribute(contract.busyLabel, words.textContent);
    words.textContent = other;
    posted = !posted;
  };
  // The answer comes sooner if the page fetches nothing else.
  window.stop();
  turn();
  // The back/forward cache keeps the page: restore the button's words.
  addEventListener('pagehide', turn, { once: true });
});
