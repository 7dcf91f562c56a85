import { mapFields } from '@advisor/contact';
import { isEmpty, type FormValues } from './formValues.js';

/** In session storage, which ends with the tab. Before hydration engine/loader/form.ts writes it. */
export const draftKey = 'contactDraft';

export type Draft = {
  /** What was typed or chosen, by the names of the fields. */
  values: Partial<Record<string, string>>;
  /** The `performance.timeOrigin` of the document in which the draft was begun. */
  documentTimeOrigin: number;
};

/** The saved draft; `null` if there is none, it is empty or invalid, or storage is unavailable. */
export function readDraft(): { values: FormValues; documentTimeOrigin: number } | null {
  try {
    const { values, documentTimeOrigin } = JSON.parse(sessionStorage.getItem(draftKey)!) as Draft;
    const kept = mapFields((field) => String(values[field] ?? ''));
    return isEmpty(kept) ? null : { values: kept, documentTimeOrigin };
  } catch {
    return null;
  }
}

/** Saves what was typed until the tab is closed, or removes an empty draft, if storage is available. */
export function saveDraft(values: FormValues): void {
  try {
    if (isEmpty(values)) return sessionStorage.removeItem(draftKey);
    const { documentTimeOrigin } = readDraft() ?? { documentTimeOrigin: performance.timeOrigin };
    sessionStorage.setItem(
      draftKey,
      JSON.stringify({ values, documentTimeOrigin } satisfies Draft),
    );
  } catch {
    // The text is still in the fields.
  }
}
