import { fields, isInquiryId, mapFields, type Field } from '@advisor/contact';
import { draftKey } from '../../sections/draftKey.js';

/** Values of the form's fields, untrimmed. */
export type FormValues = Record<Field, string>;

export const emptyValues: FormValues = mapFields(() => '');

/** Reads the fields from the DOM, which alone knows what was typed before React arrived. */
export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return mapFields((field) => String(data.get(field) ?? ''));
}

/** What the visitor has typed or chosen: a value that came with the HTML counts as nothing. */
export function typedValues(form: HTMLFormElement): FormValues {
  const values = readValues(form);
  return mapFields((field) =>
    values[field] === sentValue(fieldOf(form, field)) ? '' : values[field],
  );
}

function sentValue(control: ReturnType<typeof fieldOf>): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

/** Writes the fields. Each reports its change as if typed, so that a counter beside it follows. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const field of fields) {
    const control = fieldOf(form, field);
    if (control.value === values[field]) continue;
    control.value = values[field];
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Gives fields that are still as they came another value to begin with; it counts as not typed. */
export function prefillValues(form: HTMLFormElement, values: Partial<FormValues>): void {
  for (const field of fields) {
    const value = values[field];
    const control = fieldOf(form, field);
    if (value === undefined || control.value !== sentValue(control)) continue;
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.defaultSelected = option.value === value;
    } else {
      control.defaultValue = value;
    }
    control.value = value;
  }
}

export function fieldOf(form: HTMLFormElement, field: Field) {
  return form.elements.namedItem(field) as
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
}

export function isEmpty(values: FormValues): boolean {
  return fields.every((field) => values[field].trim() === '');
}

/** The values, their gaps filled from others. */
export function filledFrom(values: FormValues, others: FormValues): FormValues {
  return mapFields((field) => values[field] || others[field]);
}

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

/**
 * Keeps a draft as long as the tab lives, and forgets one that is empty. Where storage is out of
 * order, nothing is kept.
 */
export function keepDraft(draft: Draft): void {
  try {
    if (isEmpty(draft.values)) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // The fields still have the text.
  }
}

function isDraft(value: unknown): value is Draft {
  const { values, attempt } = (value ?? {}) as Partial<Draft>;
  return (
    fields.every((field) => typeof values?.[field] === 'string') &&
    (attempt === null || (isInquiryId(attempt?.id) && typeof attempt?.body === 'string'))
  );
}
