import { mapFields, type Field } from '@advisor/contact';

/** In session storage, which ends with the tab. The loader writes it before hydration, the contact form afterwards. */
const key = 'contactDraft';

type Draft = {
  /** What was typed or chosen, by the names of the fields. */
  values: Partial<Record<string, string>>;
  /** The `performance.timeOrigin` of the document in which the draft was begun. */
  documentTimeOrigin: number;
};

const isEmpty = (values: Draft['values']) => Object.values(values).every((text) => !text?.trim());

function storedDraft(): Draft {
  try {
    const { values, documentTimeOrigin } = JSON.parse(sessionStorage.getItem(key)!) as Draft;
    return { values: { ...values }, documentTimeOrigin };
  } catch {
    return { values: {}, documentTimeOrigin: performance.timeOrigin };
  }
}

/** The saved draft; `null` if there is none, it is empty or invalid, or storage is unavailable. */
export function readDraft(): { values: Record<Field, string>; documentTimeOrigin: number } | null {
  const { values, documentTimeOrigin } = storedDraft();
  const kept = mapFields((field) => String(values[field] ?? ''));
  return isEmpty(kept) ? null : { values: kept, documentTimeOrigin };
}

/** Saves values of the fields, if storage is available; other fields keep theirs. An empty draft is deleted. */
export function saveDraft(changes: Draft['values']): void {
  const draft = storedDraft();
  const values = { ...draft.values, ...changes };
  if (isEmpty(values)) return deleteDraft();
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, values }));
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
