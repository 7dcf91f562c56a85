/** The contact form before hydration: saves a draft, and shows on the button that the browser is sending. */
import { responsePaths } from '@advisor/contact';
import * as contract from '@advisor/ui/hydrationContract';
import { draftKey, type Draft } from '../../pages/contact/draft.js';
import { listen } from './listen.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Saves what is typed before hydration, which may rebuild the form. Values of an earlier draft that are not in the
 * fields yet are kept. The thanks page deletes the draft.
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
    // Without storage, the text is only in the fields.
  }
}

listen('input change', saveTypedDraft);
// The browser may have restored the fields without an event.
addEventListener('load', () => saveTypedDraft());

let submitting = false;
/** Whether the browser is posting the form. React must not hydrate then. */
export const isSubmitting = () => submitting;

addEventListener('submit', ({ submitter, defaultPrevented }) => {
  const label = submitter?.querySelector(`[${contract.alternateLabel}]`);
  if (defaultPrevented || submitting || !label) return;
  const swapLabel = () => {
    const other = label.getAttribute(contract.alternateLabel)!;
    label.setAttribute(contract.alternateLabel, label.textContent);
    label.textContent = other;
    submitting = !submitting;
  };
  // The response comes sooner if the page fetches nothing else.
  window.stop();
  swapLabel();
  // The back/forward cache keeps the page: restore the button's label.
  addEventListener('pagehide', swapLabel, { once: true });
});
