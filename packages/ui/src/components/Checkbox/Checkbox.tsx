'use client';

import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type ControlAttributes, type ControlProps } from '../Field/Field.js';
import { box } from './Checkbox.css.js';

type NativeAttributes = Omit<ControlAttributes<InputHTMLAttributes<HTMLInputElement>>, 'value'>;

export interface CheckboxProps
  extends NativeAttributes, Omit<ControlProps<HTMLInputElement>, 'label' | 'optionalLabel'> {
  /** What is chosen or agreed to, beside the box; may contain a link. */
  label: ReactNode;
  /** Whether the form needs it ticked, as for a consent. @default false */
  required?: boolean | undefined;
  /** Submitted under `name` if it is ticked. @default 'on', by the browser */
  value?: string | undefined;
  /** Whether it is ticked at first. A consent must not be. @default false */
  defaultChecked?: boolean | undefined;
  /** Controlled state: change it in `onChange`, or the box stays as it is. */
  checked?: boolean | undefined;
}

/** A yes, or one of several answers; give each of those an `id` and a `value`, in a `fieldset`. */
export function Checkbox({ required = false, readOnly, ref, onClick, ...props }: CheckboxProps) {
  return (
    <Field {...props} required={required} labelPosition="beside">
      {(attributes) => (
        <input
          {...attributes}
          ref={ref}
          type="checkbox"
          className={box}
          // HTML has no read-only checkbox.
          aria-readonly={readOnly}
          onClick={(event) => {
            if (readOnly) event.preventDefault();
            onClick?.(event);
          }}
        />
      )}
    </Field>
  );
}
