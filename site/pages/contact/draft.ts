import { fields, mapFields } from '@advisor/contact';
import { isEmpty, typedValues, type FormValues } from './formValues.js';

/** In session storage, which ends with the tab. */
const draftKey = 'contactDraft';

type Draft = {
  values: FormValues;
  /** The `performance.timeOrigin` of the document in which the draft was begun. */
  begunIn: number;
};

/** The saved draft; `null` if there is none, it is invalid, or storage is unavailable. */
export function readDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Saves what was typed until the tab is closed, or removes an empty draft, if storage is available. */
export function saveDraft(values: FormValues): void {
  try {
    if (isEmpty(values)) return forgetDraft();
    const { begunIn } = readDraft() ?? { begunIn: performance.timeOrigin };
    sessionStorage.setItem(draftKey, JSON.stringify({ values, begunIn } satisfies Draft));
  } catch {
    // The text is still in the fields.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was saved.
  }
}

/**
 * Saves what a form holds before React has it: hydration may have to rebuild the form. An earlier draft is
 * not in the fields yet, and stays.
 *
 * @param changed - name of the field that the visitor has just changed, which counts even if it is empty
 */
export function keepTyped(form: HTMLFormElement, changed?: string): void {
  const typed = typedValues(form);
  const earlier = readDraft()?.values;
  saveDraft(
    mapFields((field) => typed[field] || (field === changed ? '' : (earlier?.[field] ?? ''))),
  );
}

function isDraft(value: unknown): value is Draft {
  const { values, begunIn } = (value ?? {}) as Partial<Draft>;
  return (
    fields.every((field) => typeof values?.[field] === 'string') && typeof begunIn === 'number'
  );
}
