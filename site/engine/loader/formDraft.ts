/** The draft of the contact form: saves what the visitor types, before and after hydration. */
import { responsePaths } from '@advisor/contract/post';
import { deleteDraft, readDraft, saveDraft } from '../../form/draft.js';
import { isHydrated } from './prefetch.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Selects the site's visible fields: hidden inputs and the honeypot have no id, and an extension adds forms to the body. */
const fields = 'main form [id][name]';

const controls = () => [...document.querySelectorAll<Control>(fields)];

if (location.pathname.endsWith(responsePaths.sent)) deleteDraft();

/** Saves a changed field, because hydration may rebuild the form, and the visitor may leave the page. */
export function saveChange(changed: Element): void {
  if (changed.matches(fields)) save([changed as Control]);
}

/** Fills in the draft in a page that stays HTML. */
export function restoreDraft(): void {
  const values: Partial<Record<string, string>> = readDraft();
  for (const control of controls()) control.value ||= values[control.name] ?? '';
}

const save = (changed: Control[]) =>
  saveDraft(Object.fromEntries(changed.map(({ name, value }) => [name, value])));

/**
 * Saves the filled-in fields, unless the address asks about a case: Firefox restores that question on a reload. Without
 * any it leaves the storage alone, which is synchronous.
 */
function saveFilled(): void {
  const isPrefilled = new URLSearchParams(location.search).has('case');
  const filled = controls().filter(({ value }) => value);
  if (filled.length > 0 && !isPrefilled) save(filled);
}

// Text typed before this script ran, or restored by the browser without an event; not what React fills in.
saveFilled();
addEventListener('load', () => void (isHydrated() || saveFilled()));
