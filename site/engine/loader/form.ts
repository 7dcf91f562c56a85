/** The contact form before hydration: saves a draft, and shows on the button that the browser is sending. */
import { responsePaths } from '@advisor/contract';
import { alternateLabelAttribute } from '@advisor/ui/hydrationContract';
import { deleteDraft, readDraft, saveDraft } from '../../sections/form/draft.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

if (location.pathname.endsWith(responsePaths.sent)) deleteDraft();

const controls = () => [...document.querySelectorAll<Control>('form:not([novalidate]) [id][name]')];

/**
 * Saves what is typed before hydration, which may rebuild the form. An empty field may still have a value in an
 * earlier draft, unless the visitor has just emptied it.
 */
export function saveTypedText(changed?: Element): void {
  const typed = controls().filter((control) => control.value || control === changed);
  if (typed.length > 0)
    saveDraft(Object.fromEntries(typed.map(({ name, value }) => [name, value])));
}

/** Fills in the draft where React cannot. */
export function restoreDraft(): void {
  const values: Partial<Record<string, string>> = readDraft();
  for (const control of controls()) control.value ||= values[control.name] ?? '';
}

// The browser may have restored the fields without an event.
addEventListener('load', () => saveTypedText());

/** The label of the button while the browser is posting the form. */
let busyLabel: Element | null = null;

/** Whether the browser is posting the form. React must not hydrate then. */
export const isSubmitting = () => busyLabel !== null;

function swapLabels(label: Element): void {
  const other = label.getAttribute(alternateLabelAttribute)!;
  label.setAttribute(alternateLabelAttribute, label.textContent);
  label.textContent = other;
}

function endSubmitting(): void {
  if (busyLabel) swapLabels(busyLabel);
  busyLabel = null;
}

addEventListener('submit', ({ submitter, defaultPrevented }) => {
  const label = submitter?.querySelector(`[${alternateLabelAttribute}]`);
  if (defaultPrevented || busyLabel || !label) return;
  busyLabel = label;
  swapLabels(label);
});
// The back/forward cache keeps the page.
addEventListener('pagehide', endSubmitting);
// The visitor has stopped the post: with Escape, or with the browser's button, and writes on.
addEventListener('keydown', ({ key }) => key === 'Escape' && endSubmitting());
addEventListener('input', endSubmitting);
