/** The contact form before hydration: saves a draft, and shows on the button that the browser is sending. */
import { responsePaths } from '@advisor/contact';
import * as contract from '@advisor/ui/hydrationContract';
import { deleteDraft, saveDraft } from '../../pages/contact/draft.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

if (location.pathname.endsWith(responsePaths.sent)) deleteDraft();

/**
 * Saves what is typed before hydration, which may rebuild the form. An empty field may still have a value in an
 * earlier draft, unless the visitor has just emptied it.
 */
export function saveTypedText(changed?: Element): void {
  const controls = document.querySelectorAll<Control>('form:not([novalidate]) [id][name]');
  const typed = [...controls].filter((control) => control.value || control === changed);
  if (typed.length > 0)
    saveDraft(Object.fromEntries(typed.map(({ name, value }) => [name, value])));
}

// The browser may have restored the fields without an event.
addEventListener('load', () => saveTypedText());

let isBusy = false;
/** Whether the browser is posting the form. React must not hydrate then. */
export const isSubmitting = () => isBusy;

addEventListener('submit', ({ submitter, defaultPrevented }) => {
  const label = submitter?.querySelector(`[${contract.alternateLabel}]`);
  if (defaultPrevented || isBusy || !label) return;
  const swapLabel = () => {
    const other = label.getAttribute(contract.alternateLabel)!;
    label.setAttribute(contract.alternateLabel, label.textContent);
    label.textContent = other;
    isBusy = !isBusy;
  };
  // The response comes sooner if the page fetches nothing else.
  window.stop();
  swapLabel();
  // The back/forward cache keeps the page: restore the button's label.
  addEventListener('pagehide', swapLabel, { once: true });
});
