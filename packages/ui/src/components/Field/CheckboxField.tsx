import type { InputHTMLAttributes, ReactNode } from 'react';
import { checkbox } from './control.css.js';
import { Field, type ControlAttributes, type ControlProps } from './Field.js';

export type CheckboxFieldProps = ControlAttributes<InputHTMLAttributes<HTMLInputElement>> &
  Omit<ControlProps<HTMLInputElement>, 'label'> & {
    /** What one agrees to, as a sentence; it may hold a link to the whole text. */
    label: ReactNode;
    /** What the form sends if it is checked. @default 'on' */
    value?: string | undefined;
    /** Whether it is checked in the HTML; from then on it keeps its state itself. @default false */
    defaultChecked?: boolean | undefined;
    /** Whether it is checked, kept by you: needs `onChange`. */
    checked?: boolean | undefined;
  };

/** A choice of yes or no, such as a consent. Uncontrolled unless it has `checked`. */
export function CheckboxField({ ref, ...props }: CheckboxFieldProps) {
  return (
    <Field {...props} labelIs="beside">
      {(attributes) => <input {...attributes} ref={ref} type="checkbox" className={checkbox} />}
    </Field>
  );
}
