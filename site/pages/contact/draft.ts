import { fields, isInquiryId } from '@advisor/contact';
import { emptyValues, isEmpty, type FormValues } from './formValues.js';

/** In session storage, which ends with the tab. */
const draftKey = 'contactDraft';

export type Draft = {
  values: FormValues;
  /** The last attempt to send. The same body reuses its id and counts as the same message. */
  attempt: { id: string; body: string } | null;
};

export const emptyDraft: Draft = { values: emptyValues, attempt: null };

/** The saved draft; `null` if there is none, it is invalid, or storage is unavailable. */
export function readDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Saves a draft until the tab is closed, or removes an empty one, if storage is available. */
export function saveDraft(draft: Draft): void {
  try {
    if (isEmpty(draft.values)) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // The text is still in the fields.
  }
}

function isDraft(value: unknown): value is Draft {
  const { values, attempt } = (value ?? {}) as Partial<Draft>;
  return (
    fields.every((field) => typeof values?.[field] === 'string') &&
    (attempt === null || (isInquiryId(attempt?.id) && typeof attempt?.body === 'string'))
  );
}
