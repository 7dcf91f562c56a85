/** What is typed into the contact form before hydration, kept as a draft. */
import { responsePaths } from '@advisor/contract';
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
