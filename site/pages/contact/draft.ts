import { fields, isInquiryId } from '@advisor/contact';
import { draftKey } from '../../sections/draftKey.js';
import type { FormValues } from './formValues.js';

/** What is kept of an unsent message. */
export type Draft = {
  values: FormValues;
  /**
   * The last try to send. Its id is used again for the very same body, which then counts as the
   * same message.
   */
  attempt: { id: string; body: string } | null;
};

/** The kept draft, or `null` if there is none, storage is out of order, or it holds something else. */
export function readDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps a draft as long as the tab lives. Where storage is out of order, nothing is kept. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // The fields still have the text.
  }
}

/** Forgets the draft. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Then nothing was kept either.
  }
}

function isDraft(value: unknown): value is Draft {
  const { values, attempt } = (value ?? {}) as Partial<Draft>;
  return (
    fields.every((field) => typeof values?.[field] === 'string') &&
    (attempt === null || (isInquiryId(attempt?.id) && typeof attempt?.body === 'string'))
  );
}
