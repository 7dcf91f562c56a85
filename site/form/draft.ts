import { mapFields, type Field } from '@advisor/contract/fields';

/** In session storage, which ends with the tab. */
const key = 'contactDraft';

/** What was typed or chosen, by field; empty texts if there is no draft, or storage is unavailable. */
export function readDraft(): Record<Field, string> {
  let stored: Partial<Record<Field, unknown>> = {};
  try {
    stored = { ...JSON.parse(sessionStorage.getItem(key)!) };
  } catch {
    // There is no valid draft.
  }
  return mapFields((field) => String(stored[field] ?? ''));
}

/** Saves values of the fields, if storage is available; other fields keep theirs. An empty draft is deleted. */
export function saveDraft(changes: Partial<Record<Field, string>>): void {
  const values = { ...readDraft(), ...changes };
  if (Object.values(values).every((text) => !text.trim())) return deleteDraft();
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // The text is still in the fields.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}
