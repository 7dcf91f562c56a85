import { fields, mapFields, type Field } from '@advisor/contract';

/** Values of the form's fields, untrimmed. */
export type FormValues = Record<Field, string>;

/** Reads the fields from the DOM, which includes text typed before hydration. */
export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return mapFields((field) => String(data.get(field) ?? ''));
}

/**
 * What the visitor has typed or chosen; empty for fields with their initial value, so that the next case can
 * prefill them.
 */
export function typedValues(form: HTMLFormElement): FormValues {
  return mapFields((field) => {
    const control = fieldOf(form, field);
    return isPristine(control) ? '' : control.value;
  });
}

function isPristine(control: ReturnType<typeof fieldOf>): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const initial = [...control.options].find(({ defaultSelected }) => defaultSelected);
  return control.value === (initial?.value ?? '');
}

/** Sets a field and fires `input`, so that its counter follows. */
function write(control: ReturnType<typeof fieldOf>, value: string): void {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a draft's values into the fields that still have their initial value. */
export function restoreValues(form: HTMLFormElement, draft: FormValues): void {
  for (const field of fields) {
    const control = fieldOf(form, field);
    if (draft[field] && isPristine(control)) write(control, draft[field]);
  }
}

export function clearValues(form: HTMLFormElement): void {
  for (const field of fields) write(fieldOf(form, field), '');
}

/** Changes the initial value of fields that are empty, or that the visitor has not changed. */
export function prefillValues(form: HTMLFormElement, values: Partial<FormValues>): void {
  for (const field of fields) {
    const value = values[field];
    const control = fieldOf(form, field);
    if (value === undefined || (control.value && !isPristine(control))) continue;
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
