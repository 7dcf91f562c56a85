import { fields, mapFields, type Field } from '@advisor/contract/fields';

/** Values of the form's fields, untrimmed. */
export type FormValues = Record<Field, string>;

/** Reads the fields from the DOM, which includes text typed before hydration. */
export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return mapFields((field) => String(data.get(field) ?? ''));
}

export function fillEmptyFields(form: HTMLFormElement, values: Partial<FormValues>): void {
  for (const field of fields) fieldOf(form, field).value ||= values[field] ?? '';
}

export function fieldOf(form: HTMLFormElement, field: Field) {
  return form.elements.namedItem(field) as
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
}
