/** The draft of the contact form: saves what the visitor types, before and after hydration. */
import { responsePaths } from '@advisor/contract/post';
import { deleteDraft, readDraft, saveDraft } from '../../form/draft.js';
import { isHydrated } from './prefetch.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The visible fields: those that are hidden, or traps for bots, have no id. */
const fields = 'form [id][name]';

const controls = () => [...document.querySelectorAll<Control>(fields)];

if (location.pathname.endsWith(responsePaths.sent)) deleteDraft();

/** Saves the field that the visitor has changed. Hydration may rebuild the form, or the visitor leave the page. */
export function saveChange(changed: Element): void {
  if (changed.matches(fields)) save([changed as Control]);
}

/** Fills in the draft where React cannot. */
export function restoreDraft(): void {
  const values: Partial<Record<string, string>> = readDraft();
  for (const control of controls()) control.value ||= values[control.name] ?? '';
}

const save = (changed: Control[]) =>
  saveDraft(Object.fromEntries(changed.map(({ name, value }) => [name, value])));

/** Saves the fields that are filled in. A page without any does not access the storage, which blocks. */
function saveFilled(): void {
  const filled = controls().filter(({ value }) => value);
  if (filled.length > 0) save(filled);
}

// What was typed before this script ran, or restored by the browser without an event. What React prefills is no draft.
saveFilled();
addEventListener('load', () => void (isHydrated() || saveFilled()));
