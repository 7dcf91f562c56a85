import { fields, isInquiryId } from '@advisor/contact';
import { draftKey } from '../../sections/draftKey.js';
import type { FormValues } from './formValues.js';

/** What is kept of an unsent message. */
export type Draft = {
  values: FormValues;
  /** When the visitor began, as `Date.now()` says it. */
  startedAt: number;
  /**
   * The last try to send. Its id is used again for the very same body only: the function delivers
   * one message an id, so a changed text under the old id would count as delivered.
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
  const { values, startedAt, attempt } = (value ?? {}) as Partial<Draft>;
  return (
    fields.every((field) => typeof values?.[field] === 'string') &&
    Number.isFinite(startedAt) &&
    (attempt === null || (isInquiryId(attempt?.id) && typeof attempt?.body === 'string'))
  );
}
