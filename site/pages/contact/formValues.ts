import { fields, mapFields, type Field } from '@advisor/contact';

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

/** Writes the fields. Each tells its change as if typed, so that a counter beside it follows. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const field of fields) {
    const control = fieldOf(form, field);
    if (control.value === values[field]) continue;
    control.value = values[field];
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The control of a field. */
export function fieldOf(form: HTMLFormElement, field: Field) {
  return form.elements.namedItem(field) as
    HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
}

/** Whether nothing has been typed or chosen. */
export function isEmpty(values: FormValues): boolean {
  return fields.every((field) => values[field].trim() === '');
}

/** The values, their gaps filled from others. */
export function filledFrom(values: FormValues, others: FormValues): FormValues {
  return mapFields((field) => values[field] || others[field]);
}
